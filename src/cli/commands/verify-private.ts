import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ask } from '../../access/ask.ts';
import { isPrivate, verdictOf, type Verdict } from '../../access/judge.ts';
import { pathsToAsk } from '../../access/paths.ts';
import { markedFiles, marker } from '../../deliver/marker.ts';
import { Failure } from '../../model/failure.ts';
import { count } from '../../model/wording.ts';
import { currentFolder } from '../current-folder.ts';
import { columns } from '../failure-text.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';

export type VerifyPrivateArguments = GlobalArguments & { site?: string };

const shown: Record<Verdict, string> = { open: 'open to everybody', closed: 'closed', absent: 'nothing there', unknown: 'cannot be told' };

/** Asks a deployed site for its parts without credentials, and fails when one of them is sent. Connects to `address` and to where it redirects. */
export async function verifyPrivate(address: string, given: VerifyPrivateArguments, { host }: Surroundings): Promise<void> {
  const site = siteAt(address);
  const cwd = await currentFolder(host.cwd, given.cwd);
  const files = given.site === undefined ? [] : filesOf(resolve(cwd, given.site), given.site);
  const answers: { path: string; status: number | null; verdict: Verdict }[] = [];
  for (const path of pathsToAsk(files)) {
    const answer = await ask(site, path, host.stop);
    answers.push({ path, status: answer.status, verdict: verdictOf(answer) });
  }
  const open = answers.filter((it) => it.verdict === 'open');
  const ok = isPrivate(answers.map((it) => it.verdict));
  if (given.quiet !== true) {
    const rows = answers.map(({ path, status, verdict }) => [`/${path}`, status === null ? 'no answer' : String(status), shown[verdict]]);
    host.stderr.write(`${columns(rows).join('\n')}\n`);
  }
  if (!ok)
    throw notPrivate(
      open.map((it) => `/${it.path}`),
      answers,
    );
  const result = { schema: 'handover.verify-private/1', ok: true, exit: 0, url: site.href, answers };
  host.stdout.write(
    given.json === true
      ? `${JSON.stringify(result)}\n`
      : `${site.href} answers ${count(answers.length, 'requests')} with nothing of the site\n`,
  );
}

function siteAt(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Failure('HO270', 'usage', 'The address of the site is not one that a browser could open.', [
      'Write it with https:// in front.',
    ]);
  }
  if (url.username !== '' || url.password !== '') {
    throw new Failure('HO270', 'usage', 'The address holds a name or a password: the check is what somebody without them gets.', [
      'Leave out what stands in front of the @.',
    ]);
  }
  url.hash = '';
  url.search = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

function filesOf(folder: string, named: string): string[] {
  const path = join(folder, marker);
  const files = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? markedFiles(readFileSync(path, 'utf8')) : null;
  if (files !== null) return [...files];
  throw new Failure('HO250', 'usage', `There is no site in ${named}: it holds no ${marker} that a build has written.`, [
    'Name the folder that was deployed after --site, or leave it out.',
  ]);
}

function notPrivate(open: readonly string[], answers: readonly { status: number | null; verdict: Verdict }[]): Failure {
  if (open.length > 0) {
    return new Failure(
      'HO271',
      'readiness',
      `Anybody can read ${count(open.length, 'addresses')} of the site, the first of them ${open[0]}.`,
      [
        "Put the whole site behind the host's access control: pages, search index, data and Markdown alike.",
        'What protects and what does not stands in the README under "Who can read it".',
      ],
    );
  }
  const silent = answers.every((it) => it.verdict === 'absent' || it.status === null);
  return new Failure(
    'HO272',
    'readiness',
    silent ? 'Nothing was found at the address, so nothing can be said about who may read it.' : 'Some addresses gave no clear answer.',
    ['Correct the address, or ask again later.'],
  );
}
