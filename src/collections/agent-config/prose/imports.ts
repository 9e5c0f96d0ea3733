import type { MarkdownText } from '../../../markdown/parse.ts';
import type { Finding } from '../../../model/problem.ts';
import { at, complaints } from '../findings.ts';
import { pathFrom } from '../needs/path-state.ts';
import type { Import } from '../schema-prose.ts';
import { shown } from '../shown.ts';
import { withoutCode } from './nodes.ts';

/** The files a text pulls in: `@path` outside of code and comments, and `#[[file:path]]`. Whether they exist is asked later. */
export function importsOf(doc: MarkdownText, folder: string): { imports: Import[]; problems: Finding[] } {
  if (!doc.text.includes('@') && !doc.text.includes('#[[file:')) return { imports: [], problems: [] };
  const imports: Import[] = [];
  const problems: Finding[] = [];
  let line = 1;
  let from = 0;
  const text = withoutCode(doc);
  for (const match of text.matchAll(written)) {
    const [, before = '', raw, live] = match;
    const start = match.index + before.length;
    line += countLines(text, from, start);
    from = start;
    const path = live ?? pathOf(raw ?? '');
    if (path === '') continue;
    const found = live === undefined ? classified(path, folder) : pathFrom(path, '');
    const state = secretFile.test(path) && found.state === 'unchecked' ? 'unchecked' : found.state;
    imports.push({ written: shown(path, 200), line, state, path: state === 'unchecked' ? found.path : null, id: null, circle: false });
    if (state === 'outside' || state === 'home' || state === 'absolute') {
      const column = start - text.lastIndexOf('\n', start - 1);
      problems.push(at(complaints.importOutside, { line, column }));
    }
    if (secretFile.test(path)) problems.push(at(complaints.importSecret, line));
  }
  return { imports, problems };
}

/** What an import is by its words alone. */
function classified(path: string, folder: string): { path: string; state: Import['state'] } {
  if (!/[./~]/.test(path)) return { path, state: 'mention' };
  if (/^[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*$/.test(path) && !fileEnding.test(path)) return { path, state: 'package' };
  if (!path.includes('/') && !fileEnding.test(path)) return { path, state: 'mention' };
  return pathFrom(path, folder);
}

/** The path of `@path` as written: up to what cannot be part of it, without escapes, fragment and the sentence's own marks. */
function pathOf(raw: string): string {
  const path = raw
    .replace(/\\ /g, ' ')
    .replace(/[([{<"'`|*].*$/s, '')
    .replace(/#.*$/, '')
    .replace(/[.,;:!?]+$/, '');
  return /^(?:\.{1,2}\/|~\/|\/(?!\/)|file:|[\p{L}\p{N}._-])/u.test(path) && !path.includes('@') ? path : '';
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let it = text.indexOf('\n', from); it >= 0 && it < to; it = text.indexOf('\n', it + 1)) lines += 1;
  return lines;
}

const written = /(^|[\s(])@((?:\\ |[^\s\\)])+)|#\[\[file:([^\]\n]+)\]\]/gm;
const fileEnding =
  /\.(?:mdx?|mdc|txt|json[c5l]?|ya?ml|toml|[cm]?[jt]sx?|py|sh|rb|go|rs|java|kt|cs|html?|css|sql|env|csv|xml|proto|graphql|pdf|png|lock)$/i;
const secretFile = /(?:^|\/)(?:\.env(?:\.(?!example|sample|template)[\w.-]+)?|\.npmrc|\.netrc|id_[a-z0-9]+|[^/]*\.(?:pem|key|p12|pfx))$/;
