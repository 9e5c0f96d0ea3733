import { createHash } from 'node:crypto';
import { markerText, recordOf } from '../../src/deliver/marker.ts';
import type { ListedFile } from '../../src/model/recorded.ts';
import type { Site } from '../../src/model/site.ts';

/** Files as a site lists them. */
export function listed(files: Readonly<Record<string, string>>): ListedFile[] {
  return Object.entries(files).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
}

/** The `handover.json` of a site that holds `files`. */
export function markerFor(site: Site, files: Readonly<Record<string, string>>): string {
  return markerText(recordOf(site, { node: '24.0.0', astro: '7.0.0', pagefind: '1.0.0' }, listed(files)));
}
