import type { Situation } from '../loop/snapshot.ts';
import { readTaskFile } from '../loop/task-file.ts';
import { isComplete, type Task } from '../loop/task.ts';
import type { Call } from '../loop/call.ts';
import { branchOf, gitStateOf } from './git.ts';
import type { Hiding } from './hide.ts';
import { placeOf, fileNear, textOf, type Place } from './place.ts';
import { loopSettings } from './settings.ts';

/** The largest task file that is read, in characters. */
const most = 1024 * 1024;

/** Where the call of a hook belongs. */
export function placeOfCall({ folders }: Call, env: Readonly<Record<string, string | undefined>>, cwd: string): Place {
  const projects = [env['CLAUDE_PROJECT_DIR'], env['GEMINI_PROJECT_DIR']].filter((it): it is string => it !== undefined && it !== '');
  return placeOf(projects, [...folders, cwd]);
}

/** The tasks of the task file as it lies there, with what must not be seen hidden. */
export function tasksAt(place: Place, hide: Hiding): { tasks: Task[]; path: string | null; text: string } {
  const found = fileNear(place, loopSettings(place.root).taskFile);
  const text = found === null ? '' : hide.text((textOf(found.file) ?? '').slice(0, most), found.path);
  return { tasks: readTaskFile(text), path: found?.path ?? null, text };
}

/** Where the work stands: the task file and git. The task is the first that is not complete, else the last one. */
export async function situationAt(place: Place, hide: Promise<Hiding>, wait: number): Promise<Situation> {
  // Git works while the file is read.
  const asked = place.tree === null ? Promise.resolve(null) : gitStateOf(place.tree, wait);
  const { tasks, path } = tasksAt(place, await hide);
  const git = await asked;
  const task = tasks.find((it) => !isComplete(it)) ?? tasks.at(-1) ?? null;
  return { task, taskFile: path, git, branch: git?.branch ?? (place.tree === null ? null : branchOf(place.tree)) };
}
