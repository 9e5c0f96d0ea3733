import { createServer } from 'node:http';
import { Failure } from '../model/failure.ts';
import { answer, type Served } from './answer.ts';
import { isLoopback } from './own-hosts.ts';
import { typeOf } from './types.ts';

/** Port that is tried first where none is asked for. */
const firstPort = 4321;
const tries = 100;

/** A server that answers. */
export interface Listening {
  /** Address of the site, as a browser takes it. */
  url: string;
  /** True when other machines can reach it. */
  open: boolean;
  /** Ends it, with all its connections. */
  close(): Promise<void>;
}

/** Serves a site. `port` null takes the first free port from 4321 on. Throws a Failure when it cannot listen there. */
export async function listen(served: Served, port: number | null): Promise<Listening> {
  const server = createServer((request, response) => {
    try {
      answer(request, response, served);
    } catch (error) {
      // One file that the system will not give must not end the server for all others.
      if (!response.headersSent) response.writeHead(500, { 'content-type': typeOf('.txt') });
      response.end(`The file could not be read (${String(codeOf(error) ?? 'unexpected')}).\n`);
    }
  });
  const taken = await firstFree(port, (it) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const fail = (error: Error): void => reject(error);
    server.once('error', fail);
    server.listen(it, served.host, () => {
      server.off('error', fail);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : it);
    });
    return promise;
  }).catch((error: unknown) => {
    throw failureOf(error, served.host, port);
  });
  return {
    url: `http://${shownHost(served.host)}:${taken}${served.base}`,
    open: !isLoopback(served.host),
    close: async () => {
      served.live?.close();
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      await promise;
    },
  };
}

async function firstFree(port: number | null, listenOn: (port: number) => Promise<number>): Promise<number> {
  if (port !== null) return await listenOn(port);
  for (let it = firstPort; ; it += 1) {
    try {
      return await listenOn(it);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || it >= firstPort + tries) throw error;
    }
  }
}

/** What a browser is given for an address that is listened on; `0.0.0.0` is none it could ask for. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function failureOf(error: unknown, host: string, port: number | null): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const message = port === null ? `Every port from ${firstPort} to ${firstPort + tries} is in use.` : `Port ${port} is in use.`;
    return new Failure('HO251', 'usage', message, [
      port === null ? 'Name a free port with --port.' : 'Leave --port out to take the next free one, or end the program that uses it.',
    ]);
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new Failure('HO252', 'usage', `The system does not let this user listen on port ${port ?? firstPort}.`, [
      'Name a port above 1023 with --port.',
    ]);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL') {
    return new Failure('HO252', 'usage', `This machine has no address ${host}.`, [
      'Correct --host, or leave it out: 127.0.0.1 is reached from this machine only, 0.0.0.0 from every network it is in.',
    ]);
  }
  return error;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
