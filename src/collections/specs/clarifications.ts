import { cut, plain } from './cut.ts';
import type { Scan } from './scan.ts';
import type { Spec } from './schema.ts';

/** The marks `[NEEDS CLARIFICATION: …]` that are left in a text; an item that only speaks of such marks is none. */
export function clarificationsOf({ text, lines, apart }: Scan): { list: Spec['clarifications']; total: number } {
  const found: { list: Spec['clarifications']; total: number } = { list: [], total: 0 };
  if (!text.includes('NEEDS CLARIFICATION')) return found;
  for (const [index, line] of lines.entries()) {
    const at = line.indexOf('[NEEDS CLARIFICATION');
    if (at < 0 || apart[index] === 1 || line[at - 1] === '`') continue;
    const asked = /^[:：]\s*([^\]]*)/.exec(line.slice(at + '[NEEDS CLARIFICATION'.length))?.[1];
    if (asked === undefined && (/^\s*[-*]\s+\[[ xX]\]/.test(line) || /\bmarkers?\b/i.test(line))) continue;
    found.total++;
    const words = asked === undefined || asked.trim() === '' ? plain(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')) : plain(asked);
    if (found.list.length < most && words !== '') found.list.push({ text: cut(words, 300), line: index + 1 });
  }
  return found;
}

const most = 50;
