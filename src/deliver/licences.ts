import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A package that the program is made of. */
export interface Licensed {
  name: string;
  version: string;
  /** As the package states it; null when it states none. */
  licence: string | null;
}

const entry = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
});
const lock = z.looseObject({ packages: z.record(z.string(), entry) });
const listed = z.array(z.strictObject({ name: z.string(), version: z.string(), licence: z.string().nullable() }));

/** The packages that a text of `package-lock.json` installs for production, those for other machines included, by name and version. */
export function licensedIn(lockText: string): Licensed[] {
  const found = new Map<string, Licensed>();
  for (const [place, { version, license, dev, link }] of Object.entries(lock.parse(JSON.parse(lockText)).packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (name === '' || version === undefined || dev === true || link === true) continue;
    found.set(`${name} ${version}`, { name, version, licence: license ?? null });
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, it]) => it);
}

/** File beside the compiled program that holds the list, because a package is published without its lock file. */
export const packedLicences = 'licences.json';

/** What the program was locked to. */
function packages(): Licensed[] {
  const packed = new URL(`../${packedLicences}`, import.meta.url);
  if (existsSync(packed)) return listed.parse(JSON.parse(readFileSync(packed, 'utf8')));
  return licensedIn(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
}

/** Work whose code is part of every site, with the text of its licence. */
interface Delivered {
  title: string;
  /** What of it is delivered. */
  what: string;
  notice: string;
}

const textAt = (path: string, from: string): string => readFileSync(new URL(path, from), 'utf8').trim();
const versionIn = (text: string): string => z.looseObject({ version: z.string() }).parse(JSON.parse(text)).version;

/** What every site holds of the program itself and of other people's work. */
function delivered(): Delivered[] {
  const [own, pagefind] = [import.meta.url, import.meta.resolve('pagefind')];
  return [
    {
      title: `Handover ${versionIn(textAt('../../package.json', own))}`,
      what: 'The styles and the scripts',
      notice: textAt('../../LICENSE', own),
    },
    {
      title: `Pagefind ${versionIn(textAt('../package.json', pagefind))}`,
      what: 'The search itself: scripts and WebAssembly in the folders pagefind and offline',
      notice: textAt('../LICENSE/LICENSE', pagefind),
    },
  ];
}

/** Everything the licence list of a site says. */
export interface Licences {
  delivered: Delivered[];
  packages: Licensed[];
}

/** The licence list, the same in a checkout and in the package made of it. */
export function licences(): Licences {
  return { delivered: delivered(), packages: packages() };
}
