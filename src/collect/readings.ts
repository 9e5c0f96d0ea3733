import { append } from '../model/append.ts';
import { z } from 'zod';
import type { Repository } from '../git/open.ts';
import type { Collection, Found, Reading, Tree } from '../model/collection.ts';
import type { Document, Revision } from '../model/document.ts';
import { problemOf, type Finding, type Problem } from '../model/problem.ts';
import { field, type Fields } from '../model/record.ts';
import type { Redacted } from '../model/redacted.ts';
import { redactDecoded } from '../redact/decoded.ts';
import { redact, type Redaction } from '../redact/redact.ts';
import type { Cutter } from './audience/shown.ts';
import type { Claimed } from './classify.ts';
import { hiddenBefore, hiddenNow } from './hidden.ts';
import { keyOf, type Kept, type PastText } from './kept.ts';

/** One document that was read: its records as they stand, and the short fields of each of its versions. */
export interface Read extends Claimed {
  text: Redacted;
  records: Found<object>[];
  /** By revision number; null where a version could not be read or holds several records. */
  fields: Map<number, Fields | null>;
  /** By revision number: the code of what kept its text from being read. */
  unread: Map<number, string>;
}

/** What reading all claimed documents gave. */
export interface Readings {
  read: Read[];
  leftOut: { collection: string; path: string; reason: string }[];
  problems: Problem[];
  hidden: string[];
}

/** Called before each text: how many of how many were read. */
export type Report = (done: number, total: number) => void;

const symbolicLink = '120000';

/** Reads the standing text of every claimed document, and each of its past texts where the collection lists their fields. */
export async function readAll(
  repository: Repository,
  claimed: readonly Claimed[],
  { tree, kept, report, cutterOf }: { tree: Tree; kept: Kept | null; report: Report; cutterOf: ((document: Document) => Cutter) | null },
): Promise<Readings> {
  const readings: Readings = { read: [], leftOut: [], problems: [], hidden: [] };
  const plain = claimed.filter((it) => it.document.mode !== symbolicLink);
  for (const { collection, document } of claimed) {
    if (document.mode !== symbolicLink || document.deleted || document.branch !== null) continue;
    const { path } = document;
    // What it leads to within the tree is read there, and lists this name as one of its own.
    const followed = tree.kindOf(path) !== null;
    if (!followed) readings.problems.push(problemOf(path, link));
    const reason = followed
      ? 'is a symbolic link to what is read under its own name'
      : 'is a symbolic link that leads out of the repository';
    readings.leftOut.push({ collection: collection.name, path, reason });
  }
  const plan = plain.map((it) => {
    const cutter = cutterOf?.(it.document) ?? null;
    return { ...it, cutter, texts: textsOf(it, kept, cutter) };
  });
  const wanted = plan.flatMap((it) => it.texts.filter((text) => text.past === null));
  const contents = repository.contents(wanted);
  let done = 0;
  for (const { collection, document, cutter, texts } of plan) {
    const fields = new Map<number, Fields | null>();
    const unread = new Map<number, string>();
    let current: { text: Redacted; reading: Reading<object> } | null = null;
    let hiddenInCurrent: Redaction[] = [];
    const hiddenInPast: string[] = [];
    const { branch } = document;
    const tell = (problems: readonly Problem[]): void =>
      append(readings.problems, branch === null ? problems : problems.map((it) => onBranch(it, branch.name)));
    const leaveOut = (reason: string): void => {
      // What is left out of the built commit is listed; a branch may hold anything.
      if (branch === null) readings.leftOut.push({ collection: collection.name, path: document.path, reason });
    };
    for (const { blob, path, revisions, key, past } of texts) {
      if (past !== null) {
        append(readings.hidden, past.hidden);
        append(hiddenInPast, past.hidden);
        revisions.forEach((it, index) => fields.set(it.number, past.fields[index] ?? null));
        continue;
      }
      report(done++, wanted.length);
      const { value: content } = await contents.next();
      if (content === undefined) continue;
      const written = cutter === null || content.text === null ? content.text : cutter.cut(content.text, path);
      const hidden = written === content.text ? content.hidden : stillIn(written, content.hidden);
      const standing = isStanding({ blob, path }, document);
      append(
        readings.hidden,
        hidden.map((it) => it.rule),
      );
      if (standing && !document.deleted) hiddenInCurrent = hidden;
      else
        append(
          hiddenInPast,
          hidden.map((it) => it.rule),
        );
      if (standing && content.problem !== null) tell([problemOf(document.path, content.problem)]);
      if (content.text === null) {
        for (const it of revisions) unread.set(it.number, content.problem.code);
        if (!standing) tell(revisions.map((it) => gapOf(it, document.path, content.problem)));
        // Its versions are known, and some of them may have been read: the record stands, without a text.
        else current = { text: empty, reading: { ...collection.read({ path, text: empty, aliases: document.aliases }), problems: [] } };
        continue;
      }
      if (written === null) {
        for (const it of revisions) fields.set(it.number, null);
        continue;
      }
      // Only what will be shown is looked at in every spelling; past versions give short fields, which are looked at when written.
      const { text, findings } = standing ? redactDecoded(written) : { text: written, findings: [] };
      append(
        readings.hidden,
        findings.map((it) => it.rule),
      );
      if (!document.deleted) hiddenInCurrent = [...hiddenInCurrent, ...findings];
      const reading = collection.read({ path, text, aliases: path === document.path ? document.aliases : [] });
      const shown = revisions.map((it) => fieldsOf(collection, it, reading));
      revisions.forEach((it, index) => fields.set(it.number, shown[index] ?? null));
      if (!standing) kept?.put(key, { hidden: hidden.map((it) => it.rule), fields: shown });
      if (standing) current = { text, reading };
    }
    tell(hiddenNow(document.path, hiddenInCurrent));
    tell(hiddenBefore(document.path, hiddenInPast, hiddenInCurrent));
    if (current === null) {
      leaveOut('could not be read');
      continue;
    }
    const { text, reading } = current;
    // What is wrong in a text that was deleted can no longer be mended.
    if (!document.deleted) tell(reading.problems.map((it) => problemOf(document.path, it)));
    if (reading.leftOut !== null) leaveOut(reading.leftOut);
    if (reading.records.length === 0) continue;
    const records = reading.records.map((it) => ({ ...it, data: settled(collection, it.data, document.current) }));
    readings.read.push({ collection, document, text, records, fields, unread });
  }
  return readings;
}

