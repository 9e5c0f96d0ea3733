import type { Hidden } from '../model/hidden.ts';
import type { Redaction } from './hiding.ts';

/** Where a text stands: its path, the commit that brought it, and whether it is part of what is built. */
export type Standing = Pick<Hidden, 'path' | 'commit' | 'current'>;

/** What is told of a secret in a name, a path or a message. `digest` is that of the name. */
export function hiddenInName(found: Redaction, standing: Omit<Standing, 'path'>, digest: string): Hidden {
  return { ...toldOf(found), path: null, line: null, column: null, ...standing, digest };
}

/** What is told of a secret in a text. `digest` is that of its line. */
export function hiddenInText(found: Redaction, standing: Standing, digest: string): Hidden {
  return { ...toldOf(found), ...standing, line: found.line, column: found.column, digest };
}

/** What is told of a secret that only a later look found, in what was made of a text. */
export function hiddenLate(rule: string, standing: Standing, digest: string): Hidden {
  return { rule, number: null, ...standing, line: null, column: null, byPlace: false, digest, personal: null, ...undecided };
}

function toldOf({ rule, number, byPlace = false, personal }: Redaction) {
  return { rule, number: number ?? null, byPlace, personal: personal ?? null, ...undecided };
}

const undecided = { accepted: false, reason: null };
