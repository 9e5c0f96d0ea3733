import { remembered } from './remembered.ts';
import { partsOf } from './clean.ts';
import { listOf, tight } from './lexicon.ts';
import { firstPhrases, firstRuns, phrases, runs, type Phrase, type Run } from './phrases.ts';
import { leavesToDecide } from './settling.ts';
import { entriesOf, type SectionClass } from './table.ts';
import { fold, isEastAsian, wordsOf } from './words.ts';

/** What a heading says of the text below it. */
export interface Meaning {
  /** Null when it does not say. */
  class: SectionClass | null;
  /** True when it names a numbered stage of a plan, such as `Stage 2`. */
  stage: boolean;
  /** True when the text below it tells an earlier state. */
  prior: boolean;
  /** True when it says to start with the text below it. */
  start: boolean;
}

/** What a heading says of the text below it. */
export const meaningOf: (heading: string) => Meaning = remembered(readMeaning);

/** What the name of a value says it is; unlike a heading, the name must hardly say more. */
export const classOfLabel: (key: string) => SectionClass | null = remembered(readLabel);

function readMeaning(heading: string): Meaning {
  const { head, tails } = partsOf(heading);
  const first = spanOf(head);
  const rest = tails.map(spanOf);
  const prior = startsPrior(first) || rest.some((it) => it.text.length < 40 && (startsPrior(it) || endsPrior(it)));
  const start = startHere.test(fold(heading));
  // "Status: complete" tells the status, "Current state — what is delivered" the second half.
  const named = classOfSpans(first, statusColon.test(heading) ? [] : rest);
  const own = (named === null || undecided.has(named)) && leavesToDecide(head) ? 'open questions' : named;
  if (own) return { class: own, stage: false, prior, start };
  if (isStage(head)) return { class: 'plan', stage: true, prior, start };
  for (const it of rest) {
    const found = match(it, 'tail');
    if (found) return { class: found, stage: false, prior, start };
  }
  return { class: null, stage: false, prior, start };
}

function readLabel(key: string): SectionClass | null {
  const span = spanOf(partsOf(key).head);
  return override([span]) ?? match(span, 'tail');
}

/** Whether a heading is about a kind of things, so that each heading below it may be the name of one: "Adversarial verify" among patterns. */
export const listsNames: (heading: string) => boolean = remembered((heading) => {
  const { words, run } = spanOf(partsOf(heading).head);
  if (run !== null) return kinds.runs.some((it) => run.slice(0, edgesOf(run).end).endsWith(it));
  return words.length <= 4 && words.some((it) => kinds.words.has(it));
});

/** Whether the words of a class are common in names of anything else. */
export const isCommon = (name: SectionClass): boolean => minor.has(name);

/** Whether a heading names a numbered stage of a plan. */
export function isStage(heading: string): boolean {
  return stage.test(heading);
}

/** A part of a heading, cut into words once. */
interface Span {
  text: string;
  words: readonly string[];
  /** Text without spaces for languages that use none between words; null for others. */
  run: string | null;
}

type Part = 'head' | 'tail';

const spanOf = (text: string): Span => ({ text, words: wordsOf(text), run: isEastAsian(text) ? tight(text) : null });

function classOfSpans(head: Span, tails: readonly Span[]): SectionClass | null {
  const first = override([head, ...tails]);
  if (first) return first;
  const own =
    (head.words.includes('next') && reader.test(head.text) ? match(spanOf(head.text.replace(reader, ' ')), 'head') : null) ??
    match(head, 'head');
  // "START HERE — the wiring session (what it did)": a report of what is behind, not a step.
  if (own === 'next' && startHere.test(fold(head.text)) && tails.some((it) => match(it, 'tail') === 'done')) return 'done';
  if (own !== 'status' || !tails[0]) return own;
  // "Current state — what is delivered": the second half says more.
  const sharper = match(tails[0], 'tail');
  return sharper && sharpening.has(sharper) ? sharper : own;
}

function override(spans: readonly Span[]): SectionClass | null {
  let best: Phrase | Run | null = null;
  for (const { words, run } of spans) {
    for (let at = 0; at < words.length; at++) {
      for (const it of firstPhrases.get(words[at] ?? '') ?? []) if ((!best || it.rank < best.rank) && follows(it, words, at)) best = it;
    }
    for (const it of run === null ? [] : firstRuns) if ((!best || it.rank < best.rank) && run?.includes(it.text)) best = it;
  }
  return best?.class ?? null;
}

/** The class of the phrase that counts: the first in the order of the match. */
function match({ words, run }: Span, part: Part): SectionClass | null {
  const phrase = matchWords(words, part);
  const found = run === null ? null : matchRuns(run, part);
  const own = (phrase && (!found || phrase.rank < found.rank) ? phrase : found)?.class ?? null;
  return part === 'head' && (own === null || own === 'plan') && warns(words) ? 'watch for' : own;
}

