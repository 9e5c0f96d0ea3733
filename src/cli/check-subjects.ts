import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenIn } from '../collect/hidden-in.ts';
import { decode } from '../git/decode.ts';
import { settingsFrom, type Repository, type Subject } from '../check/facts.ts';
import { isKept } from '../check/kept.ts';
import { lookedUp } from '../claims/looked-up.ts';
import { namedIn } from '../claims/named.ts';
import { handoffs } from '../collections/handoffs/index.ts';
import { specs } from '../collections/specs/index.ts';
import { askGit, gitStateOf } from '../hooks/git.ts';
import { handoffFile } from '../hooks/handoff.ts';
import { fileInside, namesIn, textOf, type Place } from '../hooks/place.ts';
import { branchOf } from '../hooks/refs.ts';
import { settingsPart } from '../hooks/settings.ts';
import { groundAt, mergesAt } from './check-ground.ts';
import { withBaseline, type BaselineEntry } from '../model/baseline.ts';
import type { PersonalPolicy } from '../model/personal.ts';
import { createRedactor } from '../redact/redactor.ts';

/** Milliseconds that git may take for one answer. */
const wait = 30_000;
/** Characters of one spec that are compared. */
const longest = 1024 * 1024;

/** What is asked of a working tree. */
interface Question {
  /** Paths from its top; null for all handoffs that are kept up to date. */
  asked: readonly string[] | null;
  personal: PersonalPolicy;
  /** What the operator has found to be no secret. */
  accepted: readonly BaselineEntry[];
}

/** What a working tree answers. */
interface Answer {
  subjects: Subject[];
  /** Handoffs that are no text, by their paths as they may be shown. */
  unreadable: string[];
  /** Paths that were asked for and lead to no file. */
  missing: string[];
  repository: Repository;
}

/** The handoffs of a working tree as they lie there, and what is true around them. */
export async function subjectsAt(place: Place, { asked, personal, accepted }: Question): Promise<Answer> {
  const top = place.tree?.top ?? place.root;
  const told = await askGit(top, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], wait);
  const listed = told === null ? namesIn(top) : told.split('\0').filter((it) => it !== '');
  const files = new Set([...listed, ...(asked ?? [])]);
  const git = place.tree === null ? null : await gitStateOf(place.tree, wait);
  const changed = new Set(git?.dirty.map((it) => it.path));
  const subjects: Subject[] = [];
  const [unreadable, missing]: [string[], string[]] = [[], []];
  for (const path of asked ?? listed.filter(isKept).toSorted()) {
    const file = fileInside(top, join(top, path));
    // What a link leads to is checked where it lies.
    if (file === null || (asked === null && file !== join(top, path))) {
      missing.push(path);
      continue;
    }
    const source = decode(readFileSync(file)).text;
    const subject = source === null ? null : subjectOf(path, source, { personal, accepted, isNamed: asked !== null });
    if (source === null) unreadable.push(createRedactor().redact(path, { path, age: 0 }).text);
    else if (subject === null) missing.push(path);
    else subjects.push({ ...subject, commitsSince: git === null || changed.has(path) ? null : await commitsSince(top, path) });
  }
  const repository = await repositoryOf({ top, place, files, subjects });
  // Without git nobody knows every file.
  return {
    subjects,
    unreadable,
    missing: asked === null ? [] : missing,
    repository: { ...repository, ...(told === null ? { claimsOf: () => [] } : {}) },
  };
}

function subjectOf(
  path: string,
  source: string,
  { personal, accepted, isNamed }: Omit<Question, 'asked'> & { isNamed: boolean },
): Omit<Subject, 'commitsSince'> | null {
  const redactor = createRedactor(personal);
  const shown = redactor.redact(source, { path, age: 0 });
  const hidden = redactor.redact(path, { path, age: 0 }).text;
  // What somebody names is a handoff to them, whatever its own name and its text would tell.
  const clear = redactor.redact(handoffFile, { path: handoffFile, age: 0 }).text;
  const readings = (isNamed ? [hidden, clear] : [hidden]).map((it) => handoffs.read({ path: it, text: shown.text }));
  const { records, problems } = readings.find((it) => it.records.length > 0) ?? { records: [], problems: [] };
  const [record] = records;
  const { hidden: found } = withBaseline(hiddenIn(shown.text, shown.findings, { path, commit: null, current: true }), accepted);
  const secrets = found.filter((it) => it.personal === null && !it.accepted).map(({ line, rule }) => ({ line: line ?? 1, rule }));
  // A task file under the name of a handoff is what one is made of.
  return record === undefined || (!isNamed && record.data.shape === 'task')
    ? null
    : {
        path: hidden,
        text: shown.text,
        bytes: Buffer.byteLength(source),
        data: record.data,
        problems,
        secrets,
      };
}

async function commitsSince(top: string, path: string): Promise<number | null> {
  const last = (await askGit(top, ['log', '-1', '--format=%H', '--', path], wait))?.trim() ?? '';
  const number = last === '' ? null : await askGit(top, ['rev-list', '--count', `${last}..HEAD`], wait);
  return number === null ? null : Number(number);
}

async function repositoryOf({
  top,
  place,
  files,
  subjects,
}: {
  top: string;
  place: Place;
  files: ReadonlySet<string>;
  subjects: readonly Subject[];
}): Promise<Repository> {
  const specTexts = [...files]
    .filter(isSpec)
    .toSorted()
    .map((path) => ({ path, text: (textOf(fileInside(top, join(top, path)) ?? '') ?? '').slice(0, longest) }));
  const ground = await groundAt(top, { files, specs: specTexts, named: subjects.flatMap((it) => namedIn(it.text)) });
  const merged = await askGit(top, ['for-each-ref', '--merged=HEAD', '--format=%(refname:lstrip=2)', 'refs/heads', 'refs/remotes'], wait);
  // A branch may be deleted once it is merged: as in a build, its merge tells of it then.
  const merges = subjects.some((it) => it.data.branch !== null) ? await mergesAt(top) : new Map<string, string>();
  const branch = place.tree === null ? null : branchOf(place.tree);
  return {
    claimsOf: ({ text }) => lookedUp(namedIn(text), ground),
    merged: new Set(
      [...(merged ?? '').split('\n').flatMap((it) => [it, it.replace(/^[^/]+\//, '')]), ...merges.keys()].filter(
        (it) => it !== '' && it !== branch && !/(?:^|\/)(?:main|master|HEAD)$/.test(it),
      ),
    ),
    specs: specTexts,
    settings: settingsFrom(settingsPart(place.root, 'check')),
  };
}

const isSpec = (path: string): boolean => specs.owns(path) && specs.excludes(path) === null && !handoffs.owns(path);
