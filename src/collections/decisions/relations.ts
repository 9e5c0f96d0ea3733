import type { Phrase } from './phrase.ts';
import type { Kind, Relation } from './schema.ts';
import { isOnlyPlanned, relationAround, verbsIn } from './words/relations.ts';

/** One relation as its record states it, before the records are linked. */
export interface Stated {
  kind: Kind;
  relation: Relation;
  /** True when only a part is superseded. */
  partly: boolean;
  /** True when it names its target by a link, an id or a number. */
  named: boolean;
}

/** The relations in a phrase: `Superseded by [9. …](0009-….md)`, `Accepted (supersedes ADR-024, ADR-025)`, `被 ADR-0003 取代`. */
export function relationsIn(phrase: Phrase): Stated[] {
  if (phrase.links.length === 0 && !mayRelate.test(phrase.text)) return [];
  const found = relationAround(phrase.text);
  if (found) {
    const targets = targetsIn(phrase, found.target.start, found.target.end).filter((it) => it.named);
    if (targets.length > 0) return targets.map((it) => of(found.kind, phrase.text.replace(endSigns, ''), it.target, false, true));
  }
  const verbs = verbsIn(phrase.text);
  return verbs.flatMap(({ kind, partly, start, end }, index) => {
    const stop = endOfTargets(phrase, end, verbs[index + 1]?.start ?? phrase.text.length);
    if (isOnlyPlanned(wordsBetween(phrase, end, stop + 1))) return [];
    return targetsIn(phrase, end, stop).map((it) =>
      of(kind, `${phrase.text.slice(start, end)} ${it.words}`.trim(), it.target, partly, it.named),
    );
  });
}

/** The relations of a value whose name is the relation, as in `Supersedes: ADR-0001, ADR-0009`. */
export function relationsOfLabel(kind: Kind, name: string, value: Phrase): Stated[] {
  if (nothing.test(value.text)) return [];
  return targetsIn(value, 0, value.text.length).map((it) => of(kind, `${name} ${it.words}`, it.target, false, it.named));
}

const of = (kind: Kind, words: string, target: string | null, partly: boolean, named: boolean): Stated => ({
  kind,
  relation: { words, target, id: null, stated: 'by this record' },
  partly,
  named,
});

interface Target {
  words: string;
  target: string | null;
  named: boolean;
}

/** What stands between two offsets: its links, else its ids and numbers, else its words as they are. */
function targetsIn({ text, links }: Phrase, start: number, end: number): Target[] {
  const linked = links.filter((it) => it.start >= start && it.start < end);
  if (linked.length > 0) return linked.map((it) => ({ words: text.slice(it.start, it.end), target: it.url, named: true }));
  const words = text.slice(start, end);
  const ids = [...words.matchAll(id)].map((it) => (it[0] ?? '').trim());
  const number = ids.length === 0 ? numberAtStart.exec(words)?.[0].trim() : undefined;
  if (number !== undefined) return numbersOf(words).map((it) => ({ words: it, target: it, named: true }));
  if (ids.length > 0) return ids.map((it) => ({ words: it, target: it, named: true }));
  const free = words
    .replace(/^[\s:：]+/, '')
    .replace(endSigns, '')
    .slice(0, longestName);
  const day = dateFirst.exec(free);
  if (day) return [{ words: day[0], target: day[1] ?? null, named: true }];
  return [{ words: free, target: free === '' ? null : free, named: false }];
}

/** A list of targets ends with its sentence or its bracket; the full stop of `9. Title` inside a link ends nothing. */
function endOfTargets({ text, links }: Phrase, from: number, most: number): number {
  for (let at = from; at < most; at++) {
    const link = links.find((it) => it.start <= at && it.end > at);
    if (link) at = link.end - 1;
    else if (stop.test(text.slice(at, at + 3))) return at;
  }
  return most;
}

/** The words between two offsets without those of links, whose titles say nothing of this relation. */
function wordsBetween({ text, links }: Phrase, from: number, to: number): string {
  let words = '';
  let at = from;
  for (const link of links.filter((it) => it.start >= from && it.end <= to)) {
    words += text.slice(at, link.start);
    at = link.end;
  }
  return words + text.slice(at, to);
}

const numbersOf = (words: string): string[] =>
  words
    .split(/[,&]|\band\b|\bund\b|\bet\b|\by\b/)
    .map((it) => numberAtStart.exec(it)?.[0].trim() ?? '')
    .filter((it) => it !== '');

// A relation without a link has a number, or a word between it and a name.
const mayRelate = /\d|\b(?:by|durch|von|par|por|of)\b|[\u3040-\u9fff\uac00-\ud7af]/i;
const longestName = 160;
const stop = /^(?:[)）;；。]|[.!]\s\p{Lu})/u;
const endSigns = /[\s.,;。，；)）]+$/;
const nothing = /^(?:|[-—–]+|none|n\/a|na|null|nil|tbd|keine?s?|aucune?|ninguna?|なし|无|無|없음)\.?$/i;
// An entry of a log may be named by its date alone.
const dateFirst =
  /^[^\p{L}\p{N}]*(?:(?:the|that|entry|decision|one|eintrag|entscheidung|of|from|dated|vom|du|de|del|la|el)\s+)*(\d{4}-\d{2}-\d{2})(?![\p{L}\p{N}-])/iu;
const numberAtStart = /^[\s:：]*\d{1,5}(?=\s*(?:$|[.,;)&]|and\b|und\b|et\b|y\b))/;
const id =
  /(?:[\w./-]+\.(?:md|mdx|markdown)\b)|\b(?:adr|dr|decision|record|entscheidung|décision|decisión)[-_ #]{0,2}\d+[a-z]?\b|#\d+\b|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?\b|\b[A-Z]{1,4}\d{1,4}[a-z]?\b|\b\d{4}-\d{2}-\d{2}-[\w-]+|\b\d{8}-[\w-]+|\b\d{4}-[a-z][\w-]+|(?<![\d.])\b\d{4}\b(?!-\d\d)/gi;
