import type { Conflict, RunIt } from '../model/run-it.ts';
import { folderOf } from './folders.ts';

type Licence = RunIt['licences'][number];

/** How manifests write licences that are not written as SPDX has them. As of November 2026. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?mit(?: license)?$/, 'MIT'],
  [/^(?:the )?apache(?:[ -]?(?:software )?licen[cs]e)?,?[ -]?(?:v|version )?2(?:\.0)?$/, 'Apache-2.0'],
  [/^(?:gnu )?agpl[ -]?(?:v|version )?3(?:\.0)?$/, 'AGPL-3.0'],
  [/^(?:gnu )?lgpl[ -]?(?:v|version )?3(?:\.0)?$/, 'LGPL-3.0'],
  [/^(?:gnu )?lgpl[ -]?(?:v|version )?2\.1$/, 'LGPL-2.1'],
  [/^(?:gnu )?gpl[ -]?(?:v|version )?3(?:\.0)?$/, 'GPL-3.0'],
  [/^(?:gnu )?gpl[ -]?(?:v|version )?2(?:\.0)?$/, 'GPL-2.0'],
  [/^mpl[ -]?2(?:\.0)?$/, 'MPL-2.0'],
  [/^isc(?: license)?$/, 'ISC'],
  [/^bsd[ -]3[ -]clause$/, 'BSD-3-Clause'],
  [/^bsd[ -]2[ -]clause$/, 'BSD-2-Clause'],
  [/^(?:the )?unlicense$/, 'Unlicense'],
  [/^0bsd$/, '0BSD'],
  [/^cc0[ -]1\.0$/, 'CC0-1.0'],
  [/^epl[ -]2\.0$/, 'EPL-2.0'],
  [/^unlicensed$/, 'none'],
];

/** Files in one folder that name licences of which none is the same; what is not recognised says nothing. */
export function licenceConflicts(licences: readonly Licence[]): Conflict[] {
  return [...Map.groupBy(licences, (it) => folderOf(it.path)).values()].flatMap((all) => {
    // Several texts of licences beside each other are a choice: LICENSE-MIT, LICENSE-APACHE.
    const texts = all.filter((it) => it.line === null && it.licence !== null);
    const named = all.filter((it) => it.line !== null).map((it) => ({ says: namesOf(it.licence), of: [it] }));
    const sides = [...(texts.length === 0 ? [] : [{ says: texts.flatMap((it) => namesOf(it.licence)), of: texts }]), ...named].filter(
      (it) => it.says.length > 0,
    );
    const against = sides.filter((side) => sides.some((other) => !other.says.some((it) => side.says.includes(it))));
    if (against.length === 0) return [];
    const places = against
      .flatMap((it) => it.of)
      .map(({ path, line, origin, licence }) => ({ path, line, origin, says: namesOf(licence).join(' or ') }));
    return [{ about: 'licence', message: `${places.map((it) => `${it.path} says ${it.says}`).join(', ')}.`, places }];
  });
}

function namesOf(licence: string | null): string[] {
  if (licence === null || licence.length > 200) return [];
  const parts = licence.split(/\s+(?:OR|AND|WITH)\s+|[()/]/i).map((it) =>
    it
      .trim()
      .toLowerCase()
      .replace(/-(?:only|or-later)$|\+$/, ''),
  );
  return parts.flatMap((part) => spellings.find(([pattern]) => pattern.test(part))?.[1] ?? []);
}
