import { expect, test } from 'vitest';
import { compare } from '../../src/compare/compare.ts';
import { blocksOfText } from '../../src/compare/from-text.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { applied, shownOf } from './applied.ts';
import { numbersFrom } from './numbers.ts';

const words = [
  'the',
  'invoice',
  '**open**',
  '`send`',
  '[guide](a.md)',
  '[guide](b.md)',
  'Zahlung',
  '請求書',
  '付款',
  'day',
  '_late_',
  'x',
  '![form](f.png)',
];

function sentence(pick: (most: number) => number): string {
  return Array.from({ length: 1 + pick(9) }, () => words[pick(words.length)]).join(' ');
}

function block(pick: (most: number) => number): string {
  const text = sentence(pick);
  const kinds = [
    `## ${text}`,
    text,
    text,
    `- ${text}\n- [ ] ${sentence(pick)}\n  1. ${text}`,
    `> ${text}`,
    `| ${text} | b |\n| --- | --- |\n| ${sentence(pick)} | ${pick(3)} |`,
    `\`\`\`sh\n${pick(4)}\n${pick(4)}\n\`\`\``,
    '---',
    `<div>${pick(3)}</div>`,
  ];
  return kinds[pick(kinds.length)] ?? text;
}

/** A text made from another by leaving out, adding, doubling, moving and rewriting blocks. */
function changed(blocks: readonly string[], pick: (most: number) => number): string[] {
  const next = blocks.flatMap((it) => {
    const chance = pick(12);
    if (chance === 0) return [];
    if (chance === 1) return [it, block(pick)];
    if (chance === 2) return [block(pick)];
    if (chance === 3) return [it, it];
    return chance === 4 ? [it.replace(/\w+/, words[pick(words.length)] ?? '')] : [it];
  });
  if (next.length > 1 && pick(3) === 0) next.splice(pick(next.length), 0, ...next.splice(pick(next.length), 1));
  return next;
}

const textOf = (blocks: readonly string[], front: number): Redacted =>
  `${front > 2 ? '' : `---\nstate: ${front}\nkey${front}: a\n---\n\n`}${blocks.join('\n\n')}\n` as Redacted;

test.each(Array.from({ length: 60 }, (_, index) => index))('a change tells both texts whole, and the same every time: %i', (seed) => {
  const pick = numbersFrom(seed);
  const first = Array.from({ length: pick(25) }, () => block(pick));
  const [before, after] = [textOf(first, pick(4)), textOf(changed(first, pick), pick(4))].map((it) => blocksOfText(it, 'a.md')) as [
    never,
    never,
  ];
  const comparison = compare(before, after, 'en');
  // A comparison without a change has no parts: then one text stands for both.
  const [old, now] = comparison.parts.length === 0 ? [after, before] : [applied(comparison, 'before'), applied(comparison, 'after')];
  expect(shownOf(old)).toEqual(shownOf(before));
  expect(shownOf(now)).toEqual(shownOf(after));
  expect(compare(before, after, 'en')).toEqual(comparison);
});

test('a text is no change of itself', () => {
  const pick = numbersFrom(7);
  const text = textOf(
    Array.from({ length: 40 }, () => block(pick)),
    1,
  );
  const blocks = blocksOfText(text, 'a.md');
  expect(compare(blocks, structuredClone(blocks), 'en')).toMatchObject({ detail: 'words', parts: [] });
});
