import { fieldsOf, isFields, listOf, textOf } from '../../../data/values.ts';
import { needOf } from '../needs/need.ts';
import { packageNeed } from '../needs/packages.ts';
import type { Need } from '../schema-needs.ts';
import type { Settings } from '../schema-settings.ts';
import { plainUrl, shown } from '../shown.ts';

type Plugin = Settings['plugins'][number];
type Marketplace = Settings['marketplaces'][number];

/** `{ "name@marketplace": true }`. */
export function enabledPlugins(value: unknown): Plugin[] {
  return Object.entries(fieldsOf(value)).map(([key, enabled]) => {
    const at = key.lastIndexOf('@');
    const named = at > 0 ? { name: key.slice(0, at), marketplace: key.slice(at + 1) } : { name: key, marketplace: null };
    return { ...named, enabled: enabled !== false, source: null, pinned: null };
  });
}

/** Marketplaces a settings file adds, by name. */
export function addedMarketplaces(value: unknown): Marketplace[] {
  return Object.entries(fieldsOf(value)).map(([name, it]) => ({ name, ...sourceOf(fieldsOf(it)['source']) }));
}

/** The plugins that a marketplace lists. */
export function listedPlugins(value: unknown): Plugin[] {
  return listOf(value).flatMap((it): Plugin[] => {
    if (!isFields(it)) return [];
    const name = textOf(it['name']);
    return name === null ? [] : [{ name, marketplace: null, enabled: null, ...sourceOf(it['source']) }];
  });
}

/** What plugins need: the tool fetches those that are enabled from their marketplace. */
export function pluginNeeds(plugins: readonly Plugin[]): Need[] {
  return plugins.filter((it) => it.enabled === true).map((it) => needOf('plugin', it.name, { from: it.marketplace }));
}

/** Where a plugin comes from, in one line, and whether that is always the same code; null for a folder of the same repository. */
function sourceOf(source: unknown): { source: string | null; pinned: boolean | null } {
  const path = textOf(source);
  if (!isFields(source)) return { source: path === null ? null : shown(path, 200), pinned: null };
  const kind = textOf(source['source']) ?? textOf(source['type']) ?? 'unknown';
  if (kind === 'npm') {
    const name = textOf(source['package']) ?? '';
    const { pinned } = packageNeed(`${name}@${textOf(source['version']) ?? ''}`, 'npm');
    return { source: `npm ${name}`, pinned };
  }
  if (kind === 'file' || kind === 'directory' || kind === 'local')
    return { source: `${kind} ${shown(textOf(source['path']) ?? '', 200)}`, pinned: null };
  const where = textOf(source['repo']) ?? textOf(source['url']) ?? textOf(source['command']) ?? '';
  return { source: `${kind} ${shown(plainUrl(where), 200)}`, pinned: textOf(source['sha']) !== null || textOf(source['sha256']) !== null };
}
