/** Address of the script of the search page, from the root of the site. */
export const searchScript = '/_astro/search.js';
