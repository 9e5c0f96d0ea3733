import { request } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Served } from '../../src/serve/answer.ts';
import { listen } from '../../src/serve/listen.ts';

/** What a server said. */
export interface Said {
  status: number;
  type: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** A server on a free port that is gone when the test is. `ask` sends an address just as it is written. */
export async function serving(site: Partial<Served> & Pick<Served, 'folder'>) {
  const server = await listen({ base: '/', host: '127.0.0.1', live: null, ...site }, 0);
  onTestFinished(() => server.close());
  const { port } = new URL(server.url);
  const ask = async (path: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Said> => {
    const { promise, resolve, reject } = Promise.withResolvers<Said>();
    const asked = request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'], headers: response.headers, text }),
      );
    });
    asked.on('error', reject).end();
    return await promise;
  };
  return { ...server, port: Number(port), ask };
}
