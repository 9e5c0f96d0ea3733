/** Texts of the pages written by hand, by the id of the page; made by the build. */
declare module 'virtual:hand-written' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  export const texts: ReadonlyMap<string, AstroComponentFactory>;
}
