import { createHash } from 'node:crypto';
import { limits } from '../model/limits.ts';
import { problemOf, type Problem } from '../model/problem.ts';
import { number } from '../model/wording.ts';
import type { Location } from './locate.ts';
import { pathOf } from './names.ts';
import { idsOf } from './object-names.ts';
import { runGit } from './run.ts';

// A repository with more is one in which every run of something leaves one behind.
const most = limits.branches;

/** A ref and the commit at its tip. */
export interface Ref {
  /** Raw name as pages show it: `feature`, `origin/feature`, `tags/v2`. */
  name: string;
  tip: string;
}

/** The refs that were asked for, in code-point order of their full names, and what is wrong with them. */
export interface Refs {
  refs: Ref[];
  /** Whether a branch of a name was looked for and is there; undefined for one that no pattern means. */
  isThere(name: string): boolean | undefined;
  problems: Problem[];
}

/**
 * Reads the branches of the original repository that match one of `patterns`, in two processes of git. A pattern that starts
 * with `refs/` is compared with the full names of all refs; another with branches, with and without the name of their remote.
 */
export async function readRefs({ own, trust }: Location, folder: string, patterns: readonly string[]): Promise<Refs> {
  const places = patterns.some((it) => it.startsWith('refs/')) ? [] : ['refs/heads/', 'refs/remotes/'];
  const format = '--format=%(objectname)%00%(symref)%00%(refname)';
  const { output } = await runGit(own, ['for-each-ref', format, ...places], trust);
  const listed = linesOf(output).flatMap((line) => {
    const [id = '', symbolic = '', full = ''] = line.split('\0');
    return symbolic === '' && full !== '' ? [{ id, full }] : [];
  });
  const matches = patterns.map(matcherOf);
  const matching = listed.filter(({ full }) => matches.some((it) => it(full))).toSorted((a, b) => (a.full < b.full ? -1 : 1));
  const taken = matching.slice(0, most);
  const tips = await idsOf(
    folder,
    taken.map((it) => `${it.id}^{commit}`),
  );
  const refs = taken.flatMap(({ full }, index): Ref[] => {
    const tip = tips[index] ?? null;
    return tip === null ? [] : [{ name: nameOfRef(full), tip }];
  });
  const idle = matches.filter((it) => !listed.some(({ full }) => it(full))).length;
  const names = new Set(matching.flatMap(({ full }) => [nameOfRef(full), full.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, '')]));
  const isThere = (name: string): boolean | undefined =>
    names.has(name) || (matches.some((it) => it(`refs/heads/${name}`)) ? false : undefined);
  return { refs, isThere, problems: problemsOf(matching.length - taken.length, taken.length - refs.length, idle) };
}

/** A ref as pages name it. */
export function nameOfRef(full: string): string {
  return full.replace(/^refs\/(?:(?:heads|remotes)\/)?/, '');
}

// A name may hold bytes that are no UTF-8, so lines are cut before they become text.
function linesOf(output: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0, end = output.indexOf(10); end >= 0; from = end + 1, end = output.indexOf(10, from))
    lines.push(pathOf(output.subarray(from, end)));
  return lines;
}

/** `*` stands for any characters, `/` too, and `?` for one. */
function matcherOf(pattern: string): (full: string) => boolean {
  const source = pattern.replace(/\*+|\?|[^*?]+/g, (it) => (it.startsWith('*') ? '.*' : it === '?' ? '.' : RegExp.escape(it)));
  const matches = new RegExp(`^${source}$`, 'su');
  if (pattern.startsWith('refs/')) return (full) => matches.test(full);
  return (full) => {
    const [, remote, name = ''] = /^refs\/(?:heads\/|remotes\/([^/]+\/))(.*)$/s.exec(full) ?? [];
    return name !== '' && (matches.test(name) || (remote !== undefined && matches.test(remote + name)));
  };
}

/** Digest of the names and commits of `refs`: another one when any of them has moved. */
export function digestOfTips(refs: readonly Ref[]): string {
  const digest = createHash('sha256');
  for (const { name, tip } of refs) digest.update(`${tip} ${name}\n`);
  return digest.digest('hex');
}

function problemsOf(beyond: number, broken: number, idle: number): Problem[] {
  const told: [number, string, string, string][] = [
    [
      beyond,
      'HO340',
      `More than ${number(most)} branches match --refs; ${number(beyond)} of them were not looked at.`,
      'Name fewer branches: --refs <pattern>.',
    ],
    [
      broken,
      'HO341',
      `${broken} of the branches of --refs could not be read: what they name is missing, or is no commit.`,
      'Run `git fsck`, or delete the branches that are broken.',
    ],
    [
      idle,
      'HO342',
      `No branch matches ${idle === 1 ? 'a pattern' : `${idle} patterns`} of --refs.`,
      '`git branch --all` lists the branches.',
    ],
  ];
  return told.filter(([count]) => count > 0).map(([, code, message, fix]) => problemOf(null, { code, message, fix }));
}
