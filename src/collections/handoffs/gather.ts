import { labelsOf } from '../../markdown/labels.ts';
import { lineOf, plainText } from '../../markdown/text.ts';
import type { SectionClass } from '../../headings/table.ts';
import { answersItself } from '../../headings/answers.ts';
import { conditionIn } from '../../headings/condition.ts';
import { askedIn, asksAt } from './asks.ts';
import { enumeratedIn } from './enumerated.ts';
import { detailsOf } from './item-text.ts';
import { listedIn, type Wanted } from './items.ts';
import { groupUnder, leadOf } from './leads.ts';
import { isQuestion } from '../../headings/questions.ts';
import { isNone } from '../../headings/none.ts';
import { labelClassOf } from './marks.ts';
import type { Node, Stretch } from './node.ts';
import { codeIn, proseIn } from './prose.ts';
import { plainItem, type Listed, type RawItem } from './raw-item.ts';
import { longestList } from './schema.ts';
import { reportedIn } from './reports.ts';
import { behind, standingIn, type Rank, type Standing } from './standing.ts';
import { cut } from './cut.ts';

/** What all sections list, by class, with how many items there are. */
export type Gathered = ReadonlyMap<SectionClass, Gathering>;

/** The items of one class, and how many there are when some are left out. */
export interface Gathering {
  items: RawItem[];
  total: number;
}

interface Bucket {
  items: { item: RawItem; standing: number }[];
  total: number;
}

/** Collects the items of every section that tells the present state. */
export function gather(nodes: readonly Node[]): Gathered {
  const buckets = new Map<SectionClass, [Bucket, Bucket, Bucket]>();
  const perRoot = new Map<Node, number>();
  const live = nodes.filter((it) => !it.prior);
  const standing = standingIn(nodes);
  for (const node of live) {
    const listed = listsOf(node);
    if (listed.items.length > 0) perRoot.set(node.root, (perRoot.get(node.root) ?? 0) + listed.items.length);
    addAll(buckets, node, listed, standing);
  }
  for (const node of live) {
    const own = target(node);
    if (own === null || silent.has(own) || node.acts === 'status') continue;
    if (node.logged !== true && perRoot.get(node.root) && (node.root === node || hasLists(node))) continue;
    addAll(buckets, node, proseIn(own === 'done' ? withoutCode(node) : node, groupOf(node), coded.has(own)), standing);
  }
  for (const node of live) addAsked(buckets, node, standing(node).rank);
  return choose(buckets);
}

/** Adds what a section asks beside its items, each line once. */
function addAsked(buckets: Map<SectionClass, [Bucket, Bucket, Bucket]>, node: Node, rank: Rank): void {
  const asked = askedIn(node, node.acts, groupOf(node));
  if (asked.length === 0) return;
  const known = new Set(buckets.get('open questions')?.flatMap(({ items }) => items.map((it) => it.item.line)));
  for (const it of asked) if (!known.has(it.line)) put(bucketOf(buckets, 'open questions', rank), it, behind);
}

// A block of code below what is done shows figures or a command, and is nothing that was done.
const withoutCode = ({ blocks, shift }: Node): Stretch => ({ blocks: blocks.filter((it) => it.type !== 'code'), shift });

function listsOf(node: Node): Listed {
  if (node.stage && node.root === node && node.acts === 'plan') return stageOf(node);
  const reported = node.acts === null || node.acts === 'status' ? reportedIn(node, groupOf(node)) : [];
  const own = target(node);
  if (own === 'plan' && node.root.stage) return { items: [], more: 0 };
  const numbered = own !== null && enumerable.has(own) ? enumeratedIn(node, groupOf(node), wantedOf(own)) : null;
  if (numbered !== null) return numbered;
  const found = listedIn(node, groupOf(node), wantedOf(own));
  const lines = new Set(reported.map((it) => it.line));
  const opening = own === 'next' && found.items.length > 0 ? openingStep(node) : [];
  const listed = { items: [...opening, ...reported, ...found.items.filter((it) => !lines.has(it.line))], more: found.more };
  return own !== null && coded.has(own) ? joined(listed, codeIn(node, groupOf(node))) : listed;
}

