import { main } from '../../src/cli/main.ts';
import { realPipeline } from '../../src/cli/real-pipeline.ts';
import { fakeHost } from './fakes.ts';
import type { Ended } from './spawned.ts';

/**
 * Runs the command line in this process, as somebody who stands in `cwd`. What a command does is the same as in a process of its own, which
 * loads the whole program first; how that one starts, ends and is stopped is not. One at a time: a build sets the temporary folder of the process.
 */
export async function inProcess(args: readonly string[], cwd: string): Promise<Ended> {
  const host = fakeHost(cwd);
  const code = await main(args, { host, pipeline: realPipeline, version: '0.1.0' });
  return { code, stdout: host.stdout.text, stderr: host.stderr.text };
}
