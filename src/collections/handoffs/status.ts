import { readDate } from '../../markdown/dates.ts';
import { plainText } from '../../markdown/text.ts';
import { cut } from './cut.ts';
import { firstSentence, sentencesWithin } from '../../headings/sentence.ts';
import { firstOf, type Fact, type Facts } from './facts.ts';
import { meaningOf } from '../../headings/classify.ts';
import { fold, wordsOf } from '../../headings/words.ts';
import { markOf } from './marks.ts';
import type { Node, Stretch } from './node.ts';
import type { Handoff } from './schema.ts';
import { stateOf } from './states.ts';
import { namesPart, tellsOfPart } from './status-of-part.ts';

type Status = NonNullable<Handoff['status']>;

const longestWords = 200;
// Fewer words behind a day only tell where it was, as in "after release 3".
const fewest = 4;
const date = /^\d{4}-\d{2}-\d{2}\S*$/;
// Lines of a count before and after, not a sentence about the work.
const counted = /^(?:before|after|vorher|nachher)\s*[:：]/i;

/** The status the handoff gives: a named value first, else the first sentences of the section about it. That of a part of the work is none. */
export function statusOf(facts: Facts, nodes: readonly Node[], title: string | null): Status | null {
  for (const list of [facts.front, facts.top, facts.inside]) {
    const found = firstOf(list, ['status']);
    if (found) return { words: cut(found.value, longestWords), state: stateOf(found.value), line: found.line };
    const above = list.find((it) => it.kind === 'status' && it.blocks[0]?.type === 'list');
    const listed = above && firstTextOf(above);
    if (listed) return listed;
  }
  for (const node of nodes) {
    if (node.prior || tellsOfPart(node, title)) continue;
    const telling = node.class === 'status' && node.acts === 'status';
    const found = (node.depth <= 2 ? inHeading(node, title) : null) ?? (telling ? firstTextOf(node) : null);
    if (found) return found;
  }
  return behindDay(facts.top);
}

/** "Stand: 2 May 2026. Import works, export is open.": the German word names the day and how things stand on it. */
function behindDay(top: readonly Fact[]): Status | null {
  const stand = top.find((it) => it.kind === 'updated' && fold(it.key) === 'stand');
  const day = stand && readDate(stand.value);
  if (!day) return null;
  const behind = stand.value.slice(day.index + day.text.length);
  const told = behind.replace(/^[^\p{L}\d]+/u, '');
  const words = firstSentence(told);
  // "Stand: 2 May 2026, branch main" goes on with more of when and where.
  if (!/^\s*[.:—–]/.test(behind)) return null;
  return wordsOf(words).length < fewest
    ? null
    : { words: cut(sentencesWithin(told, longestWords), longestWords), state: stateOf(words), line: stand.line };
}

/** "Where we are: W3 complete": the status itself stands in the heading. */
function inHeading({ heading, line }: Node, title: string | null): Status | null {
  const [, name = '', words] = /^([^:：]{3,40})(?::\s+|：)(\S.*)$/su.exec(heading) ?? [];
  return words && meaningOf(name).class === 'status' && !namesPart(name, title) && /\p{L}/u.test(words) && !date.test(words)
    ? { words: cut(words, longestWords), state: stateOf(words), line }
    : null;
}

function firstTextOf({ blocks, shift }: Stretch): Status | null {
  for (const block of blocks) {
    const inner = block.type === 'blockquote' ? block.children[0] : block.type === 'list' ? block.children[0]?.children[0] : block;
    if (inner?.type !== 'paragraph') continue;
    const text = plainText(inner);
    if (text === '' || markOf(text, null).mark !== null || counted.test(text)) return null;
    const line = (inner.position?.start.line ?? 1) + shift;
    return { words: cut(sentencesWithin(text, longestWords), longestWords), state: stateOf(firstSentence(text)), line };
  }
  return null;
}
