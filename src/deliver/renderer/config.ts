import { fileURLToPath } from 'node:url';
import type { AstroUserConfig, ViteUserConfig } from 'astro';
import { passthroughImageService } from 'astro/config';
import { handTexts } from '../hand-pages.ts';
import { licences } from '../licences.ts';
import { classicScript } from '../classic-script.ts';
import { compareScript, everywhereScript, notFoundScript, searchScript, themeScript } from '../script-addresses.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

const scripts = [
  [new URL('../../components/search/start.ts', import.meta.url), searchScript],
  [new URL('../../components/not-found/start.ts', import.meta.url), notFoundScript],
  [new URL('../../components/versions/compare-page.ts', import.meta.url), compareScript],
  [new URL('../../components/everywhere.ts', import.meta.url), everywhereScript],
  [new URL('../../components/theme/start.ts', import.meta.url), themeScript],
] as const;

/**
 * Makes each script of the site one file that is no module, because a page from disk may load none. Astro finds scripts and styles written inside a page only while its root and the pages
 * lie below one folder; a build has its root in a temporary one.
 */
const withScripts: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'scripts',
  apply: 'build',
  applyToEnvironment: (it) => it.name === 'client',
  async buildStart() {
    for (const [script, address] of scripts) {
      this.emitFile({ type: 'asset', source: await classicScript(fileURLToPath(script)), fileName: address.slice(1) });
    }
  },
};

/**
 * Bundles nothing for a page under development: Astro starts such a server for a moment to read the content, which would bundle its toolbar
 * each time.
 */
const withoutToolbar: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'without-toolbar',
  enforce: 'post',
  configEnvironment(_name, { optimizeDeps }) {
    if (optimizeDeps?.include !== undefined) optimizeDeps.include = [];
  },
};

/** How Astro builds the pages of `content`. Everything is named here: no configuration, environment file or plug-in is looked for. */
export function astroConfig(content: string): AstroUserConfig {
  return {
    srcDir: source,
    publicDir: `${source}public`,
    trailingSlash: 'always',
    prerenderConflictBehavior: 'error',
    // Images of a scanned repository are never processed.
    image: { service: passthroughImageService() },
    // The content security policy allows no style or script inside a page.
    build: { format: 'directory', inlineStylesheets: 'never' },
    // Code is marked up by the program itself, and nothing of a text is changed.
    markdown: { syntaxHighlight: false },
    devToolbar: { enabled: false },
    vite: {
      envDir: false,
      define: { __LICENCES__: JSON.stringify(licences()) },
      css: { postcss: {} },
      build: { assetsInlineLimit: 0 },
      plugins: [withScripts, withoutToolbar, handTexts(content)],
    },
  };
}
