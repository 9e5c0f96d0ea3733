import { alignShortest } from './align.ts';
import type { Run } from './block.ts';
import type { Counts, Piece } from './comparison.ts';
import { runsOf, type Cutter, type Token } from './tokens.ts';

/** Words compared with words. */
export interface WordChange {
  pieces: Piece[];
  counts: Counts['words'];
  /** True where they were too different to be looked at within the limit. */
  coarse: boolean;
  steps: number;
}

/** How words became others: pieces in order. White space between two changes is part of both. */
export function compareWords(before: readonly Run[], after: readonly Run[], cut: Cutter, limit: number): WordChange {
  const [old, now] = [cut(before), cut(after)];
  const numbers = new Map<string, number>();
  const numberOf = (it: Token): number => {
    const key = it.text.trim() === '' ? ' ' : `${it.as}\u0000${it.to}\u0000${it.text}`;
    const number = numbers.get(key) ?? numbers.size;
    if (number === numbers.size) numbers.set(key, number);
    return number;
  };
  const { partners, coarse, steps } = alignShortest(old.map(numberOf), now.map(numberOf), limit);
  const groups = joinedGroups(groupsOf(old, now, partners));
  const removed = groups.reduce((sum, it) => sum + (it.kept ? 0 : it.old.filter((token) => token.isWord).length), 0);
  const added = groups.reduce((sum, it) => sum + (it.kept ? 0 : it.now.filter((token) => token.isWord).length), 0);
  return { pieces: groups.flatMap(piecesOf), counts: { added, removed }, coarse, steps };
}

/** Words that stand on both sides, or what stands on either instead. */
interface Group {
  kept: boolean;
  old: Token[];
  now: Token[];
}

function groupsOf(old: readonly Token[], now: readonly Token[], partners: Int32Array): Group[] {
  const groups: Group[] = [];
  const into = (kept: boolean): Group => {
    const last = groups.at(-1);
    if (last?.kept === kept) return last;
    const next = { kept, old: [], now: [] };
    groups.push(next);
    return next;
  };
  let other = 0;
  old.forEach((token, place) => {
    const partner = partners[place] ?? -1;
    if (partner < 0) {
      into(false).old.push(token);
      return;
    }
    while (other < partner) into(false).now.push(now[other++] as Token);
    const kept = into(true);
    kept.old.push(token);
    kept.now.push(now[other++] as Token);
  });
  while (other < now.length) into(false).now.push(now[other++] as Token);
  return groups;
}

/** Single words are hard to read when each stands between two marks: the space between two changes becomes part of them. */
function joinedGroups(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  groups.forEach((group, index) => {
    const last = joined.at(-1);
    const between = group.kept && index > 0 && index < groups.length - 1 && group.now.every((it) => it.text.trim() === '');
    if (last?.kept === false && (between || !group.kept)) {
      for (const it of group.old) last.old.push(it);
      for (const it of group.now) last.now.push(it);
    } else joined.push({ kept: group.kept, old: [...group.old], now: [...group.now] });
  });
  return joined;
}

function piecesOf({ kept, old, now }: Group): Piece[] {
  if (kept) return [{ change: 'kept', runs: runsOf(now) }];
  return [
    ...(old.length === 0 ? [] : [{ change: 'removed' as const, runs: runsOf(old) }]),
    ...(now.length === 0 ? [] : [{ change: 'added' as const, runs: runsOf(now) }]),
  ];
}
