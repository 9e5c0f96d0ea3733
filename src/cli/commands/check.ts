import { relative, resolve, sep } from 'node:path';
import { checked, notText } from '../../check/check.ts';
import { checkOutput, type CheckFormat } from '../../check/formats.ts';
import { Failure, type Exit } from '../../model/failure.ts';
import { acceptedBy } from '../baselines.ts';
import { subjectsAt } from '../check-subjects.ts';
import { inForce } from '../in-force.ts';
import { loopPlace } from '../loop-place.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';

export type CheckArguments = GlobalArguments & { format?: CheckFormat; min?: number; baseline?: string[] };

/** Holds the handoffs of the working tree against the rules, and prints what they do not keep. `readiness` where one keeps too few. */
export async function check(paths: readonly string[], given: CheckArguments, { host, version, ...rest }: Surroundings): Promise<Exit> {
  if (given.json === true && given.format !== undefined && given.format !== 'json')
    throw new Failure('HO190', 'usage', `--json and --format ${given.format} exclude each other.`, ['Give one of the two.']);
  const place = await loopPlace(given, { host, version, ...rest });
  const top = place.tree?.top ?? place.root;
  const asked = paths.length === 0 ? null : paths.map((it) => relative(top, resolve(place.work, it)).split(sep).join('/'));
  const wanted = await inForce(given, host);
  const { entries: accepted } = await acceptedBy(wanted, false);
  const { subjects, unreadable, missing, repository } = await subjectsAt(place, { asked, personal: wanted.personal, accepted });
  if (missing.length > 0)
    throw new Failure('HO735', 'usage', `No handoff is at ${missing.join(', ')}.`, ['Paths count from the current folder.']);
  if (subjects.length + unreadable.length === 0 && given.quiet !== true) host.stderr.write('HO735  There is no handoff to check.\n');
  const handoffs = [...checked(subjects, repository), ...unreadable.map(notText)];
  const ok = handoffs.every((it) => it.kept >= (given.min ?? 100));
  host.stdout.write(checkOutput({ version, handoffs }, given.json === true ? 'json' : (given.format ?? 'text'), ok));
  return ok ? 'done' : 'readiness';
}
