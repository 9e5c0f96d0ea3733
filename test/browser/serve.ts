import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface Served {
  /** Origin, for example `http://127.0.0.1:40123`. */
  origin: string;
  close(): Promise<void>;
}

/** Serves a folder as a plain host does: `index.html` for a folder, `404.html` for what is not there. Pages are sent as `changed` gives them. */
export async function serve(folder: string, changed = (html: string): string => html): Promise<Served> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const wanted = join(folder, normalize(path), path.endsWith('/') ? 'index.html' : '');
    const found = statSync(wanted, { throwIfNoEntry: false })?.isFile() === true;
    const file = found ? wanted : join(folder, '404.html');
    // A folder that holds a site below it has no page for what is not there.
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(file.endsWith('.html') ? changed(readFileSync(file, 'utf8')) : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
