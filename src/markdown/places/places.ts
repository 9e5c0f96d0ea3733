import type { Voice } from '../voice.ts';
import { folded } from './folded.ts';
import { withItemIds } from './item-ids.ts';
import { withSectionLinks } from './section-links.ts';

/** Finished HTML in which every section, step, rule and question can be linked to, and whose sections are folded where it is very long. */
export function withPlaces(html: string, idPrefix: string, voice: Voice): string {
  return withSectionLinks(folded(withItemIds(html, idPrefix), voice), voice);
}
