import { join } from 'node:path';
import { rootsOf, type Place } from './place.ts';
import { fileNameOf, folderOf, jsonIn, writeWhole } from './store.ts';

/** A snapshot or handoff that a session was briefed on. */
export interface Briefed {
  id: string;
  /** Path from the root. */
  path: string;
  /** The version of a handoff, as the blob its text had in git. */
  blob?: string;
  /** Session that wrote it. */
  session: string | null;
  /** The session may have written it itself: it makes nobody its reader. */
  mayBeOwn?: boolean;
  at: string;
  source: string | null;
}

/** What is noted of a session on this machine. Never committed. */
export interface SessionNote {
  /** Whether anything is noted of it. */
  isThere: boolean;
  tool: string | null;
  model: string | null;
  /** When the user last said something. */
  promptAt: string | null;
  briefed: readonly Briefed[];
}

const nothing: SessionNote = { isThere: false, tool: null, model: null, promptAt: null, briefed: [] };

/** What is noted of a session, in whichever working tree: its project may be another one than it stands in. */
export function noteOf(place: Place, session: string): SessionNote {
  const notes = rootsOf(place)
    .map((root) => noteIn(root, session))
    .filter((it) => it.isThere);
  const first = <K extends 'tool' | 'model' | 'promptAt'>(name: K): SessionNote[K] | null =>
    notes.find((it) => it[name] !== null)?.[name] ?? null;
  const briefed = notes.flatMap((it) => it.briefed).toSorted((a, b) => (Date.parse(a.at) || 0) - (Date.parse(b.at) || 0));
  const newest = new Map(briefed.map((it) => [it.id, it]));
  return {
    isThere: notes.length > 0,
    tool: first('tool'),
    model: first('model'),
    promptAt: first('promptAt'),
    briefed: [...newest.values()],
  };
}

function noteIn(root: string, session: string): SessionNote {
  const value = jsonIn(join(root, '.handover', 'local', 'sessions', `${fileNameOf(session)}.json`));
  if (typeof value !== 'object' || value === null) return nothing;
  const { tool, model, promptAt, briefed }: Partial<SessionNote> = value;
  return {
    isThere: true,
    tool: typeof tool === 'string' ? tool : null,
    model: typeof model === 'string' ? model : null,
    promptAt: typeof promptAt === 'string' ? promptAt : null,
    briefed: Array.isArray(briefed) ? briefed.filter((it) => typeof it?.id === 'string') : [],
  };
}

/** Notes something of a session, beside what is noted. */
export function note({ root }: Place, session: string, more: Partial<Omit<SessionNote, 'isThere'>>): void {
  const path = join(folderOf(root, 'local/sessions'), `${fileNameOf(session)}.json`);
  const { isThere: _, ...before } = noteIn(root, session);
  writeWhole(path, `${JSON.stringify({ ...before, ...more }, null, 1)}\n`);
}
