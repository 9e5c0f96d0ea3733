import { join } from 'node:path';
import type { Situation } from '../loop/snapshot.ts';
import { isTaskFileName } from '../loop/task-file-name.ts';
import { taskOfSession } from '../loop/task.ts';
import { taskFileIn, type TaskFile } from '../loop/pieces.ts';
import type { Call } from '../loop/call.ts';
import { gitStateOf } from './git.ts';
import type { Hiding } from './hide.ts';
import { fileInside, fileNear, placeOf, textOf, type Place } from './place.ts';
import { branchOf, headOf } from './refs.ts';
import { loopSettings } from './settings.ts';

/** The largest task file that is read, in characters. */
const most = 1024 * 1024;

/** Where the call of a hook belongs. */
export function placeOfCall({ folders }: Call, env: Readonly<Record<string, string | undefined>>, cwd: string): Place {
  const projects = [env['CLAUDE_PROJECT_DIR'], env['GEMINI_PROJECT_DIR']].filter((it): it is string => it !== undefined && it !== '');
  return placeOf(projects, [...folders, cwd]);
}

/** The tasks of the task file as it lies there, with what must not be seen hidden. */
export function tasksAt(place: Place, hide: Hiding): TaskFile & { path: string | null; unread: string | null } {
  const found = fileNear(place, loopSettings(place.root).taskFile);
  if (found === null) return { tasks: [], headings: [], tornEnd: false, path: null, unread: null };
  const read = readIn(found.file, found.path, hide);
  const unread = read === null ? 'not known: the task file is larger than 1 MiB and was not read' : null;
  return { ...(read ?? notRead), path: found.path, unread };
}

// A part is never taken for the whole: of the steps that are left none may stand in it.
const notRead: TaskFile = { tasks: [], headings: [], tornEnd: true };

/** What stands in a task file; null for one that is too large to be read whole. */
function readIn(file: string, path: string, hide: Hiding): TaskFile | null {
  const text = textOf(file) ?? '';
  return text.length > most ? null : taskFileIn(hide.text(text, path));
}

/** The task file that is in force at a path from the top of a working tree; null for none. */
export function taskFileAt(place: Place, path: string, hide: Hiding): TaskFile | null {
  const { taskFile } = loopSettings(place.root);
  if (!isTaskFileName(path) || (path !== taskFile && !path.endsWith(`/${taskFile}`))) return null;
  const top = place.tree?.top ?? place.root;
  const file = fileInside(top, join(top, path));
  return file === null ? null : (readIn(file, path, hide) ?? notRead);
}

/** Where the work of a session stands: the task file and git. `before` is the title of the task that it was at. */
export async function situationAt(
  place: Place,
  { hide, wait, before }: { hide: Promise<Hiding>; wait: number; before: string | null },
): Promise<Situation> {
  // Git works while the file is read.
  const asked = place.tree === null ? Promise.resolve(null) : gitStateOf(place.tree, wait);
  const { tasks, path, unread } = tasksAt(place, await hide);
  const git = await asked;
  const task = taskOfSession(tasks, before);
  const { tree } = place;
  if (tree === null) return { task, taskFile: path, unread, git, branch: null, head: null, worktree: null, unknown: null };
  const unknown = git === null ? 'not known: git did not answer in time' : null;
  return {
    task,
    taskFile: path,
    unread,
    git,
    branch: git?.branch ?? branchOf(tree),
    head: git?.head ?? headOf(tree),
    worktree: tree.name,
    unknown,
  };
}
