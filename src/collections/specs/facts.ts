import { fieldsOf, listOf, textOf, textsOf } from '../../data/values.ts';
import { labelsOf } from '../../markdown/labels.ts';
import { parseMarkdown } from '../../markdown/parse.ts';
import { partOf } from '../../model/redacted.ts';
import { plain } from './cut.ts';
import type { Scan } from './scan.ts';

/** A named value of a text. */
export interface Fact {
  key: string;
  /** The value as text; several values are one behind another, with `, ` between. */
  value: string;
  /** The values of a list; one for a single value. */
  values: string[];
  line: number | null;
  from: 'front matter' | 'label' | 'data';
}

/** Front matter, then the labels at the head, those of sections of metadata, and those of the last lines. */
export function factsOf(scan: Scan): Fact[] {
  const data = scan.front.data ?? {};
  const front = Object.entries(data).flatMap(([key, value]) => factOf(key, value, 'front matter', null));
  // A work package of spec-kitty tells its state by the last entry of its history.
  const lane = fieldsOf(listOf(data['history']).at(-1))['lane'];
  if (data['lane'] === undefined) front.push(...factOf('lane', lane, 'front matter', null));
  return [...front, ...stretchesOf(scan).flatMap((it) => labelsIn(scan, it))];
}

/** A named value of front matter or data; none when it is empty or holds further names. */
export function factOf(key: string, value: unknown, from: Fact['from'], line: number | null): Fact[] {
  const values = textsOf(value).slice(0, mostValues);
  const words = values.length > 0 ? values.join(', ') : textOf(value);
  return words === null ? [] : [{ key, value: words, values, line, from }];
}

interface Stretch {
  start: number;
  end: number;
  /** Lines before it. */
  line: number;
}

function stretchesOf({ text, front, headings, lines }: Scan): Stretch[] {
  const [first] = headings;
  const title = first !== undefined && first.depth === 1 ? first : null;
  const next = title === null ? first : headings[1];
  // A title that is told again, or a level that is skipped, ends the head all the same.
  const headEnd = Math.min(next?.start ?? text.length, front.endOffset + longestHead);
  // What stands below the first box is no head.
  const boxed = text.slice(front.endOffset, headEnd).search(firstBox);
  const head = { start: front.endOffset, end: boxed < 0 ? headEnd : front.endOffset + boxed, line: front.endLine };
  const stretches = [head];
  for (const [at, heading] of headings.entries()) {
    if (heading.line > lastMetadataLine || stretches.length > mostStretches) break;
    if (heading.depth < 2 || !metadata.test(heading.text)) continue;
    const end = headings[at + 1]?.start ?? text.length;
    stretches.push({ start: heading.start, end: Math.min(end, heading.start + longestHead), line: heading.line - 1 });
  }
  const foot = footOf(lines, text.length);
  const last = stretches.at(-1);
  if (foot !== null && (last === undefined || foot.start >= last.end)) stretches.push(foot);
  return stretches;
}

/** The last line of a text when it starts with a bold name such as `**Version**`. */
function footOf(lines: readonly string[], length: number): Stretch | null {
  let at = lines.length - 1;
  while (at > 0 && (lines[at] ?? '').trim() === '') at--;
  const line = lines[at] ?? '';
  if (!foot.test(line)) return null;
  let after = 0;
  for (let below = at; below < lines.length; below++) after += (lines[below] ?? '').length + 1;
  return { start: Math.max(0, length - after), end: length, line: at };
}

function labelsIn({ text }: Scan, { start, end, line }: Stretch): Fact[] {
  const part = partOf(text, start, end);
  if (!/[:：|]/.test(part)) return [];
  return labelsOf(parseMarkdown(part).root.children).flatMap(({ key, value, line: below }) => {
    const words = plain(value);
    return words === '' ? [] : [{ key, value: words, values: [words], line: line + below, from: 'label' as const }];
  });
}

const firstBox = /^\s*[-*+]\s+\[[ xX]\]/m;
const longestHead = 4000;
const mostValues = 40;
const mostStretches = 4;
const lastMetadataLine = 150;
const metadata =
  /^(?:\d+\.?\s*)?(?:(?:planner |plan |document |spec )?metadata|document (?:control|information|info)|status|info(?:rmation)?|dokumentinformationen|文档信息|文書情報|ドキュメント情報|文档元数据)$/i;
const foot = /^\s*(?:[-*]\s+)?\*\*(?:version|last updated|last amended|ratified|status|版本|バージョン)\b/i;
