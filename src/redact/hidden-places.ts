import type { Hidden } from '../model/hidden.ts';
import type { Redaction } from './hiding.ts';

/** What is told of a secret in a name, a path or a message. Without a commit it is one of the built commit. */
export function hiddenInName({ rule, number, byPlace = false }: Redaction, commit: string | null): Hidden {
  return { rule, number: number ?? null, path: null, line: null, column: null, commit, current: commit === null, byPlace };
}

/** Where a text stands: its path, the commit that brought it, and whether it is part of what is built. */
type Standing = Pick<Hidden, 'path' | 'commit' | 'current'>;

/** What is told of a secret in a text. */
export function hiddenInText({ rule, line, column, number, byPlace = false }: Redaction, standing: Standing): Hidden {
  return { rule, number: number ?? null, ...standing, line, column, byPlace };
}
