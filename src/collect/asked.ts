import { createHash } from 'node:crypto';
import type { Repository } from '../git/open.ts';
import { isUsual, type Audience } from '../model/audience.ts';
import type { BaselineEntry } from '../model/baseline.ts';
import type { RepositoryAddress } from '../model/forge.ts';
import { factsOf, type OperatorFacts } from '../model/operator.ts';
import type { PersonalPolicy } from '../model/personal.ts';
import { usualPersonal } from '../model/usual-personal.ts';
import type { Milestone } from '../model/milestone.ts';
import type { Options } from '../model/site.ts';
import type { Redacted } from '../model/redacted.ts';

/** What was asked for that the pages depend on. */
interface Asked {
  at: string | null;
  refs: readonly string[] | null;
  title: string | null;
  language: string;
  offline: boolean;
  textLimit: number;
  url: string | null;
  audience: Audience;
  operator: OperatorFacts;
  personal: PersonalPolicy;
  baseline: readonly BaselineEntry[];
  address: RepositoryAddress | null;
  /** A digest of the operator's pages; null for none. */
  pages: string | null;
  milestones: readonly Milestone[];
  asOf: number;
}

/** The same as the site records it, with what the repository held of it. `uncommitted` counts files of the working tree; null when it was not read. */
export function optionsOf(
  { at, refs, title, language, offline, textLimit, url, audience, operator, personal, baseline, address, pages, milestones, asOf }: Asked,
  repository: Pick<Repository, 'refs' | 'shallow' | 'redactor' | 'since' | 'tags'>,
  uncommitted: number | null,
): Options {
  const shown = (text: string): Redacted => repository.redactor.redact(text, { path: '', age: 0 }).text;
  const answers = JSON.stringify(operator);
  return {
    at: at === null ? null : shown(at),
    refs: refs === null || repository.refs === null ? null : { patterns: refs.map(shown), ...repository.refs },
    since: repository.since === null ? null : repository.since,
    milestones: [...milestones],
    asOf,
    tags: repository.tags,
    workingTree: uncommitted === null ? null : { files: uncommitted },
    audience: audience.name,
    language,
    title: title === null ? null : shown(title),
    shallow: repository.shallow,
    // An address that must be hidden in part leads nowhere.
    repository: address !== null && shown(address.address) === address.address ? address : null,
    offline,
    textLimit,
    url: url === null ? null : shown(url),
    operator: {
      answers: answers === JSON.stringify(factsOf([])) ? null : createHash('sha256').update(answers).digest('hex'),
      // No digest of it: a reader could try out what is kept from them.
      audience: !isUsual(audience),
      personal: JSON.stringify(personal) !== JSON.stringify(usualPersonal),
      baseline: baseline.length > 0,
      pages,
    },
  };
}
