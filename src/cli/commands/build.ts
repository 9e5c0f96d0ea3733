import type { Flags } from '../../config/settings.ts';
import { buildOnce } from '../build-once.ts';
import { inForce } from '../in-force.ts';
import { buildJson } from '../json.ts';
import { paintFor } from '../paint.ts';
import { progressFor } from '../progress.ts';
import { reportText, type Built } from '../report.ts';
import { settingsText } from '../settings-text.ts';
import { stopped } from '../stopped.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';
import { withTemporary } from '../temporary.ts';

export type BuildArguments = GlobalArguments & Flags;

/** Reads a repository and builds its site; prints the folder of the site, or what was built as JSON. */
export async function build(given: BuildArguments, surroundings: Surroundings): Promise<void> {
  const { host } = surroundings;
  const wanted = await inForce(given, host);
  const { settings } = wanted;
  if (given.verbose === true) host.stderr.write(await settingsText(settings));

  const paint = paintFor(host, given.color);
  const progress = await progressFor(host, given.quiet === true, paint);
  const work = (folder: string): Promise<Built> => buildOnce(wanted, { folder, progress, surroundings });
  const built = await withTemporary(host.temporary, (folder) => Promise.race([work(folder), stopped(host.stop)])).finally(() =>
    progress.close(),
  );

  if (given.quiet !== true) host.stderr.write(reportText(built, paint));
  const out = settings.out.value;
  host.stdout.write(given.json === true ? `${JSON.stringify(buildJson(built, out))}\n` : `${out}\n`);
}
