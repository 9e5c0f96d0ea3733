import { isReference, nameInEntry, syntaxOf } from './config-paths.ts';
import type { HiddenValue } from './hidden-value.ts';
import { isFilledIn } from './filled-in.ts';
import { isLikelySecret } from './likely.ts';
import { jsonStrings } from './json-strings.ts';
import type { Range } from './ranges.ts';
import { meaningOf } from './spelled.ts';
import { tomlStrings } from './toml-strings.ts';
import { yamlStrings } from './yaml-strings.ts';

/** The values of `env` and `headers` in an agent's configuration file, at any depth below; nothing in any other file. */
export function configValuesIn(text: string, path: string): Range[] {
  const syntax = syntaxOf(path);
  if (syntax === null || !mayHold.test(text)) return [];
  const values =
    syntax === 'json' ? jsonStrings(text) : syntax === 'toml' ? tomlStrings(text) : yamlStrings(text, syntax === 'front matter');
  return values.flatMap(rangesOf);
}

function rangesOf({ rule, value, start, end, inList, quoted }: HiddenValue): Range[] {
  const name = inList ? nameInEntry(value) : '';
  // A name alone in a list passes a variable on and has no value.
  if (value.trim() === '' || name === null) return [];
  const given = value.slice(name.length);
  if (isReference(given) || isFilledIn(given)) return [];
  const byPlace = !isLikelySecret({ kind: 'secret', name: rule, value: meaningOf(given), quoted: true });
  const place = { rule, ...(byPlace ? { byPlace } : {}) };
  return [quoted ? { start: start + name.length, end, ...place } : { start, end, ...place, instead: `"${name}[redacted: ${rule}]"` }];
}

const mayHold = /env|headers|\\u00/i;
