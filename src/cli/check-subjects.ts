import { join } from 'node:path';
import { settingsFrom, type Repository, type Subject } from '../check/facts.ts';
import { isKept } from '../check/kept.ts';
import { lookedUp } from '../claims/looked-up.ts';
import { namedIn } from '../claims/named.ts';
import { handoffs } from '../collections/handoffs/index.ts';
import { specs } from '../collections/specs/index.ts';
import { askGit, branchOf, gitStateOf } from '../hooks/git.ts';
import { textOf, type Place } from '../hooks/place.ts';
import { settingsPart } from '../hooks/settings.ts';
import { groundAt } from './check-ground.ts';
import { createRedactor } from '../redact/redactor.ts';

/** Milliseconds that git may take for one answer. */
const wait = 30_000;
/** Characters of one spec that are compared. */
const longest = 1024 * 1024;

/** The handoffs of a working tree as they lie there, and what is true around them. `asked` are paths from its top; null for all that are kept up to date. */
export async function subjectsAt(place: Place, asked: readonly string[] | null): Promise<{ subjects: Subject[]; repository: Repository }> {
  const top = place.tree?.top ?? place.root;
  const listed =
    (await askGit(top, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], wait))?.split('\0').filter((it) => it !== '') ??
    [];
  const files = new Set([...listed, ...(asked ?? [])]);
  const git = place.tree === null ? null : await gitStateOf(place.tree, wait);
  const changed = new Set(git?.dirty.map((it) => it.path));
  const subjects: Subject[] = [];
  for (const path of asked ?? listed.filter(isKept).toSorted()) {
    const subject = subjectOf(path, textOf(join(top, path)));
    if (subject) subjects.push({ ...subject, commitsSince: git === null || changed.has(path) ? null : await commitsSince(top, path) });
  }
  return { subjects, repository: await repositoryOf({ top, place, files, subjects }) };
}

function subjectOf(path: string, source: string | null): Omit<Subject, 'commitsSince'> | null {
  if (source === null) return null;
  const redactor = createRedactor();
  const shown = redactor.redact(source, { path, age: 0 });
  const { records, problems } = handoffs.read({ path: redactor.redact(path, { path, age: 0 }).text, text: shown.text });
  const [record] = records;
  const secrets = shown.findings.filter((it) => it.personal === undefined).map(({ line, rule }) => ({ line, rule }));
  return record === undefined
    ? null
    : {
        path: redactor.redact(path, { path, age: 0 }).text,
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
    .map((path) => ({ path, text: (textOf(join(top, path)) ?? '').slice(0, longest) }));
  const ground = await groundAt(top, { files, specs: specTexts, named: subjects.flatMap((it) => namedIn(it.text)) });
  const merged = await askGit(top, ['for-each-ref', '--merged=HEAD', '--format=%(refname:lstrip=2)', 'refs/heads', 'refs/remotes'], wait);
  const branch = place.tree === null ? null : branchOf(place.tree);
  return {
    claimsOf: ({ text }) => lookedUp(namedIn(text), ground),
    merged: new Set(
      (merged ?? '')
        .split('\n')
        .flatMap((it) => [it, it.replace(/^[^/]+\//, '')])
        .filter((it) => it !== '' && it !== branch && !/(?:^|\/)(?:main|master|HEAD)$/.test(it)),
    ),
    specs: specTexts,
    settings: settingsFrom(settingsPart(place.root, 'check')),
  };
}

const isSpec = (path: string): boolean => specs.owns(path) && specs.excludes(path) === null && !handoffs.owns(path);
