import { dirname, resolve } from 'node:path';
import { audienceOf } from '../config/audience.ts';
import { configNames, findConfig } from '../config/find.ts';
import { loadConfig } from '../config/load.ts';
import { operatorFactsOf, usualContent } from '../config/operator.ts';
import { readPages } from '../config/pages.ts';
import { addressOf } from '../config/site.ts';
import { personalOf } from '../config/personal.ts';
import { settingsOf, type Flags, type Sourced } from '../config/settings.ts';
import type { Audience } from '../model/audience.ts';
import type { RepositoryAddress } from '../model/forge.ts';
import type { HandFile } from '../model/hand-file.ts';
import type { Milestone } from '../model/milestone.ts';
import type { PersonalPolicy } from '../model/personal.ts';
import type { OperatorFacts } from '../model/operator.ts';
import { currentFolder } from './current-folder.ts';
import type { Host } from './host.ts';
import type { GlobalArguments } from './surroundings.ts';

/** What steers a command. */
export interface InForce {
  /** Full path of the folder that paths count from. */
  cwd: string;
  settings: Sourced;
  operator: OperatorFacts;
  audience: Audience;
  personal: PersonalPolicy;
  /** Where the operator says that the repository can be looked at; null when they say nothing. */
  address: RepositoryAddress | null;
  /** Days that the config names. */
  milestones: readonly Milestone[];
  /** Files of the operator's folder of pages; none where the config names no such folder. */
  pages: readonly HandFile[];
  /** Full paths of the operator's own files, whether they are there or not: the config, the content folder, the folder of pages and the baselines. */
  sources: string[];
}

/** Finds what is in force for a command. `reading` counts from 0; a config is run anew for each number. Throws a Failure for what is invalid. */
export async function inForce(given: GlobalArguments & Flags, host: Pick<Host, 'cwd'>, reading = 0): Promise<InForce> {
  const cwd = await currentFolder(host.cwd, given.cwd);
  const file = await findConfig(cwd, given.config ?? null);
  const configured = file === null ? {} : await loadConfig(file, cwd, reading);
  const settings = settingsOf(given, configured, file?.shown ?? null);
  const pages = configured.pages === undefined ? null : resolve(cwd, configured.pages);
  return {
    cwd,
    settings,
    audience: audienceOf(settings.audience.value, configured.audiences ?? {}),
    personal: personalOf(configured.personal),
    address: addressOf(configured.site),
    milestones: configured.milestones ?? [],
    operator: await operatorFactsOf(configured, file, cwd),
    pages: pages === null ? [] : await readPages(pages, file === null ? cwd : dirname(file.path)),
    sources: [
      ...(file === null ? configNames.map((it) => resolve(cwd, it)) : [file.path]),
      resolve(cwd, configured.content ?? usualContent),
      ...(pages === null ? [] : [pages]),
      ...settings.baseline.value.map((it) => resolve(cwd, it)),
    ],
  };
}
