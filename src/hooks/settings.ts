import { homedir } from 'node:os';
import { join } from 'node:path';
import { isTaskFileName } from '../loop/task-file-name.ts';
import { jsonIn } from './store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the repository says of its loop, in `.handover/settings.json`. Data alone: nothing in it is run. */
export interface LoopSettings {
  /** Name of the task file. */
  taskFile: string;
  /** What a session gets that was begun anew on purpose. */
  onClear: 'brief' | 'short' | 'nothing';
}

/** The settings of a repository; what is not understood is as if it were not said. */
export function loopSettings(root: string): LoopSettings {
  const fields = fieldsIn(join(root, '.handover', 'settings.json'));
  const [taskFile, onClear] = [fields['taskFile'], fields['onClear']];
  return {
    taskFile: isTaskFileName(taskFile) ? taskFile : 'TASK.md',
    onClear: onClear === 'brief' || onClear === 'nothing' ? onClear : 'short',
  };
}

/** The command of the user that follows a snapshot, from the user's own configuration; null for none. A repository has no say in it. */
export function afterCommand(env: Environment): readonly string[] | null {
  const home = homedir();
  const folder = env['XDG_CONFIG_HOME'] ?? env['APPDATA'] ?? join(home, '.config');
  const after = fieldsIn(join(folder, 'handover', 'hooks.json'))['after'];
  return Array.isArray(after) && after.length > 0 && after.every((it) => typeof it === 'string') ? after : null;
}

/** The part of the settings of a repository that has this name, as it is written. */
export function settingsPart(root: string, name: string): unknown {
  return fieldsIn(join(root, '.handover', 'settings.json'))[name];
}

function fieldsIn(path: string): Readonly<Record<string, unknown>> {
  const value = jsonIn(path);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
