import type { Section } from '../../markdown/sections.ts';
import { plainItems } from './bold.ts';
import { entryOfSection, type Around, type Entry } from './entry.ts';
import { namedIn } from './facts.ts';
import { readHeading, type Heading } from './identity.ts';
import { registerEntries } from './register.ts';
import { isAbout, partOf } from './words/names.ts';
import { stateAtStart } from './words/states.ts';

/** Entries that are certain: headings with an id, a date or a decision below them, and rows of register tables. */
export function certainEntries(section: Section, around: Around, title: Section | undefined): Entry[] {
  const entries = registerEntries(section.blocks, around);
  const maybe: { child: Section; looks: string }[] = [];
  for (const child of section.children) {
    const heading = readHeading(child.heading);
    if (child !== title) {
      if (heading.looks !== 'id' && isAbout(child.heading)) continue;
      const own = ownEntries(child, heading, around);
      if (own.length > 0) {
        for (const it of own) entries.push(it);
        continue;
      }
    }
    const inner = certainEntries(child, { ...around, group: child === title ? null : child.heading }, undefined);
    for (const it of inner) entries.push(it);
    if (inner.length === 0 && heading.looks === 'maybe' && child !== title) maybe.push({ child, looks: lookOf(heading) });
  }
  const alike = Map.groupBy(maybe, (it) => it.looks);
  for (const [looks, group] of alike) {
    const form = looks === 'date' ? 'dated-heading' : 'numbered-heading';
    if (group.length > 1) for (const { child } of group) entries.push(entryOfSection(form, child, around));
  }
  return entries.sort((a, b) => startOf(a) - startOf(b));
}

const startOf = ({ found }: Entry): number => found.range?.start ?? 0;

/** Numbers, ids with the same letters, and dates at the end are each alike. */
function lookOf({ number }: Heading): string {
  return number === null ? 'date' : number.replace(/\d.*$/, '');
}

function ownEntries(child: Section, heading: Heading, around: Around): Entry[] {
  if (heading.looks === 'id') return [entryOfSection('numbered-heading', child, around)];
  if (heading.looks === 'date')
    return heading.title === '' ? underDate(child, heading, around) : [entryOfSection('dated-heading', child, around)];
  if (partOf(child.heading) !== null || !holdsDecision(child)) return [];
  return [entryOfSection(heading.number === null ? 'topic-heading' : 'numbered-heading', child, around)];
}

/** Labels or headings of a decision directly under a heading make it one, whatever its words. */
function holdsDecision({ blocks, children }: Section): boolean {
  if (children.some((it) => partOf(it.heading) === 'decision')) return true;
  // A register with one row looks like a table of named values.
  const some = blocks.some((it) => it.type === 'table') ? blocks.filter((it) => it.type !== 'table') : blocks;
  return namedIn(some).some(({ part, values, blocks: below }) => {
    if (part === 'decision' || part === 'chosen') return values.length > 0 || below.length > 0;
    return part === 'status' && stateAtStart(values[0]?.text ?? '') !== null;
  });
}

/** Below a heading that is only a date: its headings, else its decision, else the items of its lists, else all of it. */
function underDate(child: Section, { date }: Heading, around: Around): Entry[] {
  const inside: Around = { ...around, date };
  if (holdsDecision(child)) return [entryOfSection('dated-heading', child, around)];
  const children = child.children.filter((it) => !isAbout(it.heading));
  if (children.length > 0) return children.map((it) => entryOfSection('dated-heading', it, inside));
  const items = plainItems('dated-heading', child, inside);
  if (items.length > 0) return items;
  return child.blocks.length > 0 ? [entryOfSection('dated-heading', child, around)] : [];
}
