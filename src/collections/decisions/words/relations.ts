import type { Kind } from '../schema.ts';

/** Words that tie one decision to another, those that stand before the other one. */
interface Verb {
  kind: Kind;
  /** True when only a part is superseded. */
  partly: boolean;
  start: number;
  end: number;
}

// `by` forms first, because `replaces` must not be read out of `replaced by` (2026-11).
const before: [kind: Kind, words: string][] = [
  [
    'supersededBy',
    '(?:partially |partly |in part )?(?:super[sc]ee?ded|replaced|obsoleted|overridden|supplanted)(?: in part| partially| partly)? by|in favou?r of|(?:teilweise )?(?:ersetzt|abgelöst|überholt) durch|abgelöst von|(?:partiellement )?(?:remplacée?|supplantée?) par|(?:parcialmente )?(?:reemplazad[oa]|sustituid[oa]|superad[oa]) por|substituíd[oa] por|sostituit[oa] da',
  ],
  [
    'amendedBy',
    '(?:amended|modified|updated|clarified) by|(?:geändert|ergänzt) durch|(?:modifiée?|amendée?|complétée?) par|(?:modificad[oa]|enmendad[oa]) por',
  ],
  [
    'supersedes',
    '(?:partially |partly |in part )?(?:super[sc]ee?des|superseeds|super[sc]ee?ding|replaces|replacing|obsoletes|obsoleting|overrides|overriding)|(?:ersetzt|löst)|remplace|reemplaza(?: a)?|sustituye(?: a)?|取代|替代|代替',
  ],
  ['amends', '(?:partially |partly )?(?:amends|amending|modifies|updates)|ändert|ergänzt|modifie|amende|modifica(?: a)?|修订'],
];

const kinds = new Map(before.map(([kind], index) => [`k${index}`, kind]));
const verb = new RegExp(`(?<![\\p{L}\\p{N}])(?:${before.map(([, words], index) => `(?<k${index}>${words})`).join('|')})(?!\\p{Ll})`, 'giu');

// A part of each of the words above; most texts hold none of them.
const maybe =
  /super|supplant|replac|obsolet|overrid|favou?r|ersetzt|löst|überholt|remplac|reemplaz|sustitu|substitu|sostitu|amend|modifi|updat|clarif|ändert|ergänzt|complét|enmend|取代|替代|代替|修订/i;

// Japanese, Chinese and Korean put the other decision first or in the middle.
const around: [kind: Kind, pattern: RegExp][] = [
  ['supersededBy', /(?:已?被|由)\s*(?<target>[^，。;；]{1,80}?)\s*(?:所)?(?:取代|替代|代替|替换|覆盖)/u],
  ['supersededBy', /(?<target>[^、。;；]{1,80}?)\s*(?:により|によって|に|で)\s*(?:置き換え|置換|上書き|廃止)/u],
  ['supersededBy', /(?<target>[^.;]{1,80}?)\s*(?:으로|로|에 의해)\s*대체/u],
  ['supersedes', /(?<target>[^、。;；]{1,80}?)\s*を\s*(?:置き換え|置換|上書き)/u],
  ['supersedes', /(?<target>[^.;]{1,80}?)\s*(?:을|를)\s*대체/u],
];

/** The relation words in a text whose target follows, in their order. */
export function verbsIn(text: string): Verb[] {
  const verbs: Verb[] = [];
  if (!maybe.test(text)) return verbs;
  for (const match of text.matchAll(verb)) {
    const name = Object.keys(match.groups ?? {}).find((it) => match.groups?.[it] !== undefined) ?? '';
    const kind = kinds.get(name);
    if (kind === undefined || notSo.test(text.slice(Math.max(0, match.index - longestBefore), match.index))) continue;
    verbs.push({ kind, partly: partly.test(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return verbs;
}

/** A relation whose words stand around its target, as in `被 ADR-0003 取代`. */
export function relationAround(text: string): { kind: Kind; target: { start: number; end: number } } | null {
  if (!eastAsian.test(text)) return null;
  for (const [kind, pattern] of around) {
    const match = pattern.exec(text);
    const target = match?.groups?.['target'];
    if (!match || target === undefined) continue;
    const start = match.index + match[0].indexOf(target);
    return { kind, target: { start, end: start + target.length } };
  }
  return null;
}

/** True when what follows a relation makes it a plan or a question, as in `superseded by ADR-9 once that is accepted`. */
export function isOnlyPlanned(after: string): boolean {
  return condition.test(after);
}

const longestBefore = 60;
// What will be, may be or is not so ties nothing together (2026-11).
const notSo =
  /(?<!\p{L})(?:will|would|shall|should|may|might|could|can|to|not|never|planned|intended|expected|likely|until|if|once|unless|soll|sollte|wird|würde|könnte|nicht|noch|sera|serait|devrait|pourrait|pas|sin|será|sería|podría|debería|no)(?:\s+(?:be|been|get|yet|being|later|eventually|soon|possibly|probably|then|it|this|être|bientôt|ser|accepted|approved|adopted)|,)*\s+$|n['’]t\s+(?:be\s+|been\s+)?$/iu;
const condition =
  /^[^.;。；]{0,40}?(?<!\p{L})(?:once|if|as soon as|unless|sobald|falls|dès que|une fois|en cuanto|una vez)(?!\p{L})|^[^.;。；]{0,20}\?/iu;
const partly = /part|teilweise|parcial/i;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
