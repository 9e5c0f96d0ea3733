import { append } from '../model/append.ts';
import { declaredIn } from '../history/declared.ts';
import type { Declared } from '../model/declared.ts';
import type { Content } from '../git/contents.ts';
import type { Repository } from '../git/open.ts';
import type { Collection, Reading, SourceText, Tree } from '../model/collection.ts';
import type { Document, Revision } from '../model/document.ts';
import type { Hidden } from '../model/hidden.ts';
import { limits } from '../model/limits.ts';
import { problemOf, type Finding, type Problem } from '../model/problem.ts';
import type { Fields } from '../model/record.ts';
import type { Redacted } from '../model/redacted.ts';
import { digestOf } from '../model/tracked.ts';
import { redact, type Redaction } from '../redact/redact.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { Cutter } from './audience/shown.ts';
import type { Claimed } from './classify.ts';
import { hiddenBefore, hiddenNow } from './hidden.ts';
import { hiddenIn } from './hidden-in.ts';
import type { Kept, PastText } from './kept.ts';
import { firstOf, tooManyRecords } from './limited.ts';
import { planOf, type Plan, type Read, type Text } from './plan.ts';
import { shortFields, type States } from './states.ts';
import { titled, withTitles } from './version-titles.ts';

/** What reading all claimed documents gave. */
export interface Readings {
  read: Read[];
  /** How many records were read. */
  records: number;
  leftOut: { collection: string; path: string; reason: string }[];
  problems: Problem[];
  hidden: Hidden[];
}

/** Called before each text: how many of how many were read. */
export type Report = (done: number, total: number) => void;

const symbolicLink = '120000';

/** Reads the standing text of every claimed document and each of its past texts: these for what lists of versions say of them. */
export async function readAll(
  repository: Repository,
  claimed: readonly Claimed[],
  { tree, kept, report, cutterOf }: { tree: Tree; kept: Kept | null; report: Report; cutterOf: ((document: Document) => Cutter) | null },
): Promise<Readings> {
  const readings: Readings = { read: [], records: 0, leftOut: [], problems: [], hidden: [] };
  leaveLinksOut(claimed, tree, readings);
  const { first: plain, problems: beyond } = firstOf(claimed.filter((it) => it.document.mode !== symbolicLink));
  append(readings.problems, beyond);
  const plan = plain.map((it) => planOf(it, cutterOf?.(it.document) ?? null, kept));
  const { redactor } = repository;
  const older = plan.flatMap((it) => it.older.map((text) => ({ plan: it, text })));
  const fresh = older.filter(({ text }) => text.past === null);
  const total = fresh.length + plan.length;
  let done = 0;
  // Every text is looked at before a standing one is shown: a secret that only one of them gives away is hidden in all.
  await repository.look(plan.map((it) => it.standing));
  const shownWith = new Map<Text, number>();
  const take = async (texts: readonly Older[]): Promise<void> => {
    const contents = repository.contents(texts.map((it) => it.text));
    for (const it of texts) {
      const { value: content } = await contents.next();
      if (content !== undefined) takeOlder(it, content, kept);
      shownWith.set(it.text, redactor.known());
      report(Math.min(done++, total), total);
    }
  };
  await take(fresh);
  for (const it of older) if (it.text.past !== null) takePast(it, it.text.past);
  // What became known since a text was shown, or since an earlier build read it, is hidden in it as well.
  const unsure = older.filter(({ text }) => (shownWith.get(text) ?? 0) < redactor.known());
  const holding = new Set(await repository.holdingKnown(unsure.map((it) => it.text)));
  await take(unsure.filter(({ text }) => holding.has(text)));
  const standingTexts = repository.contents(plan.map((it) => it.standing));
  for (const it of plan) {
    append(readings.hidden, [...it.hiddenBefore.values()].flat());
    tell(it, it.gaps, readings);
    report(Math.min(done++, total), total);
    const { value: content } = await standingTexts.next();
    if (content !== undefined) takeStanding(it, content, { readings, redactor });
  }
  return readings;
}

/** An older text of a document. */
interface Older {
  plan: Plan;
  text: Text;
}

function leaveLinksOut(claimed: readonly Claimed[], tree: Tree, readings: Readings): void {
  for (const { collection, document } of claimed) {
    if (document.mode !== symbolicLink || document.deleted || document.branch !== null) continue;
    const { path } = document;
    // What it leads to within the tree is read there, and lists this name as one of its own.
    const followed = tree.kindOf(path) !== null;
    const reason = followed
      ? 'is a symbolic link to what is read under its own name'
      : 'is a symbolic link that leads out of the repository';
    readings.leftOut.push({ collection: collection.name, path, reason });
  }
}

