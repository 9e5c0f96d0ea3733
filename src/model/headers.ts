/** What a page may do, part by part. Record text is not trusted: were a script to slip into a page, the browser would not run it, nor ask another host for anything. */
const parts = [
  "default-src 'none'",
  // The search is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
];

/** The content security policy that every page names itself. */
export const pagePolicy: string = parts.join('; ');

/** File at the top of a site from which some hosts take the headers they send. They do not serve it. */
export const headerFile = '_headers';

/** Headers for every file of a site, by name. A page cannot say by itself who may frame it, and data and Markdown can say nothing at all. */
export const siteHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', [...parts, "frame-ancestors 'none'"].join('; ')],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];
