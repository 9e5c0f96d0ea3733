import type { Redacted } from '../model/redacted.ts';
import { labelsIn } from './diagrams.ts';
import { hiddenBefore, withoutKnown } from './hidden-before.ts';
import { hidden, placesOf, type Redaction } from './hiding.ts';
import { commentsIn, innerCommentsIn, innerMarkupIn, marksIn, markupIn } from './markup.ts';
import { privateKeysIn } from './private-keys.ts';
import { merged, type Range } from './ranges.ts';
import { mayHoldSecret } from './sieve.ts';
import { spellingsIn } from './spellings.ts';
import { tokensInView } from './tokens.ts';
import { editedView, sourceView, type View } from './view.ts';

/**
 * The text with the tokens and private keys hidden that can be read only once the text is parsed: those written with escapes, entities,
 * percent signs, characters nobody sees, or with markup inside. Findings stand where they are in the text given. Pure; doing it twice
 * changes nothing. Made for single texts: a whole history would take too long.
 */
export function redactDecoded(text: Redacted): { text: Redacted; findings: Redaction[] } {
  const ranges = decodedRangesIn(text);
  return ranges.length === 0 ? { text, findings: [] } : { text: hidden(text, ranges), findings: placesOf(text, ranges) };
}

/** The tokens, the private keys and what `known` finds of a text in every spelling, in order and apart. */
export function decodedRangesIn(text: string, known: (text: string) => Range[] = nothing): Range[] {
  return mayHoldSecret(text, known) ? merged([...new Set(viewsOf(text))].flatMap((it) => secretsInView(it, text, known))) : [];
}

function secretsInView(view: View, source: string, known: (text: string) => Range[]): Range[] {
  const found = [...privateKeysIn(view.text), ...tokensInView(view), ...known(view.text)].filter(({ start, end }) => start < end);
  return withoutKnown(found, view, source).map(({ start, end, value = view.text.slice(start, end), ...it }) => ({
    ...it,
    value,
    start: view.startOf(start),
    end: view.endOf(end),
  }));
}

const nothing = (): Range[] => [];

/** The text as it is, as the parsers of Markdown, HTML, JSON and addresses may read it, and as a page may show it. */
function viewsOf(text: string): View[] {
  const first = editedView(sourceView(text), hiddenBefore(text));
  let last = first;
  const views = [last];
  // A text may be written in one language inside another one, such as Markdown in JSON.
  for (let depth = 0; depth < deepest; depth += 1) {
    const edits = spellingsIn(last.text);
    if (edits.length === 0) break;
    last = editedView(last, edits);
    views.push(last);
  }
  const page = editedView(last, commentsIn(last.text));
  const inner = editedView(last, innerCommentsIn(last.text));
  return [
    ...views,
    editedView(first, labelsIn(first.text)),
    editedView(last, labelsIn(last.text)),
    editedView(inner, marksIn(inner.text)),
    editedView(last, innerMarkupIn(last.text)),
    editedView(inner, innerMarkupIn(inner.text)),
    editedView(page, markupIn(page.text)),
  ];
}

const deepest = 4;
