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
export const longestHandoff = 1024 * 1024;

/** The text of a file that may be a handoff; null for none, and for bytes that are no text. */
export function handoffIn(file: string): string | null {
  const text = textOf(file);
  return text?.includes('\0') === true ? null : text;
}

/** The handoff that is nearest to where a session stands, and the commit that last changed it; null where none says anything. */
export async function handoffAt(
  place: Place,
  { hide, wait, read }: { hide: Hiding; wait: number; read: HandoffReader },
): Promise<Omit<StandingHandoff, 'isChanged'> | null> {
  const found = names.map((it) => fileNear(place, it)).find((it) => it !== null);
  const text = found == null ? null : handoffIn(found.file);
  if (found == null || text === null || isBlank(text)) return null;
  const asked = place.tree === null ? null : askGit(place.tree.top, ['log', '-1', '--format=%H %cI', '--', found.path], wait);
  const said = read(hide.text(found.path, found.path), hide.text(text.slice(0, longestHandoff), found.path));
  const [id = '', at = ''] = ((await asked) ?? '').trim().split(' ');
  return said === null ? null : { path: found.path, blob: blobOf(text), commit: id === '' ? null : { id, at }, said };
}
