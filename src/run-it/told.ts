import type { Section } from '../markdown/sections.ts';
import type { About } from '../model/run-it.ts';
import { contactsAmong } from './contacts.ts';
import type { Facts } from './facts.ts';
import { remarksOf, type Remark } from './remarks.ts';
import { aboutsOfHeading, isGuide } from './told-headings.ts';
import { labelledIn } from './told-labels.ts';

/** What is kept of one section: a guide to support may be long, and whom to ask is short. */
const most: Readonly<Record<About, number>> = { accounts: 20, contact: 8, licence: 8, ownership: 8 };

/** What a document says, in sections and behind labels, about accounts, contacts, the licence and ownership. `name` is that of a document that may be about one of them as a whole. */
export function toldOf(root: Section, name: string): Facts['told'] {
  const all = aboutsOfHeading(name);
  if (all.length > 0) return remarks(root, all, name);
  const [first] = root.children;
  // The first heading names the document: a project may be called "Contact".
  return [...labelledIn(root.blocks), ...root.children.flatMap((it) => within(it, it === first && it.depth === 1))];
}

function within(section: Section, isTitle: boolean): Facts['told'] {
  const abouts = isTitle ? [] : aboutsOfHeading(section.heading);
  if (abouts.length > 0) return remarks(section, abouts, section.heading);
  return [...labelledIn(section.blocks), ...section.children.flatMap((it) => within(it, false))];
}

function remarks(section: Section, abouts: readonly About[], heading: string): Facts['told'] {
  const all = remarksOf(section);
  const said = (about: About): Remark[] => (about === 'contact' && isGuide(heading) ? contactsAmong(all) : all);
  return abouts.flatMap((about) =>
    said(about)
      .slice(0, most[about])
      .map((it) => ({ ...it, about })),
  );
}
