import { cut, plain } from './cut.ts';
import type { Scan } from './scan.ts';
import { cellsOf, divider } from './step-tables.ts';
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
    if (apart[index] === 1 || !mayDefine(line)) continue;
    const found = definition.exec(line) ?? (onlyKnown ? null : unhyphened.exec(line));
    const [start = '', id] = found ?? [];
    const inHeading = headingLines.has(index + 1);
    if (id === undefined || !(tools.test(id) || (!onlyKnown && (start.includes('**') || inHeading)))) continue;
    const words = /^\s*\|/.test(line) ? cellBeside(lines, index) : wordsAfter(line.slice(start.length));
    const name = words === '' && inHeading ? textBelow(lines, apart, index) : words;
    const seen = known.get(id);
    if (seen !== undefined) {
      if (isBold(line) && isBold(lines[seen.line - 1] ?? '')) twice.push({ line: index + 1 });
      continue;
    }
    const requirement: Requirement = {
      id,
      name: cut(name, longestText) || null,
      kind: /^SC\b/.test(id) ? 'success criterion' : /^AC\b/.test(id) ? 'acceptance criterion' : 'requirement',
      line: index + 1,
      scenarios: 0,
    };
    known.set(id, requirement);
    list.push(requirement);
  }
  return list;
}

/** What follows an id, without its marks and the word that EARS has for the form of the sentence. */
function wordsAfter(rest: string): string {
  const words = plain(rest.replace(/^(?:\*\*|__)?\s*[:：.)|—–-]*\s*(?:\*\*|__)?/, ''));
  return words.replace(form, '');
}

/** The first line of text below a heading; empty when the next heading comes first. */
function textBelow(lines: readonly string[], apart: Uint8Array, index: number): string {
  for (let at = index + 1; at < Math.min(lines.length, index + 10); at++) {
    const line = lines[at] ?? '';
    if (/^\s{0,3}#/.test(line)) break;
    if (line.trim() !== '' && apart[at] === 0) return plain(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, ''));
  }
  return '';
}

/** The cell of a row that holds the words of its requirement: by the name of its column, else the one behind the id. */
function cellBeside(lines: readonly string[], index: number): string {
  let head = index;
  while (head > 0 && index - head < mostRows && !divider.test(lines[head] ?? '')) head--;
  const names = divider.test(lines[head] ?? '') ? cellsOf(lines[head - 1] ?? '').map((it) => plain(it)) : [];
  const named = names.findIndex((it, at) => at > 0 && columnName.test(it));
  const cells = cellsOf(lines[index] ?? '').map((it) => plain(it));
  return (named > 0 ? cells[named] : undefined) ?? cells.slice(1).find((it) => it !== '') ?? '';
}

function mayDefine(line: string): boolean {
  if (!capital.test(line)) return false;
  const at = line.indexOf('-', 2);
  return (at > 0 && at < 40) || line.slice(0, 40).includes('FR');
}

const isBold = (line: string): boolean => /^\s*(?:[-*+]|\d+[.)])\s+\*\*/.test(line);
const capital = /^[\s>#*+|\-\d.)[\]xX_`]*[A-Z]/;
const definition =
  /^\s*(?:#{2,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+|\|\s*)?(?:\*\*|__|`)?\[?((?:FR|NFR|SC|REQ|US|AC|BR|TR|[A-Z][A-Z0-9]{1,7})(?:-[A-Z][A-Z0-9]*)*-\d{1,4}(?:\.\d+)?[a-z]?)\b(?!-)/;
// BMAD writes its ids without a hyphen; a sign behind them tells a definition from a sentence.
const unhyphened =
  /^\s*(?:#{2,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+|\|\s*)?(?:\*\*|__|`)?((?:FR|NFR)\d{1,4}(?:\.\d+)?[a-z]?)(?=\*\*|__|`|\s*[:：|]|\.\s|\s+[—–-]\s)/;
const tools = /^(?:FR|NFR|SC|REQ|AC|BR|TR)(?:-|\d)/;
const form =
  /^\(?(?:ubiquitous|event[- ]driven|state[- ]driven|unwanted(?: behaviou?r)?|optional(?: feature)?|complex|conditional)(?: requirement)?(?:\)\s*[:：—–-]?\s*|\s*[:：]\s*|$)/i;
const columnName =
  /^(?:requirements?|descriptions?|text|statement|title|name|what|要件|説明|需求|描述|요구사항|설명|anforderung|beschreibung|requisito|descripción|exigence)$/i;
const mostRows = 400;
const numbered =
  /^(?:requirement|要件|需求|요구사항|requisito|exigence|anforderung|требование)\s*([A-Z]?\d+(?:\.\d+)*)\s*[:：.—–-]?\s*(.*)$/i;