/** An older text that was read by an earlier build. */
function takePast({ plan, text }: Older, past: PastText): void {
  text.revisions.forEach((it, index) => plan.fields.set(it.number, past.fields[index] ?? null));
  for (const it of text.revisions) {
    plan.stated.set(it.number, past.declared);
    plan.states.set(it.number, past.states);
  }
}

/** An older text: it gives short fields, which are looked at in every spelling when they are written. */
function takeOlder({ plan, text }: Older, content: Content, kept: Kept | null): void {
  const { collection, document } = plan;
  const { path, revisions } = text;
  const { written, hidden } = cutFor(plan, content, path);
  const standing = { path, commit: revisions[0]?.commit ?? null, current: false };
  plan.hiddenBefore.set(text, hiddenIn(content.text, hidden, standing));
  if (content.hidden.length > 0) plan.hiding.add(text.blob);
  if (content.text === null) {
    for (const it of revisions) plan.unread.set(it.number, content.problem.code);
    append(
      plan.gaps,
      revisions.map((it) => gapOf(it, document.path, content.problem)),
    );
    return;
  }
  if (written === null) {
    for (const it of revisions) plan.fields.set(it.number, null);
    return;
  }
  const reading = readPast(collection, { path, text: written, aliases: path === document.path ? document.aliases : [], named: plan.named });
  const fields = revisions.map((it) => (reading === null ? null : fieldsOf(collection, it, reading)));
  revisions.forEach((it, index) => plan.fields.set(it.number, fields[index] ?? null));
  const declared = statedIn(written, path);
  const states = reading === null ? {} : statesOf(plan, reading, { text: written, revision: revisions[0] });
  for (const it of revisions) {
    plan.stated.set(it.number, declared);
    plan.states.set(it.number, states);
  }
  // A text with secrets is read again by every build: what it holds must be known to hide it elsewhere.
  if (hidden.length === 0) kept?.put(text.key, { fields, declared, states });
  else kept?.drop(text.key);
}

/** The text that stands, with what was read of the older ones. */
function takeStanding(plan: Plan, content: Content, { readings, redactor }: { readings: Readings; redactor: Redactor }): void {
  const { collection, document, fields, unread, stated, states } = plan;
  const { path, revisions } = plan.standing;
  const { written, hidden } = cutFor(plan, content, path);
  const { text, findings } = written === null ? { text: empty, findings: [] } : redactor.redactDecoded(written);
  if (content.hidden.length + findings.length > 0) plan.hiding.add(content.blob);
  const standing = { path, commit: document.current.commit, current: !document.deleted && document.branch === null };
  const now = hiddenIn(text, [...hidden, ...findings], standing);
  append(readings.hidden, now);
  if (content.problem !== null) tell(plan, [problemOf(document.path, content.problem)], readings);
  const before = [...plan.hiddenBefore.values()].flat();
  if (document.deleted) tell(plan, hiddenBefore(document.path, [...before, ...now], []), readings);
  else tell(plan, [...hiddenNow(document.path, now), ...hiddenBefore(document.path, before, now)], readings);
  if (content.text === null) for (const it of revisions) unread.set(it.number, content.problem.code);
  if (content.text !== null && written === null) {
    for (const it of revisions) fields.set(it.number, null);
    leaveOut(plan, 'could not be read', readings);
    return;
  }
  const reading = collection.read({ path, text, aliases: document.aliases, named: plan.named });
  if (content.text !== null) {
    const declared = statedIn(text, path);
    const standingStates = statesOf(plan, reading, { text, revision: document.current });
    for (const it of revisions) {
      states.set(it.number, standingStates);
      fields.set(it.number, fieldsOf(collection, it, reading));
      stated.set(it.number, declared);
    }
  }
  // Its versions are known, and some of them may have been read: without a text the record stands all the same, and nothing is wrong in it.
  // What is wrong in a text that was deleted can no longer be mended.
  const found = content.text === null || document.deleted ? [] : reading.problems;
  tell(
    plan,
    found.map((it) => problemOf(document.path, it)),
    readings,
  );
  if (reading.leftOut !== null) leaveOut(plan, reading.leftOut, readings);
  if (reading.records.length === 0) return;
  const room = Math.max(0, Math.min(limits.recordsOfFile, limits.records - readings.records));
  if (reading.records.length > room) tell(plan, [problemOf(document.path, tooManyRecords(room, reading.records.length))], readings);
  if (room === 0) return;
  const records = reading.records.slice(0, room).map((it) => ({ ...it, data: settled(collection, it.data, document.current) }));
  readings.records += records.length;
  readings.read.push({
    collection,
    document,
    named: plan.named,
    text,
    records,
    fields: withTitles(fields),
    unread,
    stated,
    states,
    cutter: plan.cutter,
    hiding: plan.hiding,
  });
}

