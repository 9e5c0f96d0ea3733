import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Survey } from '../../collect/survey.ts';
import { configNames } from '../../config/find.ts';
import { isOwnCi } from '../../model/own-ci.ts';
import type { CiHost } from '../../init/ci.ts';
import type { NewFile } from '../../init/new-file.ts';
import { forgeOf } from '../../model/forge.ts';
import { planOf } from '../../init/plan.ts';
import { templateNames, templateOf, type TemplateName } from '../../init/templates.ts';
import { Failure } from '../../model/failure.ts';
import { currentFolder } from '../current-folder.ts';
import { foundText } from '../found-text.ts';
import { initText } from '../init-text.ts';
import { paintFor } from '../paint.ts';
import { askAnswers, canAsk } from '../questions.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';
import { foresee, writeNew } from '../write-new.ts';

export type InitArguments = GlobalArguments & { yes?: boolean; dryRun?: boolean; ci?: CiHost; template?: TemplateName[] };

/** Writes what a repository needs for its handover, and never over a file that is there; prints the new files. */
export async function init(given: InitArguments, surroundings: Surroundings): Promise<void> {
  const { host, pipeline, version } = surroundings;
  const folder = await currentFolder(host.cwd, given.cwd);
  const answerable = canAsk(host, given.input);
  // A dry run says what would be written without any answer, rather than nothing.
  const asks = given.yes !== true && given.template === undefined && (answerable || given.dryRun !== true);
  if (asks && !answerable) throw noTerminal();

  const paint = paintFor(host, given.color);
  const tell = (text: string): void => void (given.quiet !== true && host.stderr.write(text));
  const looked = await pipeline.survey(folder).catch(nothingToSurvey);
  tell(foundText(looked, paint));
  const found = looked instanceof Failure ? null : looked;
  const needless = given.template === undefined ? needlessIn(folder, found) : [];
  const files = given.template?.map(templateOf) ?? (await planned(folder, found, { given, asks, needless, surroundings }));

  const dryRun = given.dryRun === true;
  const outcomes = dryRun ? foresee(folder, files) : writeNew(folder, files);
  const left = needless.map((it) => templateOf(it).path);
  const hostUnknown = !asks && given.template === undefined && given.ci === undefined && !files.some((it) => it.path.endsWith('.yml'));
  tell(initText(files, outcomes, { dryRun, version, prefix: found?.prefix ?? '', needless: left, hostUnknown }, paint));
  const result = { schema: 'handover.init/1', ok: true, exit: 0, dryRun, files: outcomes };
  const fresh = outcomes.filter((it) => it.state === 'written').map((it) => `${it.path}\n`);
  host.stdout.write(given.json === true ? `${JSON.stringify(result)}\n` : fresh.join(''));
}

/** Templates of documents that are there under other names: a second, empty one would be taken for the newest. */
function needlessIn(folder: string, found: Survey | null): TemplateName[] {
  const names = readdirSync(folder);
  return templateNames.filter((it) => {
    const { path } = templateOf(it);
    return !names.includes(path) && found !== null && found.like(path).some((other) => isTask(other) === isTask(path));
  });
}

/** A task file is read as a handoff, but neither stands in for the other. */
const isTask = (path: string): boolean => /(?:^|\/)task[^/]*$/i.test(path);

/** The reason why there is nothing to look through yet; any other failure ends the command. */
function nothingToSurvey(error: unknown): Failure {
  if (error instanceof Failure && error.exit === 'history') return error;
  throw error;
}

interface Circumstances {
  given: InitArguments;
  asks: boolean;
  needless: readonly TemplateName[];
  surroundings: Surroundings;
}

async function planned(folder: string, found: Survey | null, { given, asks, needless, surroundings }: Circumstances): Promise<NewFile[]> {
  const names = readdirSync(folder);
  const ci = given.ci ?? likelyHost(found, names);
  const answers = asks
    ? await askAnswers({ title: found?.title ?? null, ci, asksCi: given.ci === undefined }, surroundings.host)
    : { title: null, contact: null, ci };
  // Only one that needs no further setting; the config says what it does, and can be changed before the first build.
  const repository = found?.addresses.find((it) => forgeOf(it) !== null) ?? null;
  return planOf(
    { ...answers, repository },
    {
      config: configNames.find((it) => names.includes(it)) ?? null,
      gitlab: names.includes('.gitlab-ci.yml') && !isOwnCi(readFileSync(join(folder, '.gitlab-ci.yml'), 'utf8')),
      needless,
      version: surroundings.version,
    },
  );
}

/** Where the site is most likely built. A CI file below the top of a repository would not be found. */
function likelyHost(found: Survey | null, names: readonly string[]): CiHost {
  if (found === null || found.prefix !== '') return 'none';
  if (names.includes('.gitlab-ci.yml')) return 'gitlab';
  if (names.includes('.github')) return 'github';
  const hosts = new Set(found.hosts.flatMap((it) => it.split('.')));
  return hosts.has('gitlab') ? 'gitlab' : hosts.has('github') ? 'github' : 'none';
}

function noTerminal(): Failure {
  return new Failure('HO260', 'usage', 'There is no terminal on which questions could be asked.', [
    'Take what is found in the repository:  handover init --yes',
    'See first what would be written:  handover init --dry-run',
  ]);
}
