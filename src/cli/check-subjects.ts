import { join } from 'node:path';
import { commitIdsIn, usualSettings, type CheckSettings, type Repository, type Subject } from '../check/facts.ts';
import { handoffs } from '../collections/handoffs/index.ts';
import { isLiving } from '../collections/handoffs/paths.ts';
import { specs } from '../collections/specs/index.ts';
import { askGit, branchOf, gitStateOf } from '../hooks/git.ts';
import { textOf, type Place } from '../hooks/place.ts';
import { settingsPart } from '../hooks/settings.ts';
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
  const ids = [...new Set(subjects.flatMap((it) => commitIdsIn(it.text).map(({ id }) => id)))];
  const answer =
    ids.length === 0 ? '' : await askGit(top, ['cat-file', '--batch-check'], wait, `${ids.map((it) => `${it}^{commit}`).join('\n')}\n`);
  // What git calls ambiguous is there, more than once.
  const missing = new Set((answer ?? '').split('\n').flatMap((it) => /^([0-9a-f]+)\^\{commit\} missing$/.exec(it)?.[1] ?? []));
  const merged = await askGit(top, ['for-each-ref', '--merged=HEAD', '--format=%(refname:lstrip=2)', 'refs/heads', 'refs/remotes'], wait);
  const branch = place.tree === null ? null : branchOf(place.tree);
  return {
    files,
    linesOf: (path) => textOf(join(top, path))?.split('\n').length ?? null,
    hasCommit: (id) => !missing.has(id),
    merged: new Set(
      (merged ?? '')
        .split('\n')
        .flatMap((it) => [it, it.replace(/^[^/]+\//, '')])
        .filter((it) => it !== '' && it !== branch && !/(?:^|\/)(?:main|master|HEAD)$/.test(it)),
    ),
    specs: [...files]
      .filter(isSpec)
      .toSorted()
      .map((path) => ({ path, text: (textOf(join(top, path)) ?? '').slice(0, longest) })),
    settings: checkSettings(place.root),
  };
}

function checkSettings(root: string): CheckSettings {
  const given: unknown = settingsPart(root, 'check');
  const fields: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {};
  const numberIn = (name: keyof CheckSettings): number => {
    const value = fields[name];
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : usualSettings[name];
  };
  return { lines: numberIn('lines'), bytes: numberIn('bytes'), commits: numberIn('commits'), words: numberIn('words') };
}

/** Whether a handoff is one that is written over each time, as text. */
const isKept = (path: string): boolean =>
  handoffs.owns(path) && handoffs.excludes(path) === null && isLiving(path) && /\.(?:md|markdown|txt)$/i.test(path);

const isSpec = (path: string): boolean => specs.owns(path) && specs.excludes(path) === null && !handoffs.owns(path);