/** "Steps not to take next" warn of what they name. */
function warns(words: readonly string[]): boolean {
  const denied = words.length > longHeading ? -1 : words.findIndex((it) => denials.has(it));
  if (denied < 0) return false;
  return words.some((_, at) => at > denied && begins(words, at, 'next'));
}

/** Whether a phrase of a class begins at this word. */
const begins = (words: readonly string[], at: number, of: SectionClass): boolean =>
  (phrases.get(words[at] ?? '') ?? []).some((it) => it.class === of && follows(it, words, at));

function matchWords(words: readonly string[], part: Part): Phrase | null {
  let best: Phrase | null = null;
  for (let at = 0; at < words.length; at++) {
    for (const phrase of phrases.get(words[at] ?? '') ?? []) {
      if (best && phrase.rank >= best.rank) continue;
      if (fits(phrase, words, at, part) && follows(phrase, words, at) && !isNegated(words, at, phrase.class)) best = phrase;
    }
  }
  return best;
}

function follows({ words: wanted }: Phrase, words: readonly string[], at: number): boolean {
  for (let i = 1; i < wanted.length; i++) if (words[at + i] !== wanted[i]) return false;
  return true;
}

function fits({ words: wanted, place, class: phraseClass }: Phrase, words: readonly string[], at: number, part: Part): boolean {
  if (place === 'start' && (at > 0 || part === 'tail')) return false;
  if (place === 'whole' && (at > 0 || wanted.length !== words.length)) return false;
  // "Unresolved blockers" are blockers, and ask nothing.
  if (phraseClass === 'open questions' && wanted.length === 1 && begins(words, at + 1, 'blockers')) return false;
  if (part === 'tail') return wanted.length * 2 >= words.length && !(phraseClass === 'status' && names(words[at + wanted.length]));
  if (states.has(phraseClass) && at + wanted.length < words.length && things.has(words.at(-1) ?? '')) return false;
  if (states.has(phraseClass) && at > 0 && samples.has(words[0] ?? '')) return false;
  if (place !== 'anywhere') return true;
  const ends = at + wanted.length === words.length;
  // A long heading is a sentence: only what it starts or ends with can be what it is about.
  if (words.length > longHeading) {
    const leads = at <= (wanted.length > 1 ? 3 : articles.has(words[0] ?? '') ? 1 : 0);
    return !minor.has(phraseClass) && (leads || (ends && wanted.length > 1));
  }
  if (wanted.length > 1) return true;
  if (wanted[0] === 'state' && !ends && !joints.has(words[at + 1] ?? '')) return false;
  if (minor.has(phraseClass) && qualifiers.has(words[at + 1] ?? '')) return false;
  if (minor.has(phraseClass) && words.length > 3) return at === 0 || ends || joints.has(words[at + 1] ?? '');
  // One word in the middle of a long heading is rarely what the heading is about.
  return words.length < 5 || at < 2 || ends;
}

/** Whether a word behind "status" makes it the name of a thing: "status bar". */
const names = (word: string | undefined): boolean => word !== undefined && /^\p{L}{3}/u.test(word) && !reports.has(word);

function isNegated(words: readonly string[], at: number, name: SectionClass): boolean {
  const before = words[at - 1];
  if (before !== undefined && negations.words.has(before)) return true;
  if (name === 'blockers' && at > 1 && negations.words.has(words[at - 2] ?? '')) return true;
  return states.has(name) && words.slice(0, at).some((it) => denials.has(it));
}

function matchRuns(text: string, part: Part): Run | null {
  let best: Run | null = null;
  let edges: { start: number; end: number } | null = null;
  for (let at = 0; at < text.length; at++) {
    for (const run of runs.get(text.charAt(at)) ?? []) {
      if ((best && run.rank >= best.rank) || !text.startsWith(run.text, at)) continue;
      if (at > 0 && negations.runs.some((it) => text.startsWith(it, at - it.length))) continue;
      if (goesOnInKatakana(text, at + run.text.length)) continue;
      if (states.has(run.class) && text.length > at + run.text.length && thingRuns.test(text)) continue;
      edges ??= edgesOf(text);
      const end = at + run.text.length;
      const atEdge = at === 0 || at === edges.start || end === text.length || end === edges.end;
      if ((part === 'head' && atEdge) || run.text.length * (part === 'tail' ? 2 : 3) >= text.length) best = run;
    }
  }
  return best;
}

/** Whether a word in katakana goes on behind this place, which makes another of it: the "mission" of "mission system", ミッションシステム. */
const goesOnInKatakana = (text: string, end: number): boolean =>
  /^[\u30a1-\u30fa][\u30a1-\u30fa]$/.test(text.slice(end - 1, end + 1)) && !fillers.runs.some((it) => text.startsWith(it, end));

