import { gather, type Gathered } from './gather.ts';
import type { Fact, Facts } from './facts.ts';
import { classOfLabel, isStage } from './headings/classify.ts';
import type { SectionClass } from './headings/table.ts';
import { listedIn, proseIn, type RawItem } from './items.ts';
import { isNone } from './marks.ts';
import type { Node } from './node.ts';
import { becauseOf, commitsIn, conditionOf, ownerIn, testsIn } from './phrases.ts';
import { longestList, longestText, type Handoff, type Item } from './schema.ts';
import { cut } from './cut.ts';

/** The lists of a handoff, and how many items those have that are cut. */
export type Lists = Pick<
  Handoff,
  | 'done'
  | 'inProgress'
  | 'next'
  | 'remaining'
  | 'triedAndFailed'
  | 'watchFor'
  | 'openQuestions'
  | 'blockers'
  | 'decisions'
  | 'plan'
  | 'acceptance'
  | 'verification'
  | 'readFirst'
  | 'git'
  | 'setUp'
  | 'files'
  | 'people'
  | 'cut'
>;

/** Everything the sections list; a class without a section takes the named values of that name. */
export function listsOf(nodes: readonly Node[], facts: Facts): Lists {
  const gathered = new Map(gather(nodes));
  const told = new Set(nodes.filter((it) => !it.prior).map((it) => it.acts));
  for (const [of, items] of labelled([...facts.top, ...facts.stated])) {
    if (!told.has(of) && !gathered.has(of)) gathered.set(of, { items: items.slice(0, longestList), total: items.length });
  }
  const left = gathered.get('remaining');
  const isNext = (gathered.get('next')?.total ?? 0) === 0 && left !== undefined;
  if (isNext) {
    gathered.set('next', left);
    gathered.delete('remaining');
  }
  return typed(gathered);
}

/** Named values that stand for a section, such as `Next: …`, by class. */
function labelled(facts: readonly Fact[]): Map<SectionClass, RawItem[]> {
  const byClass = new Map<SectionClass, RawItem[]>();
  for (const fact of facts) {
    const of = fact.kind === null && !isStage(fact.key) ? classOfLabel(fact.key) : null;
    if (of === null || !stated.has(of)) continue;
    const items = fact.value === '' ? below(fact) : isNone(fact.value) ? [] : [itemOf(fact)];
    const known = byClass.get(of);
    if (known) known.push(...items);
    else byClass.set(of, [...items]);
  }
  return byClass;
}

// Parts that people write as a named value; "Documentation: updated" is none of them.
const stated: ReadonlySet<SectionClass> = new Set([
  'next',
  'remaining',
  'blockers',
  'done',
  'in progress',
  'tried and failed',
  'open questions',
  'watch for',
  'decisions',
  'verification',
  'acceptance',
]);

function below({ blocks, shift }: Fact): RawItem[] {
  const stretch = { blocks, shift };
  const listed = listedIn(stretch, null).items;
  return (listed.length > 0 ? listed : proseIn(stretch, null, false).items.slice(0, 1)).filter((it) => !isNone(it.text));
}

const itemOf = ({ value, line }: Fact): RawItem => ({
  text: cut(value, longestText),
  line,
  group: null,
  details: [],
  mark: null,
  first: null,
  owner: null,
});

function typed(gathered: Gathered): Lists {
  const of = (name: SectionClass): readonly RawItem[] => gathered.get(name)?.items ?? [];
  const lists = {
    done: of('done').map((it) => ({ ...itemFrom(it), commits: commitsIn(it.text), tests: testsIn(it.text) })),
    inProgress: of('in progress').map(itemFrom),
    next: of('next').map(itemFrom),
    remaining: of('remaining').map(itemFrom),
    triedAndFailed: of('tried and failed').map((it) => ({ ...itemFrom(it), because: becauseOf(it.text) })),
    watchFor: of('watch for').map((it) => ({ ...itemFrom(it), ...conditionOf(it.text) })),
    openQuestions: of('open questions').map((it) => ({ ...itemFrom(it), owner: it.owner ?? ownerIn(it.text) })),
    blockers: of('blockers').map(itemFrom),
    decisions: of('decisions').map(itemFrom),
    plan: of('plan').map(itemFrom),
    acceptance: of('acceptance').map(itemFrom),
    verification: of('verification').map(itemFrom),
    readFirst: of('read first').map(itemFrom),
    git: of('git').map((it) => ({ ...itemFrom(it), commits: commitsIn(it.text) })),
    setUp: of('set-up').map(itemFrom),
    files: of('files').map(itemFrom),
    people: of('people').map(itemFrom),
  };
  return { ...lists, cut: cutOf(gathered, lists) };
}

function itemFrom({ text, line, group, details }: RawItem): Item {
  return { text, line, group, details };
}

function cutOf(gathered: Gathered, lists: Readonly<Record<string, readonly unknown[]>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [of, name] of names) {
    const total = gathered.get(of)?.total ?? 0;
    if (total > (lists[name]?.length ?? 0)) counts[name] = total;
  }
  return counts;
}

const names: readonly [SectionClass, string][] = [
  ['done', 'done'],
  ['in progress', 'inProgress'],
  ['next', 'next'],
  ['remaining', 'remaining'],
  ['tried and failed', 'triedAndFailed'],
  ['watch for', 'watchFor'],
  ['open questions', 'openQuestions'],
  ['blockers', 'blockers'],
  ['decisions', 'decisions'],
  ['plan', 'plan'],
  ['acceptance', 'acceptance'],
  ['verification', 'verification'],
  ['read first', 'readFirst'],
  ['git', 'git'],
  ['set-up', 'setUp'],
  ['files', 'files'],
  ['people', 'people'],
];
