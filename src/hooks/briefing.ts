import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { briefOf } from '../loop/brief.ts';
import { piecesAt, type Kept, type Piece } from '../loop/pieces.ts';
import { isSnapshot } from '../loop/is-snapshot.ts';
import { branchOf, gitStateOf } from './git.ts';
import { hiding } from './hide.ts';
import { jsonIn } from './store.ts';
import { namesIn, workTreesOf, type Place } from './place.ts';
import { note, noteOf } from './sessions.ts';
import { momentOf } from './clock.ts';
import { tasksAt } from './situation.ts';

/** Snapshots that are looked at in one folder. */
const most = 2000;

/** What is asked for. */
export interface Asked {
  place: Place;
  session: string | null;
  ack: string;
  /** Id of a snapshot; null for what is left here. */
  wanted: string | null;
  short: boolean;
  source: string | null;
}

export interface Briefing {
  text: string;
  /** The snapshot that the text is about; null for none, or for several. */
  about: Kept | null;
  pieces: readonly Piece[];
}

/** Where people look for a handoff first, and where one is written anew. */
export const handoffFile = 'HANDOFF.md';

/** The briefing of whoever goes on at a place; its text is empty where nothing is left. A session that gets one is noted. */
export async function briefingAt({ place, session, ack, wanted, short, source }: Asked): Promise<Briefing> {
  const hide = hiding();
  const asked = place.tree === null ? null : gitStateOf(place.tree, 1200);
  const { tasks, path, text } = tasksAt(place, hide);
  const all = snapshotsAt(place);
  const git = (await asked) ?? null;
  const branch = git?.branch ?? (place.tree === null ? null : branchOf(place.tree));
  const start = { branch, worktree: place.tree?.name ?? null, tasks, taskFile: path, tornEnd: !/\n[ \t\r]*$/.test(text) };
  const here = piecesAt(all, start);
  const pieces = wanted === null ? here : piecesOf(wanted, all, here);
  const [first] = pieces;
  const about = pieces.length === 1 ? (first?.kept ?? null) : (pieces.find((it) => it.kept?.snapshot.session_id === session)?.kept ?? null);
  const writer = about?.snapshot.session_id ?? null;
  const promptAt = writer === null ? null : noteOf(place.root, writer).promptAt;
  const handoff = existsSync(join(place.tree?.top ?? place.root, handoffFile)) ? handoffFile : null;
  const reader = { session, ack, now: Date.now(), git, branch, taskFile: path, promptAt, handoff, short };
  const brief = hide.value(briefOf(pieces, reader));
  if (session !== null && about !== null && brief !== '') remember(place, session, about, source);
  return { text: brief, about, pieces };
}

/** All snapshots of the repository of a place, from each of its working trees. */
export function snapshotsAt({ root, tree }: Place): Kept[] {
  const roots = new Set([root, ...(tree === null ? [] : [tree.top, ...workTreesOf(tree).map((it) => it.top)])]);
  return [...roots].flatMap((top) =>
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
  const known = here.filter((it) => it.kept?.snapshot.id === wanted);
  if (known.length > 0) return known.slice(0, 1);
  const kept = all.find((it) => it.snapshot.id === wanted);
  return kept === undefined ? [] : [{ title: kept.snapshot.task, kept, task: null, cutOff: true }];
}

function remember({ root }: Place, session: string, { snapshot, path }: Kept, source: string | null): void {
  const entry = { id: snapshot.id, path, session: snapshot.session_id ?? null, at: momentOf(new Date()), source };
  const before = noteOf(root, session).briefed.filter((it) => it.id !== entry.id);
  note(root, session, { briefed: [...before, entry].slice(-20) });
}
