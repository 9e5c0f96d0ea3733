import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { audienceOf } from '../config/audience.ts';
import { marker, markerText, recordedIn } from '../deliver/marker.ts';
import type { Audience } from '../model/audience.ts';
import type { BaselineEntry } from '../model/baseline.ts';
import { Failure } from '../model/failure.ts';
import type { HandFile } from '../model/hand-file.ts';
import { factsOf, type OperatorFacts } from '../model/operator.ts';
import type { PersonalPolicy } from '../model/personal.ts';
import { usualPersonal } from '../model/usual-personal.ts';
import type { Progress } from '../model/progress.ts';
import type { Options } from '../model/site.ts';
import { count } from '../model/wording.ts';
import { askedAgain, changedOptions, optionsOf, otherVersions } from '../verify/again.ts';
import { rebuiltDifferences } from '../verify/differences.ts';
import { acceptedBy } from './baselines.ts';
import type { Checked } from './check-site.ts';
import { inForce } from './in-force.ts';
import type { GlobalArguments, Surroundings } from './surroundings.ts';

/** What building a site again works with. */
interface Run {
  given: GlobalArguments;
  /** Full paths of the current folder, the site and the repository, and an empty folder. */
  cwd: string;
  site: string;
  repo: string;
  folder: string;
  progress: Progress;
  surroundings: Surroundings;
}

/**
 * Builds the commit of a checked site again and compares every file. Gives what is different about the programs that built them, as
 * sentences. Throws a Failure when the result is another one, or when it cannot be built again as it was.
 */
export async function rebuild({ recorded, text }: Checked, run: Run): Promise<string[]> {
  const { folder, progress, surroundings, repo } = run;
  const { pipeline, version } = surroundings;
  const generator = `Handover ${version}`;
  const options = optionsOf(recorded);
  if (recorded.generator !== generator)
    throw impossible(`${recorded.generator} built the site, and this is ${generator}`, 'Use that version.');
  if (options === null) throw impossible('its options are of a form this version does not know', 'Use the version that built it.');
  if (options.workingTree !== null) throw impossible('files went into it that were not committed', 'Ask for a site of committed files.');

  const content = join(folder, 'content');
  const work = join(folder, 'work');
  const out = join(folder, 'site');
  await mkdir(content);
  await mkdir(work);
  const asked = { ...askedAgain(options, recorded.commit), ...(await operatorsPart(options, run)) };
  const { site, secrets } = await pipeline
    .collect({ ...asked, repo, content, progress, generator, cache: null })
    .catch((error: unknown) => {
      throw error instanceof Failure && error.code === 'HO326' ? unknownCommit(recorded.commit) : error;
    });
  const changed = changedOptions(options, site.options);
  if (changed.length > 0) throw notTheSame(changed);

  await pipeline.deliver({ content, out, work, secrets, kept: [], progress });
  const again = recordedIn(await readFile(join(out, marker), 'utf8'));
  if (again === null || again === 'earlier') throw new Error('a new site has no list');
  const differences = rebuiltDifferences(recorded.files, again.files);
  const otherwise = otherVersions(recorded.versions, again.versions);
  const asBuilt = markerText({ ...again, versions: recorded.versions }) === text;
  if (differences.length === 0 && asBuilt) return otherwise;
  throw other(
    [...differences.map(({ how, path }) => [how, path]), ...(differences.length === 0 ? [['differs', marker]] : [])],
    [
      ...otherwise,
      ...(options.operator.audience ? ['The config says what the audience gets: it must be the one of then.'] : []),
      ...(options.operator.personal ? ['The config says what becomes of personal data: it must be the one of then.'] : []),
      ...(options.operator.baseline ? ['A baseline says what is no secret: it must be the one of then.'] : []),
      ...(options.shallow ? ['The history of this clone may be cut off in another place.'] : []),
    ],
  );
}

/** What the operator gave to a site. */
interface OperatorsPart {
  operator: OperatorFacts;
  audience: Audience;
  personal: PersonalPolicy;
  baseline: readonly BaselineEntry[];
  pages: readonly HandFile[];
}

/** The operator's part of the site. Their config is run for a site that needs it only, and never out of the site. */
async function operatorsPart({ operator, audience }: Options, run: Run): Promise<OperatorsPart> {
  if (operator.answers === null && !operator.audience && !operator.personal && !operator.baseline && operator.pages === null)
    return { operator: factsOf([]), audience: audienceOf(audience, {}), personal: usualPersonal, baseline: [], pages: [] };
  const { given, cwd, site, surroundings } = run;
  const inside = `${await realpath(site)}${sep}`;
  const from = given.config === undefined ? cwd : resolve(cwd, given.config);
  const real = await realpath(from).catch(() => from);
  if (`${real}${sep}`.startsWith(inside)) {
    throw new Failure('HO297', 'usage', "The site needs the operator's config, and none out of the site itself is run.", [
      "Run the command in the folder that holds the operator's files, or name that folder with -C.",
    ]);
  }
  const found = await inForce({ ...given, audience }, surroundings.host);
  return {
    audience: found.audience,
    operator: operator.answers === null ? factsOf([]) : found.operator,
    personal: operator.personal ? found.personal : usualPersonal,
    pages: pagesOf(operator, found.pages),
    baseline: operator.baseline ? (await acceptedBy(found, false)).entries : [],
  };
}

/** The pages that went into the site. Throws a Failure when there are none here: what else differs would only hide it. */
function pagesOf(operator: Options['operator'], here: readonly HandFile[]): readonly HandFile[] {
  if (operator.pages === null) return [];
  if (here.length === 0)
    throw notTheSame([['pages', 'pages written by hand went into the site, and the config that is looked at here names none']]);
  return here;
}

function impossible(why: string, fix: string): Failure {
  return new Failure('HO293', 'readiness', `The files are those of the list, but the site cannot be built again here: ${why}.`, [fix]);
}

function unknownCommit(commit: string): Failure {
  return new Failure('HO296', 'history', `The repository does not hold commit ${commit}, from which the site was built.`, [
    'Fetch what is missing (git fetch --all --tags), or name another clone with --repo.',
  ]);
}

function notTheSame(rows: readonly (readonly string[])[]): Failure {
  return new Failure(
    'HO294',
    'readiness',
    'The files are those of the list, but not everything else the site was built from is the same here.',
    ["Use the clone and the operator's files of then; their folder is named with -C, a config elsewhere with -c."],
    rows,
  );
}

function other(rows: readonly (readonly string[])[], reasons: readonly string[]): Failure {
  const why =
    reasons.length > 0 ? reasons : ['The site and its list were changed after the build, or another state of this version built it.'];
  return new Failure(
    'HO295',
    'readiness',
    `The commit, built again, gives another site: ${count(rows.length, 'files')} ${rows.length === 1 ? 'differs' : 'differ'}.`,
    why,
    rows,
  );
}
