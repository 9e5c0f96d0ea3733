import type { Finding } from '../../model/problem.ts';
import type { Deltas } from './deltas.ts';
import type { Requirements } from './requirements.ts';
import type { Spec } from './schema.ts';
import { isChoice } from './status.ts';

interface Read {
  data: Spec;
  deltas: Deltas;
  requirements: Requirements;
  path: string;
  text: string;
}

/** What is wrong with one document. */
export function documentProblems({ data, deltas, requirements, path, text }: Read): Finding[] {
  const problems: Finding[] = [];
  if (text.trim() === '') return [empty];
  const conflict = conflictLine(text);
  if (conflict !== null) problems.push({ ...conflicted, line: conflict });
  problems.push(...deltaProblems(data, deltas, path));
  const [again] = requirements.twice;
  if (again) problems.push(twice(again.line, requirements.twice.length));
  const [asked] = data.clarifications;
  if (asked && data.feature?.state !== 'archived') problems.push(unclear(asked.line, data.counts.clarifications));
  if (data.status !== null && isChoice(data.status.words))
    problems.push({ ...choices, ...(data.status.line === null ? {} : { line: data.status.line }) });
  return problems;
}

function deltaProblems({ part }: Spec, { deltas, repeated, cased, other }: Deltas, path: string): Finding[] {
  const problems: Finding[] = [];
  const [first] = deltas;
  const misplaced = part === 'delta' ? !/\/specs\/.+\/spec\.md$/.test(path) : deltas.length > 0;
  if (misplaced) problems.push({ ...wrongPlace, ...(first === undefined ? {} : { line: first.line }) });
  for (const line of repeated) problems.push({ ...repeatedHeading, line });
  for (const line of cased) problems.push({ ...casedHeading, line });
  if (part === 'delta' && deltas.length === 0) problems.push({ ...noOperation, ...(other[0] === undefined ? {} : { line: other[0] }) });
  return problems;
}

function conflictLine(text: string): number | null {
  const any = text.indexOf('<<<<<<');
  if (any < 0) return null;
  const found = /^<{7} /m.exec(text.slice(any));
  return found && /^>{7} /m.test(text.slice(any + found.index)) ? text.slice(0, any + found.index).split('\n').length : null;
}

function twice(line: number, count: number): Finding {
  return {
    code: 'HO905',
    line,
    message: count === 1 ? 'An id of a requirement is given to two of them.' : `${count} requirements have an id that another one has.`,
    fix: 'Give each requirement an id of its own, so that steps and tests can name it.',
  };
}

function unclear(line: number, count: number): Finding {
  return {
    code: 'HO906',
    line,
    message: count === 1 ? 'One place still needs clarification.' : `${count} places still need clarification.`,
    fix: 'Write the answer in place of `[NEEDS CLARIFICATION]`, or move the question to a list of open questions with an owner.',
  };
}

const empty: Finding = { code: 'HO914', message: 'The document is empty.', fix: 'Write it, or delete the file.' };
const conflicted: Finding = {
  code: 'HO908',
  message: 'The document holds conflict markers of an unfinished merge.',
  fix: 'Keep the lines that are true now and delete the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
};
const choices: Finding = {
  code: 'HO907',
  message: 'The status is a list of words to choose from.',
  fix: 'Leave the one word that is true.',
};
const wrongPlace: Finding = {
  code: 'HO901',
  message: 'A change to requirements stands where it is not merged into the specifications.',
  fix: 'Move it to `openspec/changes/<change>/specs/<capability>/spec.md`.',
};
const repeatedHeading: Finding = {
  code: 'HO902',
  message: 'A heading of an operation stands a second time, and a program that merges the change may drop what stands below one of them.',
  fix: 'Put all requirements of one operation below one heading.',
};
const casedHeading: Finding = {
  code: 'HO903',
  message: 'A heading of an operation is not written as `## ADDED Requirements`, and a program may not know it.',
  fix: 'Write the operation in capitals: ADDED, MODIFIED, REMOVED or RENAMED, then `Requirements`.',
};
const noOperation: Finding = {
  code: 'HO904',
  message: 'A change to a specification has none of the headings that say what is added, modified, removed or renamed.',
  fix: 'Put its requirements below `## ADDED Requirements`, `## MODIFIED Requirements`, `## REMOVED Requirements` or `## RENAMED Requirements`.',
};
