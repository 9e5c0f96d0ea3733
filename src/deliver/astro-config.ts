import { fileURLToPath } from 'node:url';
import type { AstroUserConfig, ViteUserConfig } from 'astro';
import { passthroughImageService } from 'astro/config';
import { licences } from './licences.ts';
import { searchScript } from './search-script.ts';

const source = fileURLToPath(new URL('../', import.meta.url));

/**
 * Bundles the script of the search page. Astro finds scripts and styles written inside a page only while its root and the pages
 * lie below one folder; a build has its root in a temporary one.
 */
const withSearchScript: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'search-script',
  apply: 'build',
  applyToEnvironment: (it) => it.name === 'client',
  buildStart() {
    const id = fileURLToPath(new URL('../components/search/start.ts', import.meta.url));
    this.emitFile({ type: 'chunk', id, fileName: searchScript.slice(1) });
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
    devToolbar: { enabled: false },
    vite: {
      envDir: false,
      define: { __CONTENT__: JSON.stringify(content), __LICENCES__: JSON.stringify(licences()) },
      css: { postcss: {} },
      build: { assetsInlineLimit: 0 },
      plugins: [withSearchScript],
    },
  };
}
