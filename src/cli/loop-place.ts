import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileInside, isInGit, isInside, placeOf, fileNear, textOf, type Place } from '../hooks/place.ts';
import { loopSettings } from '../hooks/settings.ts';
import { makeFolder, writeWhole } from '../hooks/store.ts';
import { targetOf, type Refusal } from '../loop/task-edit.ts';
import { readSettings, settingsPath } from '../loop/settings-file.ts';
import { Failure } from '../model/failure.ts';
import { problemOf } from '../model/problem.ts';
import { aloneWith } from './alone-with.ts';
import { currentFolder } from './current-folder.ts';
import { notUtf8At } from './not-utf8.ts';
import { paintFor } from './paint.ts';
import { problemLine } from './problems.ts';
import type { GlobalArguments, Surroundings } from './surroundings.ts';

/** Where a command of the loop works: the working tree around the current folder, else that folder. Says what of its settings is not in force. Throws a Failure in git's own folder. */
export async function loopPlace(given: GlobalArguments, { host }: Surroundings): Promise<Place> {
  const place = placeOf([], [await currentFolder(host.cwd, given.cwd)]);
  if (!isInGit(place)) {
    // The hooks are silent about it, and would leave it for good.
    const text = textOf(join(place.root, settingsPath));
    const findings = text === null ? [] : readSettings(text).findings;
    for (const it of findings) host.stderr.write(`${problemLine(problemOf(settingsPath, it), paintFor(host, given.color))}\n`);
    return place;
  }
  throw new Failure('HO193', 'usage', 'This is a bare repository: it has no working tree, in which the files of a task would lie.', [
    'Work in a working tree of it:  git worktree add <folder> <branch>',
    'Or name another folder with -C',
  ]);
}

/** The task file that is in force at a place: nearest first; where none is there, the one that would be made at the top. Throws a Failure where none can be made. */
export function taskFile(place: Place): { file: string; path: string; text: string } {
  const name = loopSettings(place.root).taskFile;
  const found = fileNear(place, name) ?? { file: fileToWrite(place, name), path: name };
  const text = textOf(found.file);
  if (text === null && lstatSync(found.file, { throwIfNoEntry: false }) !== undefined) throw notWritable(name, 'it cannot be read');
  return { ...found, text: text ?? '' };
}

/** Where a file at the top of a place is written: where a link leads that stays inside. Throws a Failure for anything else that stands there. */
export function fileToWrite({ tree, root }: Place, name: string): string {
  const top = tree?.top ?? root;
  const path = join(top, name);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  const file = stat !== undefined ? fileInside(top, path) : isInside(top, path) ? path : null;
  if (file !== null) return file;
  const isLink = stat === undefined || stat.isSymbolicLink() || !isInside(top, path);
  throw notWritable(name, isLink ? 'it is a link that leads to no file of this working tree' : 'it is no file');
}

function notWritable(path: string, why: string, fix = 'Put a file in its place, or take it away.'): Failure {
  return new Failure('HO191', 'usage', `${path} was not changed: ${why}.`, [fix]);
}

/** Changes the task file as a whole, so that it is never there by half and two commands at once lose nothing. Gives its path. */
export async function changeTaskFile(place: Place, change: (text: string, path: string) => string): Promise<string> {
  const { file, path } = taskFile(place);
  makeFolder(dirname(file));
  await aloneWith(file, () => {
    const { text } = taskFile(place);
    const broken = text === '' ? null : notUtf8At(file);
    if (broken !== null) {
      const { line, column } = broken;
      throw notWritable(
        path,
        `it is not UTF-8 (line ${line}, column ${column})`,
        'Save it as UTF-8 first: an edit would destroy such letters.',
      );
    }
    const fresh = change(text, path);
    if (fresh !== text) writeWhole(file, fresh);
  });
  return path;
}

/** The task that is meant. Throws a Failure where that is not clear. */
export function taskMeant(path: string, text: string, title: string | undefined): Exclude<ReturnType<typeof targetOf>, Refusal> {
  const target = targetOf(text, title ?? null);
  if (typeof target === 'string') throw taskFailure(target, path);
  return target;
}

const reasons: Readonly<Record<Refusal | 'none-left', readonly [string, string]>> = {
  'no-task': ['holds no such task.', 'Begin one:  handover task new <title> --step <text>'],
  'several-tasks': ['holds several tasks that are not complete.', 'Say which one is meant:  --task <title>'],
  'no-step': ['has no step of this number in that task.', 'handover task step <title>  adds one'],
  'none-left': ['has no step left in that task: every one is done, or none was added.', 'handover task step <title>  adds one'],
};

/** Why an edit of a task file was not made. */
export function taskFailure(refusal: Refusal | 'none-left', path: string): Failure {
  const [what, fix] = reasons[refusal];
  return new Failure('HO180', 'usage', `${path} ${what}`, [fix]);
}
