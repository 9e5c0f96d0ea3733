import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from '../hooks/place.ts';
import { folderOf, jsonIn, makeFolder, writeWhole } from '../hooks/store.ts';
import type { Tool } from '../loop/call.ts';
import { faultIn, hooksIn, undone, undoneIn, withHooks, withoutHooks, type Fault, type NotEditable, type Undo } from '../loop/hook-edit.ts';
import type { HookFile } from '../loop/hook-files.ts';
import { namesOurScript } from '../loop/own-hooks.ts';
import { Failure } from '../model/failure.ts';
import { notUtf8At } from './not-utf8.ts';

/** A file before and after; null where it is not there. */
export interface Change {
  path: string;
  before: string | null;
  after: string | null;
  undo: readonly Undo[];
}

/** What the installer remembers on this machine, to give back the very bytes. */
interface Installed {
  path: string;
  /** SHA-256 of the file as it was left. */
  left: string;
  /** Null for a file that was not there. */
  undo: readonly Undo[] | null;
}

/** What installing changes: the tool's file, then the script. Throws a Failure where the file cannot be edited without a risk. */
export function toInstall(root: string, file: HookFile, script: string): Change[] {
  const before = readAt(root, file.path);
  const own = readAt(root, file.script);
  if (own !== null && !isOurs(own)) throw notEditable(file.script, 'script');
  const edited = withHooks(before, file);
  if (typeof edited === 'string') throw notEditable(file.path, edited, faultIn(before, file));
  return [
    { path: file.script, before: own, after: script, undo: [] },
    { path: file.path, before, after: edited.text, undo: edited.undo },
    ...ruleOf(root, file, true),
  ].filter((it) => it.before !== it.after);
}

/** What removing changes. The bytes from before, with what else has changed since where it can be told apart, else the file without our hooks. */
export function toRemove(root: string, tool: Tool, file: HookFile): Change[] {
  const before = readAt(root, file.path);
  const script = readAt(root, file.script);
  const known = installedOf(root, tool);
  let after = before;
  if (before !== null && known?.path === file.path && known.left === digestOf(before))
    after = known.undo === null ? null : undone(before, known.undo);
  else if (before !== null) {
    const fault = faultIn(before, file);
    if (fault !== null) throw notEditable(file.path, fault.reason, fault);
    if (hooksIn(before, file) !== 'none') after = undoneIn(before, known?.undo ?? [], file) ?? withoutHooks(before, file);
  }
  return [
    { path: file.path, before, after, undo: [] },
    { path: file.script, before: script, after: script !== null && isOurs(script) ? null : script, undo: [] },
    ...ruleOf(root, file, false),
  ].filter((it) => it.before !== it.after);
}

/** The rule beside the hooks. One that somebody has changed is theirs. */
function ruleOf(root: string, { rule }: HookFile, installs: boolean): Change[] {
  if (rule === undefined) return [];
  const before = readAt(root, rule.path);
  const after = before === null || before === rule.text ? (installs ? rule.text : null) : before;
  return [{ path: rule.path, before, after, undo: [] }];
}

/** Writes changes; folders that are empty afterwards go with the files. */
export function apply(root: string, tool: Tool, changes: readonly Change[], installs: boolean): void {
  for (const { path, after } of changes) {
    const target = join(root, path);
    if (after === null) {
      rmSync(target, { force: true });
      removeEmpty(root, dirname(path));
    } else {
      makeFolder(dirname(target));
      writeWhole(target, after);
    }
  }
  const edited = changes.find((it) => it.path.endsWith('.json'));
  const all = allInstalled(root);
  if (installs && edited?.after != null) {
    // What was put in before is not what it was before us.
    const earlier = all[tool];
    const undo =
      edited.before === null
        ? null
        : earlier !== undefined && earlier.left === digestOf(edited.before)
          ? earlier.undo === null
            ? null
            : [...edited.undo, ...earlier.undo]
          : edited.undo;
    remember(root, { ...all, [tool]: { path: edited.path, left: digestOf(edited.after), undo } });
  }
  if (!installs && all[tool] !== undefined) remember(root, Object.fromEntries(Object.entries(all).filter(([it]) => it !== tool)));
}

/** True for a script that this program has written. */
function isOurs(script: string): boolean {
  return /^#!\/usr\/bin\/env node\r?\n\/\/ Made by Handover/.test(script);
}

/** The text of a file below `root`; null where there is none. Throws a Failure for a link, which would change something elsewhere, and for what cannot be read. */
export function readAt(root: string, path: string): string | null {
  const { text, reason, place } = lookAt(root, path);
  if (reason !== null) throw notEditable(path, reason, place);
  return text;
}

interface Look {
  text: string | null;
  reason: Reason | null;
  place: { line: number; column: number } | null;
}

