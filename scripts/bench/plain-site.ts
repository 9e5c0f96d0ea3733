import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a bare Astro project into `folder`, a new one: one page over exactly the texts that `content`, a content folder, holds. Gives their number. */
export function writePlainSite(folder: string, content: string): number {
  const write = (path: string, text: string): void => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  symlinkSync(join(import.meta.dirname, '..', '..', 'node_modules'), join(folder, 'node_modules'), 'dir');
  const texts = globSync('{records,sources}/**/*.md', { cwd: content });
  for (const path of texts) write(`texts/${path}`, plainOf(readFileSync(join(content, path), 'utf8')));
  return texts.length;
}

const files: Readonly<Record<string, string>> = {
  'package.json': '{"private":true,"type":"module"}\n',
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { texts: defineCollection({ loader: glob({ pattern: '**/*.md', base: './texts' }) }) };
`,
  'src/pages/[...id].astro': `---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () => (await getCollection('texts')).map((text) => ({ params: { id: text.id }, props: { text } }));
const { text } = Astro.props;
const { Content } = await render(text);
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>{text.id}</title></head><body><main data-pagefind-body><Content /></main></body></html>
`,
};

const frontMatter = /^\s*(?:---|\+\+\+)[\s\S]*?\n(?:---|\+\+\+)[^\n]*\n?/;

/** A text that bare Astro can take: it stops on front matter that is not YAML, and on images that are not there. */
function plainOf(text: string): string {
  return text.replace(frontMatter, '').replaceAll('![', '[');
}
