import type { Voice } from '../voice.ts';
import { sectionLink } from './section-links.ts';

/**
 * Finished HTML whose sections are folded where it is very long: what stands before the first one, and their headings, stay in sight. A link to a
 * place in one, and a search in the page, open it.
 */
export function folded(html: string, voice: Voice): string {
  if (html.length < longest) return html;
  const highest = sectionStarts(html, 'h2');
  // One heading above all others is the title.
  const starts = highest.length > 1 ? highest : sectionStarts(html, 'h3');
  if (starts.length < fewest) return html;
  const parts = starts.map((from, index) => html.slice(from, starts[index + 1] ?? html.length));
  return html.slice(0, starts[0]) + parts.map((it) => detailsOf(it, voice)).join('');
}

function detailsOf(section: string, voice: Voice): string {
  const end = section.search(/<\/h[23]>/) + '</h2>'.length;
  const heading = section.slice(0, end);
  return `<details class="section">\n<summary>${heading}</summary>${sectionLink(heading, voice)}${section.slice(end)}</details>\n`;
}

/** Where sections of a level begin that stand in nothing else. */
function sectionStarts(html: string, level: string): number[] {
  const starts: number[] = [];
  let depth = 0;
  for (const { index, 1: closing, 2: name = '' } of html.matchAll(tag)) {
    if (empty.has(name)) continue;
    if (closing === '/') depth -= 1;
    else {
      if (depth === 0 && name === level) starts.push(index);
      depth += 1;
    }
  }
  return starts;
}

const tag = /<(\/?)([a-z][a-z0-9]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);
const longest = 120_000;
const fewest = 6;