/** The part of a heading between words that tell nothing, such as "current" and "list". */
function edgesOf(text: string): { start: number; end: number } {
  let start = 0;
  let end = text.length;
  for (let cut = true; cut;) {
    cut = false;
    for (const it of fillers.runs) {
      if (end - start <= it.length) continue;
      if (text.startsWith(it, start)) {
        start += it.length;
        cut = true;
      } else if (text.endsWith(it, end)) {
        end -= it.length;
        cut = true;
      }
    }
  }
  return { start, end };
}

function startsPrior({ words, run }: Span): boolean {
  if (run !== null) return priors.runs.some((it) => run.startsWith(it));
  const [first = '', second] = words;
  // "Historical baseline and accepted implementation" tells the present state as well.
  if (words.some((it, at) => it === 'and' && presents.has(words[at + 1] ?? ''))) return false;
  if (priors.words.has(first)) return true;
  return second === undefined ? wholePriors.words.has(first) : priors.words.has(`${first} ${second}`);
}

function endsPrior({ words, run }: Span): boolean {
  return run === null ? priors.words.has(words.at(-1) ?? '') : priors.runs.some((it) => run.endsWith(it));
}

// What is "to settle" of these is a question.
const undecided: ReadonlySet<SectionClass> = new Set(['remaining', 'decisions', 'plan']);
const sharpening: ReadonlySet<SectionClass> = new Set(['done', 'next', 'in progress', 'remaining']);
// "Reminders for the next session" are reminders.
const reader =
  /\bfor (?:the |your |a )?next (?:session|agent|developer|person|one|chat|instance)s?\b|(?<=\w )the next (?:session|agent|developer|person)s? (?:will|would|should|may|might|must|can|needs?)\b.*/i;

const startHere =
  /^[^\p{L}]*(?:prior\W+)?(?:start|pick up|resume|continue|begin) here\b|^[^\p{L}]*(?:hier weiter|empezar aqui|reprendre ici|从这里开始|ここから|여기서 시작)/u;

const statusColon = /^\W*status\s*[:：]/i;
// Behind "status" these name no thing.
const reports: ReadonlySet<string> = new Set('update report summary overview snapshot now today right before after heute jetzt'.split(' '));

// More words than these make a sentence of a heading.
const longHeading = 8;
const articles: ReadonlySet<string> = new Set(['the', 'a', 'our', 'my', 'die', 'der', 'das', 'les', 'la', 'el', 'los', 'las']);
// Classes whose words are common in headings about anything else.
const minor: ReadonlySet<SectionClass> = new Set(['verification', 'git', 'set-up', 'files', 'goal', 'people', 'log', 'plan']);
// Behind "and" they say that a section is not only about what was.
const presents: ReadonlySet<string> = new Set(['current', 'latest', 'accepted', 'present', 'ongoing', 'new']);
// Behind these a heading only tells more of the word before them.
const joints: ReadonlySet<string> = new Set(
  'for of in to at as after right from on with by and run für von zum zur im und de du des pour para del et y для'.split(' '),
);
// "Dirty working tree policy" and "State schema" describe a thing that is built, not where the work stands.
const states: ReadonlySet<SectionClass> = new Set(['next', 'in progress', 'done', 'status']);
const things: ReadonlySet<string> = new Set('policy policies engine protocol schema handling machine format management'.split(' '));
// "Template for the next session" holds what is to be filled in.
const samples: ReadonlySet<string> = new Set(
  'template example sample vorlage muster beispiel plantilla ejemplo modele exemple шаблон'.split(' '),
);
const thingRuns = /(?:관리|管理)$/u;
const qualifiers: ReadonlySet<string> = new Set(['first', 'based', 'only', 'driven']);
// Of the negations those that deny all that follows.
const denials: ReadonlySet<string> = new Set('not never nicht nie pas jamais nunca не нельзя'.split(' '));
const negations = listOf((table) => entriesOf(table.negations));
const fillers = listOf((table) => entriesOf(table.fillers));
const kinds = listOf((table) => entriesOf(table.kinds));
const priors = listOf((table) => entriesOf(table.prior).filter((it) => !it.startsWith('=')));
const wholePriors = listOf((table) => entriesOf(table.prior).filter((it) => it.startsWith('=')));
const stages = listOf((table) => entriesOf(table.stages));
const numberBehind = '\\s*(?:[#№]\\s*)?(?:\\d|[ivx]+\\b|[a-h]\\b|[一二三四五六七八九十])';
const stage = new RegExp(
  `^\\W*(?:(?:${[...stages.words].join('|')})${numberBehind}|(?:${stages.runs.join('|')})${numberBehind}|\\d+\\s*(?:단계|段階|阶段))`,
  'iu',
);
