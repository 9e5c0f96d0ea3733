import type { WrittenDate } from '../../markdown/dates.ts';
import type { Section } from '../../markdown/sections.ts';
import { foundOf, type Around, type Entry } from './entry.ts';
import { asTitle, excerpt, inShort, shortOrNull } from './excerpt.ts';
import { readDay } from './identity.ts';
import { itemOpeningsOf, paragraphsOf, type Opening } from './openings.ts';
import { findingsOf } from './problems.ts';
import { addStatus, dateOf } from './record.ts';
import { emptyDecision, type Decision, type DecisionDate, type Form } from './schema.ts';
import { isOver, statusOfStruck } from './struck.ts';
import { partOf } from './words/names.ts';

/** Entries that are list items or paragraphs starting with a date: `- **2026-10-01**: …`, `- 2026-10-01 — …`, `[2026-10-01] …`. */
export function datedItems({ blocks }: Section, around: Around): Entry[] {
  return [...paragraphsOf(blocks, isDated), ...itemOpeningsOf(blocks)].flatMap((opening) => {
    const date = dateAtStart(opening.whole);
    if (!date) return [];
    return [entryOf('list-item', opening, opening.whole.slice(date.index + date.text.length), dateOf(date, 'text'), around)];
  });
}

/** Entries that are paragraphs or list items starting with the decision in bold, as in `**Title** · why · what it replaced`. */
export function boldEntries({ blocks }: Section, around: Around): Entry[] {
  const openings = [...paragraphsOf(blocks, isTitled), ...itemOpeningsOf(blocks).filter(isTitled)];
  const reversals = openings.filter((it) => arrow.test(it.bold)).length * 2 >= openings.length;
  return openings.map((opening) => {
    const entry = entryOf('bold-paragraph', opening, opening.bold, null, around);
    const { data } = entry.found;
    const [before = '', ...parts] = opening.rest.split(/ ?· /);
    if (parts.length > 0 && before.trim() === '') takeParts(data, parts, reversals);
    else data.decision = shortOrNull(opening.rest.replace(signsBetween, '').trim());
    const [old, now] = opening.bold.split(arrow);
    if (old !== undefined && now !== undefined) data.replaced = shortOrNull(old.trim());
    if (opening.struck && data.decision === data.status.words) data.decision = null;
    return entry;
  });
}

/** Reason and what was replaced. A later part is what was replaced if it says so, or if the group tells of reversals; else it belongs to the reason. */
function takeParts(data: Decision, [reason = '', ...others]: readonly string[], reversals: boolean): void {
  const at = others.findIndex((it) => saysReplaced.test(it));
  const replaced = at < 0 && reversals ? 0 : at;
  const why = [reason, ...others.filter((_, index) => index !== replaced)].map((it) => it.trim()).filter((it) => it !== '');
  data.reason = shortOrNull(why.join(' · '));
  data.replaced = shortOrNull(others[replaced]?.trim() ?? '');
}

/** True when a section has entries that start with a decision in bold. */
export function hasBoldEntries({ blocks }: Section): boolean {
  return paragraphsOf(blocks, isTitled).length > 0 || itemOpeningsOf(blocks).some(isTitled);
}

/** Entries that are the items of a list, each with its words as title. */
export function plainItems(form: Form, { blocks }: Section, around: Around): Entry[] {
  const date = around.date ? dateOf(around.date, 'heading') : null;
  return itemOpeningsOf(blocks).flatMap((it) => (it.whole === '' ? [] : [entryOf(form, it, it.whole, date, around)]));
}

function entryOf(form: Form, opening: Opening, words: string, date: DecisionDate | null, { text, group }: Around): Entry {
  const { line, start, end, struck } = opening;
  const data = { ...emptyDecision(form), section: group, date };
  const status = struck ? statusOfStruck(struck) : null;
  if (status) addStatus(data, status);
  const plain = (status && isOver(status.status.state) && struck ? struck.words : words).replace(signsBetween, '').trim();
  const title = excerpt(plain, asTitle);
  if (title !== plain) data.decision = excerpt(plain, inShort);
  return { found: foundOf(data, title, { line, start, end }, text), problems: status ? findingsOf(status) : [] };
}

function dateAtStart(text: string): WrittenDate | null {
  if (!/^.{0,3}\d|^.{0,12}\d{4}/.test(text)) return null;
  const date = readDay(text.slice(0, longestDate));
  return date && !/[\p{L}\p{N}]/u.test(text.slice(0, date.index)) ? date : null;
}

const isDated = ({ whole }: Opening): boolean => dateAtStart(whole) !== null;

/** Bold words can be a title: no label, no warning, and something follows them or they end as no label does. */
function isTitled({ bold, rest }: Opening): boolean {
  if (bold.length < 3 || bold.length > 300) return false;
  const name = bold.replace(/[\s:：.]+$/, '');
  if (!/\p{L}/u.test(name) || notes.test(name) || partOf(name) !== null) return false;
  return rest === '' ? !/[:：]$/.test(bold) : !/^[:：]$/.test(rest);
}

// A date with its time and zone, and the signs before it.
const longestDate = 80;
const signsBetween = /^[\s:：.)\]—–|·-]+/;
const arrow = /\s*(?:→|⇒|➜|➔|⟶|-{1,2}>|=>)\s*/;
// How authors begin the part that tells what was so before (2026-11).
const saysReplaced =
  /^[^\p{L}]*(?:replac|revers|supersed|was(?!\p{L})|were(?!\p{L})|instead of|in place of|no (?:prior|previous|earlier)|nothing (?:before|prior)|previous|formerly|before(?!\p{L})|used to|the old|ersetz|statt|anstelle|vorher|zuvor|bisher|remplac|au lieu|avant|auparavant|aucun choix|reemplaz|sustitu|en lugar|antes|取代|替代|之前|以前|代わり|従来|대신|이전)/iu;
const notes =
  /^(?:notes?|important|warning|caution|tip|hint|todo|tl;?dr|format|legend|example|update|caveat|hinweis|achtung|wichtig|remarque|attention|nota|aviso|注意|说明|備考|참고|주의)$/i;
