import { siteHeaders } from '../model/headers.ts';

/** Its text: the same headers for every address. */
export function headerText(): string {
  return `/*\n${siteHeaders.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