function wantedOf(own: SectionClass | null): Wanted {
  if (own === null || own === 'goal') return 'marked';
  if (silent.has(own)) return 'told';
  return own === 'next' || own === 'remaining' ? 'tasks' : 'all';
}

const hasLists = (node: Node): boolean => node.blocks.some((it) => it.type === 'list' || it.type === 'table');

const joined = (a: Listed, b: Listed): Listed => ({ items: [...a.items, ...b.items].slice(0, longestList), more: a.more + b.more });

/** A paragraph above the lists of the steps that starts with bold words is the step to take first: "**Push both** to main." */
function openingStep({ blocks, shift }: Node): RawItem[] {
  const [first] = blocks;
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'strong' || first.children.length < 2) return [];
  if (leadOf(first) !== null || labelsOf([first]).length > 0) return [];
  return [plainItem(plainText(first), lineOf(first) + shift, null)];
}

/** A stage of a plan is one item, and what it lists are its details. */
function stageOf(node: Node): Listed {
  const reported = reportedIn(node, node.heading);
  // A stage that reports what was changed is no plan any more.
  if (reported.length > 0) return { items: reported, more: 0 };
  const marked = listedIn(node, groupOf(node), 'marked').items.filter((it) => it.mark !== null);
  const stage = { ...plainItem(node.heading, node.line, null), details: detailsOf(node.blocks) };
  return { items: [stage, ...marked], more: 0 };
}

/** What the items of a section count as when nothing in them says otherwise. */
function target(node: Node): SectionClass | null {
  if (node.acts === 'status' && reportsSession.test(node.root.heading)) return 'done';
  const entry = node.entry === 'log' && node.current;
  return entry && (node.acts === null || unlisted.has(node.acts) || node.acts === 'plan') ? 'done' : node.acts;
}

function groupOf(node: Node): string | null {
  if (node.root === node || node.entry !== null || node.heading === '') return null;
  const above = node.parent === null ? null : groupOf(node.parent);
  return groupUnder(above === null || conditionIn(above) === null ? null : above, cut(node.heading, 200));
}

function addAll(
  buckets: Map<SectionClass, [Bucket, Bucket, Bucket]>,
  node: Node,
  { items, more }: Listed,
  standing: (node: Node) => Standing,
): void {
  if (items.length === 0 && more === 0) return;
  const own = target(node);
  const { place, rank } = standing(node);
  for (const item of items) {
    const found = classOfItem(item, own);
    const of = found === 'next' && place === null ? 'remaining' : found;
    // A step that no longer counts is no rest to be taken up instead.
    const kept = of === found ? item : { ...item, mark: null, numbered: false };
    if (of !== null && !isNone(item.text)) put(bucketOf(buckets, of, rank), kept, place ?? behind);
  }
  if (more > 0 && own !== null && !silent.has(own)) bucketOf(buckets, own, rank).total += more;
}

/** An hourglass stands for work that goes on, and among the steps for what has not begun. */
const waitingAs = (own: SectionClass | null): 'remaining' | 'in progress' =>
  own === 'next' || own === 'remaining' ? 'remaining' : 'in progress';

