import { readDate } from '../../markdown/dates.ts';
import type { Block } from '../../markdown/parse.ts';
import { excerpt, inShort } from './excerpt.ts';
import { phrasesOf, type Phrase } from './phrase.ts';
import { relationsIn, type Stated } from './relations.ts';
import type { State, Status } from './schema.ts';
import { verbsIn } from './words/relations.ts';
import { arrow, isStateAlone, stateAtStart, stateIn } from './words/states.ts';

/** The status of a decision, the relations written with it, and what could not be told. */
export interface ReadStatus {
  status: Status;
  relations: Stated[];
  /** Line of the words that give the status. */
  line: number | null;
  /** Words with the date of the decision, as in `Accepted on 2024-03-01`; null when there are none. */
  date: string | null;
  /** Why the state is unknown; null when it is not. */
  unknown: 'words' | 'choices' | 'struck' | null;
}

/** True for a line of a status that belongs to no line before it. */
export function startsStatus(text: string): boolean {
  return (
    stateAtStart(text) !== null ||
    /^\s*(?:partially |partly )?\p{L}+ by\b/iu.test(text) ||
    verbsIn(text.slice(0, 60)).some((it) => it.start <= 2)
  );
}

/** The lines among these blocks that open with a relation, as `Superseded by …` or `This decision amends …`. */
export function relationLinesOf(blocks: readonly Block[]): Phrase[] {
  return phrasesOf(blocks, startsStatus, opensWithRelation).filter((it) => opensWithRelation(it.text));
}

const opensWithRelation = (text: string): boolean => relationAtStart.test(text);
const relationAtStart =
  /^\W{0,4}(?:(?:this|the|dieser?|cette|este|esta) (?:decision|adr|record|entscheidung|décision|decisión) )?(?:(?:was|is|has been|partly|partially|in part) )*(?:super[sc]e|replace|amend|obsolete|modif|override|ersetzt|abgelöst|löst|ergänzt|ändert|geändert|remplac|reemplaz|sustitu|取代|替代|被|由|修订)/i;

/** Reads the lines of a status. Several lines are the rule: `Accepted`, then `Amended by …`, later `Superseded by …`. */
export function readStatus(phrases: readonly Phrase[]): ReadStatus {
  const lines = phrases.map(readLine);
  const relations = lines.flatMap((it) => it.relations);
  const decisive = decisiveOf(lines);
  const [first] = lines;
  if (decisive)
    return {
      status: { words: decisive.words, state: decisive.state },
      relations,
      line: decisive.line,
      date: decisive.decided ?? lines.find((it) => it.decided !== null)?.decided ?? null,
      unknown: null,
    };
  if (!first) return { status: { words: null, state: null }, relations, line: null, date: null, unknown: null };
  // A line that only amends others is no status; nor is one that has no letters.
  if (first.relations.length > 0 || !/\p{L}/u.test(first.words))
    return { status: { words: null, state: null }, relations, line: first.line, date: null, unknown: null };
  return {
    status: { words: first.words, state: 'unknown' },
    relations,
    line: first.line,
    date: null,
    unknown: first.choices ? 'choices' : 'words',
  };
}

interface StatusLine {
  words: string;
  line: number;
  state: State | null;
  relations: Stated[];
  /** True when the line still lists the states of a template. */
  choices: boolean;
  /** Its first date, `YYYY-MM-DD`; empty when it has none. */
  date: string;
  /** Words with the date on which it was decided, not that of its end or of another decision. */
  decided: string | null;
}

function readLine({ text, links, line }: Phrase): StatusLine {
  const phrase = { text: excerpt(text, inShort), links, line };
  const words = phrase.text.replace(signsBefore, '').replace(dateBefore, '').replace(signsAfter, '');
  const choices = /[|/]/.test(words) && words.split(/[|/]/).filter((it) => stateAtStart(it) !== null).length > 2;
  const found = (choices ? [] : relationsIn(phrase)).filter((it) => it.named || it.kind === 'supersededBy');
  // `Ersetzt ADR-2` and `Amended by ADR-9` are about another decision, though they start as a status does.
  const another = found.some((it) => it.kind !== 'supersededBy' && words.startsWith(it.relation.words));
  const head = choices || another ? null : stateIn(words);
  // What was turned down in favour of another decision was never in force, so nothing took its place.
  const relations = found.filter((it) => it.kind !== 'supersededBy' || (head !== 'rejected' && it.relation.target !== null));
  const successor = relations.find((it) => it.kind === 'supersededBy');
  const partly = head === 'partly-superseded' || successor?.partly === true;
  const replaced = successor && !inFavour.test(successor.relation.words);
  const state = choices ? null : partly ? 'partly-superseded' : replaced ? 'superseded' : head;
  return { words, line, state, relations, choices, date: readDate(phrase.text)?.date ?? '', decided: decidedIn(phrase.text, words) };
}

/** The part of a status that has the date of the decision: what stands before its end and before other decisions are named. */
function decidedIn(text: string, words: string): string | null {
  const state = stateAtStart(words);
  if (state !== null && ends.has(state)) return null;
  const [first = ''] = text.slice(0, verbsIn(text)[0]?.start).split(arrow);
  return readDate(first)?.date ? first : null;
}

/** The line that counts: what ended the decision, else the newest of dated lines, else the last of bare words, else the first. */
function decisiveOf(lines: readonly StatusLine[]): StatusLine | undefined {
  const known = lines.filter((it) => it.state !== null);
  const ended = known.find((it) => it.state === 'superseded') ?? known.find((it) => it.state === 'partly-superseded');
  if (ended) return ended;
  const dated = known.filter((it) => it.date !== '');
  if (dated.length > 1) return dated.reduce((newest, it) => (it.date > newest.date ? it : newest));
  return known.every((it) => isStateAlone(it.words)) ? known.at(-1) : known[0];
}

const ends = new Set<State>(['withdrawn', 'deprecated', 'superseded', 'partly-superseded']);
const signsBefore = /^[^\p{L}\p{N}"'“‘([{]+/u;
const dateBefore = /^\d{4}-\d{2}-\d{2}[^\p{L}\p{N}]+/u;
const signsAfter = /[\s.。;,]+$/;
const inFavour = /^in favou?r/i;
