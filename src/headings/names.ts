import { languages, listOf, tight } from './lexicon.ts';
import { entriesOf } from './table.ts';
import { escaped, fold, isEastAsian, wordsOf } from './words.ts';

/** Whoever is named where a text may say who decides. */
export interface Named {
  name: string;
  /** What stands behind the name, such as until when: "by Friday"; null for nothing. */
  note: string | null;
}

/**
 * Whom words name that stand where somebody may be named; null for words that name nobody, such as "urgent".
 * With `isSaid` something before them says already that they do: then a name may be written in any way.
 */
export function namedIn(written: string, isSaid = false): Named | null {
  const { text, told } = withoutVerb(written.trim().replace(/(?<!\d\.\d{1,2})[.。,，;；]+$/u, ''));
  const hidden = masked(text);
  const cuts = [...hidden.matchAll(comma)].map((it) => it.index);
  const time = timeIn(hidden);
  const isName = isSaid || told ? mayBeName : looksLikeName;
  const parts = [...cuts.filter((it) => time === null || it < time), time ?? text.length];
  // "Bob, Finance" names one, "Jonas, since he has the keys" goes on behind the name.
  const others = parts.slice(1).findIndex((end, at) => !looksLikeName(hidden.slice((parts[at] ?? 0) + 1, end)));
  const end = others < 0 ? (parts.at(-1) ?? text.length) : (parts[others] ?? text.length);
  const name = text.slice(0, end).trim();
  if (/[?？]/u.test(hidden) || standsForNobody(name) || !isName(hidden.slice(0, parts[0]))) return null;
  const note = text
    .slice(end)
    .replace(/^[\s,，;；—–-]+/u, '')
    .trim();
  if (isSaid || told || note === '' || tellsWhen(note)) return { name, note: note === '' ? null : note };
  return null;
}

/** Words without the verb that says that they name who decides: "decided by the head cook", "entscheidet Frau Brandt". */
export function withoutVerb(text: string): { text: string; told: boolean } {
  const asked = text.trim().replace(askedAtStart, '');
  const rest = asked.replace(verbBefore, '').replace(verbBehind, '').replace(modalAtEnd, '').trim();
  return { text: rest, told: rest !== asked };
}

/** Words in which what stands in brackets is neither a comma nor a name. */
function masked(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/[(（[【][^()（）[\]【】]*[)）\]】]/gu, (it) => '·'.repeat(it.length));
  }
  return rest;
}

/** Where a text starts to say until when, since when or what for; null where it does not. */
function timeIn(text: string): number | null {
  const found = [timeAt.exec(text), standingAt.exec(text), /(?<=\S)[,，]\s*(?=\d)/u.exec(text)].flatMap((it) => it?.index ?? []);
  return found.length === 0 ? null : Math.min(...found);
}

/** Whether words behind a name say until or since when, what waits or how urgent, which no other words in brackets do. */
const tellsWhen = (note: string): boolean =>
  /^\d/.test(note) ||
  timeAt.test(`- ${note}`) ||
  tellsStanding(note) ||
  namesDay(note) ||
  wordsOf(note).every((it) => others.words.has(it));

/** Whether words say since which day somebody is asked, or what waits for the answer; "since he has the keys" gives a reason. */
function tellsStanding(note: string): boolean {
  const [before, since] = standing.exec(note) ?? [];
  if (before === undefined) return false;
  const rest = note.slice(before.length);
  return since === undefined || /^\d/.test(rest) || namesDay(rest);
}