function classOfItem({ mark: written, text, first, told, firm }: RawItem, own: SectionClass | null): SectionClass | null {
  const mark = written === 'waiting' ? waitingAs(own) : written;
  if (mark === 'deferred') return own === 'next' ? 'remaining' : own;
  // "Answered:" among open questions, "Closed:" among blockers, and a ticked box among either.
  const answered = told === 'done' || told === 'decisions' || mark === 'done' || answersItself(text);
  if (own !== null && answerable.has(own) && answered) return own === 'open questions' ? 'decisions' : 'done';
  if (told === 'open questions' && (mark === 'done' || answersItself(text))) return 'decisions';
  if (mark === null && own !== null && deferring.has(own) && asksAt(text, own) >= 0) return 'open questions';
  // "Open points" lists questions as well as tasks.
  if (own === 'remaining' && (mark === null || mark === own) && isQuestion(text)) return 'open questions';
  if (told !== null && told !== own && (own === null || movable.has(own) || silent.has(own) || (firm && !fixed.has(own))))
    return mark === null || told !== 'next' ? told : mark;
  if (mark !== null && (own === null || movable.has(own))) {
    if (own === null) return mark;
    return mark === 'remaining' && own !== 'done' && !silent.has(own) ? own : mark;
  }
  const label = first !== null && own !== null && telling.has(own) ? labelClassOf(first) : null;
  if (label !== null) return label;
  return own === null || silent.has(own) ? null : own;
}

function put(bucket: Bucket, item: RawItem, standing: number): void {
  bucket.total++;
  if (bucket.items.length < longestList) bucket.items.push({ item, standing });
}

function bucketOf(buckets: Map<SectionClass, [Bucket, Bucket, Bucket]>, of: SectionClass, rank: Rank): Bucket {
  let ranks = buckets.get(of);
  if (!ranks) buckets.set(of, (ranks = [empty(), empty(), empty()]));
  return ranks[rank];
}

const empty = (): Bucket => ({ items: [], total: 0 });

function choose(buckets: ReadonlyMap<SectionClass, [Bucket, Bucket, Bucket]>): Gathered {
  const chosen = new Map<SectionClass, Gathering>();
  for (const [of, ranks] of buckets) {
    const counted = ranked.has(of) ? ranks.filter((it) => it.total > 0).slice(0, 1) : ranks;
    const all = counted.flatMap((it) => it.items);
    // The step to take first stands in the highest section of the present state; everything else keeps the order of the file.
    const sorted = of === 'next' ? all.sort((a, b) => a.standing - b.standing) : all.sort((a, b) => a.item.line - b.item.line);
    const total = counted.reduce((sum, it) => sum + it.total, 0);
    chosen.set(of, { items: sorted.slice(0, longestList).map((it) => it.item), total });
  }
  return chosen;
}

// Classes that are told in a sentence, not as a list.
const silent: ReadonlySet<SectionClass> = new Set(['status', 'log', 'goal']);
const unlisted: ReadonlySet<SectionClass> = new Set(['status', 'log', 'goal']);
// Sections in which a checkbox or sign says more than the heading.
const movable: ReadonlySet<SectionClass> = new Set(['next', 'remaining', 'done', 'in progress', 'status', 'plan', 'log']);
// Sections whose items may start with bold words that say what they are.
const telling: ReadonlySet<SectionClass> = new Set(['done', 'status', 'log', 'in progress']);
// What a summary of a session lists was done in it.
const reportsSession =
  /\bsession (?:summary|recap)\b|\bsummary of (?:this|the|last) session\b|\bsitzungszusammenfassung\b|résumé de (?:la )?(?:session|séance)|resumen de (?:la )?sesión|세션 ?요약|(?:会话|會話|对话|本次)(?:总结|總結|小结|摘要)|セッション(?:の)?(?:まとめ|要約|サマリ)/iu;
// Sections whose paragraphs may be numbered items.
const enumerable: ReadonlySet<SectionClass> = new Set(['next', 'remaining']);
// What failed or is to be watched for stays so, whatever was changed about it.
const fixed: ReadonlySet<SectionClass> = new Set(['tried and failed', 'watch for']);
// Sections whose items may wait for somebody to decide.
const deferring: ReadonlySet<SectionClass> = new Set(['decisions', 'remaining']);
const answerable: ReadonlySet<SectionClass> = new Set(['open questions', 'blockers']);
const coded: ReadonlySet<SectionClass> = new Set(['set-up', 'verification']);
// Of these only the newest counts.
const ranked: ReadonlySet<SectionClass> = new Set(['next', 'remaining', 'in progress', 'done']);
