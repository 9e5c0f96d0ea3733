import { cut, plain } from './cut.ts';
import type { FamilyName, Part } from './families/names.ts';
import { headingSteps } from './heading-steps.ts';
import { idAt, meetsIn } from './ids.ts';
import { stateOfMark } from './marks.ts';
import { asksAt } from './questions.ts';
import { sectionFinder, type Scan } from './scan.ts';
import { longestList, longestText, type Step } from './schema.ts';
import { tableSteps } from './step-tables.ts';
import { blockSteps } from './task-blocks.ts';

/** The steps of a text, and how many there are. */
interface Steps {
  steps: Step[];
  total: number;
  done: number;
}

interface Kind {
  family: FamilyName;
  part: Part;
}

/**
 * The steps of a document, all of one kind: a text that has boxes and a table of states tells the same work twice, or work of two
 * sizes. The kind with more entries counts, boxes where both have as many.
 */
export function stepsOf(scan: Scan, kind: Kind): Steps {
  const all = kind.part === 'guide' ? [] : kind.family === 'gsd' ? gsdSteps(scan, kind) : usualSteps(scan, kind);
  return { steps: all.slice(0, longestList), total: all.length, done: all.filter((it) => it.state === 'done').length };
}

function usualSteps(scan: Scan, kind: Kind): Step[] {
  const boxes = boxSteps(scan, kind);
  if (!tabled.has(kind.part)) return boxes;
  const rows = tableSteps(scan);
  if (boxes.length + rows.length > 0) return rows.length > boxes.length ? rows : boxes;
  return headingSteps(scan, kind.family, !(kind.part === 'plan' && planless.has(kind.family)));
}

/** A roadmap of GSD counts phases, each once; its plans count in documents of their own, by their blocks. */
function gsdSteps(scan: Scan, kind: Kind): Step[] {
  const blocks = kind.part === 'plan' ? blockSteps(scan) : [];
  if (blocks.length > 0) return blocks;
  if (kind.part !== 'roadmap') return usualSteps(scan, kind);
  const phases = new Map<string, Step>();
  for (const it of boxSteps(scan, kind)) if (it.id !== null && /^phase\b/i.test(it.id) && !phases.has(it.id)) phases.set(it.id, it);
  if (phases.size > 0) return [...phases.values()];
  const rows = tableSteps(scan);
  return rows.length > 0 ? rows : usualSteps(scan, kind);
}

/** The items with a box. For OpenSpec's tasks every line with a box counts, in code too: its command line counts so. */
function boxSteps(scan: Scan, { family, part }: Kind): Step[] {
  const { lines, apart, headings, front } = scan;
  const steps: Step[] = [];
  const everyLine = family === 'openspec' && part === 'tasks';
  const section = sectionFinder(headings);
  const asks = everyLine ? () => false : asksAt(scan);
  for (const [index, line] of lines.entries()) {
    if (apart[index] === 1 && !(everyLine && index >= front.endLine)) continue;
    const at = line.indexOf('[');
    // A box stands right behind the mark of a list.
    if (at < 2 || at > 120) continue;
    const [whole, mark = '', star = '', text = ''] = (everyLine ? openspecBox : box).exec(line) ?? [];
    if (whole === undefined || asks(index)) continue;
    const { id, rest, optional } = idAt(text);
    const group = section(index + 1)?.text ?? '';
    steps.push({
      id,
      text: cut(plain(rest), longestText),
      state: everyLine ? (mark.toLowerCase() === 'x' ? 'done' : 'open') : stateOfMark(mark, family),
      words: null,
      line: index + 1,
      optional: star !== '' || optional,
      group: group === '' ? null : cut(group, 200),
      meets: meetsIn(rest, lines, index),
    });
  }
  return steps;
}

// Ways of working in which nothing but the plan holds the steps.
const planless: ReadonlySet<FamilyName> = new Set<FamilyName>(['plain', 'execplan', 'mission', 'superpowers']);
const tabled: ReadonlySet<Part> = new Set<Part>(['plan', 'tasks', 'roadmap', 'state', 'epics', 'story']);
// The line OpenSpec takes for a task (2026-11): any one sign in the box, and no link behind it.
const openspecBox = /^\s*(?:[-*+]|\d{1,9}[.)])\s*\[(?:\s*([^\]\s]?)\s*\](?![([])|\s+\])(\*?)\s*(.*)/;
const box = /^\s*(?:[-*+]|\d{1,9}[.)])\s+\[\s?([ xX~\-/!>✓✔✅☑]?)\s?\](?![([])(\*?)\s*(.*)/;
