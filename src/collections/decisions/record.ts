import { readDate, readImpossibleDate, readUnclearDate, type WrittenDate } from '../../markdown/dates.ts';
import { itemsOf } from '../../markdown/lists.ts';
import type { Section } from '../../markdown/sections.ts';
import type { Finding } from '../../model/problem.ts';
import { continued, excerpt, firstWords, flat, inPassing, shortOrNull } from './excerpt.ts';
import { isKind, namedFor, phrasesIn, sectionFor, type Facts, type Named } from './facts.ts';
import { phrasesOf, type Phrase } from './phrase.ts';
import { findingsOf, noSuchDay } from './problems.ts';
import { relationsIn, relationsOfLabel, type Stated } from './relations.ts';
import { emptyDecision, type Decision, type DecisionDate, type Form } from './schema.ts';
import { readStatus, relationLinesOf, startsStatus, type ReadStatus } from './status.ts';
import { isOver, statusOfStruck, type Struck } from './struck.ts';
import type { Part } from './words/names.ts';

/** What the heading of a decision says of it. */
export interface Headed {
  /** A status in brackets. */
  status: string | null;
  line: number;
  /** Its date, or that of the group it stands in. */
  date: WrittenDate | null;
  struck: Struck | null;
}

/** Fills a decision from its facts. A status in its heading counts where none is written below it. */
export function decisionOf(form: Form, facts: Facts, headed: Headed): { data: Decision; problems: Finding[] } {
  const data = emptyDecision(form);
  const status = statusIn(facts, headed);
  data.date = dateIn(facts, status, headed.date);
  data.deciders = peopleIn(facts, 'deciders');
  data.consulted = peopleIn(facts, 'consulted');
  data.informed = peopleIn(facts, 'informed');
  data.tags = peopleIn(facts, 'tags').map((it) => it.replace(/^#/, ''));
  data.number = namedFor(facts, 'number')?.values[0]?.text ?? null;
  addStatus(data, status);
  addRelations(data, [...labelled(facts), ...linked(facts)]);
  data.options = { considered: optionsIn(facts), chosen: null };
  data.decision = shortOrNull(wordsIn(facts, 'decision'));
  data.reason = shortOrNull(wordsIn(facts, 'reason'));
  data.replaced = shortOrNull(wordsIn(facts, 'replaced'));
  data.options.chosen = shortOrNull(wordsIn(facts, 'chosen'));
  takeChosen(data);
  data.fields = fieldsIn(facts);
  if (headed.struck && data.decision === data.status.words) data.decision = null;
  return { data, problems: [...findingsOf(status), ...impossibleIn(facts, data.date)] };
}

/** Takes over a status with the relations written in it. */
export function addStatus(data: Decision, { status, relations }: ReadStatus): void {
  data.status = status;
  addRelations(data, relations);
}

function statusIn(facts: Facts, headed: Headed): ReadStatus {
  const label = namedFor(facts, 'status');
  const section = sectionFor(facts, 'status');
  const below = relationLinesOf(facts.blocks).filter((it) => relationsIn(it).some((found) => found.named));
  const written = label ? phrasesIn(label) : section ? phrasesOf(section.blocks, startsStatus) : [];
  const heading = headed.status === null ? [] : [{ text: headed.status, links: [], line: headed.line }];
  const [first = [], ...others] = [written, heading, below].filter((it) => it.length > 0);
  const status = readStatus([...first, ...others.flat().filter((it) => relationsIn(it).length > 0)]);
  // A title struck out holds no more, whatever the status below it still says.
  return headed.struck && !isOver(status.status.state) ? statusOfStruck(headed.struck) : status;
}

function dateIn(facts: Facts, status: ReadStatus, headed: WrittenDate | null): DecisionDate | null {
  const named = datesIn(facts).map((it) => it.text);
  const own = fullDateIn(named);
  if (own) return own;
  if (headed?.date) return dateOf(headed, 'heading');
  const others = [...(status.date === null ? [] : [status.date]), ...valuesOf(facts, 'created').map((it) => it.text)];
  return fullDateIn(others) ?? partDateIn([...named, ...others]) ?? (headed ? dateOf(headed, 'heading') : null);
}

/** What stands where a date belongs. */
function datesIn(facts: Facts): Phrase[] {
  const section = sectionFor(facts, 'date');
  return [...valuesOf(facts, 'date'), ...(section ? phrasesOf(section.blocks, () => true).slice(0, 1) : [])];
}

function impossibleIn(facts: Facts, date: DecisionDate | null): Finding[] {
  const found = date?.date == null ? datesIn(facts).find((it) => readImpossibleDate(it.text) !== null) : undefined;
  return found === undefined ? [] : [noSuchDay(found.line)];
}

function fullDateIn(texts: readonly string[]): DecisionDate | null {
  const read = texts.map(readDate).find((it) => it !== null && it.date !== null);
  return read ? dateOf(read, 'text') : null;
}

/** What was written for a date and cannot be told for sure, as `February 2026` or `06/07/2026`. */
function partDateIn(texts: readonly string[]): DecisionDate | null {
  const unclear = texts.map(readUnclearDate).find((it) => it !== null);
  if (unclear) return dateOf(unclear, 'text');
  const partial = texts.find((it) => it.length < 40 && /\d/.test(it));
  return partial === undefined ? null : { written: partial, date: null, from: 'text' };
}

/** A date that was read, as the record keeps it. */
export function dateOf({ text, date }: WrittenDate, from: DecisionDate['from']): DecisionDate {
  return { written: text, date, from };
}

const valuesOf = (facts: Facts, part: Part): Phrase[] => facts.named.filter((it) => it.part === part).flatMap((it) => it.values);

function peopleIn(facts: Facts, part: Part): string[] {
  const label = namedFor(facts, part);
  const section = label ? undefined : sectionFor(facts, part);
  const phrases = label ? phrasesIn(label) : section ? phrasesOf(section.blocks, () => true) : [];
  const [only] = phrases;
  const names = phrases.length === 1 && only ? excerpt(only.text, mostNames).split(betweenNames) : phrases.map((it) => it.text);
  return names.map((it) => it.replace(/^[\s[{]+|[\s\]}.]+$/g, '')).filter((it) => /\p{L}/u.test(it) && it.length <= inPassing);
}

const mostNames = 2000;
const betweenNames = /[,;，；、]\s*(?![^()]*\))/;

/** Relations whose name is a label or a front matter key. */
function labelled(facts: Facts): Stated[] {
  return facts.named.flatMap((it) => {
    const { part, name } = it;
    return isKind(part) ? phrasesIn(it).flatMap((value) => relationsOfLabel(part, name, value)) : [];
  });
}

/** Relations that a list of links states; a sentence in the middle of a text states none. */
function linked(facts: Facts): Stated[] {
  const sections = facts.parts.filter((it) => it.part === 'links' || isKind(it.part)).map((it) => it.section);
  const stated = sections.flatMap((it) => relationLinesOf(it.blocks)).flatMap((it) => relationsIn(it).filter((found) => found.named));
  const headed = facts.parts.flatMap(({ part, section }) =>
    isKind(part)
      ? phrasesOf(section.blocks, () => true).flatMap((it) => relationsOfLabel(part, section.heading, it).filter((found) => found.named))
      : [],
  );
  return [...stated, ...headed];
}

function addRelations(data: Decision, stated: readonly Stated[]): void {
  for (const { kind, relation } of stated) {
    if (!data[kind].some((it) => it.target === relation.target)) data[kind].push(relation);
  }
}

function optionsIn(facts: Facts): string[] {
  const label = namedFor(facts, 'options');
  const section = sectionFor(facts, 'options');
  const [only] = label?.values ?? [];
  if (only) return only.text.split(/;\s+|；\s*/).map((it) => excerpt(it, inPassing));
  const blocks = label?.blocks ?? section?.blocks ?? [];
  const items = itemsOf(blocks).filter((it) => it.text !== '');
  const texts = items.length > 0 ? items.map((it) => it.text) : (section?.children ?? []).map((it) => it.heading);
  return texts.slice(0, mostOptions).map((it) => excerpt(it, inPassing));
}

const mostOptions = 30;

/** What a part says first: its label's value, else its section. */
function wordsIn(facts: Facts, part: Part): string {
  const label = namedFor(facts, part);
  if (label) return wordsOf(label);
  const section = sectionFor(facts, part);
  return section ? wordsOfSection(section) : '';
}

function wordsOf({ values, blocks }: Named): string {
  const text = values.map((it) => it.text).join(', ');
  return text === '' ? firstWords(blocks) : continued(text, blocks);
}

function wordsOfSection({ blocks, children }: Section): string {
  const words = firstWords(blocks);
  const below = children[0]?.blocks ?? [];
  return words === '' ? firstWords(below) : continued(words, below);
}

/** MADR's sentence: `Chosen option: "…", because …`. */
function takeChosen(data: Decision): void {
  const match = chosenOption.exec(data.decision ?? '');
  if (!match) return;
  const [, quoted, plain, because, more = ''] = match;
  const [chosen, reason] = [quoted ?? plain ?? null, because || null];
  data.options.chosen ??= chosen;
  data.reason ??= reason;
  // What the choice and the reason say is not said again.
  if (!/[\p{L}\p{N}]/u.test(more) && data.options.chosen === chosen && (reason === null || data.reason === reason)) data.decision = null;
}

const chosenOption = /^chosen options?\s*:\s*(?:["“«'‘](.+?)["”»'’](?=[\s,.;]|$)|([^,]+?))\s*(?:,?\s*because\s*:?\s*(.*)|([,.;].*)|)$/iu;

/** Named values of the author's own, and what happened to the record in place. */
function fieldsIn(facts: Facts): Decision['fields'] {
  // A name of the author's own without a value beside it only leads to the list below it.
  const own = facts.named
    .filter((it) => (it.part === null ? it.values.length > 0 : shown.has(it.part)))
    .map((it) => ({ name: it.name, text: excerpt(textOf(it), inPassing) }));
  const amended = facts.parts
    .filter((it) => it.part === 'status')
    .flatMap(({ section }) =>
      section.children
        .filter((it) => /amend|revis|update|änderung|修订/i.test(it.heading))
        .map((it) => ({ name: 'Amendment', text: it.heading })),
    );
  const reopen = facts.parts
    .filter((it) => it.part === 'reopen')
    .map(({ section }) => ({ name: section.heading, text: excerpt(firstWords(section.blocks), inPassing) }));
  return [...own, ...amended, ...reopen].filter((it) => it.text !== '' && !isRatio(it)).slice(0, mostFields);
}

// The colon of `1:1` parts no name from a value.
const isRatio = ({ name, text }: Decision['fields'][number]): boolean => /\d$/.test(name) && /^\d/.test(text);
const textOf = ({ values, blocks }: Named): string => values.map((it) => it.text).join(', ') || flat(blocks);
const shown = new Set<Part>(['context', 'consequences', 'reopen', 'links']);
const mostFields = 20;
