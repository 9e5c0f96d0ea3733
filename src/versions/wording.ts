import { kinds, type Kind } from '../compare/block.ts';
import type { Counts } from '../compare/comparison.ts';
import type { Wording } from '../compare/wording.ts';
import type { Speaker } from '../words/speaker.ts';

/** The words of a comparison in the language of a speaker; `before` and `after` name the two texts. */
export function wordingOf(speaker: Speaker, before: string, after: string): Wording {
  const { say, listOf } = speaker;
  return {
    added: say('compare.added'),
    removed: say('compare.removed'),
    movedFrom: say('compare.movedFrom'),
    movedTo: say('compare.movedTo'),
    next: say('compare.next'),
    previous: say('compare.previous'),
    change: (number, all) => say('compare.change', { number, all }),
    leftOut: (counts) => say('compare.leftOut', { what: listOf(kinds.flatMap((it) => countOf(speaker, it, counts[it] ?? 0))) }),
    view: say('compare.view'),
    inline: say('compare.inline'),
    sideBySide: say('compare.sideBySide'),
    before,
    after,
    image: say('compare.image'),
  };
}

/** Numbers of blocks as a sentence: "1 paragraph changed, 2 table rows added." Empty when there are none. */
export function countsIn(speaker: Speaker, { blocks }: Counts): string {
  const { say, listOf } = speaker;
  const parts = kinds.flatMap((kind) =>
    (['changed', 'added', 'removed', 'moved'] as const).flatMap((how) =>
      countOf(speaker, kind, blocks[kind][how]).map((what) => say(`compare.all.${how}`, { what })),
    ),
  );
  return parts.length === 0 ? '' : say('compare.sentence', { parts: listOf(parts) });
}

function countOf({ named }: Speaker, kind: Kind, count: number): string[] {
  const text = count === 0 ? null : named('compare.kind', kind, { count });
  return text === null ? [] : [text];
}
