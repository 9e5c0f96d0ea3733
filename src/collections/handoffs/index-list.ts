import { looksLike } from './places.ts';

/** Whether a text lists handoffs: an item or a row of a table links to one, or starts with the name of its file. */
export function listsHandoffs(text: string, path: string): boolean {
  const folder = path.split('/').slice(0, -1);
  return text.split('\n').some((line) => listed.test(line) && targetsIn(line).some((it) => looksLike(resolved(folder, it))));
}

function targetsIn(line: string): string[] {
  const links = [...line.matchAll(link)].map((it) => it[1] ?? it[2] ?? '');
  const [, name] = named.exec(line) ?? [];
  return name === undefined ? links : [...links, name];
}

/** The path that a relative link leads to; what leaves the repository has no folders left. */
function resolved(folder: readonly string[], target: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return '';
  const parts = target.startsWith('/') ? [] : [...folder];
  const [file = ''] = target.split(/[?#]/);
  for (const part of file.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  // Links to folders and those of a wiki have no ending.
  return /\.\w{1,8}$/.test(file) || file === '' ? parts.join('/') : `${parts.join('/')}.md`;
}

const listed = /^\s*(?:[-*+|]|\d+[.)])/;
const link = /\]\(<?([^)\s>]+)|\[\[([^\]|#]+)/g;
const named = /^\s*(?:[-*+|]|\d+[.)])\s*(?:\[[ x]\]\s*)?[`*]*([\w./-]+\.(?:md|mdx|markdown|txt))/i;
