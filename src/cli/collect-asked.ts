import { resolve } from 'node:path';
import { languageOf } from '../config/language.ts';
import type { InForce } from './in-force.ts';

/** What every command that reads the repository asks of it, as the settings in force say. `version` is that of this program. */
export function collectAsked({ cwd, settings, operator, audience, personal, address, milestones, pages }: InForce, version: string) {
  const { repo, title, language, offline, textLimit, url, allowShallow, at, refs, since, asOf, workingTree } = settings;
  return {
    repo: resolve(cwd, repo.value),
    allowShallow: allowShallow.value,
    at: at.value,
    refs: refs.value,
    since: since.value,
    milestones,
    asOf: asOf.value,
    workingTree: workingTree.value,
    title: title.value,
    language: languageOf(language.value),
    offline: offline.value,
    textLimit: textLimit.value,
    url: url.value,
    operator,
    address,
    audience,
    personal,
    pages,
    generator: `Handover ${version}`,
  };
}
