import { generalFamilies } from './general.ts';
import type { Family } from './row.ts';
import { toolFamilies } from './tools.ts';

/** Every way of working, in the order in which a path is looked up and families are shown. */
export const familyTable: readonly Family[] = [...toolFamilies, ...generalFamilies];

/** Family by its name, for its title. */
export const familyTitles: Readonly<Record<string, string>> = Object.fromEntries(familyTable.map((it) => [it.name, it.title]));
