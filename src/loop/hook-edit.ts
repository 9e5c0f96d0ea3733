import { findNodeAtLocation, getNodeValue, type Node, type ParseError } from 'jsonc-parser';
import type { HookFile } from './hook-files.ts';
import { added, changed, isLeftEmpty, removed, treeOf, withKey, type Change } from './json-edit.ts';
import { ownEntries } from './own-hooks.ts';

/** A change that takes another one back. */
export type Undo = Readonly<Change> & {
  /** What it takes out. Not there in what an older version remembered. */
  taken?: string;
};

export interface Edited {
  text: string;
  /** Takes everything back, in this order. */
  undo: readonly Undo[];
}

/** Why a file is not edited. */
export type NotEditable = 'syntax' | 'comments' | 'shape';

/** The same with the place in the text. */
export interface Fault {
  reason: NotEditable;
  line: number;
  column: number;
}

/** The file with the hooks in it and nothing else changed; the same text where they are there already. `text` is null for a file that is not there. */
export function withHooks(text: string | null, file: HookFile): Edited | NotEditable {
  if (text === null || text.trim() === '') {
    const whole = `${text?.startsWith('\uFEFF') === true ? '\uFEFF' : ''}${JSON.stringify(wholeOf(file), null, 2)}\n`;
    return { text: whole, undo: [{ offset: 0, length: whole.length, content: text ?? '', taken: whole }] };
  }
  const wrong = faultOf(text, file);
  if (wrong !== null) return wrong;
  const editing = editor(text);
  const wanted = file.entries.map((it) => it);
  for (const path of ownEntries(text, file).toReversed()) {
    const list = path.slice(0, -1);
    const node = findNodeAtLocation(editing.root(), path);
    const index = wanted.findIndex((it) => it.list.join('\0') === list.join('\0') && sameValue(it.value, node ? getNodeValue(node) : null));
    // What is there as it should be stays where it is; older ones of ours make room.
    if (index >= 0) wanted.splice(index, 1);
    else editing.change((it) => removed(it, path));
  }
  for (const [key, value] of Object.entries(file.head))
    if (findNodeAtLocation(editing.root(), [key]) === undefined) editing.change((it) => withKey(it, key, value));
  for (const { list, value } of wanted) editing.change((it) => added(it, list, value));
  return editing.done();
}

/** The file without the hooks of this program; null when it is one that was made for them and holds nothing else. */
export function withoutHooks(text: string, file: HookFile): string | null | NotEditable {
  const wrong = faultOf(text, file);
  if (wrong !== null) return wrong;
  const editing = editor(text);
  for (const path of ownEntries(text, file).toReversed()) {
    const list = path.slice(0, -1);
    editing.change((it) => removed(it, path));
    // A list, and the group of lists, that only held ours.
    for (let outer = list; outer.length > 0 && isLeftEmpty(editing.text(), outer); outer = outer.slice(0, -1))
      editing.change((it) => removed(it, outer));
  }
  const left: unknown = getNodeValue(editing.root());
  // A file that is written in another way than a new one was there before.
  const isMade = text.replaceAll('\r\n', '\n') === `${JSON.stringify(getNodeValue(treeOf(text) ?? emptyNode), null, 2)}\n`;
  return isMade && (sameValue(left, file.head) || sameValue(left, {})) ? null : editing.text();
}

/** Whether every hook is in the file as it should be, some of them, or none. */
export function hooksIn(text: string | null, file: HookFile): 'all' | 'some' | 'none' {
  if (text === null || faultOf(text, file) !== null) return 'none';
  const own = ownEntries(text, file);
  if (own.length === 0) return 'none';
  const fresh = withHooks(text, file);
  return typeof fresh !== 'string' && fresh.text === text ? 'all' : 'some';
}

/** Takes edits back. */
export function undone(text: string, undo: readonly Undo[]): string {
  return undo.reduce(changed, text);
}

/** Takes edits back in a text that was changed elsewhere since; null where what was put in is not there as it was. */
export function undoneIn(text: string, undo: readonly Undo[], file: HookFile): string | null {
  let left = text;
  for (const { taken = '', content } of undo) {
    const [before, after, ...others] = taken === '' ? [] : left.split(taken);
    if (before === undefined || after === undefined || others.length > 0) return null;
    left = before + content + after;
  }
  // A comma may belong to what came in since.
  return faultOf(left, file) === null && ownEntries(left, file).length === 0 ? left : null;
}

/** What stands against editing a text, and where; null for nothing. A text that says nothing is as good as none. */
export function faultIn(text: string | null, file: HookFile): Fault | null {
  const found = text === null || text.trim() === '' ? null : faultAt(text, file);
  if (text === null || found === null) return null;
  const before = text.slice(0, found.offset);
  return { reason: found.reason, line: before.split('\n').length, column: found.offset - before.lastIndexOf('\n') };
}

const faultOf = (text: string, file: HookFile): NotEditable | null => faultAt(text, file)?.reason ?? null;

function faultAt(text: string, { comments, entries }: HookFile): { reason: NotEditable; offset: number } | null {
  const errors: ParseError[] = [];
  const root = treeOf(text, errors, { disallowComments: false, allowTrailingComma: comments });
  const [error] = errors;
  if (error !== undefined || root === undefined) return { reason: 'syntax', offset: error?.offset ?? 0 };
  if (!comments && !isStrict(text)) {
    const strict: ParseError[] = [];
    treeOf(text, strict, { disallowComments: true, allowTrailingComma: false });
    return { reason: 'comments', offset: strict[0]?.offset ?? 0 };
  }
  if (root.type !== 'object') return { reason: 'shape', offset: root.offset };
  for (const { list } of entries) {
    for (let depth = 1; depth <= list.length; depth += 1) {
      const node = findNodeAtLocation(root, list.slice(0, depth));
      if (node !== undefined && node.type !== (depth === list.length ? 'array' : 'object')) return { reason: 'shape', offset: node.offset };
    }
  }
  return null;
}

function isStrict(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    // Comments or commas that the tool itself would refuse.
    return false;
  }
}

function wholeOf({ head, entries }: HookFile): object {
  const events = new Map<string, object[]>();
  for (const { list, value } of entries) events.set(list[1] ?? '', [...(events.get(list[1] ?? '') ?? []), value]);
  return { ...head, hooks: events.get('') ?? Object.fromEntries(events) };
}

function editor(source: string) {
  let text = source;
  const undo: Undo[] = [];
  return {
    text: () => text,
    root: () => treeOf(text) ?? emptyNode,
    change(how: (text: string) => Change | null): void {
      const it = how(text);
      if (it === null) return;
      const content = text.slice(it.offset, it.offset + it.length);
      undo.unshift({ offset: it.offset, length: it.content.length, content, taken: it.content });
      text = changed(text, it);
    },
    done: (): Edited => ({ text, undo }),
  };
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const emptyNode: Node = { type: 'object', offset: 0, length: 0, children: [] };
