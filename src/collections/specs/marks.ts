import type { FamilyName } from './families/names.ts';
import type { Step } from './schema.ts';

/** What the sign in the box of a step says; a sign means what the tool of the family means by it (2026-11). */
export function stateOfMark(mark: string, family: FamilyName): Step['state'] {
  if (mark === 'x' || mark === 'X') return 'done';
  return own[family]?.[mark] ?? common[mark] ?? 'open';
}

const own: Readonly<Partial<Record<FamilyName, Readonly<Record<string, Step['state']>>>>> = {
  kiro: { '-': 'in-progress', '~': 'open' },
  'spec-workflow': { '-': 'in-progress' },
};

const common: Readonly<Record<string, Step['state']>> = {
  '✓': 'done',
  '✔': 'done',
  '✅': 'done',
  '☑': 'done',
  '/': 'in-progress',
  '>': 'in-progress',
  '~': 'in-progress',
  '-': 'dropped',
  '!': 'blocked',
};
