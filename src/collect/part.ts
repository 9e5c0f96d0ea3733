import { parseMarkdown, type Node } from '../markdown/parse.ts';
import { joined, partOf, type Redacted } from '../model/redacted.ts';

interface Range {
  start: number;
  end: number;
}

/** What a part of a text needs from the rest of it to be understood. */
interface Surroundings {
  /** Link definitions (`[name]: address`), which a part may use from anywhere. */
  definitions: Redacted;
  /** Each table with its head: a row without it is a line of bars. */
  tables: { whole: Range; head: Range }[];
}

/** Cuts parts out of texts so that each can be read by itself; looks through a text once, however many parts it has. */
export function partsOfTexts(): (text: Redacted, range: Range) => Redacted {
  const known = new Map<Redacted, Surroundings>();
  return (text, range) => {
    const around = known.get(text) ?? surroundingsOf(text);
    known.set(text, around);
    const table = around.tables.find(({ whole, head }) => range.start >= head.end && range.end <= whole.end);
    const own = table === undefined ? partOf(text, range.start, range.end) : headed(text, table.head, range);
    return joined([own, around.definitions]);
  };
}

function headed(text: Redacted, head: Range, range: Range): Redacted {
  return joined([partOf(text, head.start, head.end), partOf(text, range.start, range.end)], '');
}

function surroundingsOf(text: Redacted): Surroundings {
  const { children } = parseMarkdown(text).root;
  const definitions = children.flatMap((it) => (it.type === 'definition' ? rangeOf(it) : []));
  const tables = children.flatMap((it) => {
    if (it.type !== 'table') return [];
    const [whole] = rangeOf(it);
    const [firstRow] = it.children[1] === undefined ? [] : rangeOf(it.children[1]);
    return whole === undefined || firstRow === undefined ? [] : [{ whole, head: { start: whole.start, end: firstRow.start } }];
  });
  return { definitions: joined(definitions.map(({ start, end }) => partOf(text, start, end))), tables };
}

function rangeOf({ position }: Node): Range[] {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined ? [] : [{ start: start.offset, end: end.offset }];
}
