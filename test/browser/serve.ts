import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteHeaders } from '../../src/model/headers.ts';
import { typeOf } from '../../src/serve/types.ts';

export interface Served {
  /** Origin, for example `http://127.0.0.1:40123`. */
  origin: string;
  close(): Promise<void>;
}

/** How a host sends what it has. */
interface Sending {
  /** Headers of every answer. */
  headers: Iterable<readonly [string, string]>;
  /** Endings of files that are sent compressed to whoever takes them. */
  packed: ReadonlySet<string>;
  /** Pages as they are sent. */
  changed(html: string): string;
}

const plainly: Sending = { headers: [], packed: new Set(), changed: (html) => html };
const texts: ReadonlySet<string> = new Set(['.html', '.css', '.js', '.json', '.md', '.svg', '.txt']);

/** Serves a folder as a plain host does: `index.html` for a folder, `404.html` for what is not there. Pages are sent as `changed` gives them. */
export async function serve(folder: string, changed = plainly.changed): Promise<Served> {
  return await started(folder, { ...plainly, changed });
}

/** Serves a folder as a good host does: compressed, with the headers the site asks for. */
export async function hosted(folder: string): Promise<Served> {
  return await started(folder, { ...plainly, headers: [...siteHeaders, ['cache-control', 'no-cache']], packed: texts });
}

async function started(folder: string, { headers, packed, changed }: Sending): Promise<Served> {
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
    const body = file.endsWith('.html') ? Buffer.from(changed(readFileSync(file, 'utf8'))) : readFileSync(file);
    const packs = packed.has(extname(file)) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    for (const [name, value] of headers) response.setHeader(name, value);
    if (packs) response.setHeader('content-encoding', 'gzip');
    response.writeHead(found ? 200 : 404, { 'content-type': typeOf(file) });
    response.end(packs ? gzipSync(body) : body);
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
