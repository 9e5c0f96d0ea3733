import { Failure } from '../model/failure.ts';
import { nearest } from '../model/nearest.ts';
import { redact } from '../redact/redact.ts';
import type { Location } from './locate.ts';
import { shown } from './names.ts';
import { nameOfRef } from './refs.ts';
import { gitLines, runGit, type Outcome } from './run.ts';

/** Names that are looked at for one that was meant. */
const mostNames = 10_000;

/** Full id of the commit that `given` names as the value of `option`: an id or its start, a branch, a tag, `HEAD~3`. Throws a Failure when there is none. */
export async function namedCommit(location: Location, given: string, option = '--at'): Promise<string> {
  const { status, output, errors } = await resolve(location, given);
  const id = output.toString('latin1').trim();
  if (status === 0 && /^[0-9a-f]{40,64}$/.test(id)) return id;
  const ambiguous = /ambiguous/.test(errors);
  throw new Failure(
    'HO326',
    'history',
    ambiguous ? `More than one commit begins with "${shownName(given)}".` : `There is no commit, tag or branch "${shownName(given)}".`,
    [
      ...(ambiguous ? [] : await meant(location, given, option)),
      ambiguous ? 'Give more digits of the commit.' : 'git log --oneline --all  lists commits;  git fetch --tags  brings tags',
    ],
  );
}

async function resolve({ own, trust }: Location, given: string): Promise<Outcome> {
  // No name holds a NUL, and no process can be given one.
  if (given.includes('\0')) return { status: 1, output: Buffer.alloc(0), errors: '' };
  return await runGit(own, ['rev-parse', '--verify', '--end-of-options', `${given}^{commit}`], trust);
}

/** The tag or branch that was likely meant, as a line of advice. */
async function meant({ own, trust }: Location, given: string, option: string): Promise<string[]> {
  const listing = ['for-each-ref', `--count=${mostNames}`, '--format=%(refname)', 'refs/tags/', 'refs/heads/', 'refs/remotes/'];
  const names = ((await gitLines(own, listing, trust)) ?? []).map((it) =>
    it.startsWith('refs/tags/') ? it.slice('refs/tags/'.length) : nameOfRef(it),
  );
  const name = names.find((it) => it.endsWith(`/${given}`)) ?? nearest(given, names);
  return name === null ? [] : [`Did you mean  ${option} ${shownName(name)}`];
}

const shownName = (name: string): string => redact(shown(name), '').text;
