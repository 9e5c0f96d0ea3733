import { isGitFolder } from './git-folder.ts';

/** Whether a value can be the name of the task file: a path below the top of a working tree that leads neither into git's own folder nor to a record of the loop. */
export function isTaskFileName(value: unknown): value is string {
  if (typeof value !== 'string' || value === '' || /^(?:[/\\]|[A-Za-z]:)|\0/.test(value)) return false;
  const parts = value.split(/[/\\]/).filter((it) => it !== '' && it !== '.');
  const [first, ...below] = parts;
  if (first === undefined || parts.some((it) => it === '..' || isGitFolder(it))) return false;
  return first.toLowerCase() !== '.handover' || (below.length === 1 && /\.(?:md|markdown|txt)$/i.test(below.join('')));
}
