/// <reference types="astro/client" />

/** Absolute path of the content folder the site is built from; set by the build. */
declare const __CONTENT__: string;
