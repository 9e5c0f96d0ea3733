import { cut } from './cut.ts';
import type { FamilyName } from './families/names.ts';
import { idAt } from './ids.ts';
import { stateOfMark } from './marks.ts';
import type { Scan } from './scan.ts';
import type { Step } from './schema.ts';
import { stateOf } from './status.ts';
import { stepStates } from './step-tables.ts';

/**
 * Steps written as headings that say their state: `#### [x] 1.1 Table`, and unless `onlyBoxes` also `### W1 - Parser · status: merged`
 * and `## Phase 2 ✅`. One alone is no plan.
 */
export function headingSteps({ headings }: Scan, family: FamilyName, onlyBoxes: boolean): Step[] {
  const steps: Step[] = [];
  let group: string | null = null;
  for (const { depth, text, line } of headings) {
    const [, title = '', words = ''] =
      boxed(text, family) ?? (onlyBoxes ? [] : (stated.exec(text) ?? marked.exec(text) ?? turned(text) ?? []));
    if (depth < 2 || depth > 4 || title === '' || words === '') {
      group = depth <= 2 && text !== '' ? cut(text, 200) : group;
      continue;
    }
    const { id, rest } = idAt(title);
    steps.push({
      id,
      text: cut(rest.replace(/^[—–:-]\s*/, ''), 400),
      state: stepStates[stateOf(words)],
      words: cut(words, 100),
      line,
      optional: false,
      group,
      meets: [],
    });
  }
  return steps.length > 1 ? steps : [];
}

/** A heading with a box, in the order of one that ends with its mark. */
function boxed(text: string, family: FamilyName): string[] | null {
  const [, mark = '', title = ''] = /^\[([ xX~-])\]\s+(.{3,})$/.exec(text) ?? [];
  return title === '' ? null : [text, title, signs[stateOfMark(mark, family)]];
}

const signs: Readonly<Record<Step['state'], string>> = {
  open: '☐',
  'in-progress': '◑',
  done: '✅',
  blocked: '⏸',
  dropped: '❌',
  deferred: 'deferred',
};

/** A heading that opens with its mark, in the order of one that ends with it. */
function turned(text: string): string[] | null {
  const [, mark = '', title = ''] = opening.exec(text) ?? [];
  return mark === '' ? null : [text, title, mark];
}

const stated = /^(.{3,}?)\s*[·|(—–-]\s*status\s*[:：]\s*(.+?)\)?$/i;
const marked = /^(.{3,}?)\s*[—–:(-]*\s*((?:✅|☑️?|✔️?|🔄|🚧|⏳|⬜|☐|◑|⏸️?|🛑|❌)[^✅☑✔🔄🚧⏳⬜☐◑⏸🛑❌]{0,60})$/u;
const opening = /^(✅|☑️?|✔️?|🔄|🚧|⏳|⬜|☐|◑|⏸️?|🛑|❌)\s+(.{3,})$/u;
