import { factsOf, type Facts } from './brief-facts.ts';
import { besideText, handoffBrief, listedText } from './brief-handoff.ts';
import { decisions, dirty, next, tried, unknown } from './brief-sections.ts';
import {
  ackCommand,
  ageOf,
  asData,
  briefCommand,
  data,
  expected,
  longestBrief,
  placeText,
  rest,
  short,
  sizes,
  type Reader,
  type Size,
} from './brief-text.ts';
import { certain, chosenOf, fileOf, timeOf, type Doubt, type Piece } from './pieces.ts';
import type { Snapshot } from './snapshot-schema.ts';

/** The briefing of a session that goes on with one of `pieces`; where none is left for certain, of one that goes on with the handoff that stands here; empty for neither. Facts only, at most 4,000 characters. */
export function briefOf(pieces: readonly Piece[], reader: Reader): string {
  const { unread = null, taskFile } = reader;
  if (unread === null) return fitting(pieces, reader, longestBrief);
  const note = `Of the task file ${data(taskFile ?? '', short)}, steps and next action are ${unread}.`;
  const text = fitting(pieces, reader, longestBrief - note.length - 2);
  if (text === '') return reader.wanted ? '' : note;
  return `${note}\n\n${text}`;
}

function fitting(pieces: readonly Piece[], reader: Reader, most: number): string {
  const chosen = reader.wanted ? (pieces[0] ?? null) : chosenOf(pieces, reader.session);
  const doubtful = pieces.filter((it) => it !== chosen && it.doubt !== null);
  const lastSize = sizes[5] ?? { text: 40, items: 2 };
  if (chosen === null && certain(pieces).length === 0) {
    const handoff = handoffBrief(reader, (size) => maybeLeft(doubtful, reader, size));
    if (handoff !== '' || doubtful.length === 0) return handoff;
  }
  for (const size of sizes) {
    const text = chosen === null ? listed(pieces, reader, size) : briefed(chosen, doubtful, reader, size);
    if (text.length <= most) return text;
  }
  return (chosen === null ? listed(pieces.slice(0, 8), reader, lastSize) : '').slice(0, most);
}

function briefed(piece: Piece, doubtful: readonly Piece[], reader: Reader, size: Size): string {
  const facts = factsOf(piece, reader.git, reader.taskFile);
  const snapshot = piece.kept?.snapshot ?? null;
  const isOwn = snapshot !== null && snapshot.session_id === reader.session;
  const sections = reader.short
    ? [where(facts, reader, size), next(facts, size)]
    : [where(facts, reader, size), tried(facts, size), dirty(facts, size), next(facts, size), unknown(facts, size)];
  return [
    `Handover briefing${snapshot === null ? '' : `, snapshot ${snapshot.id}`}. ${asData}`,
    ...origin(piece, reader, isOwn),
    '',
    ...sections.flat(),
    ...(reader.short ? [] : decisions(facts, size)),
    ...besideText(snapshot, reader, size),
    ...(reader.short ? [] : maybeLeft(doubtful, reader, size)),
    '',
    expected,
    ...(isOwn || snapshot === null
      ? []
      : ['How well this briefing worked is for its reader to say, once the work goes on or could not:', ackCommand(snapshot.id, reader)]),
  ].join('\n');
}

function origin({ kept, cutOff, task, doubt }: Piece, { now, promptAt, git }: Reader, isOwn: boolean): string[] {
  if (kept === null) return ['No snapshot of this work is there; what follows is from the task file and git.'];
  const { snapshot } = kept;
  const by = [snapshot.tool, snapshot.model].flatMap((it) => (it == null || it === '' ? [] : [data(it, short)])).join(', ');
  const session = snapshot.session_id == null ? 'unknown' : data(snapshot.session_id, short);
  const writer = isOwn ? 'by this session itself, before' : `by session ${session}${by === '' ? '' : ` (${by})`},`;
  const lines = [
    `Written ${snapshot.written_at ?? 'at an unknown time'}, ${ageOf(timeOf(kept), now)}, ${writer} ${isOwn ? 'its context was made shorter or it was left.' : endOf(snapshot, promptAt)}`,
  ];
  if (cutOff)
    lines.push(
      'The task file holds less than this snapshot of it, as if it was cut off while it was written: what follows is from the snapshot.',
    );
  else if (task !== null) lines.push('Steps are as the task file has them now; uncommitted files are as git has them now.');
  else if (fileOf(snapshot) === null) lines.push('It tells of no task file: what follows is from the snapshot.');
  else lines.push('It is no open task of a task file here: what follows is from the snapshot.');
  if (doubt !== null) lines.push(`Whether it is still open is not known: ${doubtText(doubt, short)}.`);
  const before = snapshot.head?.slice(0, 7);
  const head = git?.head?.slice(0, 7);
  if (before !== undefined && head !== undefined && before !== head) lines.push(`The commit was ${before} then and is ${head} now.`);
  return lines;
}

