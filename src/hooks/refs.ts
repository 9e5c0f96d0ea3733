import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { operations, type Operation } from '../loop/git-state.ts';
import { textOf, type WorkTree } from './place.ts';

// What git keeps in files of its own that can be read without it.

/** The branch of a working tree; in the middle of a rebase or a bisect the one it is about. Null for none. */
export function branchOf({ git, common }: WorkTree): string | null {
  const [, name] = /^ref: refs\/heads\/(.+?)\s*$/.exec(textOf(join(git, 'HEAD')) ?? '') ?? [];
  // Where git keeps its references in tables, the file names none.
  if (name !== undefined) return name === '.invalid' ? null : name;
  const rebased = ['rebase-merge', 'rebase-apply'].flatMap((it) => textOf(join(git, it, 'head-name'))?.trim() ?? []);
  const [, from] = /^refs\/heads\/(.+)$/.exec(rebased[0] ?? '') ?? [];
  if (from !== undefined) return from;
  const start = existsSync(join(git, 'BISECT_LOG')) ? (textOf(join(git, 'BISECT_START'))?.trim() ?? '') : '';
  return start !== '' && commitOf(common, `refs/heads/${start}`) !== null ? start : null;
}

/** The commit that is checked out; null for none, and where only git can tell. */
export function headOf({ git, common }: WorkTree): string | null {
  const text = textOf(join(git, 'HEAD'))?.trim() ?? '';
  const [, ref] = /^ref: (refs\/heads\/.+)$/.exec(text) ?? [];
  return ref === undefined ? idIn(text) : commitOf(common, ref);
}

/** What git is in the middle of; null for nothing. */
export function operationOf({ git }: WorkTree): Operation | null {
  return operations.find(([file]) => existsSync(join(git, file)))?.[1] ?? null;
}

/** Names that a branch had before, each with when it lost it, in milliseconds. */
export function formerNamesOf({ common }: WorkTree, branch: string): Map<string, number> {
  const log = textOf(join(common, 'logs', 'refs', 'heads', ...branch.split('/'))) ?? '';
  const lines = log.matchAll(/ (\d+) [+-]\d{4}\tBranch: renamed refs\/heads\/(.+) to refs\/heads\/.+$/gm);
  return new Map([...lines].map(([, seconds, name = '']) => [name, Number(seconds) * 1000 + 999]));
}

function commitOf(common: string, ref: string): string | null {
  const loose = idIn(textOf(join(common, ...ref.split('/'))) ?? '');
  if (loose !== null) return loose;
  const packed = textOf(join(common, 'packed-refs'))?.split('\n') ?? [];
  return idIn(packed.find((it) => it.endsWith(` ${ref}`))?.slice(0, -ref.length) ?? '');
}

const idIn = (text: string): string | null => /^[0-9a-f]{40,64}$/.exec(text.trim())?.[0] ?? null;
