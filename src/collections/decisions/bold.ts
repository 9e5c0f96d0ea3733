import { readDate, type WrittenDate } from '../../markdown/dates.ts';
import type { Section } from '../../markdown/sections.ts';
import { foundOf, type Around, type Entry } from './entry.ts';
import { asTitle, excerpt, inShort, shortOrNull } from './excerpt.ts';
import { itemOpeningsOf, paragraphsOf, type Opening } from './openings.ts';
import { dateOf } from './record.ts';
import { emptyDecision, type DecisionDate, type Form } from './schema.ts';
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
  return [...paragraphsOf(blocks, isTitled), ...itemOpeningsOf(blocks).filter(isTitled)].map((opening) => {
    const entry = entryOf('bold-paragraph', opening, opening.bold, null, around);
    const { data } = entry.found;
    const [before = '', reason, replaced] = opening.rest.split(/\s*·\s+/);
    if (reason !== undefined && before.trim() === '') {
      data.reason = shortOrNull(reason.trim());
      data.replaced = shortOrNull(replaced?.trim() ?? '');
    } else data.decision = shortOrNull(opening.rest.replace(signsBetween, '').trim());
    const [old, now] = opening.bold.split(arrow);
    if (old !== undefined && now !== undefined) data.replaced = shortOrNull(old.trim());
    return entry;
  });
}

/** Entries that are the items of a list, each with its words as title. */
export function plainItems(form: Form, { blocks }: Section, around: Around): Entry[] {
  const date = around.date ? dateOf(around.date, 'heading') : null;
  return itemOpeningsOf(blocks).flatMap((it) => (it.whole === '' ? [] : [entryOf(form, it, it.whole, date, around)]));
}

function entryOf(form: Form, { line, start, end }: Opening, words: string, date: DecisionDate | null, { text, group }: Around): Entry {
  const data = { ...emptyDecision(form), section: group, date };
  const plain = words.replace(signsBetween, '').trim();
  const title = excerpt(plain, asTitle);
  if (title !== plain) data.decision = excerpt(plain, inShort);
  return { found: foundOf(data, title, { line, start, end }, text), problems: [] };
}

function dateAtStart(text: string): WrittenDate | null {
  if (!/^.{0,3}\d|^.{0,12}\d{4}/.test(text)) return null;
  const date = readDate(text);
  return date?.date && !/[\p{L}\p{N}]/u.test(text.slice(0, date.index)) ? date : null;
}

const isDated = ({ whole }: Opening): boolean => dateAtStart(whole) !== null;

/** Bold words can be a title: no label, no warning, and something follows them or they end as no label does. */
function isTitled({ bold, rest }: Opening): boolean {
  if (bold.length < 3 || bold.length > 300) return false;
  const name = bold.replace(/[\s:：.]+$/, '');
  if (!/\p{L}/u.test(name) || notes.test(name) || partOf(name) !== null) return false;
  return rest === '' ? !/[:：]$/.test(bold) : !/^[:：]$/.test(rest);
}

const signsBetween = /^[\s:：.)\]—–|·-]+/;
const arrow = /\s*(?:→|⇒|➜|➔|⟶|-{1,2}>|=>)\s*/;
const notes =
  /^(?:notes?|important|warning|caution|tip|hint|todo|tl;?dr|format|legend|example|update|caveat|hinweis|achtung|wichtig|remarque|attention|nota|aviso|注意|说明|備考|참고|주의)$/i;
