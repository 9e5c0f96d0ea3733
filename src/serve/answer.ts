import { closeSync, createReadStream, readFileSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { siteHeaders } from '../model/headers.ts';
import { eventsPath, scriptPath, type Live } from './live.ts';
import { openBelow, type OpenFile } from './open-file.ts';
import { isOwnHost } from './own-hosts.ts';
import { reloadScript } from './reload-script.ts';
import { routeOf } from './route.ts';
import { typeOf } from './types.ts';
import { withScript } from './with-script.ts';

/** What is served. */
export interface Served {
  /** Folder of the site; null while there is none yet. */
  folder(): string | null;
  /** Path below which the site stands; begins and ends with `/`. */
  base: string;
  /** Address that is listened on. */
  host: string;
  /** Reloads open pages; null for a site served just as it lies there. */
  live: Live | null;
}

/** Answers one request as a static host does. */
export function answer(request: IncomingMessage, response: ServerResponse, { folder, base, host, live }: Served): void {
  for (const [name, value] of siteHeaders) response.setHeader(name, value);
  response.setHeader('cache-control', live === null ? 'no-cache' : 'no-store');
  const say = (status: number, text: string): void => void response.writeHead(status, { 'content-type': typeOf('.txt') }).end(`${text}\n`);
  const send = (file: OpenFile, name: string, status: number): void => {
    if (live === null && status === 200 && isKnown(request, response, file)) return;
    deliver(file, name, { head: request.method === 'HEAD', status, live, response });
  };

  if (!isOwnHost(request.headers.host, host)) return say(403, 'This server answers only requests for the name of this machine.');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return say(405, 'Only GET and HEAD are answered.');
  }
  const [path] = (request.url ?? '').split('?');
  if (live !== null && path === eventsPath) return live.connect(response);
  if (live !== null && path === scriptPath) return void response.writeHead(200, { 'content-type': typeOf('.js') }).end(reloadScript);

  const root = folder();
  if (root === null) {
    response.setHeader('refresh', '2');
    return say(503, 'The first build is running. This page looks again by itself.');
  }
  const route = routeOf(request.url ?? '', base);
  if (route.kind === 'malformed') return say(400, 'The address is malformed.');
  if (route.kind === 'redirect') return redirect(response, route.to);
  if (route.kind === 'outside') return say(404, `Nothing stands here. The site stands at ${base}`);
  if (route.kind === 'file') {
    const names = route.folder ? [...route.names, 'index.html'] : route.names;
    const found = openBelow(root, names);
    if (found !== null && found !== 'folder') return send(found, names.at(-1) ?? '', 200);
    if (found === 'folder' && hasPage(root, names))
      return redirect(response, `${base}${names.map(encodeURIComponent).join('/')}/${route.query}`);
  }
  const missing = openBelow(root, ['404.html']);
  if (missing === null || missing === 'folder') return say(404, 'Not found.');
  send(missing, '404.html', 404);
}

function hasPage(root: string, names: readonly string[]): boolean {
  const page = openBelow(root, [...names, 'index.html']);
  if (page === null || page === 'folder') return false;
  closeSync(page.descriptor);
  return true;
}

function redirect(response: ServerResponse, to: string): void {
  // A browser would keep a permanent redirect of this port for whatever is served on it next.
  response.writeHead(301, { location: to, 'cache-control': 'no-store' }).end();
}

/** Answers that the browser's copy is still good, where it is; the file is closed then. */
function isKnown(request: IncomingMessage, response: ServerResponse, { descriptor, stats }: OpenFile): boolean {
  const tag = tagOf(stats);
  response.setHeader('etag', tag);
  const known = (request.headers['if-none-match'] ?? '').split(',').some((it) => it.trim() === tag);
  if (!known) return false;
  closeSync(descriptor);
  response.writeHead(304).end();
  return true;
}

const tagOf = ({ size, mtimeMs }: Stats): string => `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;

interface Way {
  head: boolean;
  status: number;
  live: Live | null;
  response: ServerResponse;
}

function deliver({ descriptor, stats }: OpenFile, name: string, { head, status, live, response }: Way): void {
  const type = typeOf(name);
  if (live !== null && type === typeOf('.html')) {
    const text = withScript(readFileSync(descriptor, 'utf8'), `${scriptPath}?build=${encodeURIComponent(live.build())}`);
    closeSync(descriptor);
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(head ? undefined : text);
    return;
  }
  response.writeHead(status, { 'content-type': type, 'content-length': stats.size });
  if (head) {
    closeSync(descriptor);
    response.end();
    return;
  }
  // The browser may leave, and a file may be cut off meanwhile: either way the connection ends, which says that it was not whole.
  pipeline(createReadStream('', { fd: descriptor }), response, (error) => void (error && response.destroy()));
}
