import { findNodeAtLocation, parseTree, type JSONPath, type Node, type ParseError, type ParseOptions } from 'jsonc-parser';

/** A change of a text: `length` characters at `offset` become `content`. */
export interface Change {
  offset: number;
  length: number;
  content: string;
}

/** The tree of a JSON text, with each node where it stands in it. A byte order mark before it is as good as a space. */
export function treeOf(text: string, errors?: ParseError[], options?: ParseOptions): Node | undefined {
  return parseTree(text.replace(/^\uFEFF/, ' '), errors, options);
}

/** The change that adds `value` at the end of the list at `list`, which is made with what is around it where it is not there. Nothing else moves. */
export function added(text: string, list: readonly string[], value: unknown): Change | null {
  let node = treeOf(text);
  for (const [index, key] of list.entries()) {
    if (!node) return null;
    const inner: Node | undefined = findNodeAtLocation(node, [key]);
    if (!inner)
      return appended(
        text,
        node,
        list.slice(index + 1).reduceRight<unknown>((it, name) => ({ [name]: it }), [value]),
        key,
      );
    node = inner;
  }
  return node ? appended(text, node, value) : null;
}

/** The change that gives the object at the top one more key. */
export function withKey(text: string, key: string, value: unknown): Change | null {
  const root = treeOf(text);
  return root ? appended(text, root, value, key) : null;
}

/** The change that takes out the item or property at a path, with the comma that belongs to it. */
export function removed(text: string, path: JSONPath): Change | null {
  const root = treeOf(text);
  const found = root && findNodeAtLocation(root, path);
  const node = found?.parent?.type === 'property' ? found.parent : found;
  const siblings = node?.parent?.children;
  if (!node?.parent || !siblings) return null;
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = node.offset + node.length;
  if (before) return removedBehind(text, before, { node, isLast: after === undefined });
  if (after) return { offset: node.offset, length: after.offset - node.offset, content: '' };
  const [open, close] = [node.parent.offset + 1, node.parent.offset + node.parent.length - 1];
  const ahead = text.slice(open, node.offset);
  if (ahead.trim() === '' && text.slice(end, close).trim() === '') return { offset: open, length: close - open, content: '' };
  // A comment before it stays, and ends with its line.
  const start = /^[ \t]*\r?\n/.test(text.slice(end)) ? open + ahead.trimEnd().length : node.offset;
  return { offset: start, length: end - start, content: '' };
}

/** The change that takes out what is not the first of its siblings. A comment that stands before it is somebody else's, and stays. */
function removedBehind(text: string, before: Node, { node, isLast }: { node: Node; isLast: boolean }): Change {
  const [start, end] = [before.offset + before.length, node.offset + node.length];
  const between = text.slice(start, node.offset);
  if (/^\s*,\s*$/.test(between)) return { offset: start, length: end - start, content: '' };
  const comma = commaIn(between);
  // The comma before it goes where nothing follows; else the one behind it. A comment may end with its line alone.
  if (isLast) {
    const left = between.slice(0, comma) + between.slice(comma + 1);
    return { offset: start, length: end - start, content: /^[ \t]*\r?\n/.test(text.slice(end)) ? left.trimEnd() : left };
  }
  const behind = text.slice(end);
  const [own = ''] = /^[ \t]*/.exec(behind.slice(commaIn(behind) + 1)) ?? [];
  return { offset: node.offset, length: end - node.offset + commaIn(behind) + 1 + own.length, content: '' };
}

/** Whether nothing is left at a path but the braces, and they stand as this program writes them: with their name at the beginning of a line. */
export function isLeftEmpty(text: string, path: JSONPath): boolean {
  const root = treeOf(text);
  const node = root && findNodeAtLocation(root, path);
  if (node?.parent === undefined || node.children?.length !== 0) return false;
  const isBlank = text.slice(node.offset + 1, node.offset + node.length - 1).trim() === '';
  return isBlank && /(?:^|\n)[ \t]*$/.test(text.slice(0, node.parent.offset));
}

/** The text after a change. */
export function changed(text: string, { offset, length, content }: Change): string {
  return text.slice(0, offset) + content + text.slice(offset + length);
}

/** The change that puts something behind the last child of an object or a list. */
function appended(text: string, container: Node, value: unknown, key?: string): Change {
  const { unit, end } = formOf(text);
  const base = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', container.offset) + 1))?.[0] ?? '';
  const written = JSON.stringify(value, null, unit).replaceAll('\n', `${end}${base}${unit}`);
  const content = `${end}${base}${unit}${key === undefined ? '' : `${JSON.stringify(key)}: `}${written}`;
  const last = container.children?.at(-1);
  const close = container.offset + container.length - 1;
  if (!last) {
    const inside = text.slice(container.offset + 1, close);
    // Only what is empty is made anew: a comment stays.
    const offset = inside.trim() === '' ? container.offset + 1 : container.offset + 1 + inside.trimEnd().length;
    return { offset, length: close - offset, content: `${content}${end}${base}` };
  }
  const from = last.offset + last.length;
  // A comment behind the last one stands beside that, and what is new comes behind both.
  const beside = text.slice(from, close).trimEnd();
  const isOneLine = !text.slice(from + beside.length, close).includes('\n');
  const comma = commaIn(beside) >= 0 ? '' : ',';
  return { offset: from, length: beside.length, content: `${comma}${beside}${content}${isOneLine ? `${end}${base}` : ''}` };
}

/** Where a comma stands outside of comments; -1 for none. */
function commaIn(text: string): number {
  return text.replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (it) => ' '.repeat(it.length)).indexOf(',');
}

/** How the file is indented, so that what is added looks like the rest. */
function formOf(text: string): { unit: string; end: string } {
  const [, unit = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  return { unit: unit.startsWith('\t') ? '\t' : unit, end: text.includes('\r\n') ? '\r\n' : '\n' };
}