/** How a session ended, as far as it is known. */
function endOf({ execution, ended_at: ended, written_at: written }: Snapshot, promptAt: string | null): string {
  const { interruption } = execution;
  const kind = typeof interruption === 'string' ? interruption : interruption?.kind;
  const detail = typeof interruption === 'object' && interruption?.detail ? ` (${data(interruption.detail, short)})` : '';
  if (kind === 'session-end') return `which ended${detail}.`;
  if (kind === 'api-error') return `whose last answer ended in an error of the service${detail}.`;
  if (kind === 'user-interrupt') return 'whose last answer was interrupted by the user.';
  if (kind === 'compaction') return `just before its context was made shorter${detail}; no end of it is recorded.`;
  if (ended != null) return 'which ended.';
  const isAsked = promptAt !== null && written !== undefined && Date.parse(promptAt) > Date.parse(written);
  if (isAsked) return 'which was asked something afterwards and never came to the end of its answer: it was interrupted or killed.';
  return 'of which no end is recorded: it was killed, or it still runs.';
}

function where({ task, taskFile, step, planned, done, completed, spec }: Facts, reader: Reader, size: Size): string[] {
  const parts: string[] = [];
  if (step !== null) {
    const percent = step.percent === null ? '' : `, ${step.percent}% complete`;
    parts.push(`step ${step.number} of ${planned}: ${data(step.title, size)}${percent}.`);
    parts.push(
      done.length === 0
        ? completed === 0
          ? 'No step is done.'
          : `${completed} of ${planned} steps are done.`
        : `Done: ${done.length === 1 ? 'step' : 'steps'} ${runs(done)}.`,
    );
    if (step.workingFile !== null) parts.push(`Working file ${data(step.workingFile, size)}.`);
    if (step.approach !== null) parts.push(`Approach: ${data(step.approach, size)}.`);
    parts.push(step.blocker === null ? 'No blocker is recorded.' : `Blocker: ${data(step.blocker, size)}.`);
  } else parts.push(planned === 0 ? 'no steps are recorded.' : `${completed} of ${planned} steps are done.`);
  const title = task === '' ? 'the task' : data(task, size);
  return [
    `1. Where the work is. ${title}${taskFile === null ? '' : ` in ${data(taskFile, size)}`}, ${parts.join(' ')}`,
    `   On ${placeText(reader, size)}.${spec === null ? '' : ` Spec in force: ${data(spec, size)}.`}`,
  ];
}

function listed(pieces: readonly Piece[], reader: Reader, size: Size): string {
  const sure = certain(pieces);
  const doubtful = pieces.filter((it) => it.doubt !== null);
  const place = reader.branch === null ? 'this checkout' : `branch ${data(reader.branch, size)}`;
  return [
    `Handover briefing. ${asData}`,
    ...(sure.length === 0
      ? [`No piece of work is known to be left on ${place}.`]
      : [
          `${sure.length} ${sure.length === 1 ? 'piece' : 'pieces'} of work are left on ${place}:`,
          ...sure.map((it) => itemOf(it, reader, size)),
        ]),
    ...maybeLeft(doubtful, reader, size),
    ...listedText(reader, size),
    ...(sure.length === 0
      ? []
      : [
          'Which of them this session goes on with is not recorded; the user knows. A briefing on one of them:',
          `  ${briefCommand(reader)}`,
        ]),
  ].join('\n');
}

function itemOf({ title, kept, task, doubt }: Piece, reader: Reader, size: Size): string {
  const step = task === null ? kept?.snapshot.execution.current_step : null;
  const at = step ? `, step ${step.number}: ${data(step.title, size)}` : '';
  const started = Date.parse(task?.started ?? '') || 0;
  const since = started === 0 ? '' : `started ${ageOf(started, reader.now)}, `;
  const age = kept === null ? `${since}no snapshot` : `${ageOf(timeOf(kept), reader.now)}, snapshot ${kept.snapshot.id}`;
  const why = doubt === null ? '' : `; ${doubtText(doubt, size)}`;
  return `   - ${title === '' ? 'a task without a name' : data(title, size)}${at}: ${age}${why}`;
}

/** What may be finished by now: its age and what speaks for that, and no more, so that nobody goes on with it by mistake. */
function maybeLeft(doubtful: readonly Piece[], reader: Reader, size: Size): string[] {
  if (doubtful.length === 0) return [];
  const head = `Of ${doubtful.length === 1 ? 'this' : 'these'} it is not known whether anything is left${rest(doubtful.length, size)}; the user knows, and \`${briefCommand(reader)}\` tells more:`;
  return [head, ...doubtful.slice(0, size.items).map((it) => itemOf(it, reader, size))];
}

function doubtText({ kind, branch }: Doubt, size: Size): string {
  const on = branch === null ? 'without a branch' : `on branch ${data(branch, size)}`;
  if (kind === 'file-gone') return `its task file is not there any more, and it was left ${on}`;
  if (kind === 'completed-elsewhere') return `it was completed ${on} since`;
  return kind === 'goes-on-elsewhere' ? `it was gone on with ${on} since` : `it was left ${on}`;
}

/** Numbers with those in a row as a range: `1 to 3, 5`. */
function runs(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const it of numbers) {
    const last = parts.at(-1);
    if (last && it === last[1] + 1) last[1] = it;
    else parts.push([it, it]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from} and ${to}` : `${from} to ${to}`)).join(', ');
}
