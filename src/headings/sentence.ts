/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const end = /[.!?](?=\s+\S)|[。！？]/.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}

/** As many whole sentences of a text as `most` characters hold, the first in any case; "…" stands for those that are left out. */
export function sentencesWithin(text: string, most: number): string {
  let kept = '';
  for (let rest = text; rest !== '';) {
    const sentence = firstSentence(rest);
    const more = rest.slice(sentence.length);
    const all = kept + sentence + (more === '' ? '' : ' …');
    if (kept !== '' && all.length > most) return `${kept.trimEnd()} …`;
    kept += sentence + (/^\s*/.exec(more)?.[0] ?? '');
    rest = more.trimStart();
  }
  return kept;
}
