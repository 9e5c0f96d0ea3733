import { readDate } from '../../markdown/dates.ts';
import type { Reading, SourceText } from '../../model/collection.ts';
import { withoutFences } from '../../model/fences.ts';
import { blankHandoff } from './blank.ts';
import { cut } from './cut.ts';
import { answersItself } from '../../headings/answers.ts';
import { ownerIn } from '../../headings/owners.ts';
import { becauseOf, commitsIn, conditionOf, testsIn } from './phrases.ts';
import { longestList, longestText, mostSections, type Handoff, type Item } from './schema.ts';

/** Whether a path is that of a memlog, to which a line is added for everything that is worth remembering. */
export function isMemlog(path: string): boolean {
  return /(?:^|\/)\.memlog\.md$/.test(path);
}

interface Entry extends Item {
  kind: string;
  by: string | null;
  day: string | null;
}

/** Reads a memlog by the words in front of its lines: `- (decision by user) …`. Null for a text without such lines. */
export function readMemlog({ path, text }: SourceText): Reading<Handoff> | null {
  const entries = withoutFences(text.split('\n')).flatMap((it, index) => entryOf(it, index + 1) ?? []);
  if (entries.length === 0) return null;
  const of = (...kinds: string[]): Entry[] => entries.filter((it) => kinds.includes(it.kind));
  const lists = listsOf(of);
  const cutLists = Object.entries(lists).flatMap(([name, its]) => (its.length > longestList ? [[name, its.length] as const] : []));
  const [title] = /^# +(.+)$/m.exec(text)?.slice(1) ?? [];
  const [first] = lists.next;
  const data: Handoff = {
    ...blankHandoff('log'),
    topic: title === undefined || /^mem(?:ory)? ?log$/i.test(title.trim()) ? null : cut(title.trim(), 200),
    nextAction: first === undefined ? null : { text: first.text, line: first.line },
    ...Object.fromEntries(Object.entries(lists).map(([name, its]) => [name, its.slice(0, longestList)])),
    log: entries.slice(-mostSections).map((it, index, all) => ({
      heading: cut(`${it.kind}${it.by === null ? '' : ` by ${it.by}`}: ${it.text}`, longestText / 2),
      line: it.line,
      date: it.day,
      session: null,
      current: index === all.length - 1,
    })),
    cut: { ...Object.fromEntries(cutLists), ...(entries.length > mostSections ? { log: entries.length } : {}) },
  };
  const name = data.topic ?? (path.split('/').slice(-2).join('/') || path);
  return { records: [{ key: null, title: name, line: 1, range: null, data }], problems: [], leftOut: null };
}

/** A line such as `- 2026-05-01T10:00Z (decision by user) Use SQLite`. */
function entryOf(written: string, line: number): Entry | null {
  const [, before = '', kind = '', by, text = ''] =
    /^[-*+] +(?:(\[?\d{4}-\d\d-\d\d[^(]{0,24}?\]?) +)?\((\p{L}[\p{L} -]{1,30}?)(?: by ([^)]{1,60}))?\)[ :]+(\S.*)$/u.exec(written) ?? [];
  if (kind === '') return null;
  return {
    kind: kind.toLowerCase(),
    by: by ?? null,
    day: readDate(before)?.date ?? null,
    text: cut(text.trim(), longestText),
    line,
    group: null,
    details: [],
  };
}

const plain = ({ text, line }: Entry): Item => ({ text, line, group: null, details: [] });
const said = (it: Entry): Item => ({ ...plain(it), details: it.by === null ? [] : [`by ${it.by}`] });

function listsOf(of: (...kinds: string[]) => Entry[]) {
  const asked = of('question', 'open question', 'open', 'unknown');
  return {
    decisions: [...of('decision', 'decided', 'override', 'pivot'), ...asked.filter((it) => answersItself(it.text))].map(said),
    // Who asked is not who decides.
    openQuestions: asked.filter((it) => !answersItself(it.text)).map((it) => ({ ...plain(it), owner: ownerIn(it.text) })),
    next: of('next', 'next step', 'todo', 'action').map(plain),
    done: of('done', 'completed', 'finished').map((it) => ({ ...plain(it), commits: commitsIn(it.text), tests: testsIn(it.text) })),
    triedAndFailed: of('failed', 'tried', 'dead end', 'rejected').map((it) => ({ ...plain(it), because: becauseOf(it.text) })),
    watchFor: of('assumption', 'constraint', 'risk', 'gotcha', 'warning', 'gap').map((it) => ({
      ...plain(it),
      group: it.kind,
      ...conditionOf(it.text),
    })),
    blockers: of('blocker', 'blocked').map(plain),
  };
}
