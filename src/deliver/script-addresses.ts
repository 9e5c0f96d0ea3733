/** Address of the script of the search page, from the root of the site. */
export const searchScript = '/_astro/search.js';
/** The same of the page for addresses that do not exist. */
export const notFoundScript = '/_astro/not-found.js';
/** The same of the page on which any two revisions are compared. */
export const compareScript = '/_astro/compare.js';
/** The same of the script that every page has but the one for paper, for all that can wait until the page is there. */
export const everywhereScript = '/_astro/everywhere.js';
/** The same of the script that sets the colours a reader chose. */
export const themeScript = '/_astro/theme.js';
/** The same of the search for pages from disk; the parts of its index lie beside it. */
export const offlineProgram = '/offline/program.js';
