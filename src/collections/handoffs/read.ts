import { parseMarkdown, type MarkdownText } from '../../markdown/parse.ts';
import type { Found, Reading, SourceText } from '../../model/collection.ts';
import { branchToldIn } from '../../loop/handoff-text.ts';
import { branchOf } from './branch.ts';
import { cut } from './cut.ts';
import { dateOf, topLine } from './dating.ts';
import { factsOf, firstOf, type Facts } from './facts.ts';
import { goalOf } from './goal.ts';
import { withLeadsApart } from './lists-apart.ts';
import { listsOf, type Lists } from './lists.ts';
import { isMemlog, readMemlog } from './memlog.ts';
import { dateIn, sessionIn } from './moments.ts';
import { nextActionOf } from './next-action.ts';
import type { Node } from './node.ts';
import { isTaskByText, isTaskFile, readTasks } from './loop/task-record.ts';
import { withOpening } from './opening.ts';
import { outlineOf, type Outline } from './outline.ts';
import { partOfPair } from './part.ts';
import { doubt, isArchive } from './paths.ts';
import { isAbout, notRecordedIn } from './present.ts';
import { saidNoneIn, waitsIn } from './said-none.ts';
import { withLinesApart } from './progress-lines.ts';
import { isProgressLog, newestDate, takeDatedLines } from './progress-log.ts';
import { problemsOf } from './problems.ts';
import { longestText, mostSections, type Handoff } from './schema.ts';
import { withRowsApart } from './rows-apart.ts';
import { shapeOf } from './shape.ts';
import { statusOf } from './status.ts';
import { isData } from './structured/names.ts';
import { readStructured } from './structured/read.ts';
import { topicOf } from './title.ts';

/** Reads one handoff. A page about handoffs, which only its text gives away, is left out. */
export function read(source: SourceText): Reading<Handoff> {
  if (isData(source.path) && source.named !== true) return readStructured(source);
  const known = isTask(source) ? readTasks(source) : isMemlog(source.path) ? readMemlog(source) : null;
  if (known !== null) return known;
  const { path, text } = source;
  const log = isProgressLog(path);
  const parsed = withRowsApart(parseMarkdown(text));
  const doc = log ? withLinesApart(parsed) : withLeadsApart(parsed);
  const outline = outlineOf(doc);
  const facts = factsOf(doc, outline);
  const unsure = doubt(path);
  if (unsure !== null && isAbout(doc, outline, facts, unsure)) return { records: [], problems: [], leftOut: about };
  const lists = listsOf(log ? takeDatedLines(outline) : withOpening(outline), facts);
  const data = dataOf({ doc, outline, facts, lists, path });
  const record: Found<Handoff> = { key: null, title: nameOf(outline, facts, path), line: 1, range: null, data };
  return { records: [record], problems: [...doc.problems, ...problemsOf({ data, facts, text, path })], leftOut: null };
}

/** By its name, by what the repository calls it, or by its grammar. */
const isTask = ({ path, text, named = false }: SourceText): boolean => named || isTaskFile(path) || isTaskByText(text, path);

const about = 'is a page about handoffs: no section of it tells the state of a piece of work';

interface Sources {
  doc: MarkdownText;
  outline: Outline;
  facts: Facts;
  lists: Lists;
  path: string;
}

