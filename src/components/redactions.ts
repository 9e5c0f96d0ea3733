import type { PersonalAction } from '../model/personal.ts';
import type { Site } from '../model/site.ts';
import type { ReceiptEntry } from '../model/receipt.ts';

/** Rows of one rule. */
export interface OfRule {
  rule: string;
  /** Where a secret of it is revoked; null for a section in which nothing is. */
  revoke: string | null;
  rows: ReceiptEntry[];
}

/** A section of the page: what is to be done about its rows, rule by rule. */
interface Section {
  id: string;
  title: string;
  words: string;
  rules: OfRule[];
}

const sections: Readonly<Record<ReceiptEntry['group'], Omit<Section, 'rules'> & { revoked: boolean }>> = {
  rotate: {
    id: 'rotate',
    title: 'Rotate these',
    words:
      'Whoever had the repository could read them. Issue a new one, put it where it is used, then revoke the old one; to take it out of the file or of the history is not enough.',
    revoked: true,
  },
  place: {
    id: 'place',
    title: 'Hidden for their place alone',
    words:
      'They stand where secrets stand, but read like a word, a number or a stand-in. Look at each: where it is a secret after all, revoke it.',
    revoked: false,
  },
  accepted: {
    id: 'accepted',
    title: 'No secrets, says the operator',
    words: 'They stop no build. They are hidden all the same, because a real secret could come into the same place.',
    revoked: false,
  },
  personal: {
    id: 'personal',
    title: 'Personal data that is hidden',
    words: 'Something else stands in its place, as the settings of this site say. The repository holds it as it is.',
    revoked: false,
  },
  reported: {
    id: 'reported',
    title: 'Personal data that is shown',
    words: 'The settings of this site let it stand. Look at each before someone gets this site.',
    revoked: false,
  },
};

/** The rows of one page in their sections. `rows` are in the order of the list. */
export function sectionsOf(rows: readonly ReceiptEntry[]): Section[] {
  return [...Map.groupBy(rows, (it) => it.group)].map(([group, own]) => {
    const { revoked, ...section } = sections[group];
    const rules = [...Map.groupBy(own, (it) => it.rule)].map(([rule, ofRule]) => ({
      rule,
      revoke: revoked ? (ofRule[0]?.revoke ?? issued) : null,
      rows: ofRule,
    }));
    return { ...section, rules };
  });
}

const issued = 'Where it was issued';

/** Where a secret stands now, in words. */
export const standsWords: Readonly<Record<ReceiptEntry['stands'], string>> = {
  now: 'In current files',
  branch: 'Only on a branch',
  history: 'Only in history',
};

/** What becomes of personal data of a kind, in words. */
export const actionWords: Readonly<Record<PersonalAction, string>> = {
  off: 'Not looked for',
  report: 'Shown, and listed among the redactions',
  mask: 'Hidden: a mark with a number stands in its place',
  map: 'Replaced by words of the operator, or hidden',
};

/** How authors are called, in words. */
export const authorWords: Readonly<Record<Site['personal']['authors'], string>> = {
  name: 'Shown with their names',
  alias: 'Shown under other names',
  role: 'Shown by what they do',
  hidden: 'Not named',
};
