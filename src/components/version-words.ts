import type { Declared } from '../model/declared.ts';
import { dayOf, say } from './say.ts';

/** A declared version in words: `version 2 (17 June 2026)`. */
export function versionWords({ version, date }: Declared): string {
  const day = date === null ? null : dayOf(date);
  return day === null ? say('revisions.version', { version }) : say('revisions.versionOf', { version, day });
}
