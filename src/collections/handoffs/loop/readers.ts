import { readData } from '../../../data/read.ts';
import { acknowledgementIn, isAcknowledgementPath } from '../../../loop/acknowledgement-in.ts';
import type { Acknowledgement } from '../../../loop/acknowledgement-schema.ts';
import { aboutIn, byTime, readerOf, withReplaced, type Reader } from '../../../loop/heard.ts';
import type { Sibling, Tree, Version } from '../../../model/collection.ts';
import type { Handoff } from '../schema.ts';
import type { Heard } from './schema.ts';

/** An acknowledgement where it lies, and what it makes of its reader. */
interface Lying {
  path: string;
  said: Acknowledgement;
  about: { id: string | null; path: string; blob: string | null };
  /** `version` is null: each handoff knows which one it is. */
  reader: Reader;
}

/** The acknowledgements of the built commit, the oldest first. */
export function acknowledgementsIn({ files, textOf }: Tree): Lying[] {
  if (textOf === undefined) return [];
  const lying = files.filter(isAcknowledgementPath).flatMap((path) => {
    const text = textOf(path);
    const said = text === null ? null : acknowledgementIn(readData(text, 'json').value);
    return said === null ? [] : [{ path, said, about: aboutIn(said), reader: readerOf({ path, said }, null) }];
  });
  return withReplaced(lying).toSorted((a, b) => byTime(a.reader, b.reader));
}

/** What the readers of one handoff said, the oldest first. */
export function readersOf(record: Sibling<Handoff>, all: readonly Lying[]): Reader[] {
  return all.filter(({ said }) => isAbout(said, record)).map((it) => ({ ...it.reader, version: versionOf(it.said, record) }));
}

/** What the readers of the snapshots of one task said, each with the snapshot it is about, the oldest first. */
export function readersOfTask(snapshots: readonly Sibling<Handoff>[], all: readonly Lying[]): Heard[] {
  return snapshots
    .flatMap((it) => readersOf(it, all).map((said) => ({ ...said, of: { id: it.id, session: it.data.snapshot?.session ?? null } })))
    .toSorted(byTime);
}

function isAbout({ about }: Acknowledgement, { path, aliases = [], versions = [], data }: Sibling<Handoff>): boolean {
  if (about.kind === 'snapshot' && data.snapshot?.id === about.id) return true;
  const names = [path, ...aliases, ...versions.map((it) => it.path)];
  return (about.kind === 'handoff' || data.snapshot !== undefined) && names.includes(about.path);
}

/** The version that was read: that of the text, or of the number in the snapshot. */
function versionOf({ about }: Acknowledgement, { versions = [], data }: Sibling<Handoff>): number | null {
  const isRead = (it: Version): boolean =>
    about.kind === 'handoff' ? it.blob === about.blob : about.sequence !== null && it.fields?.['sequence'] === about.sequence;
  const found = versions.findLast(isRead);
  if (found !== undefined || about.kind === 'handoff') return found?.number ?? null;
  return data.snapshot?.id === about.id ? (versions.at(-1)?.number ?? null) : null;
}
