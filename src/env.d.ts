/// <reference types="astro/client" />
import type { Licences } from './deliver/licences.ts';

declare global {
  /** Absolute path of the content folder the site is built from; set by the build. */
  const __CONTENT__: string;
  /** Licences of the program and of what it is made of; set by the build. */
  const __LICENCES__: Licences;
}
