import type { Block, Run } from './block.ts';
import type { Piece } from './comparison.ts';
import type { Wording } from './wording.ts';

/** Text as it may stand between tags and in quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');
}

/** Words as HTML. Links lead nowhere; where one changed, its target stands behind it. */
export function runsHtml(runs: readonly Run[], { image }: Wording, withTargets: 'with targets' | 'without targets'): string {
  return runs
    .map(({ text, as, to }) => {
      const marks = as === '' ? [] : as.split(' ');
      const words = marks.includes('image') ? `${image}: ${text}` : text;
      const html = marks.reduceRight((inner, mark) => {
        const tag = tags.get(mark);
        return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
      }, escaped(words));
      return to !== '' && withTargets === 'with targets' ? `${html} <span class="target">(${escaped(to)})</span>` : html;
    })
    .join('');
}

const tags = new Map([
  ['link', 'u'],
  ['strong', 'strong'],
  ['em', 'em'],
  ['del', 's'],
  ['code', 'code'],
]);

/** Words that are heard and not seen. Pages hold many: no other element of a comparison is an `i`. */
export const heardHtml = (words: string): string => `<i>${escaped(words)}</i>`;

/** Words that were added or removed: underlined or struck through, and said to be so where that is not seen. */
export function markedHtml(change: 'added' | 'removed', html: string, wording: Wording): string {
  return wrappedHtml(change, html === '' ? '' : `${heardHtml(`${wording[change]}: `)}${html}`);
}

/** The same without being said, for a part of what is said to be so as a whole. */
export function wrappedHtml(change: 'added' | 'removed', html: string): string {
  const tag = change === 'added' ? 'ins' : 'del';
  return html === '' ? '' : `<${tag}>${html}</${tag}>`;
}

/** The attribute of an element whose words may be written from right to left; none where none of them is. */
export const directionHtml = (cells: Block['cells']): string =>
  cells.some((runs) => runs.some(({ text }) => rightToLeft.test(text))) ? ' dir="auto"' : '';

const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Stretches of words of one side; the later one holds what was removed too, which is not shown side by side. */
export function piecesHtml(pieces: readonly Piece[], side: 'old' | 'new', wording: Wording): string {
  return pieces
    .filter((it) => side === 'new' || it.change !== 'added')
    .map(({ change, runs }) =>
      change === 'kept' ? runsHtml(runs, wording, 'without targets') : markedHtml(change, runsHtml(runs, wording, 'with targets'), wording),
    )
    .join('');
}
