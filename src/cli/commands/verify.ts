import { resolve } from 'node:path';
import { count, printable } from '../../model/wording.ts';
import { checkSite, stopped, type Checked } from '../check-site.ts';
import { currentFolder } from '../current-folder.ts';
import { columns } from '../failure-text.ts';
import { paintFor } from '../paint.ts';
import { progressFor } from '../progress.ts';
import { rebuild } from '../rebuild.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';
import { withTemporary } from '../temporary.ts';
import { untilStopped } from '../until-stopped.ts';

export type VerifyArguments = GlobalArguments & { repo?: string };

/** Checks that a delivered site is as it was built, and with a repository that its commit gives the same site again. */
export async function verify(shown: string, given: VerifyArguments, surroundings: Surroundings): Promise<void> {
  const { host } = surroundings;
  const cwd = await currentFolder(host.cwd, given.cwd);
  const site = resolve(cwd, shown);
  const checked = await checkSite(site, shown, host.stop);
  const { recorded, sha256 } = checked;
  const notes =
    given.repo === undefined ? null : await builtAgain(checked, { given, cwd, site, repo: resolve(cwd, given.repo) }, surroundings);
  if (given.quiet !== true) host.stderr.write(about(checked, notes));
  const { generator, commit, versions, files } = recorded;
  const result = {
    schema: 'handover.verify/1',
    ok: true,
    exit: 0,
    site: shown,
    commit,
    generator,
    versions,
    options: recorded.options,
    files: files.length,
    sha256,
    rebuilt: notes !== null,
    notes: notes ?? [],
  };
  const again = notes === null ? '' : ', and the commit built again gives the same bytes';
  const said = `${printable(shown)} is as it was built: ${count(files.length, 'files')} of commit ${commit.slice(0, 7)}${again}`;
  host.stdout.write(given.json === true ? `${JSON.stringify(result)}\n` : `${said}\n`);
}

async function builtAgain(
  checked: Checked,
  order: { given: GlobalArguments; cwd: string; site: string; repo: string },
  surroundings: Surroundings,
): Promise<string[]> {
  const { host } = surroundings;
  const progress = await progressFor(host, order.given.quiet === true, paintFor(host, order.given.color));
  const halt = async (): Promise<never> => {
    await untilStopped(host.stop);
    throw stopped();
  };
  return await withTemporary(host.temporary, (folder) =>
    Promise.race([rebuild(checked, { ...order, folder, progress, surroundings }), halt()]),
  ).finally(() => progress.close());
}

/** What the reader should know of the site beside the result. */
function about({ recorded: { commit, generator }, sha256 }: Checked, notes: readonly string[] | null): string {
  const rows = columns([
    ['Built from', `commit ${commit} by ${generator}`],
    ['handover.json', `SHA-256 ${sha256}`],
  ]);
  const told =
    notes === null
      ? ['Who changes a file can change the list too: ask whoever built the site for the number above, or give --repo.']
      : notes;
  return `${[...rows, ...told.map((it) => `  ${it}`)].join('\n')}\n`;
}