/** One text of a document, and the revisions that have it. */
interface Text {
  blob: string;
  path: Redacted;
  revisions: Revision[];
  /** Its name among what is kept from one build to the next. */
  key: string;
  /** False for the text that stands. */
  older: boolean;
  /** What an earlier build made of it; null for a text that must be read. */
  past: PastText | null;
}

/** The texts of a document to read: the standing one, and each other state once where past versions have fields. */
function textsOf({ collection, document }: Claimed, kept: Kept | null, cutter: Cutter | null): Text[] {
  const texts = new Map<string, Omit<Text, 'key' | 'past' | 'older'>>();
  const states = collection.fieldsOf === undefined ? [] : document.revisions;
  for (const it of [...states, document.current]) {
    if (it.blob === null) continue;
    const key = `${it.blob} ${it.path}`;
    const text = texts.get(key) ?? { blob: it.blob, path: it.path, revisions: [] };
    text.revisions.push(it);
    texts.set(key, text);
  }
  return [...texts.values()].map((it) => {
    // What only a commit knows goes into the fields too, so a text counts as the same one with the same commits only.
    const key = keyOf(collection.name, it.blob, it.path, cutter?.key ?? '', ...it.revisions.map((revision) => revision.commit ?? ''));
    const past = isStanding(it, document) || it.revisions.some((revision) => revision.commit === null) ? null : (kept?.get(key) ?? null);
    return { ...it, key, past, older: !isStanding(it, document) };
  });
}

/** Of what was hidden in a text, what stands in a line of which something is left. */
function stillIn(written: Redacted | null, hidden: readonly Redaction[]): Redaction[] {
  const lines = (written ?? '').split(/\r\n|\n|\r/);
  return hidden.filter((it) => lines[it.line - 1]?.trim());
}

function isStanding({ blob, path }: { blob: string; path: string }, { current }: Document): boolean {
  return blob === current.blob && path === current.path;
}

function settled(collection: Collection, data: object, { path, authoredAt, author }: Revision): object {
  return collection.settle(data, { path, authoredAt, author });
}

function fieldsOf(collection: Collection, revision: Revision, { records }: Reading<object>): Fields | null {
  const [only] = records;
  if (collection.fieldsOf === undefined || records.length !== 1 || only === undefined || only.key !== null) return null;
  // Through JSON, because a short piece of a text otherwise keeps the whole text in memory.
  return shortFields.parse(JSON.parse(JSON.stringify(collection.fieldsOf(settled(collection, only.data, revision)))));
}

/** The problem of a text that only a branch has, so that nobody looks for it in the built commit. */
function onBranch(problem: Problem, branch: string): Problem {
  return { ...problem, message: `On branch ${branch}: ${problem.message}` };
}

const shortFields = z.record(z.string(), field);

const empty = redact('', '').text;

/** The problem of a past version without a text, so that the gap has a name. */
function gapOf({ number, authoredAt }: Revision, path: string, { code, message, fix }: Finding): Problem {
  const date = authoredAt === null ? '' : ` of ${authoredAt.slice(0, 10)}`;
  return problemOf(path, { code, message: `Revision ${number}${date}: ${message}`, fix });
}

const link: Finding = {
  code: 'HO331',
  message: 'The file is a symbolic link to something that is not in the repository; it is not followed.',
  fix: 'Commit the text itself under this name, if it belongs here.',
};
