import { cut, plain } from './cut.ts';
import { headingSteps } from './heading-steps.ts';
import { idAt, meetsIn } from './ids.ts';
import { sectionFinder, type Scan } from './scan.ts';
import { longestList, longestText, type Step } from './schema.ts';
import { tableSteps } from './step-tables.ts';

/** The steps of a text, and how many there are. */
export interface Steps {
  steps: Step[];
  total: number;
  done: number;
}

/**
 * The items with a box. For OpenSpec every line with a box counts, in code too, and only `x` is done: its command line counts
 * so. `tables` says whether rows of tables with a column of states are steps as well, `headed` whether headings with a state are
 * where there is nothing else.
 */
export function stepsOf(scan: Scan, everyLine: boolean, tables: boolean, headed: boolean): Steps {
  const { lines, apart, headings } = scan;
  const found: Steps = { steps: [], total: 0, done: 0 };
  const section = sectionFinder(headings);
  for (const [index, line] of lines.entries()) {
    if (apart[index] === 1 && !(everyLine && index >= scan.front.endLine)) {
      continue;
    }
    const box = boxIn(line, everyLine);
    if (box === null) continue;
    add(found, box.state === 'done', () => {
      const { id, rest, optional } = idAt(box.text);
      return {
        id,
        text: cut(plain(rest), longestText),
        state: box.state,
        words: null,
        line: index + 1,
        optional: box.optional || optional,
        group: groupOf(section(index + 1)?.text),
        meets: meetsIn(rest, lines, index),
      };
    });
  }
  if (tables) for (const it of tableSteps(scan)) add(found, it.state === 'done', () => it);
  if (tables && found.total === 0) for (const it of headingSteps(scan, !headed)) add(found, it.state === 'done', () => it);
  if (tables) found.steps.sort((a, b) => a.line - b.line);
  return found;
}

/** Counts a step, and keeps it while there is room. */
function add(found: Steps, done: boolean, step: () => Step): void {
  found.total++;
  if (done) found.done++;
  if (found.steps.length < longestList) found.steps.push(step());
}

const groupOf = (heading: string | undefined): string | null => (heading === undefined || heading === '' ? null : cut(heading, 200));

interface Box {
  state: Step['state'];
  text: string;
  optional: boolean;
}

function boxIn(line: string, everyLine: boolean): Box | null {
  const at = line.indexOf('[');
  // A box stands right behind the mark of a list.
  if (at < 2 || at > 120) return null;
  const found = everyLine ? openspecBox.exec(line) : box.exec(line);
  if (found === null) return null;
  const [, mark = '', optional = '', text = ''] = found;
  const state = mark.toLowerCase() === 'x' ? 'done' : everyLine ? 'open' : (marks.get(mark) ?? 'open');
  return { state, text, optional: optional !== '' };
}

// The line OpenSpec takes for a task (2026-11): any one sign in the box, and no link behind it.
const openspecBox = /^\s*(?:[-*+]|\d{1,9}[.)])\s*\[(?:\s*([^\]\s]?)\s*\](?![([])|\s+\])(\*?)\s*(.*)/;
const box = /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+\[\s?([ xX~\-/!>✓✔✅☑]?)\s?\](?![([])(\*?)\s*(.*)/;
const marks: ReadonlyMap<string, Step['state']> = new Map([
  ['✓', 'done'],
  ['✔', 'done'],
  ['✅', 'done'],
  ['☑', 'done'],
  ['/', 'in-progress'],
  ['>', 'in-progress'],
  ['~', 'in-progress'],
  ['-', 'dropped'],
  ['!', 'blocked'],
]);
