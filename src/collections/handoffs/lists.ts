import { ownerIn, ownerOf } from '../../headings/owners.ts';
import { gather, type Gathered, type Gathering } from './gather.ts';
import type { Fact, Facts } from './facts.ts';
import { isStage } from '../../headings/classify.ts';
import type { SectionClass } from '../../headings/table.ts';
import { inlineLabels, isStated } from './inline-labels.ts';
import { listedIn } from './items.ts';
import { proseIn } from './prose.ts';
import { plainItem, type RawItem } from './raw-item.ts';
import { isNone } from '../../headings/none.ts';
import type { Node } from './node.ts';
import { becauseOf, commitsIn, conditionOf, testsIn } from './phrases.ts';
import { longestList, type Handoff, type Item } from './schema.ts';

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
  for (const [of, items] of labelled([...facts.front, ...facts.top, ...facts.inside, ...facts.foot])) {
    if (!told.has(of) && !gathered.has(of)) gathered.set(of, { items: items.slice(0, longestList), total: items.length });
  }
  if ((gathered.get('next')?.total ?? 0) === 0) promote(gathered);
  return typed(gathered);
}

/** Without a section for them, boxes that are not ticked and numbered lists of what remains are the next steps; what is only said to remain is none. */
function promote(gathered: Map<SectionClass, Gathering>): void {
  const left = gathered.get('remaining');
  const steps = left?.items.filter(isStep) ?? [];
  const planned = gathered.get('plan')?.items.filter((it) => it.mark === 'remaining') ?? [];
  // A step of a plan that is half done is taken up before those that are not begun.
  const begun = gathered.get('in progress')?.items.filter((it) => it.mark === 'in progress' || it.mark === 'waiting') ?? [];
  if (steps.length === 0 && planned.length > 0)
    gathered.set('next', { items: [...begun, ...planned], total: begun.length + planned.length });
  if (!left || steps.length === 0) return;
  const others = left.items.filter((it) => !isStep(it));
  const cutOff = left.total - left.items.length;
  gathered.set('next', { items: steps, total: steps.length + (others.length === 0 ? cutOff : 0) });
  if (others.length === 0) gathered.delete('remaining');
  else gathered.set('remaining', { items: others, total: left.total - steps.length });
}

const isStep = ({ mark, numbered }: RawItem): boolean => mark === 'remaining' || (mark === null && numbered);

/** Named values that stand for a section, such as `Next: …`, by class. */
function labelled(facts: readonly Fact[]): Map<SectionClass, RawItem[]> {
  const byClass = new Map<SectionClass, RawItem[]>();
  for (const fact of facts) {
    if (fact.kind !== null || isStage(fact.key)) continue;
    for (const [of, items] of statedIn(fact)) {
      const those = byClass.get(of) ?? [];
      for (const it of items) if (!isNone(it.text)) those.push(it);
      byClass.set(of, those);
    }
  }
  return byClass;
}

/** What one named value states: "Done: fixed VAT. Next: test Safari." states two things. */
function statedIn(fact: Fact): [SectionClass, RawItem[]][] {
  const of = isStated(fact.key);
  if (of === null) return [];
  if (fact.values.length > 0) return [[of, fact.values.map((it) => plainItem(it, fact.line, null))]];
  if (fact.value === '') return [[of, below(fact)]];
  return inlineLabels(`${fact.key}: ${fact.value}`).flatMap(({ key, value }, index): [SectionClass, RawItem[]][] => {
    const own = index === 0 ? of : isStated(key);
    return own === null ? [] : [[own, [plainItem(value, fact.line, null)]]];
  });
}

function below({ blocks, shift }: Fact): RawItem[] {
  const stretch = { blocks, shift };
  const listed = listedIn(stretch, null).items;
  return (listed.length > 0 ? listed : proseIn(stretch, null, false).items.slice(0, 1)).filter((it) => !isNone(it.text));
}

function typed(gathered: Gathered): Lists {
  const of = (name: SectionClass): readonly RawItem[] => gathered.get(name)?.items ?? [];
  const lists = {
    done: of('done').map((it) => ({ ...itemFrom(it), commits: commitsIn(it.text), tests: testsIn(it.text) })),
    inProgress: of('in progress').map(itemFrom),
    next: of('next').map(itemFrom),
    remaining: of('remaining').map(itemFrom),
    triedAndFailed: of('tried and failed').map((it) => ({ ...itemFrom(it), because: becauseOf(it.text) })),
    watchFor: of('watch for').map((it) => ({ ...itemFrom(it), ...conditionOf(it.text) })),
    openQuestions: of('open questions').map((it) => ({ ...itemFrom(it), owner: it.owner === null ? ownerIn(it.text) : ownerOf(it.owner) })),
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
  for (const [of, name] of listNames) {
    const total = gathered.get(of)?.total ?? 0;
    if (total > (lists[name]?.length ?? 0)) counts[name] = total;
  }
  return counts;
}

/** Lists of a handoff: the class of the sections that fill it, and its field. */
export const listNames = [
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
] as const;
