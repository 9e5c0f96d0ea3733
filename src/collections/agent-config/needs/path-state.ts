import { withoutHome } from '../shown.ts';
import type { Need, PathState } from '../schema-needs.ts';
import { needOf } from './need.ts';

/** A path that a configuration names. */
export interface NamedPath {
  /** From the root of the repository where it leads there; else as it may be shown. */
  path: string;
  state: PathState;
}

/** Where `written` leads when it is looked up from `folder` (from the root of the repository, empty for the root), which is also what variables for the tool's own root stand for. */
export function pathFrom(written: string, folder: string): NamedPath {
  const plain = written.replace(/^["']|["']$/g, '').replace(/^file:\/\//, '');
  if (home.test(plain)) return { path: withoutHome(plain).replaceAll('\\', '/'), state: 'home' };
  const rooted = root.exec(plain);
  const rest = (rooted ? plain.slice(rooted[0].length) : plain).replaceAll('\\', '/');
  if (rooted === null && (rest.startsWith('/') || /^[A-Za-z]:\//.test(rest))) return { path: rest, state: 'absolute' };
  if (/[$%`{}*]/.test(rest)) return { path: rest, state: 'dynamic' };
  const path = normalized(folder === '' ? rest : `${folder}/${rest}`);
  return path === null ? { path: rest, state: 'outside' } : { path, state: 'unchecked' };
}

/** A file that something needs, looked up from `folder`. */
export function fileNeed(written: string, folder = ''): Need {
  const { path, state } = pathFrom(written, folder);
  return needOf('file', path, { state });
}

/** A path without `.` and `..`; null when it climbs out of the root. The root itself is `.`. */
export function normalized(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

const home =
  /^(?:~|\$HOME\b|\$\{HOME\}|\$\{userHome\}|\$\{env:HOME\}|%USERPROFILE%|\/(?:home|Users)\/|\/root(?:\/|$)|[A-Za-z]:[\\/]Users[\\/]|(?:\/mnt)?\/[a-z]\/Users\/)/i;
const root =
  /^(?:\$\{?(?:CLAUDE_PROJECT_DIR|GEMINI_PROJECT_DIR|CURSOR_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|CODEX_PROJECT_DIR|PWD|workspaceFolder|CLAUDE_SKILL_DIR)(?::-[^}]*)?\}?|\$\(git rev-parse --show-toplevel\))[\\/]?/;