function dataOf({ doc, outline, facts, lists, path }: Sources): Handoff {
  const { nodes, title } = outline;
  const { cut: cutLists, ...items } = lists;
  const status = statusOf(facts, nodes, title?.text ?? null);
  const goal = goalOf(nodes, facts);
  const empty = doc.text.trim() === '';
  const log = logOf(nodes);
  const sections = nodes.slice(0, mostSections).map(sectionFrom);
  // Whatever has to happen before there is a next action is what the work waits for.
  if (items.next.length === 0) items.blockers = [...items.blockers, ...waitsIn(nodes, facts)];
  const saidNone = saidNoneIn(nodes, facts, items);
  const shape = empty ? 'empty' : shapeOf({ outline, lists, hasStatus: status !== null, text: doc.text, path });
  // What a list of handoffs or an archive names as next is nothing to start with.
  const stepless = shape === 'index' || isArchive(path);
  if (stepless) items.next = [];
  return {
    shape,
    part: partOfPair(outline, path),
    topic: topicFrom(title?.text ?? null, facts),
    status,
    date: isProgressLog(path) ? newestDate(doc, dateOf(facts, outline, path)) : dateOf(facts, outline, path),
    session: sessionOf(outline, facts),
    author: valueOf(facts, 'author'),
    branch: branchFrom(facts) ?? branchToldIn(doc.text) ?? branchIn(outline),
    goal,
    nextAction: stepless ? null : nextActionOf(lists.next),
    ...items,
    log: log.slice(0, mostSections),
    labels: [...facts.front, ...facts.top]
      .filter((it) => it.value !== '' && !wrapped.test(it.key))
      .slice(0, mostLabels)
      .map(({ key, value, line }) => ({ key: cut(key, 100), value: cut(value, longestLabel), line })),
    sections,
    cut: { ...cutLists, ...(nodes.length > mostSections ? { sections: nodes.length } : {}) },
    notRecorded: notRecordedIn(outline, { ...items, status, goal }).filter((it) => !saidNone.some((none) => none === it)),
    ...(saidNone.length > 0 ? { saidNone } : {}),
  };
}

const mostLabels = 30;
const longestLabel = 300;

function sectionFrom({ heading, line, depth, class: of, prior }: Node): Handoff['sections'][number] {
  return { heading: cut(heading, longestText / 2), line, depth, class: of, prior };
}

function logOf(nodes: readonly Node[]): Handoff['log'] {
  return nodes
    .filter((it) => it.entry === 'log')
    .map(({ heading, line, current }) => ({
      heading: cut(heading, longestText / 2),
      line,
      date: dateIn(heading)?.day ?? null,
      session: sessionIn(heading),
      current,
    }));
}

function topicFrom(title: string | null, facts: Facts): string | null {
  const own = title === null ? null : topicOf(title);
  const named = own ?? facts.front.find((it) => naming.has(it.key.toLowerCase()) && /\p{L}/u.test(it.value))?.value;
  return named ? cut(named, 200) : null;
}

function nameOf({ title }: Outline, facts: Facts, path: string): string {
  const named = title?.text || topicFrom(null, facts);
  return cut(named || path.slice(path.lastIndexOf('/') + 1), 200);
}

function sessionOf(outline: Outline, facts: Facts): string | null {
  const named = valueOf(facts, 'session');
  if (named) return named;
  const entry = outline.nodes.find((it) => it.current && it.entry === 'log');
  for (const text of [topLine(outline), outline.title?.text, entry?.heading]) {
    const found = text ? sessionIn(text) : null;
    if (found) return found;
  }
  return null;
}

function branchFrom({ front, top, inside }: Facts): string | null {
  const found = firstOf([...front, ...top, ...inside], ['branch'], (it) => branchOf(it.value) !== null);
  return found && cut(branchOf(found.value) ?? '', 200);
}

function valueOf({ front, top, inside }: Facts, kind: 'author' | 'session'): string | null {
  const found = firstOf(front, [kind]) ?? firstOf(top, [kind]) ?? (kind === 'author' ? null : firstOf(inside, [kind]));
  return found ? cut(found.value, 200) : null;
}

/** A branch named in the title or in the block to start from. */
function branchIn({ title, nodes }: Outline): string | null {
  const start = nodes.find((it) => it.entry === 'start');
  return branchNamed(start?.heading ?? '') ?? branchNamed(title?.text ?? '');
}

function branchNamed(text: string): string | null {
  const [, marked, parted, placed] = branch.exec(text) ?? [];
  return marked ?? parted ?? placed ?? null;
}

// Prose that was wrapped before a colon, not a name.
const wrapped = /^\p{Ll}+(?: \S+){3,}$/u;
const naming = new Set(['title', 'name', 'topic', 'task', 'feature', 'project', 'phase', 'subject']);
// Behind a colon, in backticks, with a slash, or apart from what stands before, as in "(branch x-1)": "fix branch off-by-one" names none.
const branch =
  /(?<![\w-])branch(?:: ?`?| ?`)((?=[\w./-]*[-/_.\d])[\w/-][\w./-]*\w)|(?<![\w-])branch ([\w-]+\/[\w./-]*\w)|(?:^|[(.;,–—] ?|\bon )branch ((?=[\w.-]*[-_.\d])[\w-][\w.-]*\w)/i;
