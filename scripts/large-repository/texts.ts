import type { Draft } from './drafts.ts';
import { openings, passageOf } from './passages.ts';
import { randomOf } from './random.ts';

/** The first `count` texts of a document, each the one before it with two or three passages changed. */
export function* textsOf({ kind, title, bytes }: Draft, seed: number, count: number): Generator<string> {
  const random = randomOf(seed);
  const passages: string[] = [];
  const opening = openings[kind];
  let length = Buffer.byteLength(opening(title, dateOf(0)));
  while (length < bytes) {
    const passage = passageOf(kind, passages.length, dateOf(0), random);
    passages.push(passage);
    length += Buffer.byteLength(passage) + 2;
  }
  for (let number = 0; number < count; number++) {
    const date = dateOf(number);
    if (number > 0)
      for (let changes = 0; changes < 3; changes++) {
        const at = random.below(passages.length);
        passages[at] = passageOf(kind, at, date, random);
      }
    yield `${[opening(title, date), ...passages].join('\n\n')}\n`;
  }
}

/** Day of the text with this number. */
function dateOf(number: number): string {
  return new Date(Date.UTC(2025, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
}