function lookAt(root: string, path: string): Look {
  for (let at = path; at !== '.'; at = dirname(at)) {
    if (lstatSync(join(root, at), { throwIfNoEntry: false })?.isSymbolicLink() === true) return { text: null, reason: 'link', place: null };
  }
  const text = textOf(join(root, path));
  const isThere = lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
  if (text === null) return { text, reason: isThere ? 'unreadable' : null, place: null };
  const place = notUtf8At(join(root, path));
  return { text, reason: place === null ? null : 'bytes', place };
}

type Reason = NotEditable | 'link' | 'unreadable' | 'bytes' | 'script';

const why: Readonly<Record<Reason, string>> = {
  syntax: 'it is not valid JSON',
  comments: 'it has comments or commas that the tool itself does not read',
  shape: 'it has something else in the place of the hooks',
  link: 'a symbolic link leads there',
  unreadable: 'it cannot be read',
  bytes: 'it is not UTF-8',
  script: 'it is a script of somebody else, in the place of the one that the hooks call',
};

function notEditable(path: string, reason: Reason, fault: Pick<Fault, 'line' | 'column'> | null = null): Failure {
  const place = fault === null ? '' : ` (line ${fault.line}, column ${fault.column})`;
  return new Failure('HO187', 'usage', `${path} was not changed: ${why[reason]}${place}.`, [
    'Mend it first, or add the hooks by hand; the change that is wanted is shown for an empty folder.',
    'For the other tools alone:  --tool <name>',
  ]);
}

/** Why the file of a tool cannot be changed, and where in it. */
export interface Obstacle {
  code: 'HO187';
  message: string;
  line: number | null;
  column: number | null;
  /** Whether hooks of this program may stand there all the same. */
  maybeOurs: boolean;
}

/** What stands against changing the file of a tool; null for nothing, also where it is not there. */
export function obstacleAt(root: string, file: HookFile): Obstacle | null {
  const { text, reason, place } = lookAt(root, file.path);
  const fault = reason === null ? faultIn(text, file) : null;
  const said = reason ?? fault?.reason ?? null;
  if (said === null) return null;
  const { line = null, column = null } = place ?? fault ?? {};
  return { code: 'HO187', message: why[said], line, column, maybeOurs: text === null || namesOurScript(text, file) };
}

/** Line that keeps the records out of git on this machine. */
const excluded = '/.handover/';
const excludeKey = 'git/info/exclude';

/** Git's own list with a letter for each byte: it need not be UTF-8, and none of it may change. Null where it is not there. */
const listAt = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'latin1') : null);

/** What keeping the records out of git changes in git's own list. */
export function toExclude(path: string): Change[] {
  const before = listAt(path);
  const text = before ?? '';
  if (text.split(/\r?\n/).includes(excluded)) return [];
  const content = `${text === '' || text.endsWith('\n') ? '' : '\n'}${excluded}\n`;
  const undo = [{ offset: text.length, length: content.length, content: '', taken: content }];
  return [{ path, before, after: text + content, undo }];
}

/** The same taken back: the line that this program has added, or with `asked` whoever has. */
export function toInclude(root: string, path: string, asked: boolean): Change[] {
  const before = listAt(path);
  const known = allInstalled(root)[excludeKey];
  if (before === null || (known === undefined && !asked)) return [];
  const after =
    known?.left === digestOf(before, 'latin1')
      ? known.undo === null
        ? null
        : undone(before, known.undo)
      : before
          .split('\n')
          .filter((it) => it.replace(/\r$/, '') !== excluded)
          .join('\n');
  return after === before ? [] : [{ path, before, after, undo: [] }];
}

/** Writes a change of git's own list. */
export function applyToExclude(root: string, { path, before, after, undo }: Change): void {
  if (after === null) rmSync(path, { force: true });
  else {
    makeFolder(dirname(path));
    writeWhole(path, Buffer.from(after, 'latin1'));
  }
  const { [excludeKey]: _, ...others } = allInstalled(root);
  const isAdded = undo.length > 0 && after !== null;
  remember(
    root,
    isAdded ? { ...others, [excludeKey]: { path, left: digestOf(after, 'latin1'), undo: before === null ? null : undo } } : others,
  );
}

const recordPath = (root: string): string => join(root, '.handover', 'local', 'installed.json');

function allInstalled(root: string): Partial<Record<string, Installed>> {
  const value = jsonIn(recordPath(root));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function installedOf(root: string, tool: Tool): Installed | undefined {
  return allInstalled(root)[tool];
}

function remember(root: string, all: Partial<Record<string, Installed>>): void {
  folderOf(root, 'local');
  writeWhole(recordPath(root), `${JSON.stringify(all, null, 1)}\n`);
}

function removeEmpty(root: string, folder: string): void {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    if (readdirSync(join(root, at)).length > 0) return;
    rmdirSync(join(root, at));
  }
}

const digestOf = (text: string, encoding: 'utf8' | 'latin1' = 'utf8'): string => createHash('sha256').update(text, encoding).digest('hex');
