import type { MarkdownText } from '../../../markdown/parse.ts';
import { lineOf } from '../../../markdown/text.ts';
import type { Prompt } from '../schema-prose.ts';
import { shown } from '../shown.ts';
import { nodesOf } from './nodes.ts';

/** A shell command that runs when its text is called: `` !`command` ``, or a block of code that starts with "```!". */
export interface Snippet {
  command: string;
  line: number;
}

/** The commands as written, each with its line. */
export function snippetsIn(doc: MarkdownText): Snippet[] {
  if (!/!`|[`~]{3}!/.test(doc.text)) return [];
  return nodesOf(doc, 'inlineCode', 'code').flatMap((node): Snippet[] => {
    const start = node.position?.start.offset ?? 0;
    const runs = node.type === 'inlineCode' ? doc.text[start - 1] === '!' : node.lang?.startsWith('!') === true;
    return runs ? [{ command: node.value, line: lineOf(node) }] : [];
  });
}

/** The same as they may be shown. */
export const shownSnippets = (snippets: readonly Snippet[]): Prompt['snippets'] =>
  snippets.map((it) => ({ command: shown(it.command, 200), line: it.line }));

/** True for a command that reads a file of the home folder. */
export const readsHome = (command: string): boolean => /(?:^|[\s"'=<])(?:~\/|\$HOME\b|\$\{HOME\})[^\s"']*/.test(command);

/** A path that a text names below one of the usual folders of a skill. */
export interface Reference {
  written: string;
  line: number;
  /** True when a variable says that it is meant from the skill's own folder. */
  own: boolean;
}

/** The files a skill or command names, each once. */
export function referencesIn(text: string, from: number): Reference[] {
  if (!folders.some((it) => text.includes(it))) return [];
  const found = new Map<string, Reference>();
  let line = 1;
  let last = 0;
  for (const match of text.matchAll(named)) {
    const start = match.index;
    for (let at = text.indexOf('\n', last); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
    last = start;
    const written = (match[2] ?? '').replace(/\.+$/, '');
    if (start >= from && !found.has(written))
      found.set(written, { written, line: line + (match[0].startsWith('\n') ? 1 : 0), own: match[1] !== undefined });
  }
  return [...found.values()].slice(0, 200);
}

const folders: readonly string[] = ['scripts/', 'references/', 'assets/', 'templates/', 'resources/'];
const named =
  /(?:^|[\s`"'([=])(?:(\$\{(?:CLAUDE_SKILL_DIR|CLAUDE_PLUGIN_ROOT)\}\/)|\.\/)?((?:\.\.\/)*(?:scripts|references|assets|templates|resources)\/[\w@.-]+(?:\/[\w@.-]+)*\.\w{1,5})(?![\w/*{<])/gm;
