import { limits } from '../model/limits.ts';
import { problemOf, type Finding, type Problem } from '../model/problem.ts';
import { number } from '../model/wording.ts';
import type { Claimed } from './classify.ts';

/** The first `most` documents, those of the collections with a form of their own before others, in their order; a problem says what is left over. */
export function firstOf(claimed: readonly Claimed[], most: number = limits.documents): { first: Claimed[]; problems: Problem[] } {
  const beyond = claimed.length - most;
  if (beyond <= 0) return { first: [...claimed], problems: [] };
  const taken = new Set(claimed.toSorted((a, b) => isOther(a) - isOther(b)).slice(0, most));
  const message = `The repository holds ${number(claimed.length)} documents; ${number(beyond)} of them were not read.`;
  return {
    first: claimed.filter((it) => taken.has(it)),
    problems: [problemOf(null, { code: 'HO134', message, fix: 'Build the parts of the repository on their own.' })],
  };
}

const isOther = ({ collection }: Claimed): number => Number(collection.readsTheRest === true);

/** The problem of a file with more records than there is room for. */
export function tooManyRecords(room: number, found: number): Finding {
  return {
    code: 'HO135',
    message: `The file holds ${number(found)} records; only the first ${number(Math.max(0, room))} are shown.`,
    fix: 'Split the file.',
  };
}
