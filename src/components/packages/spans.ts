import { packages } from '../../deliver/page-content.ts';
import { changeKinds, type Span } from '../../model/package.ts';
import { say } from '../say.ts';

/** What changed up to the built commit since the package before it; undefined when there is none before it. */
export const sinceSpan: Span | undefined = packages.spans.find(
  ({ to }, index) => index === 0 && (to === null || packages.moments[0]?.built === true),
);

/** What a span is called. */
export const spanTitle = ({ from, to }: Span): string =>
  to === null ? say('changes.since', { name: from }) : say('changes.between', { from, to });

/** How many records changed. */
export const changedIn = ({ counts }: Span): number => changeKinds.reduce((sum, kind) => sum + counts[kind], 0);

/** What a span holds, in words: `2 decided`, `14 changed`, `9 commits`. */
export function countWords({ counts, commits }: Span): string[] {
  const words = changeKinds.flatMap((kind) => (counts[kind] === 0 ? [] : say(`changes.count.${kind}`, { count: counts[kind] })));
  return [...(words.length === 0 ? [say('changes.nothing')] : words), say('changes.commits', { count: commits })];
}
