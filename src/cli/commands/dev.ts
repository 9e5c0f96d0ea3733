import { mkdtempSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import process from 'node:process';
import type { Flags } from '../../config/settings.ts';
import type { Exit } from '../../model/failure.ts';
import { listen, type Listening } from '../../serve/listen.ts';
import { liveReload } from '../../serve/live.ts';
import { rebuilds } from '../../serve/rebuilds.ts';
import { watch, type Watched } from '../../serve/watch.ts';
import { devBuilds } from '../dev-builds.ts';
import type { Host } from '../host.ts';
import { inForce } from '../in-force.ts';
import { openBrowser } from '../open-browser.ts';
import { paintFor } from '../paint.ts';
import { reachText } from '../serving-text.ts';
import { settingsText } from '../settings-text.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';
import { withTemporary } from '../temporary.ts';
import { untilStopped } from '../until-stopped.ts';
import type { ServeArguments } from './preview.ts';

export type DevArguments = GlobalArguments & Flags & ServeArguments;

/** Builds the site, serves it, and builds it again whenever something changes, until the user stops it; prints its address. */
export async function dev(given: DevArguments, surroundings: Surroundings): Promise<Exit> {
  const { host } = surroundings;
  return await withTemporary(host.temporary, async (folder) => {
    const closers: (() => void | Promise<void>)[] = [];
    try {
      await Promise.race([serve(given, folder, surroundings, closers), untilStopped(host.stop)]);
    } finally {
      await Promise.all(closers.map((close) => close()));
    }
    return 'stopped' as const;
  });
}

/** Never resolves. What has to end with it is added to `closers`. */
async function serve(
  given: DevArguments,
  folder: string,
  surroundings: Surroundings,
  closers: (() => void | Promise<void>)[],
): Promise<never> {
  const { host, pipeline } = surroundings;
  const { cwd, settings, sources } = await inForce(given, host);
  // What `build` writes may be published: what is only looked at goes elsewhere.
  const out = given.out === undefined ? join(mkdtempSync(join(folder, 'site-')), 'site') : resolve(cwd, given.out);
  const repo = resolve(cwd, settings.repo.value);
  if (given.verbose === true) {
    host.stderr.write(await settingsText({ ...settings, out: { value: out, from: given.out === undefined ? 'default' : '--out' } }));
  }
  await pipeline.checkTarget(out);
  const repository = await pipeline.watched(repo, { workingTree: settings.workingTree.value, besides: [out] });

  const live = liveReload(String(process.pid));
  const builds = devBuilds({ given: { ...given, repo, out }, folder, live, surroundings, paint: paintFor(host, given.color) });
  const server = await listen({ folder: () => (builds.ready() ? out : null), base: '/', host: given.host, live }, given.port ?? null);
  closers.push(builds.close, server.close);

  const broken = Promise.withResolvers<never>();
  const begun = Promise.withResolvers<void>();
  const queue = rebuilds(async () => {
    await begun.promise;
    await builds.again(await repository.state());
  }, broken.reject);
  closers.push(queue.close);
  closers.push(await watch(repository, queue.changed, broken.reject));
  const changedByOperator = (): void => {
    builds.changedByOperator();
    queue.changed();
  };
  closers.push(await watch(filesOf(sources), changedByOperator, broken.reject));

  await builds.first(await repository.state());
  begun.resolve();
  announce(server, given, { host, what: settings.workingTree.value ? 'change' : 'commit' });
  return await broken.promise;
}

function announce(server: Listening, given: DevArguments, { host, what }: { host: Host; what: string }): void {
  const { url } = server;
  host.stdout.write(given.json === true ? `${JSON.stringify({ schema: 'handover.dev/1', ok: true, url })}\n` : `${url}\n`);
  if (given.quiet !== true) host.stderr.write(reachText(server, `Building again with every ${what}`));
  if (given.open === true) openBrowser(url, host);
}

/** The operator's files, with the folders on the way to them: they need not be there yet. */
function filesOf(sources: readonly string[]): Watched {
  return { paths: sources, isPart: (path) => sources.some((it) => isIn(path, it) || isIn(it, path)) };
}

const isIn = (path: string, folder: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`);
