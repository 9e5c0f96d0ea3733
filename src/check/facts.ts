import type { Handoff } from '../collections/handoffs/schema.ts';
import type { Finding } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';

/** Limits that a repository may set. */
export interface CheckSettings {
  lines: number;
  bytes: number;
  /** Commits since the handoff. */
  commits: number;
  /** Words in a row that are a copy. */
  words: number;
}

export const usualSettings: CheckSettings = { lines: 200, bytes: 10 * 1024, commits: 10, words: 40 };

/** A handoff that is checked, with what its reader found. */
export interface Subject {
  path: string;
  text: Redacted;
  /** UTF-8 bytes of the file. */
  bytes: number;
  data: Handoff;
  problems: readonly Finding[];
  /** Where something was hidden, and by which rule. */
  secrets: readonly { line: number; rule: string }[];
  /** Commits on its branch since it was last changed; null where it has changes, or there is no git. */
  commitsSince: number | null;
}

/** What is true of the repository around the handoffs. */
export interface Repository {
  files: ReadonlySet<string>;
  /** Number of lines of a file; null where it is not read. */
  linesOf(path: string): number | null;
  /** Whether git has a commit of this id; true where nothing can be said. */
  hasCommit(id: string): boolean;
  /** Branches whose commits the checked-out one has, but for itself. */
  merged: ReadonlySet<string>;
  specs: readonly { path: string; text: string }[];
  settings: CheckSettings;
}

/** Ids of commits that a text names: hexadecimal, with letters and digits. */
export function commitIdsIn(text: string): { id: string; line: number }[] {
  return matches(text, /(?<![\w/.#-])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}(?![\w/.-]*\w)/g).map(([id, line]) => ({ id, line }));
}

/** Paths of files that a text names, with the line where one is named. */
export function pathsIn(text: string): { path: string; at: number | null; line: number }[] {
  return matches(text, /(?<![\w/.@:~$*<{-])(?:[\w.@-]+\/)+[\w.-]*\w\.[A-Za-z]\w{0,5}(?::\d+)?(?![\w/*>}-])/g).flatMap(([found, line]) => {
    const [, path = '', at] = /^(.*?)(?::(\d+))?$/.exec(found) ?? [];
    // Addresses without their scheme, and what a tool installs.
    const isElsewhere = /^(?:www\.|[\w-]+\.(?:com|org|net|io|dev|app)\/)|(?:^|\/)(?:node_modules|dist|build|target)\//.test(path);
    return isElsewhere ? [] : [{ path: path.replace(/^\.\//, ''), at: at === undefined ? null : Number(at), line }];
  });
}

function matches(text: string, pattern: RegExp): [string, number][] {
  const found: [string, number][] = [];
  text.split('\n').forEach((line, index) => {
    // Addresses hold what looks like both.
    const plain = line.replaceAll(/\b[a-z][a-z+]*:\/\/\S+/g, (it) => ' '.repeat(it.length));
    for (const [it] of plain.matchAll(pattern)) found.push([it, index + 1]);
  });
  return found;
}
