import { tarball } from '../init/ci.ts';
import type { NewFile } from '../init/new-file.ts';
import { count } from '../model/wording.ts';
import type { Paint } from './paint.ts';
import type { Outcome } from './write-new.ts';

/** How `init` was run. */
interface Circumstances {
  dryRun: boolean;
  version: string;
  /** The folder from the top of the repository; empty for the top. */
  prefix: string;
  /** Templates that were left out, because there are such documents. */
  needless: readonly string[];
  /** True when no CI file is among the files because nothing told which host builds the site. */
  hostUnknown: boolean;
}

/** What `init` did or would do with `files`, and what to do next, for stderr. Ends with a line break. */
export function initText(
  files: readonly NewFile[],
  outcomes: readonly Outcome[],
  { dryRun, version, prefix, needless, hostUnknown }: Circumstances,
  paint: Paint,
): string {
  const fresh = files.filter((_, index) => outcomes[index]?.state === 'written');
  const kept = outcomes.filter((it) => it.state === 'kept').map((it) => it.path);
  const texts = dryRun ? fresh.flatMap(({ path, text }) => [paint('bold', path), ...indented(text), '']) : [];
  const summary = dryRun ? `Would write ${count(fresh.length, 'files')}; nothing was written` : `Wrote ${count(fresh.length, 'files')}`;
  const lines = [
    paint('bold', summary),
    ...(kept.length === 0 ? [] : [`  Kept as it is: ${kept.join(', ')}`]),
    ...(needless.length === 0 ? [] : [`  Not needed, because the repository has such documents: ${needless.join(', ')}`]),
    ...(hostUnknown ? ['  No CI file, because nothing tells the host:  handover init --ci github  (or gitlab) writes one'] : []),
    ...hints(
      fresh.map((it) => it.path),
      version,
      prefix,
    ).map((it) => `  ${it}`),
  ];
  return `${[...texts, ...lines].join('\n')}\n`;
}

const indented = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((it) => `  ${it}`.trimEnd());

function hints(fresh: readonly string[], version: string, prefix: string): string[] {
  const ci = fresh.find((it) => it.endsWith('.yml'));
  return [
    ...(fresh.includes('handover.gitlab-ci.yml') ? ["Add to .gitlab-ci.yml:  include: [{ local: 'handover.gitlab-ci.yml' }]"] : []),
    ...(ci === undefined
      ? []
      : [`${ci} installs Handover from ${tarball(version)}: commit that file (npm pack), or name another address there`]),
    ...(ci !== undefined && prefix !== '' ? [`${ci} is only found at the top of the repository: move it there`] : []),
    ...(fresh.length === 0 ? [] : ['Next: fill in, commit, and look at it with  handover dev']),
  ];
}
