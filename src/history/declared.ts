import type { Declared } from '../model/declared.ts';
import { atHead, atFoot } from './stated.ts';
import { inFrontMatter } from './front-matter.ts';
import { inHistory } from './history-section.ts';

/**
 * The version a document says it is: in its front matter, its title or the lines below it, its last lines, or the newest entry of its
 * own history; null when it says none. Rather none than a wrong one: a number in a title may be that of what the document is about.
 */
export function declaredIn(text: string, path: string): Declared | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!prose.test(name) || ofOthers.test(name)) return null;
  const { found, end } = inFrontMatter(text);
  if (found !== null) return found;
  const body = text.slice(end);
  return atHead(body) ?? inHistory(body) ?? atFoot(body);
}

const prose = /\.(?:md|mdx|mdc|markdown|txt)$/i;
// Their versions are those of the software, of a licence or of rules that others wrote.
const ofOthers = /^(?:change-?log|changes|history|releases?|release-notes|news|licen[cs]e|copying|notice|code[-_]of[-_]conduct)\b/i;
