/// <reference types="astro/client" />
import type { Licences } from './deliver/licences.ts';

declare global {
  /** Licences of the program and of what it is made of; set by the build. */
  const __LICENCES__: Licences;
}
