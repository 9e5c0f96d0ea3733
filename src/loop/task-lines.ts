import { answersItself } from '../headings/answers.ts';
import { namedIn } from '../headings/names.ts';
import { withoutOuterBrackets } from '../model/owner.ts';
import { quotedIn, quotedPair } from './quoted.ts';
import type { Attempt, Decision, Gap, Question } from './task.ts';

/** A line `key: text` below a step; null for any other line. */
export function detailOf(line: string): { indent: string; key: string; text: string } | null {
  const [whole, indent = '', key = '', text = ''] =
    /^((?: {2,}|\t)[ \t]*(?:[-*+][ \t]+)?)([\p{L}][\p{L} _-]{0,30}?)[ \t]*:(?:[ \t]+(.*))?$/u.exec(line) ?? [];
  return whole === undefined ? null : { indent, key, text: text.trim() };
}

/** The item that a line of a section is, without its bullet; empty for a line that holds none. */
export function itemOf(line: string): string {
  const text = line.replace(/^[ \t]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?(?:\[[ xX]\][ \t]+)?/, '').trim();
  return /^(?:none|n\/a|nothing|-)\.?$/i.test(text) ? '' : text;
}

const timed =
  /^(?:\[|\*\*)?((?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)?)(?:\]|\*\*)?[ \t]*(?:--|–|—|-|:)?[ \t]+(.*)$/;
const unguided = /[ \t]*\((?:without guidance|unguided|own decision)\)\.?$/i;

/** A decision from its item, such as `09:22 -- chose the file first`. */
export function decisionOf(item: string): Decision {
  const [, at, said] = timed.exec(item) ?? [];
  const named = quotedIn(said ?? item);
  const text = named !== null && (named.rest === '' || unguided.test(named.rest)) ? named : { text: '', rest: said ?? item };
  return { at: at ?? null, text: text.text + text.rest.replace(unguided, ''), guided: unguided.test(text.rest) ? false : null };
}

/** A decision as one text, with its mark where nothing and nobody said what to do. */
export function decisionText({ text, guided }: { text: string; guided?: unknown }): string {
  return guided === false ? `${text} (without guidance)` : text;
}

/** What was tried from its item: `approach -- reason`, `approach, because reason` or `approach: reason`. */
export function attemptOf(item: string): Attempt {
  const pair = quotedPair(item);
  if (pair !== null) return { approach: pair[0], reason: pair[1] };
  const [, , said] = timed.exec(item) ?? [];
  const text = said ?? item;
  const [, approach, reason] = /^(.+?)(?:[ \t]+(?:--|–|—)[ \t]+|,?[ \t]+because(?: of)?[ \t]+|:[ \t]+)(.+)$/i.exec(text) ?? [];
  return approach === undefined ? { approach: text, reason: null } : { approach, reason: (reason ?? '').replace(/^because[ \t]+/i, '') };
}

/** A gap of the spec from its item: `section -- text`, `[section] text` or `section: text`. */
export function gapOf(item: string): Gap {
  const pair = quotedPair(item);
  if (pair !== null) return pair[1] === null ? { section: null, text: pair[0] } : { section: pair[0], text: pair[1] };
  const [, , said] = timed.exec(item) ?? [];
  const text = said ?? item;
  const [, marked, short, more] = /^(?:\[([^\]]+)\][ \t]+|(\S[^:]{0,60}?)(?:[ \t]+(?:--|–|—)[ \t]+|:[ \t]+))(.+)$/.exec(text) ?? [];
  const section = marked ?? short;
  return section === undefined ? { section: null, text } : { section, text: more ?? '' };
}

const label = /^(?:owner|decides|who decides|decided by|entscheidet|zuständig):[ \t]*/i;

/** How a question names who decides, and whether a sign says so: then the name may be written in any way. */
const forms: readonly { form: RegExp; isSaid: boolean }[] = [
  // A sentence behind whoever decides says what waits: "Send it? - Finance lead. Task 3 waits."
  {
    form: /^(.+\?)[ \t]*(?:--|–|—|-)[ \t]+([^?]{2,80}?)(?:(?<=[\p{L}\p{N})]{3})\.[ \t]+(\p{Lu}.+))?\.?$/u,
    isSaid: true,
  },
  { form: /^(.+\?)[ \t]*\(([^?]{2,80})\)\.?$/, isSaid: false },
  // Behind its name whoever decides may stand anywhere: "Which format (owner: Ana)".
  { form: /^(.+?)[ \t]+\((?:owner|decides|who decides|decided by|entscheidet|zuständig):[ \t]*(.{2,80})\)\.?$/i, isSaid: true },
  { form: /^(.+\?)[ \t]*(\p{Lu}(?:(?![ \t]--?[ \t])[^?–—]){1,78}?)\.?$/u, isSaid: false },
  { form: /^(.+?)[ \t]+(?:--|–|—|-)[ \t]+([^-–—?]{2,60})$/, isSaid: true },
];

/** Whether a question is written with its answer; words in quotes are one text, whatever they hold. */
export const isAnswered = (item: string): boolean => quotedPair(item) === null && answersItself(item);

/** An open question from its item: `question - who decides`, `question (who decides)` or `question? Who decides.` */
export function questionOf(item: string): Question {
  const pair = quotedPair(item);
  if (pair !== null) return { question: pair[0], owner: pair[1] };
  const [, , said] = timed.exec(item) ?? [];
  const text = withoutOuterBrackets(said ?? item);
  if (!answersItself(text)) {
    for (const { form, isSaid } of forms) {
      const [, question, who = '', note] = form.exec(text) ?? [];
      const found = question === undefined ? null : namedIn(who.replace(label, ''), isSaid || label.test(who));
      if (found !== null) return { question: [question, found.note, note].filter((it) => it != null).join(' '), owner: found.name };
    }
  }
  return { question: text, owner: null };
}
