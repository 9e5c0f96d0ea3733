import type { Fault } from '../data/fault.ts';
import { readYaml } from '../data/yaml.ts';
import { limits } from '../model/limits.ts';
import type { Finding } from '../model/problem.ts';

/** What the YAML block of a front matter holds. */
export interface YamlBlock {
  /** Text, null, lists and objects of these; undefined when the block is no valid YAML. */
  value: unknown;
  problems: Finding[];
}

/** Reads the YAML of a front matter. Lines count from the start of `source`. Never throws for bad content. */
export function readYamlBlock(source: string): YamlBlock {
  const { documents, faults } = readYaml(source, limits.yaml);
  if (documents.length > 1) return { value: undefined, problems: [invalid('it holds more than one document', 1)] };
  const fatal = faults.find((it) => it.kind === 'syntax' || it.kind === 'too-much' || it.kind === 'unknown-alias');
  if (fatal !== undefined) return { value: undefined, problems: [...faults.filter((it) => it !== fatal), fatal].flatMap(findingOf) };
  return { value: documents[0] ?? null, problems: faults.flatMap(findingOf) };
}

function findingOf({ kind, line, cause, key }: Fault): Finding[] {
  if (kind === 'too-much') return [tooMuch];
  if (kind === 'syntax') return [invalid(cause ?? 'it breaks a rule of YAML', line)];
  if (kind === 'unknown-alias') return [invalid('a value starts with `*`', line)];
  if (kind === 'duplicate-key') {
    const message = 'A key occurs twice in the front matter; the last value was kept.';
    return [{ code: 'HO605', line, message, fix: 'Remove one of the two.' }];
  }
  if (kind === 'unknown-tag')
    return [unusable('The front matter has a YAML tag that Handover does not know; its value was kept as text.', 'Remove the tag.', line)];
  if (kind !== 'unusable-key') return [];
  return key === undefined
    ? [unusable('A key of the front matter is a list or an object; it was left out.', 'Use a word as the key.', line)]
    : [unusable('The front matter has the key `__proto__`; it was left out.', 'Rename the key.', line)];
}

function unusable(message: string, fix: string, line: number): Finding {
  return { code: 'HO606', line, message, fix };
}

function invalid(cause: string, line: number): Finding {
  const message = `The front matter is not valid YAML (${cause}) and was read line by line.`;
  return { code: 'HO601', line: Math.max(1, line), message, fix: 'Put the value in quotes, or correct the YAML.' };
}

const tooMuch: Finding = {
  code: 'HO604',
  line: 1,
  message: 'The front matter is nested too deeply or repeats itself too often to be read as YAML; it was read line by line.',
  fix: 'Keep only short values in the front matter.',
};
