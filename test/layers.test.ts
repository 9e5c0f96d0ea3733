import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** What the files of a folder may import: folders of `src`, and packages or parts of Node. */
const layers: readonly { folder: string; sources: readonly string[]; packages: RegExp }[] = [
  { folder: 'model', sources: [], packages: /^zod$/ },
  { folder: 'redact', sources: ['model'], packages: /^(?:zod|jsonc-parser|smol-toml|yaml|satteri|@secretlint\/secretlint-rule-.*)$/ },
  { folder: 'data', sources: ['model'], packages: /^(?:jsonc-parser|smol-toml|yaml)$/ },
  {
    folder: 'markdown',
    sources: ['model', 'data', 'words'],
    packages: /^(?:satteri|gray-matter|zod|mdast|hast|unist|hast-util-.*|github-slugger|shiki\/.*|beautiful-mermaid|node:crypto)$/,
  },
  { folder: 'headings', sources: ['model'], packages: /^$/ },
  { folder: 'claims', sources: ['model'], packages: /^$/ },
  { folder: 'compare', sources: ['model', 'markdown'], packages: /^diff\/lib\/diff\/array\.js$/ },
  { folder: 'versions', sources: ['model', 'compare', 'words'], packages: /^$/ },
  { folder: 'git', sources: ['model', 'redact'], packages: /^(?:simple-git|node:.*)$/ },
  { folder: 'history', sources: ['model', 'markdown'], packages: /^zod$/ },
  { folder: 'collections', sources: ['model', 'data', 'markdown', 'headings', 'loop'], packages: /^(?:zod|picomatch|shell-quote)$/ },
  { folder: 'hand-written', sources: ['model', 'markdown'], packages: /^(?:satteri|zod|node:path)$/ },
  { folder: 'run-it', sources: ['model', 'data', 'markdown'], packages: /^picomatch$/ },
  {
    folder: 'collect',
    sources: ['model', 'data', 'markdown', 'history', 'compare', 'words', 'versions', 'redact', 'git', 'run-it', 'hand-written', 'claims'],
    packages: /^(?:zod|eld\/small|picomatch|node:.*)$/,
  },
  {
    folder: 'deliver',
    sources: ['model', 'markdown', 'history', 'words', 'versions', 'collections', 'loop'],
    packages: /^(?:zod|astro|astro\/.*|@astrojs\/mdx|satteri|vite|pagefind|node:.*)$/,
  },
  { folder: 'words', sources: [], packages: /^$/ },
  { folder: 'verify', sources: ['model'], packages: /^$/ },
  { folder: 'access', sources: [], packages: /^$/ },
  { folder: 'config', sources: ['model', 'data', 'redact', 'words'], packages: /^(?:zod|jsonc-parser|node:.*)$/ },
  { folder: 'serve', sources: ['model'], packages: /^(?:chokidar|node:.*)$/ },
  { folder: 'scan', sources: ['model'], packages: /^node:crypto$/ },
  { folder: 'init', sources: ['model'], packages: /^$/ },
  { folder: 'loop', sources: ['model', 'headings'], packages: /^(?:zod|jsonc-parser)$/ },
  { folder: 'check', sources: ['model', 'collections', 'scan', 'claims', 'loop'], packages: /^node:crypto$/ },
  { folder: 'hooks', sources: ['model', 'redact', 'loop'], packages: /^node:.*$/ },
  {
    folder: 'cli',
    sources: [
      'model',
      'data',
      'markdown',
      'redact',
      'git',
      'run-it',
      'hand-written',
      'collections',
      'collect',
      'deliver',
      'config',
      'serve',
      'init',
      'scan',
      'access',
      'verify',
      'words',
      'loop',
      'hooks',
      'check',
      'claims',
    ],
    packages: /^(?:commander|listr2|zod|vite|@clack\/prompts|node:.*)$/,
  },
];

const imported = /^\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imported)].map((it) => it[1] ?? it[2] ?? it[3] ?? '');
}

function target(file: string, specifier: string): string {
  return posix.normalize(posix.join(posix.dirname(file), specifier));
}

test.each(layers)('$folder imports only what stands before it', ({ folder, sources, packages }) => {
  const wrong = globSync(`src/${folder}/**/*.ts`).flatMap((file) =>
    importsOf(file)
      .filter((it) => {
        if (!it.startsWith('.')) return !packages.test(it);
        const [, other = ''] = target(file, it).split('/');
        return other !== folder && !sources.includes(other);
      })
      .map((it) => `${file} imports ${it}`),
  );
  expect(wrong).toEqual([]);
});

test('a collection never imports a sibling', () => {
  const wrong = globSync('src/collections/*/**/*.{ts,astro}').flatMap((file) => {
    const [, , own = ''] = file.split('/');
    return importsOf(file)
      .filter((it) => it.startsWith('.') && target(file, it).startsWith('src/collections/'))
      .filter((it) => target(file, it).split('/')[2] !== own)
      .map((it) => `${file} imports ${it}`);
  });
  expect(wrong).toEqual([]);
});

test('only the pages, layouts, components, entries and the site builder know Astro', () => {
  const wrong = globSync('src/**/*.ts')
    .filter((it) => !/^src\/(?:pages|layouts|components|deliver)\/|^src\/content\.config\.ts$|^src\/env\.d\.ts$/.test(it))
    .filter((file) => importsOf(file).some((it) => /^astro(?::|\/|$)/.test(it)));
  expect(wrong).toEqual([]);
});

test('pages and components never touch the disk, git or the clock', () => {
  const wrong = globSync('src/{pages,layouts,components,collections}/**/*.{ts,astro}').filter((file) =>
    /['"]node:(?!path)|\bDate\.now\(|new Date\(\)|Math\.random\(/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('HTML goes into a page as it stands only where the text of a document is shown, which was cleaned', () => {
  const found = globSync('src/**/*.{ts,astro}')
    .filter((it) =>
      /set:html|define:vars|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|is:raw|\bunescapeHTML/.test(
        readFileSync(it, 'utf8'),
      ),
    )
    .toSorted();
  expect(found).toEqual([
    'src/components/RecordPage.astro',
    'src/components/print/Chapter.astro',
    'src/components/print/Printed.astro',
    'src/pages/documents/[id].astro',
  ]);
});

test('no image, font or address is taken through a service of Astro', () => {
  const wrong = globSync('src/**/*.{ts,astro}').filter((it) =>
    /astro:(?:assets|transitions|actions|env)|getImage|<Image\b/.test(readFileSync(it, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('no import runs in a circle', () => {
  const graph = new Map(
    globSync('src/**/*.ts').map((file) => [file, importsOf(file).flatMap((it) => (it.startsWith('.') ? [target(file, it)] : []))]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file) || path.includes(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  expect(circles).toEqual([]);
});
