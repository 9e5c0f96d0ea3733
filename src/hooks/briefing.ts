import { join } from 'node:path';
import { briefOf } from '../loop/brief.ts';
import { nextIn } from '../loop/handoff-next.ts';
import { certain, chosenOf, piecesAt, type Kept, type Piece, type TaskFile } from '../loop/pieces.ts';
import { isOlder, type HandoffReader, type StandingHandoff } from '../loop/standing-handoff.ts';
import type { GitState } from '../loop/git-state.ts';
import { isSnapshot } from '../loop/is-snapshot.ts';
import { gitStateOf } from './git.ts';
import { handoffAt } from './handoff.ts';
import { hiding } from './hide.ts';
import { jsonIn } from './store.ts';
import { namesIn, rootsOf, type Place } from './place.ts';
import { note, noteOf, type Briefed } from './sessions.ts';
import { momentOf } from './clock.ts';
import { taskFileAt, tasksAt } from './situation.ts';
import { standingAt } from './standing.ts';

/** Snapshots that are looked at in one folder. */
const most = 2000;

/** What is asked for. */
export interface Asked {
  place: Place;
  session: string | null;
  ack: string;
  /** Id of a snapshot, or title of a piece of work that is left here; null for all that is left. */
  wanted: string | null;
  short: boolean;
  source: string | null;
  /** Reads a handoff that stands here; left out for its next action alone. */
  readHandoff?: HandoffReader;
}

export interface Briefing {
  text: string;
  /** The snapshot that the text is about; null for none, or for several. */
  about: Kept | null;
  pieces: readonly Piece[];
  /** What a session that gets the text is noted to be briefed on: the id of a snapshot, or the path of a handoff. */
  on: string | null;
}

/** The briefing of whoever goes on at a place; its text is empty where nothing is left. A session that gets one is noted. */
export async function briefingAt({ place, session, ack, wanted, short, source, readHandoff = nextOnly }: Asked): Promise<Briefing> {
  const asked = place.tree === null ? null : gitStateOf(place.tree, gitWait);
  const hide = await hiding();
  const standing = wanted === null ? handoffAt(place, { hide, wait: gitWait, read: readHandoff }) : null;
  const { path, unread, ...file } = tasksAt(place, hide);
  const all = snapshotsAt(place);
  const git = (await asked) ?? null;
  const files = new Map<string, TaskFile | null>();
  const fileAt = (at: string): TaskFile | null => {
    if (!files.has(at)) files.set(at, taskFileAt(place, at, hide));
    return files.get(at) ?? null;
  };
  const stands = await standingAt(place, { all, git, wait: gitWait, isThere: (at) => fileAt(at) !== null });
  const dirty = git === null ? null : new Set(git.dirty.map((it) => it.path));
  const handoff = withState((await standing) ?? null, git);
  const here = piecesAt(all, { ...stands, ...file, taskFile: path, fileAt, dirty, hasHandoff: handoff !== null });
  const { branch } = stands;
  const pieces = wanted === null ? here : piecesOf(wanted, all, here);
  const about = (wanted === null ? chosenOf(pieces, session) : (pieces[0] ?? null))?.kept ?? null;
  const writer = about?.snapshot.session_id ?? null;
  const promptAt = writer === null ? null : noteOf(place, writer).promptAt;
  const mayBeWriter = session !== null && handoff !== null && mayHaveWritten(handoff, session, { place, source, all });
  const reader = {
    session,
    mayBeWriter,
    ack,
    now: Date.now(),
    git,
    branch,
    taskFile: path,
    promptAt,
    handoff,
    wanted: wanted !== null,
    short,
    unread,
  };
  const brief = hide.value(briefOf(pieces, reader));
  const on = about ?? (certain(pieces).length === 0 ? handoff : null);
  // Of an older handoff a briefing tells only that it stands there.
  const isToldBeside = handoff !== null && handoff !== on && (about === null || !isOlder(handoff, about.snapshot));
  const told = [on, isToldBeside ? handoff : null].filter((it) => it !== null);
  if (session !== null) remember(place, session, { told: brief === '' ? [] : told, source, mayBeWriter });
  return { text: brief, about, pieces, on: on === null ? null : idOf(on) };
}

/** Reads of a handoff its next action alone. */
export const nextOnly: HandoffReader = (_, text) => nextIn(text);

/** Milliseconds that git may take. */
const gitWait = 1200;

function withState(handoff: Omit<StandingHandoff, 'isChanged'> | null, git: GitState | null): StandingHandoff | null {
  if (handoff === null) return null;
  const isDirty = git?.dirty.some(({ path }) => path === handoff.path || (path.endsWith('/') && handoff.path.startsWith(path))) ?? null;
  // What is ignored is in no list.
  return { ...handoff, isChanged: isDirty === false && handoff.commit === null ? true : isDirty };
}

/** All snapshots of the repository of a place, from each of its working trees. */
export function snapshotsAt(place: Place): Kept[] {
  return rootsOf(place).flatMap((top) =>
    namesIn(join(top, '.handover', 'snapshots'))
      .filter((it) => it.endsWith('.json') && !it.startsWith('.'))
      .slice(0, most)
      .flatMap((name): Kept[] => {
        const value = jsonIn(join(top, '.handover', 'snapshots', name));
        return isSnapshot(value) ? [{ snapshot: value, path: `.handover/snapshots/${name}` }] : [];
      }),
  );
}

function piecesOf(wanted: string, all: readonly Kept[], here: readonly Piece[]): Piece[] {
  const known = here.filter((it) => it.kept?.snapshot.id === wanted || it.title.toLowerCase() === wanted.toLowerCase());
  if (known.length > 0) return known.slice(0, 1);
  const kept = all.find((it) => it.snapshot.id === wanted);
  return kept === undefined ? [] : [{ title: kept.snapshot.task, kept, task: null, cutOff: false, doubt: null }];
}

const idOf = (on: Kept | StandingHandoff): string => ('snapshot' in on ? on.snapshot.id : on.path);

/** Whether a session may have written the handoff that it finds: it was not told of it when it began. */
function mayHaveWritten(
  { path }: StandingHandoff,
  session: string,
  { place, source, all }: { place: Place; source: string | null; all: readonly Kept[] },
): boolean {
  const { isThere, briefed } = noteOf(place, session);
  const told = briefed.find((it) => it.id === path);
  if (told !== undefined) return told.mayBeOwn === true;
  return isThere || source === 'compact' || source === 'resume' || all.some((it) => it.snapshot.session_id === session);
}

/** Notes that a session was here, and what it was told. */
function remember(
  place: Place,
  session: string,
  { told, source, mayBeWriter }: { told: readonly (Kept | StandingHandoff)[]; source: string | null; mayBeWriter: boolean },
): void {
  const at = momentOf(new Date());
  const { briefed } = noteOf(place, session);
  const entries = told.map((on): Briefed => {
    const entry = { id: idOf(on), path: on.path, session: 'snapshot' in on ? (on.snapshot.session_id ?? null) : null, at, source };
    // Of a handoff it reads the version that it begins with; a later one may be its own.
    return 'blob' in on ? { ...entry, blob: briefed.find(({ id }) => id === entry.id)?.blob ?? on.blob, mayBeOwn: mayBeWriter } : entry;
  });
  const before = briefed.filter((it) => entries.every(({ id }) => id !== it.id));
  note(place, session, { briefed: [...before, ...entries].slice(-20) });
}
