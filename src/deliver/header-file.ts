import { siteHeaders } from '../model/headers.ts';

/** File at the top of a site from which some hosts take the headers they send. They do not serve it. */
export const headerFile = '_headers';

/** Its text: the same headers for every address. */
export function headerText(): string {
  return `/*\n${siteHeaders.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
