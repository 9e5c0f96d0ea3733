/** Address of the script of the search page, from the root of the site. */
export const searchScript = '/_astro/search.js';
/** The same of the page for addresses that do not exist. */
export const notFoundScript = '/_astro/not-found.js';
/** The same of pages with the text of a document, which copies links to their sections. */
export const copyLinkScript = '/_astro/copy-link.js';
