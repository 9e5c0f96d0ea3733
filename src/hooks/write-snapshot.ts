import { join } from 'node:path';
import type { Call } from '../loop/call.ts';
import { endedSnapshot, saysTheSame, saysTheSameWithoutGit, snapshotOf } from '../loop/snapshot.ts';
import type { WrittenSnapshot } from '../loop/snapshot-schema.ts';
import { startAfter } from './after.ts';
import { exactMomentOf, momentOf } from './clock.ts';
import { hiding } from './hide.ts';
import type { Time } from './late.ts';
import type { Place } from './place.ts';
import { noteOf } from './sessions.ts';
import { situationAt } from './situation.ts';
import { fileNameOf, folderOf, jsonIn, writeWhole } from './store.ts';

/** Name for a session whose tool does not say which it is. */
export function sessionOf({ session, tool }: Call): string {
  return session ?? `unnamed-${tool ?? 'session'}`;
}

/** Writes where the session stands, if that has changed. */
export async function writeSnapshot(call: Call, place: Place, { gitWait, since }: Time): Promise<void> {
  const session = sessionOf(call);
  const hide = hiding();
  const before = lastOf(place, session).last?.task ?? null;
  const situation = await situationAt(place, { hide, wait: gitWait, before });
  const { path, last } = lastOf(place, session);
  const model = call.model ?? noteOf(place, session).model;
  const writer = { session, tool: call.tool, model, now: momentOf(new Date()), interruption: call.interruption };
  const fresh = (await hide).value(snapshotOf(situation, writer, last));
  // The end of the session may have been written while git was asked.
  const ended = last?.ended_at != null && Date.parse(last.ended_at) >= since;
  const snapshot = ended
    ? { ...fresh, ended_at: last.ended_at, execution: { ...fresh.execution, interruption: last.execution.interruption } }
    : fresh;
  const same = situation.unknown === null ? saysTheSame : saysTheSameWithoutGit;
  if (last !== null && same(last, snapshot)) return;
  write(place, path, snapshot);
}

/** Marks the end of a session. Everything else stands in its file already; where there is none, it is written. */
export async function closeSnapshot(call: Call, place: Place, time: Time): Promise<void> {
  const session = sessionOf(call);
  if (lastOf(place, session).last === null) await writeSnapshot(call, place, time);
  const { path, last } = lastOf(place, session);
  const reason = call.reason !== null && /^[\w-]{1,40}$/.test(call.reason) ? call.reason : null;
  if (last !== null && last.ended_at == null)
    write(place, path, endedSnapshot(last, { reason, interruption: call.interruption, now: exactMomentOf(new Date()) }));
}

function lastOf({ root }: Place, session: string): { path: string; last: WrittenSnapshot | null } {
  const path = join(folderOf(root, 'snapshots'), `${fileNameOf(session)}.json`);
  const value = jsonIn(path);
  return { path, last: isOwn(value) ? value : null };
}

/** Whether a file is one that this program wrote. One that somebody has changed by hand is replaced. */
function isOwn(value: unknown): value is WrittenSnapshot {
  if (typeof value !== 'object' || value === null) return false;
  const { session_id, execution, recovery }: Record<string, unknown> = { ...value };
  return (
    typeof session_id === 'string' &&
    typeof execution === 'object' &&
    execution !== null &&
    typeof recovery === 'object' &&
    recovery !== null
  );
}

function write({ root }: Place, path: string, snapshot: WrittenSnapshot): void {
  writeWhole(path, `${JSON.stringify(snapshot, null, 2)}\n`);
  // The file is in place; whatever becomes of the command, nobody waits for it.
  startAfter(root, path);
}
