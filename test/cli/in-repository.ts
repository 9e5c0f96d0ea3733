import { main } from '../../src/cli/main.ts';
import { realPipeline } from '../../src/cli/real-pipeline.ts';
import { makeRepository } from '../histories/repository.ts';
import { fakeHost } from './fakes.ts';
import { folderWith } from './folders.ts';

/** Runs a command in this process, as somebody who stands in `cwd`. */
export async function run(cwd: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const host = fakeHost(cwd);
  const code = await main(args, { host, pipeline: realPipeline, version: '0.1.0' });
  return { code, stdout: host.stdout.text, stderr: host.stderr.text };
}

/** What a command gives that went well and has nothing to say beside its result. */
export const fine = (stdout: string) => ({ code: 0, stdout, stderr: '' });

/** A repository of one commit with these files. */
export async function repositoryWith(files: Readonly<Record<string, string>>): Promise<string> {
  const repository = await makeRepository(folderWith(files));
  await repository.commit('Begin');
  return repository.folder;
}
