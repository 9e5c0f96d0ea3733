import type { Voice } from '../voice.ts';
import { sectionLink } from './section-links.ts';

/**
 * Finished HTML whose sections are folded where it is long: what stands before the first one, and their headings, stay in sight. A link to a
 * place in one, and a search in the page, open it.
 */
export function folded(html: string, voice: Voice): string {
  if (Buffer.byteLength(html) < longest || Buffer.byteLength(html.replace(tag, '')) < longest) return html;
  const headings = headingsIn(html);
  // The highest level that divides the text: a heading alone above all others is the title.
  const level = [2, 3, 4].find((it) => headings.filter((heading) => heading.level === it).length >= fewest);
  if (level === undefined) return html;
  const ends = headings.filter((it) => it.level <= level);
  const parts = ends.map((it, index) => ({ ...it, html: html.slice(it.at, ends[index + 1]?.at ?? html.length) }));
  return html.slice(0, ends[0]?.at) + parts.map((it) => (it.level === level ? detailsOf(it.html, voice) : it.html)).join('');
}

function detailsOf(section: string, voice: Voice): string {
  const end = section.search(/<\/h[2-4]>/) + '</h2>'.length;
  const heading = section.slice(0, end);
  return `<details class="section">\n<summary>${heading}</summary>${sectionLink(heading, voice)}${section.slice(end)}</details>\n`;
}

/** Where headings begin that stand in nothing else. */
function headingsIn(html: string): { at: number; level: number }[] {
  const found: { at: number; level: number }[] = [];
  let depth = 0;
  for (const { index, 1: closing, 2: name = '' } of html.matchAll(tag)) {
    if (empty.has(name)) continue;
    if (closing === '/') depth -= 1;
    else {
      const level = depth === 0 ? /^h([2-6])$/.exec(name)?.[1] : undefined;
      if (level !== undefined) found.push({ at: index, level: Number(level) });
      depth += 1;
    }
  }
  return found;
}

const tag = /<(\/?)([a-z][a-z0-9]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);
// Bytes of words, about nine sheets in every script, and sections that are worth a fold.
const longest = 24_000;
const fewest = 4;
