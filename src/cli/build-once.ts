import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pastShards, pastTexts } from '../model/past-texts.ts';
import type { Progress } from '../model/progress.ts';
import { acceptedBy, unusedNotes } from './baselines.ts';
import { stopAtSecrets } from './blocked.ts';
import { collectAsked } from './collect-asked.ts';
import { checkContent, emptyContent, keptFiles } from './content-folder.ts';
import type { InForce } from './in-force.ts';
import type { Built } from './report.ts';
import type { Surroundings } from './surroundings.ts';

/** What one build works with. */
interface Run {
  /** Temporary folder. */
  folder: string;
  progress: Progress;
  surroundings: Surroundings;
  /** Folder for what the next build need not read again, where the settings name none. */
  cache?: string;
}

/** Reads the repository and puts the site in its place. Throws a Failure, before anything is written, for secrets that stop a build. */
export async function buildOnce(wanted: InForce, { folder, progress, surroundings, cache }: Run): Promise<Built> {
  const { cwd, settings } = wanted;
  const { out, keepContent } = settings;
  const { pipeline, version } = surroundings;
  const kept = keepContent.value === null ? join(folder, 'content') : resolve(cwd, keepContent.value);
  const work = join(folder, 'work');
  const target = resolve(cwd, out.value);
  await pipeline.checkTarget(target);
  await checkContent(kept, target, keepContent.value ?? kept);
  const accepted = await acceptedBy(wanted, false);
  await mkdir(work);
  const cached = settings.cache.value === null ? (cache ?? null) : resolve(cwd, settings.cache.value);
  const collected = await pipeline.collect({
    ...collectAsked(wanted, version),
    content: kept,
    approve: async (found) => {
      stopAtSecrets(found, settings);
      await emptyContent(kept);
    },
    baseline: accepted.entries,
    progress,
    cache: cached,
  });
  const { pages } = await pipeline.deliver({
    content: kept,
    out: target,
    work,
    secrets: collected.secrets,
    kept: [
      ...(keepContent.value === null ? [] : keptFiles(kept)),
      ...(cached === null ? [] : [pastTexts, pastShards].map((it) => join(cached, it))),
    ],
    cache: cached,
    progress,
  });
  return { ...collected, notes: [...collected.notes, ...unusedNotes(accepted.unused(collected.unused))], pages };
}
