import { readDate } from '../../markdown/dates.ts';
import type { Block, Node } from '../../markdown/parse.ts';
import { tablesOf, type Row, type Table } from '../../markdown/tables.ts';
import { linksOf, plainText } from '../../markdown/text.ts';
import { foundOf, type Around, type Entry } from './entry.ts';
import { asTitle, excerpt } from './excerpt.ts';
import type { Named } from './facts.ts';
import { phraseOf } from './phrase.ts';
import { decisionOf } from './record.ts';
import { relationsIn } from './relations.ts';
import type { Decision } from './schema.ts';
import { struckStart, struckTitle } from './struck.ts';
import { namesPeople, partAmong, type Part } from './words/names.ts';
import { stateIn } from './words/states.ts';

/** A column of a register by its place. */
interface Column {
  index: number;
  name: string;
  part: Part | 'topic' | null;
}

/** The rows of register tables among these blocks: tables with a Decision column, or an id, a topic and a reason. */
export function registerEntries(blocks: readonly Block[], around: Around): Entry[] {
  return tablesOf(blocks).flatMap((table) => {
    const columns = columnsOf(table);
    return isRegister(columns) ? table.rows.filter((it) => holdsDecision(it, columns)).map((row) => entryOfRow(row, columns, around)) : [];
  });
}

/** True for a cell that is nothing but a link to a file: its row points at a decision and is none itself. */
export function isPointer(cell: Node | undefined): boolean {
  if (cell === undefined) return false;
  const [link] = linksOf([cell]);
  return link !== undefined && file.test(link.url) && link.text === plainText(cell);
}

function columnsOf({ header, rows }: Table): Column[] {
  const columns = header.map((name, index) => ({ index, name, part: columnPart(name.trim(), index, rows) }));
  const people = columns.some((it) => it.part === 'deciders')
    ? undefined
    : columns.find((it) => it.part === null && namesPeople(it.name.trim()));
  if (people) people.part = 'deciders';
  return columns;
}

function columnPart(name: string, index: number, rows: readonly Row[]): Column['part'] {
  if (topic.test(name)) return 'topic';
  if (name === '' && index === 0) return 'number';
  return partAmong(
    name,
    rows.map(({ cells }) => cells[index] ?? ''),
  );
}

function isRegister(columns: readonly Column[]): boolean {
  const has = (part: Column['part']): boolean => columns.some((it) => it.part === part);
  if (has('decision')) return columns.length > 1;
  return (
    has('topic') &&
    ((has('chosen') && (has('reason') || has('number') || has('date'))) || (has('reason') && (has('number') || has('date'))))
  );
}

function holdsDecision(row: Row, columns: readonly Column[]): boolean {
  const { cells, nodes } = row;
  const shown = columns.filter((it) => it.part === 'number' || it.part === 'decision' || it.part === 'topic');
  if (shown.some((it) => isPointer(nodes[it.index]))) return false;
  const telling = columns.filter((it) => it.part === 'decision' || it.part === 'topic' || it.part === 'chosen');
  const words = telling.map((it) => cells[it.index] ?? '');
  // `<title>` is a place to be filled in, though it has no words of its own.
  const blank = words.every(isBlank) && !telling.some((it) => holdsHtml(nodes[it.index]));
  if (blank) return holdsState(row, columns);
  return words.some((it) => /\p{L}/u.test(it) && !/^[({<[].*[)}>\]]$/.test(it) && !/^(?:example|e\.g\.|tbd)\b/i.test(it));
}

/** A row without words for a title still is a decision when it has a number, and a status or a relation. */
function holdsState({ cells, nodes, line }: Row, columns: readonly Column[]): boolean {
  const cellsOf = (part: Column['part']): string[] => columns.filter((it) => it.part === part).map((it) => cells[it.index] ?? '');
  return (
    cellsOf('number').some((it) => /[\p{L}\p{N}]/u.test(it)) &&
    (cellsOf('status').some((it) => stateIn(it) !== null) || nodes.some((it) => relationsIn(phraseOf([it], line)).some(isNamed)))
  );
}

