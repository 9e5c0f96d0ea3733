import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import type { MdastPluginDefinition } from 'satteri';
import { newPage, type Page } from '../markdown/page.ts';
import { contentOf, featuresOf, headingsAndComments } from '../markdown/render-plain.ts';
import { targetOf } from '../markdown/urls.ts';
import { voicesOf } from '../markdown/voice.ts';
import type { HandPages } from '../model/hand-page.ts';
import { readHandPages, readSite } from './content.ts';

/** Module that gives pages the texts written by hand, as components by id. */
const texts = 'virtual:hand-written';
const idPrefix = 'doc-';

/** The part of Astro that pages written by hand need: none where there are none. */
export function handIntegrations(content: string): AstroIntegration[] {
  const { pages } = readHandPages(content);
  if (pages.length === 0) return [];
  return [
    asDocuments(pages, readSite(content).options.language),
    ...(pages.some((it) => it.form === 'mdx') ? [mdx({ syntaxHighlight: false, smartypants: false })] : []),
  ];
}

/** What a plug-in is told of the text that is compiled. */
interface Compiled {
  fileURL: URL | undefined;
  data: object;
}

/** Gives Markdown and MDX the same links, headings, tables and code as documents of the repository have, and images of their own folder. */
function asDocuments(pages: HandPages['pages'], language: string): AstroIntegration {
  const voices = voicesOf(language);
  const known = new Map<object, Page>();
  const byFile = new Map(pages.map((it) => [`${it.id}.${it.form}`, it]));
  const pageOf = ({ fileURL, data }: Compiled): Page => {
    const there = known.get(data);
    if (there !== undefined) return there;
    const { links = [], images = [], lang = 'und' } = byFile.get(fileURL?.pathname.split('/').at(-1) ?? '') ?? {};
    const page = newPage({
      idPrefix,
      voice: voices(lang),
      linkOf: (url) => to(links, url),
      imageOf: (url) => {
        // The address was set before: see below.
        const image = images.find((it) => it.written === url || it.src === url);
        return image === undefined ? null : { kind: 'shown', ...image };
      },
    });
    known.set(data, page);
    return page;
  };
  return {
    name: 'hand-written-as-documents',
    hooks: {
      'astro:config:setup': ({ config }) => {
        const { processor } = config.markdown;
        if (processor.name !== 'satteri') throw new Error('Astro reads Markdown with another program than was expected.');
        Object.assign(processor.options, {
          mdastPlugins: [(it: Compiled) => headingsAndComments(pageOf(it), () => undefined), (it: Compiled) => imagesOf(pageOf(it))],
          hastPlugins: [(it: Compiled) => contentOf(pageOf(it))],
          features: { ...featuresOf({ idPrefix, voice: voices('und') }), smartPunctuation: false },
        });
      },
    },
  };
}

/** What a written address becomes; null for one that is not among them. */
const to = (list: HandPages['pages'][number]['links'], url: string): string | null => list.find((it) => it.written === url)?.to ?? null;

/** Gives images their addresses before Astro sees them: it would take a path for a file to be processed. */
const imagesOf = ({ imageOf }: Page): MdastPluginDefinition => ({
  name: 'images',
  image(image, context) {
    const target = targetOf(image.url);
    const own = target.kind === 'path' ? imageOf(target.path) : null;
    if (own?.kind === 'shown') context.setProperty(image, 'url', own.src);
  },
});

/** Lets pages import what was written by hand, wherever the content folder lies. */
export function handTexts(content: string): NonNullable<ViteUserConfig['plugins']>[number] {
  const folder = join(content, 'pages');
  const here = fileURLToPath(import.meta.url);
  return {
    name: 'hand-written',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === texts) return `\0${texts}`;
      // What a compiled text imports is part of the program, and is found from here only.
      if (importer?.startsWith(folder + sep) === true && !/^[./\0]/.test(source))
        return await this.resolve(source, here, { skipSelf: true });
      return null;
    },
    load(id) {
      if (id !== `\0${texts}`) return null;
      const { pages } = readHandPages(content);
      const imports = pages.map(
        ({ id: name, form }, index) => `import { Content as text${index} } from ${JSON.stringify(join(folder, `${name}.${form}`))};`,
      );
      const entries = pages.map(({ id: name }, index) => `[${JSON.stringify(name)}, text${index}]`);
      return `${imports.join('\n')}\nexport const texts = new Map([${entries.join(', ')}]);\n`;
    },
  };
}
