import { folderWith } from './folders.ts';
import { handover, type Ended } from './spawned.ts';

/** A command line that cannot work, and all that is said about it. */
export interface ErrorCase {
  title: string;
  files?: Record<string, string>;
  args: string[];
  exit: number;
  env?: Record<string, string>;
  /** All of stderr behind the line with name and version; `{cwd}` stands for the current folder. */
  stderr: string;
}

/** What the case gives in a process of its own, and what it should give. */
export async function outcomeOf({ files, args, env, exit, stderr }: ErrorCase): Promise<{ given: Ended; wanted: Ended }> {
  const cwd = folderWith(files ?? {});
  const ended = await handover(args, cwd, env);
  return {
    given: { ...ended, stderr: ended.stderr.replace(/^handover .*\n/, '') },
    wanted: { code: exit, stdout: '', stderr: stderr.replaceAll('{cwd}', cwd) },
  };
}
