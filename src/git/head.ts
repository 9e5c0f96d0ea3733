import { Failure } from '../model/failure.ts';
import { redact } from '../redact/redact.ts';
import type { Location } from './locate.ts';
import { shown } from './names.ts';
import { nameOfRef } from './refs.ts';
import { runGit } from './run.ts';

/** Full id of the commit that is checked out. Throws a Failure that says why there is none. */
export async function headOf(location: Location): Promise<string> {
  const { own, trust } = location;
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', 'HEAD^{commit}'];
  const { status, output } = await runGit(own, asked, trust);
  const id = output.toString('latin1').trim().split('\n').at(-1) ?? '';
  if (status === 0 && /^[0-9a-f]{40,64}$/.test(id)) return id;
  const named = await runGit(own, ['rev-parse', '--verify', '--quiet', 'HEAD'], trust);
  throw named.status === 0
    ? damaged('The commit that HEAD names cannot be read: its object is missing or damaged.')
    : await headless(location);
}

/** Why HEAD leads to no commit: there is none yet, there are some elsewhere, or what should lead there is damaged. */
async function headless({ own, trust }: Location): Promise<Failure> {
  const { status, output, errors } = await runGit(own, ['for-each-ref', '--format=%(refname)', 'refs/heads/', 'refs/remotes/'], trust);
  if (status !== 0 || /broken ref|packed-refs/.test(errors)) return damaged('What HEAD names cannot be read: a ref is damaged.');
  const [first = ''] = output.toString('utf8').split('\n');
  if (first === '')
    return new Failure('HO304', 'history', 'The repository has no commits yet, so there is nothing to hand over.', [
      'Commit the documents first.',
    ]);
  return new Failure('HO318', 'history', 'HEAD names a branch that has no commits, but other branches have some.', [
    `Name the one to build, for example  --at ${redact(shown(nameOfRef(first)), '').text}`,
  ]);
}

function damaged(message: string): Failure {
  return new Failure('HO305', 'history', message, ['Run `git fsck`, or clone the repository again.']);
}
