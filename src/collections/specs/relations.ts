import { cut } from './cut.ts';
import type { Fact } from './facts.ts';
import { isNothing, meaningOf, type Key } from './keys.ts';
import type { Relation } from './schema.ts';

const kinds: Readonly<Partial<Record<Key, Relation['kind']>>> = {
  supersedes: 'supersedes',
  supersededBy: 'superseded by',
  dependsOn: 'depends on',
  seeAlso: 'see also',
};

/** Relations to other documents, by named values and by the words of a status such as `superseded by 003`. */
export function relationsOf(facts: readonly Fact[], status: { words: string; line: number | null } | null): Relation[] {
  const relations = facts.flatMap((fact): Relation[] => {
    const meaning = meaningOf(fact);
    const kind = meaning === null ? undefined : kinds[meaning];
    if (kind === undefined) return [];
    const targets = fact.values.length > 1 ? fact.values : fact.value.split(/,\s+|;\s*|\s+[·•]\s+|\s+and\s+(?=[A-Z]+-)/);
    return targets.filter((it) => !isNothing(it) && it.length < longestTarget).map((it) => relation(kind, it, fact.line));
  });
  const successor = status === null ? null : successorIn.exec(status.words)?.[1];
  if (status !== null && successor != null && !relations.some((it) => it.kind === 'superseded by'))
    relations.push(relation('superseded by', successor.replace(/[.:]+$/, ''), status.line));
  return relations.slice(0, most);
}

const relation = (kind: Relation['kind'], target: string, line: number | null): Relation => ({
  kind,
  target: cut(target, longestTarget),
  line,
  id: null,
});
const successorIn = /\b(?:superseded|replaced|obsoleted) (?:by|with)[: ]+`?([^\s`,;()]+)/i;
const longestTarget = 200;
const most = 50;
