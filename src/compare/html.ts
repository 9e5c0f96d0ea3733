import type { Run } from './block.ts';
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

/** Words that were added or removed: underlined or struck through, and said to be so where that is not seen. */
export function markedHtml(change: 'added' | 'removed', html: string, wording: Wording): string {
  const tag = change === 'added' ? 'ins' : 'del';
  return html === '' ? '' : `<${tag}><span class="hidden">${escaped(wording[change])}: </span>${html}</${tag}>`;
}

/** Stretches of words of one side; the later one holds what was removed too, which is not shown side by side. */
export function piecesHtml(pieces: readonly Piece[], side: 'old' | 'new', wording: Wording): string {
  return pieces
    .filter((it) => side === 'new' || it.change !== 'added')
    .map(({ change, runs }) =>
      change === 'kept' ? runsHtml(runs, wording, 'without targets') : markedHtml(change, runsHtml(runs, wording, 'with targets'), wording),
    )
    .join('');
}
