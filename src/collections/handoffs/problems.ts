import type { Finding } from '../../model/problem.ts';
import { unreadableDate } from './dating.ts';
import type { Facts } from './facts.ts';
import { isLiving } from './paths.ts';
import { isUnread } from './present.ts';
import { noNextIn } from './said-none.ts';
import type { Handoff } from './schema.ts';

interface Read {
  data: Handoff;
  facts: Facts;
  text: string;
  path: string;
}

/** What the writer of a handoff should mend. */
export function problemsOf({ data, facts, text, path }: Read): Finding[] {
  if (data.shape === 'empty') return [empty];
  const problems: Finding[] = [];
  const isLacking = data.nextAction === null && noNextIn(data) === 'unknown' && data.status?.state !== 'done';
  if (isLacking && isLiving(path) && tellsState(data)) problems.push(isUnread(data.sections) ? unread(data) : noNextStep(data));
  const open = data.openQuestions.filter((it) => it.owner === null);
  const [first] = open;
  if (first) problems.push(noOwner(first.line, open.length));
  const date = unreadableDate(facts);
  if (date) problems.push({ ...unreadable, line: date.line });
  const conflict = conflictLine(text);
  if (conflict !== null) problems.push({ ...conflicted, line: conflict });
  return problems;
}

const needNext = new Set<Handoff['shape']>(['session state', 'log']);

// A text without headings is all that its writer leaves.
const tellsState = ({ shape, sections }: Handoff): boolean => needNext.has(shape) || (shape === 'free text' && sections.length === 0);

const empty: Finding = {
  code: 'HO703',
  message: 'The handoff is empty.',
  fix: 'Write what the next session needs, or delete the file: its earlier versions stay in the history.',
};

function noNextStep({ sections }: Handoff): Finding {
  const line = sections.find((it) => it.class === 'next' && !it.prior)?.line;
  return {
    code: 'HO701',
    ...(line === undefined ? {} : { line }),
    message: 'The handoff names no next step, so nobody can start from it.',
    fix: 'Add a section `## Next` whose first item is the very next step.',
  };
}

function unread({ sections }: Handoff): Finding {
  const line = sections[0]?.line;
  return {
    code: 'HO706',
    ...(line === undefined ? {} : { line }),
    message: 'None of the headings of the handoff was recognised, so its next step could not be read.',
    fix: 'Use headings such as `## Done` and `## Next`, in English or one of the other languages that are read.',
  };
}

function noOwner(line: number, count: number): Finding {
  return {
    code: 'HO702',
    line,
    message: count === 1 ? 'An open question names nobody who decides it.' : `${count} open questions name nobody who decides them.`,
    fix: 'Write who decides behind the question, for example `- Keep the old address? - platform team`.',
  };
}

const unreadable: Finding = {
  code: 'HO705',
  message: 'The date of the handoff could not be read.',
  fix: 'Write it as `2026-11-29`, or with time and zone as `2026-11-29 17:40 UTC`.',
};

const conflicted: Finding = {
  code: 'HO704',
  message: 'The handoff holds conflict markers of an unfinished merge.',
  fix: 'Keep the lines that are true now and delete the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
};

function conflictLine(text: string): number | null {
  // A search for six characters is twenty times as fast as one for seven.
  const any = text.indexOf('<<<<<<');
  if (any < 0) return null;
  const found = /^<{7} /m.exec(text.slice(any));
  return found && /^>{7} /m.test(text.slice(any + found.index)) ? text.slice(0, any + found.index).split('\n').length : null;
}
