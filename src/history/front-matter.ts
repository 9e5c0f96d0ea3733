import type { Declared } from '../model/declared.ts';
import { versionIn } from './version-words.ts';

/** The version that front matter gives at its top level, and where the body begins. Read by its lines: a whole YAML reading of every past text costs more than all else. */
export function inFrontMatter(text: string): { found: Declared | null; end: number } {
  const [block] = /^---[ \t]*\r?\n(?:(?!---[ \t]*(?:\r?\n|$)).*\r?\n){1,200}?---[ \t]*(?:\r?\n|$)/.exec(text.slice(0, most)) ?? [];
  if (block === undefined) return { found: null, end: 0 };
  const [, value = ''] = /^(?:version|(?:doc|document|spec)[-_]?version|revision)[ \t]*:[ \t]*(\S[^\r\n]*)$/im.exec(block) ?? [];
  return { found: versionIn(value.replace(/\s+#.*$/, ''), 'front matter'), end: block.length };
}

const most = 16_384;
