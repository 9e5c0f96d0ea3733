import { dateIn, hasOutlineNumber, sessionIn } from './moments.ts';
import { meaningOf } from '../../headings/classify.ts';
import type { SectionClass } from '../../headings/table.ts';
import type { Node } from './node.ts';
import { remembered } from '../../headings/remembered.ts';

/** Marks what tells an earlier state: older entries of a log, older "start here" blocks, and everything below them. */
export function markPrior(roots: readonly Node[], all: readonly Node[]): void {
  markGroup(roots);
  for (const node of all) if (node.children.length > 1) markGroup(node.children);
  markStarts(all);
  for (const node of all) {
    if (node.parent?.prior) node.prior = true;
    if (node.prior) node.current = false;
  }
}

interface Dated {
  node: Node;
  /** Sorts by date, time and session. */
  key: string;
}

function markGroup(nodes: readonly Node[]): void {
  const dated = nodes.flatMap((node) => {
    const key = node.prior || isStart(node) ? null : keyOf(node.heading);
    return key === null ? [] : [{ node, key }];
  });
  if (dated.length < 2) return;
  if (dated.length * 2 >= nodes.length && dated.every(({ node }) => node.class === null || entryClasses.has(node.class)))
    return markEntries(dated);
  for (const it of superseding) {
    const same = dated.filter(({ node }) => node.class === it);
    const newest = newestOf(same);
    if (newest) for (const { node } of same) node.prior = node !== newest;
  }
}

function markEntries(dated: readonly Dated[]): void {
  const newest = newestOf(dated);
  for (const { node } of dated) {
    node.entry = 'log';
    node.current = node === (newest ?? dated[0]?.node);
    node.prior ||= newest !== null && node !== newest;
  }
}

/** The newest of some sections; null when their dates do not tell which. */
function newestOf(dated: readonly Dated[]): Node | null {
  const first = dated[0];
  const last = dated.at(-1);
  if (!first || !last || first.key === last.key) return null;
  const top = dated.reduce((best, it) => (it.key > best.key ? it : best));
  const tied = dated.filter((it) => it.key === top.key);
  return (first.key > last.key ? tied[0] : tied.at(-1))?.node ?? null;
}

function markStarts(all: readonly Node[]): void {
  const starts = all.filter(isStart);
  const current = starts.find((it) => !it.prior);
  if (!current || starts.length < 2) return;
  current.entry = 'start';
  current.current = true;
  const kept = new Set<Node>();
  for (let node: Node | null = current; node; node = node.parent) kept.add(node);
  for (const start of starts) {
    // A later section that holds an older block tells that older state as well.
    for (let node: Node | null = start; node && !kept.has(node); node = node.parent) node.prior = true;
  }
}

/** The moment by which a heading sorts among entries of a log; null when it names none. */
const keyOf = remembered((heading): string | null => {
  if (!/\d/.test(heading) || hasOutlineNumber(heading)) return null;
  const date = dateIn(heading);
  const session = sessionIn(heading);
  const at = date ? heading.indexOf(date.text) : -1;
  const leads =
    at >= 0 &&
    (at <= 20 || /[([（【]\s*$/.test(heading.slice(0, at)) || /^[^)）]*[)）]/.test(heading.slice(at + (date?.text.length ?? 0))));
  if (!session && !leads) return null;
  const number = /\d+/.exec(session ?? '')?.[0] ?? '';
  return `${date?.day ?? ''} ${date?.time ?? ''} ${number.padStart(8, '0')}`;
});

const isStart = ({ heading }: Node): boolean => meaningOf(heading).start;

const entryClasses: ReadonlySet<SectionClass> = new Set(['done', 'log', 'status', 'in progress', 'verification', 'plan']);
const superseding: readonly SectionClass[] = ['next', 'status', 'in progress'];
