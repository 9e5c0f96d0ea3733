import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findConfig } from '../../config/find.ts';
import { loadConfig } from '../../config/load.ts';
import { settingsOf, type Flags, type Sourced } from '../../config/settings.ts';
import { Failure } from '../../model/failure.ts';
import type { Progress } from '../../model/progress.ts';
import { prepareContent } from '../content-folder.ts';
import { buildJson } from '../json.ts';
import { paintFor } from '../paint.ts';
import { progressFor } from '../progress.ts';
import { reportText, type Built } from '../report.ts';
import { settingsText } from '../settings-text.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';
import { withTemporary } from '../temporary.ts';

export type BuildArguments = GlobalArguments & Flags;

/** Reads a repository and builds its site; prints the folder of the site, or what was built as JSON. */
export async function build(given: BuildArguments, surroundings: Surroundings): Promise<void> {
  const { host } = surroundings;
  const cwd = await currentFolder(host.cwd, given.cwd);
  const file = await findConfig(cwd, given.config ?? null);
  const settings = settingsOf(given, file === null ? {} : await loadConfig(file, cwd), file?.shown ?? null);
  if (given.verbose === true) host.stderr.write(settingsText(settings));

  const paint = paintFor(host, given.color);
  const progress = await progressFor(host, given.quiet === true, paint);
  const work = (folder: string): Promise<Built> => run(settings, { cwd, folder, progress, surroundings });
  const built = await withTemporary(host.temporary, (folder) => Promise.race([work(folder), stopped(host.stop)])).finally(() =>
    progress.close(),
  );

  if (given.quiet !== true) host.stderr.write(reportText(built, paint));
  const out = settings.out.value;
  host.stdout.write(given.json === true ? `${JSON.stringify(buildJson(built, out))}\n` : `${out}\n`);
}

interface Run {
  cwd: string;
  /** Temporary folder. */
  folder: string;
  progress: Progress;
  surroundings: Surroundings;
}

async function run({ repo, out, content, title, allowShallow }: Sourced, { cwd, folder, progress, surroundings }: Run): Promise<Built> {
  const { pipeline, version } = surroundings;
  const kept = content.value === null ? join(folder, 'content') : resolve(cwd, content.value);
  const work = join(folder, 'work');
  const target = resolve(cwd, out.value);
  await pipeline.checkTarget(target);
  await prepareContent(kept, target, content.value ?? kept);
  await mkdir(work);
  const collected = await pipeline.collect({
    repo: resolve(cwd, repo.value),
    content: kept,
    allowShallow: allowShallow.value,
    title: title.value,
    progress,
    generator: `Handover ${version}`,
  });
  const { pages } = await pipeline.deliver({ content: kept, out: target, work, progress });
  return { ...collected, pages };
}

async function currentFolder(cwd: string, given: string | undefined): Promise<string> {
  const folder = resolve(cwd, given ?? '.');
  const there = await stat(folder).then(
    (it) => it.isDirectory(),
    () => false,
  );
  if (there) return folder;
  throw new Failure('HO216', 'usage', `There is no folder ${given ?? folder}`, ['Correct the path after -C.']);
}

/** Never resolves; fails when the user stops the command. */
async function stopped(stop: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = (): void =>
    reject(
      new Failure('HO241', 'stopped', 'Stopped. The output folder is as it was before.', ['Run the same command again to build the site.']),
    );
  if (stop.aborted) fail();
  stop.addEventListener('abort', fail, { once: true });
  return await promise;
}
