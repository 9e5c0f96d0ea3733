import type { Finding } from '../../model/problem.ts';
import type { ReadStatus } from './status.ts';

/** What is wrong with a status, if anything. */
export function findingsOf({ unknown, line }: ReadStatus): Finding[] {
  const at = line === null ? {} : { line };
  if (unknown === 'choices')
    return [
      {
        code: 'HO810',
        ...at,
        message: 'The status still lists the choices of the template, so it counts as unknown.',
        fix: 'Keep the one word that holds and remove the others.',
      },
    ];
  if (unknown === 'struck')
    return [
      {
        code: 'HO801',
        ...at,
        message: 'The title of this decision is struck out, and nothing beside it says what became of it, so its status counts as unknown.',
        fix: 'Write one of the usual words after the title, such as Withdrawn, Rejected or Superseded by, with the link to the other record where there is one.',
      },
    ];
  if (unknown === null) return [];
  return [
    {
      code: 'HO801',
      ...at,
      message: 'The status of this decision is written in words that are not known, so it counts as unknown.',
      fix: 'Write one of the usual words, such as Proposed, Accepted, Rejected, Deprecated or Superseded, with the link to the other record where there is one.',
    },
  ];
}

/** The number in a title differs from that of its file. */
export function wrongNumber(line: number): Finding {
  return {
    code: 'HO806',
    line,
    message: 'The number in the title is not the number in the file name; the one of the file name is used.',
    fix: 'Give the title the number of the file name, or rename the file.',
  };
}

/** A date was written that no calendar has. */
export function noSuchDay(line: number): Finding {
  return {
    code: 'HO811',
    line,
    message: 'The date of this decision is no day of the calendar, so it counts as unknown.',
    fix: 'Write the day as year, month and day, such as 2026-06-18.',
  };
}

/** A decision log in which nothing was recognised. */
export const nothingFound: Finding = {
  code: 'HO809',
  message: 'No decision was recognised in this decision log.',
  fix: 'Give each decision a heading of its own with its number or date, or a row in a table with a Decision column.',
};
