import { join, relative, resolve, sep } from 'node:path';
import { acknowledgementOf, type About, type Said } from '../loop/acknowledge.ts';
import type { Acknowledgement } from '../loop/acknowledgement-schema.ts';
import type { Told } from '../loop/read-back.ts';
import type { HandoffReader, HandoffSaid } from '../loop/standing-handoff.ts';
import { nextOnly, snapshotsAt } from './briefing.ts';
import { momentOf } from './clock.ts';
import { blobOf } from './digest.ts';
import { handoffIn, longestHandoff } from './handoff.ts';
import { hiding } from './hide.ts';
import type { Place } from './place.ts';
import { noteOf, type Briefed } from './sessions.ts';
import { fileNameOf, folderOf, writeFresh } from './store.ts';

/** Why nothing was kept. */
export type Refused = 'not-found' | 'own';

/** Keeps what a reader says of a snapshot (its id) or of a handoff (its path), in a file of its own that is never changed. */
export async function acknowledge(
  place: Place,
  what: string,
  said: Said,
  read: HandoffReader = nextOnly,
): Promise<{ written: Acknowledgement; path: string } | Refused> {
  const note = said.session === null ? null : noteOf(place, said.session);
  // Its writer may have gone on since: the id that was told is of an earlier state then.
  const earlier = note?.briefed.find((it) => it.id === what);
  const hide = await hiding();
  const look = (path: string, text: string): HandoffSaid | null =>
    read(hide.text(path, path), hide.text(text.slice(0, longestHandoff), path));
  const found = aboutOf(place, what, look) ?? (earlier === undefined ? null : aboutOf(place, earlier.path, look));
  if (found === null) return 'not-found';
  const told = toldOf(note?.briefed ?? [], found);
  const about = told === null ? found : asTold(found, told);
  // What stands in it is committed, and read by the rules for a text, not for a value.
  const own = (text: string): string => hide.text(text, 'acknowledgement.md');
  const known = {
    tool: note?.tool ?? null,
    model: note?.model ?? null,
    briefed: told !== null,
    now: momentOf(new Date()),
  };
  const readBack = said.readBack === null ? null : own(said.readBack);
  const made = acknowledgementOf(about, { ...said, readBack, missing: said.missing.map(own) }, known);
  if (made === null) return 'own';
  const written = hide.value(made);
  const folder = folderOf(place.root, 'acknowledgements');
  const name = `${fileNameOf(what).slice(0, 80)}--${fileNameOf(said.session ?? 'reader')}`;
  for (let number = 1; ; number += 1) {
    const file = `${name}-${number}.json`;
    if (writeFresh(join(folder, file), `${JSON.stringify(written, null, 2)}\n`))
      return { written, path: `.handover/acknowledgements/${file}` };
  }
}

function aboutOf(place: Place, what: string, look: (path: string, text: string) => HandoffSaid | null): About | null {
  const file = resolve(place.work, what);
  const path = relative(place.root, file).split(sep).join('/');
  const snapshot = snapshotsAt(place).find((it) => it.snapshot.id === what || it.path === path);
  if (snapshot) return { snapshot };
  // What the loop itself keeps is no handoff: a snapshot that cannot be read would have no writer.
  const text = path.startsWith('../') || path.startsWith('.handover/') ? null : handoffIn(file);
  const said = text === null ? null : look(path, text);
  return text === null || said === null ? null : { handoff: { path, blob: blobOf(text), told: toldIn(said) } };
}

const toldIn = ({ next, more }: HandoffSaid): Told => ({ next, questions: more?.questions ?? [], tried: more?.tried ?? [] });

/** The state that was told: both may have been changed since, a handoff by its reader too. */
function asTold(about: About, { id, blob }: Briefed): About {
  if ('handoff' in about)
    return blob === undefined || blob === about.handoff.blob ? about : { handoff: { ...about.handoff, blob, told: null } };
  return { snapshot: { ...about.snapshot, snapshot: { ...about.snapshot.snapshot, id } } };
}

/** What the session was told of this snapshot or of another state of the same session's, or of this handoff; null for nothing, and for what it may have written itself. */
function toldOf(briefed: readonly Briefed[], about: About): Briefed | null {
  const [id, path] = 'snapshot' in about ? [about.snapshot.snapshot.id, about.snapshot.path] : [null, about.handoff.path];
  return briefed.findLast((it) => (it.id === id || it.path === path) && it.mayBeOwn !== true) ?? null;
}