/** Whether words can be a person or a role when something says that they are: few, and no statement. */
function mayBeName(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 6 || /[?？!！"“”=+<>|`\\:：]/u.test(text)) return false;
  if (isEastAsian(text) && others.runs.includes(tight(text.replace(/[·\s]/gu, '')))) return false;
  return !words.some((it) => others.words.has(it) || statements.has(it));
}

/** Whether words can only be a person or a role: each with a capital letter, or with a word for a role first or last. */
function looksLikeName(written: string): boolean {
  const text = written.replaceAll('·', ' ').trim().replace(article, '');
  const words = text.match(/[\p{L}\p{N}\p{M}.'’&-]+/gu) ?? [];
  if (!mayBeName(text) || words.length > 5 || /\d/.test(text) || dates().has(fold(words.at(-1) ?? ''))) return false;
  // Without capital letters nothing tells a name from other words.
  if (!/\p{Lu}|\p{Ll}/u.test(text)) return isEastAsian(text) ? text.length <= 12 : words.length <= 3;
  const [first = '', last = ''] = [words[0], words.at(-1)].map((it) => wordsOf(it ?? '').at(-1) ?? '');
  if (
    (roles.has(first) || roles.has(last)) &&
    !words.some((it, at) => at > 0 && articles.has(fold(it)) && !joining.has(fold(words[at - 1] ?? '')))
  )
    return true;
  if (words.length === 1 && isNameOfThing(words[0] ?? '')) return false;
  return isCapital(words[0] ?? '') && words.every((it) => isCapital(it) || /^(?:\p{Ll}['’])\p{Lu}/u.test(it) || joining.has(fold(it)));
}

/** Whether a word with a capital letter is known to be no person: "CSV", "GitHub", "Safari", "German". */
function isNameOfThing(word: string): boolean {
  // "HR", which is written like "CSV", is among the roles.
  return (
    /^\p{Lu}{2,}$/u.test(word) ||
    (/\p{Ll}\p{Lu}/u.test(word) && !prefixed.test(word)) ||
    things.has(fold(word)) ||
    tongues().has(fold(word))
  );
}

/** Names of languages in every language that is read. */
function tongues(): ReadonlySet<string> {
  return (spoken ??= new Set(
    tags.flatMap((tag) => {
      const names = new Intl.DisplayNames(tag, { type: 'language' });
      return spokenTags.flatMap((it) => fold(names.of(it) ?? it));
    }),
  ));
}

/** Whether words in the place of a person name none, such as "TBD". */
export const standsForNobody = (name: string): boolean => noOwners.test(name);

const isCapital = (it: string): boolean => /^\p{Lu}/u.test(it);

/** Whether a text starts with the name of a month or a day of the week. */
export const namesDay = (text: string): boolean => dates().has(wordsOf(text.slice(0, 40))[0] ?? '');

/** Names of days and months in every language that is read. */
function dates(): ReadonlySet<string> {
  return (known ??= new Set(
    tags.flatMap((tag) => {
      const namesOf = (options: Intl.DateTimeFormatOptions, of: (at: number) => Date): string[] => {
        const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, at) => fold(format.format(of(at))));
      };
      return [
        ...namesOf({ weekday: 'long' }, (at) => new Date(Date.UTC(2026, 0, at + 1))),
        ...namesOf({ month: 'long' }, (at) => new Date(Date.UTC(2026, at, 1))),
      ];
    }),
  ));
}

let known: ReadonlySet<string> | undefined;
let spoken: ReadonlySet<string> | undefined;
const spokenTags =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv ta th tr uk ur vi zh'.split(
    ' ',
  );
// "McDonald", "DeLuca"
const prefixed = /^(?:Mc|Mac|De|Di|Da|Du|La|Le|Van|Von|O['’]?)\p{Lu}/u;
// Programs, platforms and formats that are written like a person's name (2026-11).
const things = new Set(
  (
    'safari chrome chromium firefox edge opera brave windows linux ubuntu debian fedora android macos mac ipad iphone docker kubernetes podman ' +
    'terraform ansible jenkins postgres mysql sqlite redis mongo kafka elasticsearch node deno bun python rust java kotlin swift go php ' +
    'typescript javascript react angular vue svelte astro next vite webpack electron flutter django rails laravel spring git gitea gitlab ' +
    'bitbucket jira slack teams outlook excel word powerpoint notion figma stripe paypal azure cloudflare vercel netlify heroku sentry grafana ' +
    'prometheus playwright cypress vitest jest pytest codex copilot cursor gemini opus sonnet haiku json yaml toml markdown csv pdf ' +
    'xml html css browser production staging live beta alpha'
  ).split(' '),
);
const tags = ['en', 'de', 'fr', 'es', 'ru'];
const eitherOf = (list: { words: ReadonlySet<string>; runs: readonly string[] }, isRun: boolean): string =>
  (isRun ? [...list.runs] : [...list.words])
    .toSorted((a, b) => b.length - a.length)
    .map((it) => escaped(it).replaceAll(' ', isRun ? '\\s*' : '\\s+'))
    .join('|');
/** The entries of a list in their own spelling, as people write them. */
const written = (choose: (table: (typeof languages)[number]) => string): { words: ReadonlySet<string>; runs: readonly string[] } => {
  const all = languages.flatMap((it) => entriesOf(choose(it)));
  return { words: new Set(all.filter((it) => !isEastAsian(it))), runs: all.filter(isEastAsian) };
};
const before = written((it) => it.decidedBy);
const behind = written((it) => it.deciding);
/** Words before somebody who is asked or waited for, as a pattern. */
export const waitingWords =
  'waiting on|waiting for|asked|ask|assigned to|owned by|wartet auf|gefragt:?|en attente de|esperando a|ждём|спросить';
const askedAtStart = new RegExp(`^(?:${waitingWords})\\s+`, 'iu');
const verbBefore = new RegExp(`^(?:(?:${eitherOf(before, false)})[:：]?\\s+|(?:${eitherOf(before, true)})\\s*)`, 'iu');
const verbBehind = new RegExp(`(?:\\s+(?:${eitherOf(behind, false)})|\\s*(?:${eitherOf(behind, true)}))$`, 'iu');
// "Maintainers should decide", "die Buchhaltung muss entscheiden"
const modalAtEnd = /\s+(?:(?:still )?(?:should|must|needs? to|ha(?:s|ve) to)|muss|müssen|sollte?n?|doit|doivent|debe|deben)$/iu;
const times = written((it) => it.times);
const timeAt = new RegExp(`(?<=\\S)[,，;]?\\s+(?=(?:${eitherOf(times, false)})(?![\\p{L}'’]))`, 'iu');
const sinceWords = eitherOf(
  written((it) => it.since),
  false,
);
const holdsWords = eitherOf(
  written((it) => it.holds),
  false,
);
const standing = new RegExp(`^(?:(${sinceWords})\\s+|(?:${holdsWords})(?!\\p{L}))`, 'iu');
const standingAt = new RegExp(`(?<=\\S)[,，;]\\s+(?=(?:(?:${sinceWords})\\s|(?:${holdsWords})(?!\\p{L})))`, 'iu');
const comma = /[,，;；]/gu;
const roles = listOf((it) => entriesOf(it.roles)).words;
const others = listOf((it) => entriesOf(it.remarks));
const articles = new Set('the a an our my der die das den dem unser unsere le la les l un une notre el los las nuestro nuestra'.split(' '));
const article = /^(?:(?:the|an?|our|der|die|das|den|dem|unsere?|le|la|les|notre|el|los|las|nuestr[oa])\s+|l['’])/iu;
const joining = new Set(
  'of for and at in from de del du des da di van von vom zu zur zum und et y e en la le les der den des & и'.split(' '),
);
// Words that make a statement of what could have been a name (2026-11).
const statements = new Set(
  (
    'how what which who whom whose where why whether wer wen wem was welche welcher welches wann wie wo warum ob qui quoi quel quelle comment où quand quién qué cuál cómo cuándo dónde кто что какой как когда где is are was were be been has have had do does did will would can could should must may might not no yes to we i it he she they this that these those if or but because so see default currently todo tbd unclear unknown depends minute minutes hour hours day days week weeks month months ' +
    'maybe probably ask check decide use keep both either none with without after before when until ist sind war nicht oder aber ja nein wenn falls est sont pas ou si es son si o pero'
  ).split(' '),
);
// Words in the place of a person that name none (2026-11).
const noOwners =
  /^(?:tb[dac]|todo|n\/?a|none|nobody|no ?one|unassigned|unowned|unknown|unclear|open|not yet known|to be (?:decided|determined|named)|\?+|[-–—]*|(?:noch )?offen|niemand|unbekannt|unklar|personne|nadie|sin asignar|никто|未定|なし|待定|待确认|无|미정|없음)$/iu;
