import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteHeaders } from '../../src/model/headers.ts';
import { typeOf } from '../../src/serve/types.ts';

const texts: ReadonlySet<string> = new Set(['.html', '.css', '.js', '.json', '.md', '.svg', '.txt']);

/** Serves a folder as a good host does: compressed, with the headers the site asks for. Gives its origin, and how to end it. */
export async function hosted(folder: string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const wanted = join(folder, normalize(path), path.endsWith('/') ? 'index.html' : '');
    const found = statSync(wanted, { throwIfNoEntry: false })?.isFile() === true;
    const file = found ? wanted : join(folder, '404.html');
    const bytes = readFileSync(file);
    const packed = texts.has(extname(file)) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    for (const [name, value] of siteHeaders) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-cache');
    if (packed) response.setHeader('content-encoding', 'gzip');
    response.writeHead(found ? 200 : 404, { 'content-type': typeOf(file) });
    response.end(packed ? gzipSync(bytes) : bytes);
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
