import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf } from './size.ts';
import { table } from './table.ts';
import { usageOf, type Usage } from './usage.ts';

const root = join(import.meta.dirname, '..', '..');

/** What the whole build of the generated repository may cost, and what a further one may after a commit to one document, in parts of that. */
const limits = { cpu: 200, peak: 2e9, size: 2, again: 0.15 };

/** Builds `repository` with an empty cache, once more after a commit to one document, and without the cache; `work` is an empty folder. */
export async function againIsGood(repository: string, work: string): Promise<boolean> {
  const built = async (name: string, ...further: string[]): Promise<Usage> => {
    const temporary = join(work, 'temporary', name);
    mkdirSync(temporary, { recursive: true });
    const args = [
      'src/cli/bin.mjs',
      'build',
      '--quiet',
      '--secrets',
      'redact',
      '--repo',
      repository,
      '--out',
      join(work, name),
      ...further,
    ];
    return await usageOf(args, { cwd: root, temporary, compiled: join(work, 'compiled') });
  };
  const cache = ['--cache', join(work, 'cache')];
  const first = await built('first', ...cache);
  commitTo(repository, 'HANDOFF.md');
  const again = await built('again', ...cache);
  await built('without');
  const differing = differences(join(work, 'again'), join(work, 'without'));
  const [size, texts] = [sizeOf(join(work, 'first')), textSizeOf(repository)];
  const rows: [string, number, number][] = [
    ['CPU, s', first.cpu, limits.cpu],
    ['memory of a process, GB', first.peak / 1e9, limits.peak / 1e9],
    ['size, in parts of all texts', size / texts, limits.size],
    ['CPU of a build after a commit to one document, in parts of the first', again.cpu / first.cpu, limits.again],
  ];
  console.log(
    [
      'generated: whole build with an empty cache, and once more',
      ...table([
        ['', 'ours', 'at most', ''],
        ...rows.map(([what, own, limit]) => [what, own.toFixed(2), limit.toFixed(2), own <= limit ? '' : 'TOO MUCH']),
      ]).map((it) => `  ${it}`),
      `  files that differ from a build without the cache: ${differing.length}`,
      ...differing.slice(0, 5).map((it) => `    ${it}`),
    ].join('\n'),
  );
  return differing.length === 0 && rows.every(([, own, limit]) => own <= limit);
}

/** Adds a line to the file at `path`, in a commit on the checked-out branch of a bare repository. */
function commitTo(repository: string, path: string): void {
  const git = (args: readonly string[], input = ''): string => execFileSync('git', args, { cwd: repository, input, encoding: 'utf8' });
  const text = `${git(['show', `HEAD:${path}`])}\nOne more line, written for a further build.\n`;
  const who = 'Ada Berg <ada.berg@example.invalid> 1900000000 +0100';
  const subject = 'Add a line';
  const stream = [
    `commit ${git(['symbolic-ref', 'HEAD']).trim()}`,
    `committer ${who}`,
    `data ${subject.length}\n${subject}`,
    `from ${git(['rev-parse', 'HEAD']).trim()}`,
    `M 100644 inline ${path}`,
    `data ${Buffer.byteLength(text)}\n${text}`,
    'done\n',
  ];
  git(['fast-import', '--quiet', '--done'], stream.join('\n'));
}

/** Bytes of all texts of a repository, each once. */
function textSizeOf(repository: string): number {
  const options = { cwd: repository, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const objects = execFileSync('git', ['cat-file', '--batch-all-objects', '--batch-check=%(objecttype) %(objectsize)'], options);
  return [...objects.matchAll(/^blob (\d+)$/gm)].reduce((sum, it) => sum + Number(it[1]), 0);
}

/** Paths of all files below a folder, from there. */
function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((it) =>
    it.isFile() ? [join(it.parentPath, it.name).slice(folder.length)] : [],
  );
}

/** Files of either folder that are not the same in both. */
function differences(one: string, other: string): string[] {
  const there = new Set(below(other));
  const differing = below(one).filter((it) => !there.delete(it) || !readFileSync(join(one, it)).equals(readFileSync(join(other, it))));
  return [...differing, ...there].toSorted();
}
