import type { Finding } from '../model/problem.ts';
import type { Fault, FaultKind } from './fault.ts';
import type { Format } from './read.ts';

const names: Readonly<Record<Format | 'jsonl', string>> = { json: 'JSON', jsonc: 'JSON', yaml: 'YAML', toml: 'TOML', jsonl: 'JSON Lines' };

/** Faults of one kind that are named one by one; the rest is counted. */
const most = 5;

/** What is wrong with a text of data, as problems of its file. */
export function faultProblems(faults: readonly Fault[], format: Format | 'jsonl'): Finding[] {
  const kinds = new Map<FaultKind, Fault[]>();
  for (const fault of faults) {
    const all = kinds.get(fault.kind);
    if (all === undefined) kinds.set(fault.kind, [fault]);
    else all.push(fault);
  }
  return [...kinds.values()].flatMap((all) =>
    all.slice(0, most).map((fault, index) => {
      const more = index === most - 1 && all.length > most ? ` (and ${all.length - most} more of this kind)` : '';
      return findingOf(fault, names[format], more);
    }),
  );
}

function findingOf({ kind, line, column, cause }: Fault, name: string, more: string): Finding {
  const { code, message, fix } = wordings[kind](name, cause ?? 'it breaks a rule of the format');
  return { code, line, column, message: `${message}${more}.`, fix };
}

type Wording = (name: string, cause: string) => { code: string; message: string; fix: string };

const wordings: Readonly<Record<FaultKind, Wording>> = {
  syntax: (name, cause) => ({
    code: 'HO620',
    message: `The text is not valid ${name} (${cause}); what could be read is shown`,
    fix: `Correct it in an editor that checks ${name}.`,
  }),
  comment: (name) => ({
    code: 'HO621',
    message: `The text holds a comment, which ${name} does not allow`,
    fix: 'Remove the comment: strict programs refuse the whole file.',
  }),
  'trailing-comma': (name) => ({
    code: 'HO622',
    message: `A comma follows the last item, which ${name} does not allow`,
    fix: 'Remove the comma: strict programs refuse the whole file.',
  }),
  'duplicate-key': () => ({
    code: 'HO623',
    message: 'A key or table stands twice at the same place; the last one was kept',
    fix: 'Remove one of the two.',
  }),
  'conflict-marker': () => ({
    code: 'HO624',
    message: 'The text holds the marks of a merge conflict that was never resolved',
    fix: 'Resolve the conflict and commit the result.',
  }),
  empty: () => ({ code: 'HO625', message: 'The file is empty, so nothing was read from it', fix: 'Fill it, or remove it.' }),
  'too-much': (name) => ({
    code: 'HO626',
    message: `The text is nested too deeply or repeats itself too often to be read as ${name}`,
    fix: 'Keep large data out of this file.',
  }),
  'unknown-tag': (name) => ({
    code: 'HO627',
    message: `A value has a tag of ${name} that is not known; its value was kept as text`,
    fix: 'Remove the tag.',
  }),
  'unusable-key': (name) => ({
    code: 'HO627',
    message: `A key of ${name} is no word, or has a meaning of its own in programs; it was left out`,
    fix: 'Use a plain word as the key.',
  }),
  'unknown-alias': (name) => ({
    code: 'HO620',
    message: `The text is not valid ${name} (a value starts with \`*\`); what could be read is shown`,
    fix: 'Put the value in quotes.',
  }),
};
