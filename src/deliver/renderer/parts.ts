import { join } from 'node:path';
import type { RouteData } from 'astro';
import type { StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';

/** What Astro makes of the program's pages, and what is needed to render pages with it. It holds nothing of a repository. */
export interface Renderer {
  /** File of `pages` that is loaded first. */
  entry: string;
  /** The styles of each kind of page, by Astro's key of it. */
  styles: readonly (readonly [string, readonly unknown[]])[];
}

/** The module that Astro makes. Its types stand in no declaration: this is what its own build does with it (7.3). */
export interface PagesModule {
  app: StaticPathsApp & {
    setInternals(internals: Internals): void;
    setOptions(options: object): void;
    render(request: Request, options: { routeData: RouteData }): Promise<Response>;
  };
}

/** What a page asks of the build that made it. */
export interface Internals {
  pagesByKeys: ReadonlyMap<string, { styles: readonly unknown[] }>;
}

/** Environment variable by which the pages know the folder of their content; set before they are loaded. */
export const contentVariable = 'HANDOVER_CONTENT';

/** Where the parts of a renderer lie in its folder: what every site has whatever its pages are, the pages' modules, and a `Renderer` as JSON. */
export function partsOf(folder: string): { assets: string; pages: string; facts: string } {
  return { assets: join(folder, 'assets'), pages: join(folder, 'pages'), facts: join(folder, 'renderer.json') };
}
