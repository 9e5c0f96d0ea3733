import type { SectionClass } from '../../../headings/table.ts';
import { isNone } from '../../../headings/none.ts';
import { longestList, mostSections, type Handoff } from '../schema.ts';
import type { Thing } from './items.ts';

/** A list of a handoff, by the class of the section that would hold it in a text. */
export type ListClass = Exclude<SectionClass, 'status' | 'goal' | 'log'>;

/** A value that may be the one wanted; those with a lower rank come first. */
export interface Candidate {
  key: string;
  text: string;
  line: number;
  rank: number;
}

/** Roles of which a handoff has one value. */
export type Single = 'goal' | 'status' | 'stated' | 'next action' | 'topic' | 'date' | 'session' | 'author' | 'branch';

/** Things of a list that are kept, and how many there are. */
export interface Bucket {
  things: Thing[];
  total: number;
}

/** What was found in a file so far. */
export interface Draft {
  lists: Map<ListClass, Bucket>;
  uncommitted: Bucket;
  singles: Map<Single, Candidate[]>;
  /** Sections that are there, even when they hold nothing. */
  told: Set<SectionClass>;
  labels: { key: string; value: string; line: number }[];
  labelled: number;
  sections: Handoff['sections'];
  headings: number;
  log: Handoff['log'];
  entries: number;
  /** Tasks that say of themselves whether they are done. */
  tasks: { done: number; total: number };
  planned: number | null;
  completed: number | null;
  /** How many tasks there are, as the writer says. */
  stated: { count: number; line: number } | null;
  /** Steps by their names: those planned, and those completed. */
  steps: { planned: Thing[]; completed: Thing[] };
  /** What stopped the work. */
  interruption: Candidate | null;
  confidence: { written: string | null; line: number } | null;
}

/** An empty draft. */
export function newDraft(): Draft {
  return {
    lists: new Map(),
    uncommitted: { things: [], total: 0 },
    singles: new Map(),
    told: new Set(),
    labels: [],
    labelled: 0,
    sections: [],
    headings: 0,
    log: [],
    entries: 0,
    tasks: { done: 0, total: 0 },
    planned: null,
    completed: null,
    stated: null,
    steps: { planned: [], completed: [] },
    interruption: null,
    confidence: null,
  };
}

/** Adds a thing to a list, or counts it when the list is full; words for "none" are no thing. */
export function addThing(draft: Draft, of: ListClass, thing: Thing): void {
  draft.told.add(of);
  if (isNone(thing.text)) return;
  let bucket = draft.lists.get(of);
  if (!bucket) draft.lists.set(of, (bucket = { things: [], total: 0 }));
  addTo(bucket, thing);
}

/** Adds a thing, or counts it when there are as many as are kept. */
export function addTo(bucket: Bucket, thing: Thing): void {
  bucket.total++;
  if (bucket.things.length < longestList) bucket.things.push(thing);
}

/** Keeps a value that may be the one of its role. */
export function offer(draft: Draft, role: Single, candidate: Candidate): void {
  const known = draft.singles.get(role);
  if (known) known.push(candidate);
  else draft.singles.set(role, [candidate]);
}

/** Keeps a named value that no field holds, up to a number; `labelled` counts all. */
export function addLabel(draft: Draft, key: string, value: string, line: number): void {
  if (value === '') return;
  draft.labelled++;
  if (draft.labels.length < mostLabels) draft.labels.push({ key: key === '' ? '(no name)' : key, value, line });
}

/** Notes a key as a heading of the file. */
export function addSection(draft: Draft, section: Handoff['sections'][number]): void {
  draft.headings++;
  if (draft.sections.length < mostSections) draft.sections.push(section);
}

/** The values of a role, the best first. */
export function offered(draft: Draft, role: Single): Candidate[] {
  return (draft.singles.get(role) ?? []).toSorted((a, b) => a.rank - b.rank || a.line - b.line);
}

const mostLabels = 60;
