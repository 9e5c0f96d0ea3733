import type { Finding } from '../../../model/problem.ts';
import { isLiving } from '../paths.ts';
import { isOver } from '../progress.ts';
import type { Handoff } from '../schema.ts';
import { listedTasks } from './counts.ts';
import { offered, type Draft } from './draft.ts';
import { stateOfStatus } from './finish.ts';
import type { Shape } from './shapes.ts';

interface Read {
  data: Handoff;
  draft: Draft;
  shape: Shape | null;
  /** True when the file has the name of a handoff. */
  sure: boolean;
  path: string;
  /** False when a part of the text could not be read, so that nothing can be said to be missing. */
  readable: boolean;
}

/** The problem of a file with the name of a handoff and nothing in it. */
export const emptyHandoff: Finding = {
  code: 'HO703',
  message: 'The handoff is empty.',
  fix: 'Write what the next session needs, or delete the file: its earlier versions stay in the history.',
};

/** What the writer of a handoff in data should mend. */
export function structuredProblems({ data, draft, shape, sure, path, readable }: Read): Finding[] {
  const asked = readable && (shape?.asksNext ?? sure) && data.shape === 'session state' && isLiving(path);
  const { progress, confidence } = data.structured ?? { progress: null, confidence: null };
  // What the hooks write has it from the task file, where it can be mended.
  const copied = data.snapshot !== undefined && data.snapshot.taskFile !== null;
  const over = data.status?.state === 'done' || isOver(progress);
  const questions = data.openQuestions.filter((it) => it.owner === null);
  return [
    ...(asked && !over && !copied && data.nextAction === null ? [noNextStep] : []),
    ...(questions[0] ? [noOwner(questions[0].line, questions.length)] : []),
    ...(confidence?.judged === 'by its writer' ? [{ ...scored, line: confidence.line }] : []),
    ...contradictions(data, draft, shape),
  ];
}

const noNextStep: Finding = {
  code: 'HO701',
  message: 'The handoff names no next step, so nobody can start from it.',
  fix: 'Add a value such as `next_action` with the very next step in one sentence.',
};

function noOwner(line: number, count: number): Finding {
  return {
    code: 'HO702',
    line,
    message: count === 1 ? 'An open question names nobody who decides it.' : `${count} open questions name nobody who decides them.`,
    fix: 'Write who decides, for example `{ "question": "Keep the old address?", "owner": "platform team" }`.',
  };
}

const scored: Finding = {
  code: 'HO707',
  message: 'The confidence in this handoff is scored by its writer: no reader of another session is named. The number is not used.',
  fix: 'Leave `confidence` null until a later session has gone on from it, and let that session write the number with `read_by`.',
};

/** Values that cannot be true together. */
function contradictions({ status, structured }: Handoff, draft: Draft, shape: Shape | null): Finding[] {
  const states = offered(draft, 'status').map((it) => ({ ...it, state: stateOfStatus(it.text) }));
  const done = states.find((it) => it.state === 'done');
  const stuck = states.find((it) => it.state === 'blocked' || it.state === 'broken');
  const found: Finding[] = [];
  if (done && stuck && done.key.split('.').length === stuck.key.split('.').length)
    found.push({ ...conflict, line: stuck.line, message: 'One value says that the work is done, another that it is stuck.' });
  const progress = structured?.progress ?? null;
  const listed = listedTasks(draft, shape).total;
  if (draft.stated && listed > draft.stated.count)
    found.push({
      ...conflict,
      line: draft.stated.line,
      message: `The handoff counts ${draft.stated.count} ${draft.stated.count === 1 ? 'task' : 'tasks'}, and lists ${listed}.`,
    });
  else if (progress && progress.done > progress.total)
    found.push({ ...conflict, message: `${progress.done} steps are said to be completed of ${progress.total} planned.` });
  else if (progress && status?.state === 'done' && progress.done < progress.total)
    found.push({
      ...conflict,
      line: status.line,
      message: `The status says that the work is done, and ${progress.total - progress.done} of ${progress.total} tasks are not.`,
    });
  return found;
}

const conflict = { code: 'HO709', fix: 'Correct the value that is out of date.' } as const;