/** What the audience gets of a text, and what is hidden in it. */
function cutFor({ cutter }: Plan, { text, hidden }: Content, path: string): { written: Redacted | null; hidden: readonly Redaction[] } {
  if (cutter === null || text === null) return { written: text, hidden };
  const written = cutter.cut(text, path);
  return { written, hidden: written === text ? hidden : stillIn(written, hidden) };
}

/** Of what was hidden in a text, what stands in a line of which something is left. */
function stillIn(written: Redacted | null, hidden: readonly Redaction[]): Redaction[] {
  const lines = (written ?? '').split(/\r\n|\n|\r/);
  return hidden.filter((it) => lines[it.line - 1]?.trim());
}

function tell({ document: { branch } }: Plan, problems: readonly Problem[], readings: Readings): void {
  append(readings.problems, branch === null ? problems : problems.map((it) => onBranch(it, branch.name)));
}

function leaveOut({ collection, document }: Plan, reason: string, readings: Readings): void {
  // What is left out of the built commit is listed; a branch may hold anything.
  if (document.branch === null) readings.leftOut.push({ collection: collection.name, path: document.path, reason });
}

function settled(collection: Collection, data: object, { path, authoredAt, author }: Revision): object {
  return collection.settle(data, { path, authoredAt, author });
}

function fieldsOf(collection: Collection, revision: Revision, { records }: Reading<object>): Fields | null {
  const [only] = records;
  if (collection.fieldsOf === undefined || records.length !== 1 || only === undefined || only.key !== null) return null;
  // Through JSON, because a short piece of a text otherwise keeps the whole text in memory.
  return shortFields.parse(
    JSON.parse(JSON.stringify(titled(only.title, writtenIn(only.data, collection.fieldsOf, settled(collection, only.data, revision))))),
  );
}

/** The short fields of a version. What its text leaves empty stays empty, because the list of versions has the date of the commit beside it. */
function writtenIn(read: object, shortOf: (data: object) => Fields, whole: object): Fields {
  const own = shortOf(read);
  return Object.fromEntries(Object.entries(shortOf(whole)).map(([name, value]) => [name, (own[name] ?? null) === null ? null : value]));
}

/** The problem of a text that only a branch has, so that nobody looks for it in the built commit. */
function onBranch(problem: Problem, branch: string): Problem {
  return { ...problem, message: `On branch ${branch}: ${problem.message}` };
}

/** What a text holds of each of its records, by key; nothing of a file with more records than are shown of its versions. */
function statesOf(
  { collection }: Plan,
  { records }: Reading<object>,
  { text, revision }: { text: Redacted; revision: Revision | undefined },
): States {
  const { trackedOf, fieldsOf: shortOf } = collection;
  if (trackedOf === undefined || shortOf === undefined || records.length > limits.recordsOfVersion || revision === undefined) return {};
  const all = records.map(({ key, title, range, data }) => {
    const own = settled(collection, data, revision);
    const part = range === null ? text : text.slice(range.start, range.end);
    const { fields, items, stands } = trackedOf(own, part);
    const short = titled(title, {})['title'] ?? null;
    return [
      key ?? '',
      {
        fields: key === null ? null : titled(title, writtenIn(data, shortOf, own)),
        tracked: { fields: { title: short, ...fields }, items, stands, text: range === null ? null : digestOf(part) },
      },
    ];
  });
  // Through JSON, as above; it was made here, so that looking through its form once more would only cost time.
  return JSON.parse(JSON.stringify(Object.fromEntries(all))) as States;
}

/** What a past text holds, where the collection lists the fields of past versions. */
function readPast(collection: Collection, source: SourceText): Reading<object> | null {
  return collection.fieldsOf === undefined ? null : collection.read(source);
}

/** The version that a text says it is. */
function statedIn(text: Redacted, path: string): Declared | null {
  const found = declaredIn(text, path);
  // A short piece of a text otherwise keeps the whole text in memory.
  return found === null ? null : { ...found, version: Buffer.from(found.version).toString() };
}

const empty = redact('', '').text;

/** The problem of a past version without a text, so that the gap has a name. */
function gapOf({ number, authoredAt }: Revision, path: string, { code, message, fix }: Finding): Problem {
  const date = authoredAt === null ? '' : ` of ${authoredAt.slice(0, 10)}`;
  return problemOf(path, { code, message: `Revision ${number}${date}: ${message}`, fix });
}
