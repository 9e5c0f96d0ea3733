import { join } from 'node:path';
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
  at: string;
  source: string | null;
}

/** What is noted of a session on this machine. Never committed. */
export interface SessionNote {
  tool: string | null;
  model: string | null;
  /** When the user last said something. */
  promptAt: string | null;
  briefed: readonly Briefed[];
}

const nothing: SessionNote = { tool: null, model: null, promptAt: null, briefed: [] };

/** What is noted of a session. */
export function noteOf(root: string, session: string): SessionNote {
  const value = jsonIn(join(root, '.handover', 'local', 'sessions', `${fileNameOf(session)}.json`));
  if (typeof value !== 'object' || value === null) return nothing;
  const { tool, model, promptAt, briefed }: Partial<SessionNote> = value;
  return {
    tool: typeof tool === 'string' ? tool : null,
    model: typeof model === 'string' ? model : null,
    promptAt: typeof promptAt === 'string' ? promptAt : null,
    briefed: Array.isArray(briefed) ? briefed.filter((it) => typeof it?.id === 'string') : [],
  };
}

/** Notes something of a session, beside what is noted. */
export function note(root: string, session: string, more: Partial<SessionNote>): void {
  const path = join(folderOf(root, 'local/sessions'), `${fileNameOf(session)}.json`);
  writeWhole(path, `${JSON.stringify({ ...noteOf(root, session), ...more }, null, 1)}\n`);
}