const isNamed = ({ named }: { named: boolean }): boolean => named;
const holdsHtml = (cell: Node | undefined): boolean =>
  cell !== undefined && 'children' in cell && cell.children.some((it) => it.type === 'html');
const isBlank = (cell: string): boolean => /^[\s—–-]*$/.test(cell);

function entryOfRow(row: Row, columns: readonly Column[], { text, group, date }: Around): Entry {
  const of = (part: Column['part']): Column | undefined => columns.find((it) => it.part === part);
  const decision = of('decision');
  const titled = of('topic') ?? decision;
  const isStated = of('status') !== undefined;
  const named = columns.map((column) => namedOf(row, column, isStated)).filter((it) => it.values.length > 0);
  const cell = titled && row.nodes[titled.index];
  const struck = cell && 'children' in cell ? struckStart(cell.children, row.line) : null;
  const { data, problems } = decisionOf('register', { named, parts: [], blocks: [] }, { status: null, line: row.line, date, struck });
  const title = struckTitle(struck, data) || titleOf(row, titled) || numberOf(row, of('number')) || `Row in line ${row.line}`;
  const whole = titled ? (row.cells[titled.index] ?? '') : '';
  if (titled === decision && title === whole) data.decision = null;
  data.section = group;
  addRelations(data, row);
  return { found: foundOf(data, title, { line: row.line, ...rangeOf(row, text) }, text), problems };
}

function namedOf({ nodes, line }: Row, { index, name, part }: Column, isStated: boolean): Named {
  const cell = nodes[index];
  const phrase = phraseOf(cell ? [cell] : [], line);
  const empty = phrase.text === '' || /^[-—–]+$/.test(phrase.text);
  const isDay = part !== 'date' || /\d/.test(phrase.text);
  // "open" where the day of a decision would stand: nobody has made it yet.
  const inPlace = !isStated && undecided.has(stateIn(phrase.text)) ? 'status' : null;
  return {
    name,
    part: part === 'topic' ? null : isDay ? part : inPlace,
    values: empty || part === 'topic' ? [] : [phrase],
    blocks: [],
  };
}

/** The bold words a cell starts with, else the whole cell when it is short, else its first sentence. */
function titleOf({ cells, nodes }: Row, column: Column | undefined): string {
  const cell = column && nodes[column.index];
  const [first] = cell && 'children' in cell ? cell.children : [];
  const bold = first?.type === 'strong' ? plainText(first) : '';
  const whole = column ? (cells[column.index] ?? '') : '';
  if (bold !== '' && readDate(bold) === null) return bold;
  return isBlank(whole) ? '' : excerpt(whole, asTitle);
}

const numberOf = ({ cells }: Row, column: Column | undefined): string => excerpt(column ? (cells[column.index] ?? '') : '', asTitle);

/** A row may say in any of its cells what it supersedes, if it names it. */
function addRelations(data: Decision, { nodes, line }: Row): void {
  for (const cell of nodes) {
    for (const { kind, relation, named } of relationsIn(phraseOf([cell], line))) {
      if (named && !data[kind].some((it) => it.target === relation.target)) data[kind].push(relation);
    }
  }
}

function rangeOf({ nodes }: Row, text: string): { start: number; end: number } {
  const at = nodes[0]?.position?.start.offset ?? 0;
  const last = nodes.at(-1)?.position?.end.offset ?? at;
  const end = text.indexOf('\n', last);
  return { start: text.lastIndexOf('\n', Math.max(0, at - 1)) + 1, end: end < 0 ? text.length : end };
}

const undecided = new Set<ReturnType<typeof stateIn>>(['proposed', 'pending', 'on-hold', 'deferred']);
const topic =
  /^(?:topic|title|subject|area|what|question|item|point|summary|theme|thema|titel|frage|punkt|sujet|titre|question|tema|título|asunto|议题|主题|标题|事项|項目|テーマ|件名|주제|제목|항목)$/i;
const file = /\.(?:md|mdx|markdown|adoc|rst|html)(?:#.*)?$/i;
