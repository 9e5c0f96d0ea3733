import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/deliver/files.ts';
import { partsIn, programScript, writeOffline } from '../../src/deliver/offline.ts';
import { partAddress } from '../../src/model/offline-parts.ts';
import { newFolder } from './folder.ts';

const program = 'const here=import.meta.url;var search=1;export{createInstance,search};';

/** A site with a search index of `texts` texts, and other files. */
function siteWith(texts: number): string {
  const folder = newFolder();
  const write = (path: string, bytes: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  write('index.html', '<p>page</p>');
  write('search/ids.json', '["FR-016"]\n');
  write('pagefind/pagefind.js', program);
  write('pagefind/de/pagefind.js', program);
  write('pagefind/pagefind-entry.json', '{}');
  write('pagefind/index/en_1.pf_index', Buffer.from([0x1f, 0x8b, 0, 255, 34, 92, 10]));
  for (let at = 0; at < texts; at++) write(`pagefind/fragment/en_${at.toString(16).padStart(7, '0')}.pf_fragment`, Buffer.from([at % 256]));
  return folder;
}

test.each([1, 64, 200])('the scripts hold every part of an index of %d texts byte by byte, and nothing else', (texts) => {
  const folder = siteWith(texts);
  const wanted = filesBelow(folder).filter((it) => it === 'search/ids.json' || (it.startsWith('pagefind/') && !it.endsWith('.js')));
  const copies = writeOffline(folder).map((it) => it.path);
  const parts = copies.flatMap((it) => partsIn(readFileSync(join(folder, it), 'utf8')));
  expect(parts.map((it) => it.path).toSorted()).toEqual(wanted);
  expect(parts.filter(({ path, bytes }) => !bytes.equals(readFileSync(join(folder, path))))).toEqual([]);
  // What no part says cannot hide between them.
  const lines = copies.flatMap((it) => readFileSync(join(folder, it), 'utf8').trimEnd().split('\n'));
  expect(lines).toHaveLength(parts.length);
  expect(filesBelow(join(folder, 'offline')).map((it) => `offline/${it}`)).toEqual([...copies, 'offline/program.js'].toSorted());
});

test('a part is found in the script that the page looks for', () => {
  const folder = siteWith(200);
  const copies = writeOffline(folder).map((it) => it.path);
  const { parts } = ((): { parts: Record<string, number> } => {
    const said = /^handoverOffline\.parts=(.*);$/m.exec(readFileSync(join(folder, 'offline/program.js'), 'utf8'))?.[1];
    return { parts: JSON.parse(said ?? '{}') };
  })();
  expect(parts).toEqual({ 'pagefind/fragment': 1 });
  for (const copy of copies) {
    for (const { path } of partsIn(readFileSync(join(folder, copy), 'utf8'))) expect(`offline/${partAddress(path, parts)}`).toBe(copy);
  }
});

test('the program is made anew for each language, and asks no server', () => {
  const script = programScript('const a=import.meta.url,b=fetch("x");export{createInstance,a};\n', {});
  expect(script).toBe(`handoverOffline.program=function(){var fetch=handoverOffline.fetch,Worker;const a="",b=fetch("x");
return{createInstance};};
handoverOffline.parts={};
`);
  expect(() => programScript('export default 1;', {})).toThrow('The program of the search has another form than it had.');
});
