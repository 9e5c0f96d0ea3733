import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { draftsOf, type Draft, type Size } from './drafts.ts';
import { planOf, type Plan, type PlannedCommit } from './plan.ts';
import { textsOf } from './texts.ts';
import type { Change } from './work.ts';

/** A repository as a few years of agents leave it. */
export const full: Size = { documents: 700, revisions: 7000, bytes: 240e6, commits: 11_000 };

/** `full` in small: `part` of 100 is a hundredth of everything. */
export function scaled(part: number): Size {
  return {
    documents: full.documents / part,
    revisions: full.revisions / part,
    bytes: full.bytes / part,
    commits: full.commits / part,
  };
}

/** Writes a bare repository of `size` into `folder`, and gives the id of its newest commit: the same one every time. */
export async function writeLargeRepository(folder: string, size: Size): Promise<string> {
  mkdirSync(folder, { recursive: true });
  git(folder, ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', '--object-format=sha1']);
  const drafts = draftsOf(size);
  const importing = spawn('git', ['fast-import', '--quiet', '--done'], {
    cwd: folder,
    env: environment(),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve, reject) => importing.on('error', reject).on('close', resolve));
  await pipeline(Readable.from(streamOf(drafts, planOf(drafts, size.commits)), { objectMode: true, highWaterMark: 4 }), importing.stdin);
  const status = await ended;
  if (status !== 0) throw new Error(`git fast-import ended with ${status}`);
  return git(folder, ['rev-parse', 'main']).trim();
}

/** What `git fast-import` reads: the texts of one document behind another, because that is how they pack well; then the commits. */
function* streamOf(drafts: readonly Draft[], { commits, texts }: Plan): Generator<string> {
  const marks: number[] = [];
  let mark = 0;
  for (const [index, draft] of drafts.entries()) {
    marks.push(mark + 1);
    for (const text of textsOf(draft, index, texts[index] ?? 0)) yield `blob\nmark :${++mark}\n${dataOf(text)}`;
  }
  for (const [index, commit] of commits.entries()) yield commitOf(commit, index, mark + 1, marks);
  yield 'done\n';
}

const people = ['Ada Berg', 'Jonas Weil', 'Mina Sato', 'Claude'];
const begin = Date.UTC(2023, 0, 2, 8) / 1000;
const between = 9000;

function commitOf({ parents, changes }: PlannedCommit, index: number, firstMark: number, marks: readonly number[]): string {
  const name = people[index % people.length] ?? '';
  const who = `${name} <${name.toLowerCase().replace(' ', '.')}@example.invalid> ${begin + index * between} +0100`;
  return [
    'commit refs/heads/main\n',
    `mark :${firstMark + index}\nauthor ${who}\ncommitter ${who}\n`,
    dataOf(`${parents.length > 1 ? 'Merge a branch' : `Change ${changes.at(-1)?.path}`}\n`),
    ...parents.map((it, number) => `${number === 0 ? 'from' : 'merge'} :${firstMark + it}\n`),
    // Deletions first: a name may be a folder of another one.
    ...changes.filter((it) => it.kind === 'gone').map(({ path }) => `D ${path}\n`),
    ...changes.map((it) => fileOf(it, marks)),
  ].join('');
}

function fileOf(change: Change, marks: readonly number[]): string {
  if (change.kind === 'gone') return '';
  if (change.kind === 'text') return `M 100644 :${(marks[change.document] ?? 0) + change.text} ${change.path}\n`;
  const lines = Array.from({ length: 30 }, (_, line) => `export const value${line} = ${line === change.turn % 30 ? change.turn : line};`);
  return `M 100644 inline ${change.path}\n${dataOf(`// ${change.path}\n${lines.join('\n')}\n`)}`;
}

const dataOf = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;

function git(folder: string, args: string[]): string {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`git ${args[0]} ended with ${status}`);
  return stdout;
}

/** Nothing of the machine's own settings of git. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
}
