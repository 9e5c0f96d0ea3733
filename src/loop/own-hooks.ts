import { getNodeValue, type JSONPath } from 'jsonc-parser';
import { furtherMoments, hookFileOf, type HookFile } from './hook-files.ts';
import { treeOf } from './json-edit.ts';

/** Where hooks that this program has written stand: a handler alone where others are in its group, else the whole entry. In the order of the file. */
export function ownEntries(text: string, { tool }: HookFile): JSONPath[] {
  const tree = treeOf(text);
  const root: unknown = tree === undefined ? null : getNodeValue(tree);
  const written = new Set(hookFileOf(tool, furtherMoments).entries.flatMap(({ value }) => handlersOf(value).flatMap(commandsOf)));
  // Another script of this name, or ours called in another way, is somebody's own.
  const isOwn = (handler: unknown): boolean => {
    const commands = commandsOf(handler);
    return commands.length > 0 && commands.every((it) => written.has(it));
  };
  const hooks: unknown = valueIn(root, 'hooks');
  const lists: [JSONPath, unknown][] = Array.isArray(hooks)
    ? [[['hooks'], hooks]]
    : Object.entries(typeof hooks === 'object' && hooks !== null ? hooks : {}).map(([event, list]) => [['hooks', event], list]);
  return lists.flatMap(([path, list]) =>
    Array.isArray(list) ? list.flatMap((entry: unknown, index) => ownIn(entry, [...path, index], isOwn)) : [],
  );
}

/** Whether a text names the script of the hooks of a tool, be it JSON or not. */
export function namesOurScript(text: string, { script }: HookFile): boolean {
  return text.replaceAll(/\\+/g, '/').includes(script);
}

function ownIn(entry: unknown, path: JSONPath, isOwn: (handler: unknown) => boolean): JSONPath[] {
  const handlers: unknown = valueIn(entry, 'hooks');
  if (!Array.isArray(handlers)) return isOwn(entry) ? [path] : [];
  const own = handlers.flatMap((it, index) => (isOwn(it) ? [[...path, 'hooks', index]] : []));
  return own.length === handlers.length && own.length > 0 ? [path] : own;
}

function handlersOf(entry: unknown): unknown[] {
  const handlers: unknown = valueIn(entry, 'hooks');
  return Array.isArray(handlers) ? handlers : [entry];
}

/** All that a handler starts, for one system or another. */
function commandsOf(handler: unknown): string[] {
  const args: unknown = valueIn(handler, 'args');
  const command: unknown = valueIn(handler, 'command');
  return [
    Array.isArray(args) ? [command, ...args.map(String)].join('\0') : command,
    ...['commandWindows', 'bash', 'powershell'].map((it) => valueIn(handler, it)),
    valueIn(valueIn(handler, 'action'), 'command'),
  ].filter((it) => typeof it === 'string');
}

function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
}
