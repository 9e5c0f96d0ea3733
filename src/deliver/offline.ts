import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { partAddress, type Parts } from '../model/offline-parts.ts';
import { pastList } from '../model/past-search.ts';
import { searchList } from '../model/search-lists.ts';
import type { ListedFile } from '../model/recorded.ts';
import { listedAs } from './digest.ts';
import { filesBelow } from './files.ts';
import { offlineProgram } from './script-addresses.ts';

/** Texts of pages in one script; a reader from disk loads those of a few pages at a time. */
const together = 64;

/** Files of the search that a page needs; the program itself becomes a script of its own. */
const isPart = (path: string): boolean =>
  path === searchList('ids') ||
  path === searchList('dates') ||
  path === pastList ||
  (path.startsWith('pagefind/') && !path.endsWith('.js'));

/**
 * Writes the search of the site in `out` once more as scripts, which is all that a page from disk may load: the program without `fetch`
 * and `import`, and every part of the index, byte by byte, as text. Gives the files it wrote that hold nothing but copies of others, as a site lists them.
 */
export function writeOffline(out: string): ListedFile[] {
  const paths = filesBelow(out).filter(isPart);
  const parts = spread(paths);
  const folder = join(out, dirname(offlineProgram));
  const scripts = Map.groupBy(paths, (it) => partAddress(it, parts));
  const copies = [...scripts].map(([name, its]) => {
    const target = join(folder, name);
    const bytes = Buffer.from(its.map((it) => partCall(it, readFileSync(join(out, it)))).join(''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    return listedAs(posix.join(posix.dirname(offlineProgram).slice(1), name), bytes);
  });
  writeFileSync(join(out, offlineProgram), programScript(readFileSync(join(out, 'pagefind/pagefind.js'), 'utf8'), parts));
  return copies;
}

/** One part as a line of a script. */
function partCall(path: string, bytes: Buffer): string {
  return `handoverOffline.part(${JSON.stringify(path)},"${bytes.toString('base64')}");\n`;
}

/** The parts that a line of such a script holds, for whoever wants to compare them. */
export function partsIn(script: string): { path: string; bytes: Buffer }[] {
  return [...script.matchAll(/^handoverOffline\.part\((".*?"),"([A-Za-z0-9+/=]*)"\);$/gm)].map(([, path = '""', base64 = '']) => ({
    path: String(JSON.parse(path)),
    bytes: Buffer.from(base64, 'base64'),
  }));
}

/** By how many digits of their names the texts of pages are put together, folder by folder: about as many as fit into one script. */
function spread(paths: readonly string[]): Parts {
  const folders = Map.groupBy(
    paths.filter((it) => it.endsWith('.pf_fragment')),
    (it) => posix.dirname(it),
  );
  return Object.fromEntries([...folders].map(([folder, its]) => [folder, Math.max(0, Math.ceil(Math.log2(its.length / together) / 4))]));
}

/** Pagefind's program as a function that makes a new one for each language, with the parts of the index in the place of a server. */
export function programScript(pagefind: string, parts: Parts): string {
  const exported = /\bexport\s*\{[^{}]*\bcreateInstance\b[^{}]*\}\s*;?\s*$/.exec(pagefind);
  if (exported === null) throw new Error('The program of the search has another form than it had.');
  const body = pagefind.slice(0, exported.index).replaceAll('import.meta.url', '""');
  return `handoverOffline.program=function(){var fetch=handoverOffline.fetch,Worker;${body}
return{createInstance};};
handoverOffline.parts=${JSON.stringify(parts)};
`;
}
