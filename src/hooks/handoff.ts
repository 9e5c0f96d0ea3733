import { isBlank } from '../loop/handoff-next.ts';
import type { HandoffReader, StandingHandoff } from '../loop/standing-handoff.ts';
import { blobOf } from './digest.ts';
import { askGit } from './git.ts';
import type { Hiding } from './hide.ts';
import { fileNear, textOf, type Place } from './place.ts';

/** Where people look for a handoff first, and where one is written anew. */
export const handoffFile = 'HANDOFF.md';

const names = [handoffFile, 'HANDOVER.md'];
/** The largest handoff that is read, in characters. */
const most = 1024 * 1024;

/** The handoff that is nearest to where a session stands, and the commit that last changed it; null where none says anything. */
export async function handoffAt(
  place: Place,
  { hide, wait, read }: { hide: Hiding; wait: number; read: HandoffReader },
): Promise<Omit<StandingHandoff, 'isChanged'> | null> {
  const found = names.map((it) => fileNear(place, it)).find((it) => it !== null);
  const text = found == null ? null : textOf(found.file);
  if (found == null || text === null || text.includes('\0') || isBlank(text)) return null;
  const asked = place.tree === null ? null : askGit(place.tree.top, ['log', '-1', '--format=%H %cI', '--', found.path], wait);
  const said = read(hide.text(found.path, found.path), hide.text(text.slice(0, most), found.path));
  const [id = '', at = ''] = ((await asked) ?? '').trim().split(' ');
  return said === null ? null : { path: found.path, blob: blobOf(text), commit: id === '' ? null : { id, at }, said };
}
