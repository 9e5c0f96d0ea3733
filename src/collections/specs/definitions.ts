import { cut, plain } from './cut.ts';
import type { Scan } from './scan.ts';
import { longestText, type Requirement } from './schema.ts';

/** Number and name in a heading such as `Requirement 1: Name`; null for any other. */
export function namedHeading(text: string): { id: string; name: string } | null {
  const found = numbered.exec(text);
  return found?.[1] === undefined ? null : { id: found[1], name: found[2] ?? '' };
}

/** Requirements that are defined by an id at the start of an item, a heading, a paragraph or a row; `onlyKnown` for ids of the usual kinds alone. `twice` gets those defined again. */
export function definedIn({ lines, apart, headings }: Scan, onlyKnown: boolean, twice: { line: number }[]): Requirement[] {
  const list: Requirement[] = [];
  const known = new Map<string, Requirement>();
  const headingLines = new Set(headings.map((it) => it.line));
  for (const [index, line] of lines.entries()) {
    // Ids hold a hyphen or a point; most lines have no such thing near their start.
    if (apart[index] === 1 || !mayDefine(line)) continue;
    const found = definition.exec(line);
    const id = found?.[1];
    if (id === undefined || !(tools.test(id) || (!onlyKnown && (found?.[0].includes('**') === true || headingLines.has(index + 1)))))
      continue;
    const words = plain(line.slice(found?.[0].length).replace(/^(?:\*\*|__)?\s*[:：.)|—–-]*\s*(?:\*\*|__)?/, ''));
    const seen = known.get(id);
    if (seen !== undefined) {
      if (isBold(line) && isBold(lines[seen.line - 1] ?? '')) twice.push({ line: index + 1 });
      continue;
    }
    const requirement: Requirement = {
      id,
      name: cut(words, longestText) || null,
      kind: /^SC\b/.test(id) ? 'success criterion' : 'requirement',
      line: index + 1,
      scenarios: 0,
    };
    known.set(id, requirement);
    list.push(requirement);
  }
  return list;
}

function mayDefine(line: string): boolean {
  const at = line.indexOf('-', 2);
  return at > 0 && at < 40 && capital.test(line);
}

const isBold = (line: string): boolean => /^\s*(?:[-*+]|\d+[.)])\s+\*\*/.test(line);
const capital = /^[\s>#*+|\-\d.)[\]xX_`]*[A-Z]/;
const definition =
  /^\s*(?:>\s*)?(?:#{2,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+|\|\s*)?(?:\*\*|__|`)?\[?((?:FR|NFR|SC|REQ|US|AC|BR|TR|[A-Z][A-Z0-9]{1,7})(?:-[A-Z][A-Z0-9]*)*-\d{1,4}(?:\.\d+)?[a-z]?)\b(?!-)/;
const tools = /^(?:FR|NFR|SC|REQ|AC|BR|TR)-/;
const numbered =
  /^(?:requirement|要件|需求|요구사항|requisito|exigence|anforderung|требование)\s*([A-Z]?\d+(?:\.\d+)*)\s*[:：.—–-]?\s*(.*)$/i;
