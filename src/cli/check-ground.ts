import { join } from 'node:path';
import type { Ground } from '../claims/looked-up.ts';
import { isCode, meaning, stemOf } from '../claims/meant.ts';
import { newestVersion, requirementIdsIn, type Named } from '../claims/named.ts';
import { mergesIn } from '../git/ancestry.ts';
import { askGit } from '../hooks/git.ts';
import { textOf } from '../hooks/place.ts';

/** Milliseconds that git may take for one answer. */
const wait = 30_000;

/** What a working tree says to what is named in it. What git does not tell, nothing is said of. */
export async function groundAt(
  top: string,
  { files, specs, named }: { files: ReadonlySet<string>; specs: readonly { path: string; text: string }[]; named: readonly Named[] },
): Promise<Ground> {
  const keysOf = (kind: Named['kind']): string[] => [...new Set(named.flatMap((it) => (it.kind === kind ? [it.key] : [])))];
  const ids = keysOf('commit');
  const answer =
    ids.length === 0
      ? null
      : await askGit(top, ['cat-file', '--batch-check'], wait, { input: `${ids.map((it) => `${it}^{commit}`).join('\n')}\n` });
  // What git calls ambiguous is there, more than once.
  const missing = new Set((answer ?? '').split('\n').flatMap((it) => /^([0-9a-f]+)\^\{commit\} missing$/.exec(it)?.[1] ?? []));
  const branch = await branchesAt(top, keysOf('branch'));
  const tests = await testsAt(top, keysOf('test'));
  const requirements = new Map(specs.flatMap(({ path, text }) => [...requirementIdsIn(text)].map((id) => [id, path] as const)));
  const kinds = new Set([...requirements.keys()].map(kindOf));
  const meant = meaning(files);
  const names = new Set([...files].map(stemOf));
  const holdsCode = [...files].some(isCode);
  return {
    commit: (id) => (answer === null ? undefined : missing.has(id) ? null : id),
    // A working tree is checked as it is: what was before, its build tells.
    hadCommit: () => undefined,
    hadTest: () => undefined,
    hadRequirement: () => undefined,
    versionThen: () => undefined,
    branch,
    meant,
    today: (path, line) => ({ blob: path, lines: line === null ? null : linesOf(textOf(join(top, path))), line: null }),
    before: () => undefined,
    hasTest: (name) => (tests === null || !holdsCode ? undefined : tests.has(name) || names.has(name)),
    requirement: (id) => (kinds.has(kindOf(id)) ? (requirements.get(id) ?? null) : undefined),
    version: (path) => newestVersion(specs.find((it) => it.path === path)?.text ?? ''),
  };
}

/** Finds branches among those of the working tree, and among those that merges say they merged. */
async function branchesAt(top: string, names: readonly string[]): Promise<Ground['branch']> {
  if (names.length === 0) return () => undefined;
  const refs = await askGit(top, ['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads', 'refs/remotes'], wait);
  if (refs === null) return () => undefined;
  const there = new Set(refs.split('\n').flatMap((it) => [it, it.replace(/^[^/]+\//, '')]));
  const merged = names.every((it) => there.has(it)) ? new Map<string, string>() : await mergesAt(top);
  return (name) => {
    const merge = merged.get(name);
    return there.has(name) ? 'there' : merge !== undefined ? { merge } : null;
  };
}

/** The branches that merges of the checked-out history say they merged, each with the newest of them. */
export async function mergesAt(top: string): Promise<Map<string, string>> {
  const merges = (await askGit(top, ['log', '--merges', '--format=%H %s'], wait)) ?? '';
  return mergesIn(merges.split('\n').map((it) => ({ id: it.slice(0, it.indexOf(' ')), subject: it.slice(it.indexOf(' ') + 1) })));
}

const kindOf = (id: string): string => id.replace(/-.*$/, '');
const linesOf = (text: string | null): number | null => text?.replace(/\r?\n$/, '').split('\n').length ?? null;

/** Those of `names` that stand in a file of the working tree which is no document; null where git does not tell. */
async function testsAt(top: string, names: readonly string[]): Promise<Set<string> | null> {
  if (names.length === 0) return new Set();
  const patterns = names.slice(0, 500).flatMap((it) => ['-e', it]);
  const documents = ['md', 'mdx', 'markdown', 'txt', 'json', 'jsonl', 'lock'].map((it) => `:(exclude,glob,icase)**/*.${it}`);
  // Status 1 says that nothing was found.
  const asked = ['grep', '--untracked', '-o', '-h', '-I', '-F', ...patterns, '--', ...documents];
  const found = await askGit(top, asked, wait, { fine: [0, 1] });
  if (found === null) return null;
  const words = [...new Set(found.split('\n'))];
  return new Set(names.filter((name) => words.some((it) => it.includes(name))));
}
