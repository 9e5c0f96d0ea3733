import { cut } from './cut.ts';
import type { FamilyName, Part } from './families/names.ts';
import { endOf, type Heading, type Scan } from './scan.ts';
import { longestList, longestText, type Requirement } from './schema.ts';
import { definedIn, namedHeading } from './definitions.ts';

/** The requirements of a text, with counts of all of them. */
export interface Requirements {
  list: Requirement[];
  requirements: number;
  criteria: number;
  scenarios: number;
  stories: number;
  /** Ids that are defined more than once, with the line of the second. */
  twice: { line: number }[];
}

/** Reads requirements: OpenSpec's headings, ids such as `FR-001` where they are defined, and Kiro's numbered headings. */
export function requirementsOf(scan: Scan, family: FamilyName, part: Part): Requirements {
  const found: Requirements = { list: [], requirements: 0, criteria: 0, scenarios: 0, stories: 0, twice: [] };
  if (!holding.has(part)) return found;
  const all =
    family === 'openspec'
      ? openspecRequirements(scan)
      : [...numberedRequirements(scan), ...definedIn(scan, !defining.has(part), found.twice)];
  all.sort((a, b) => a.line - b.line);
  let accepted = 0;
  for (const it of all) {
    if (it.kind === 'requirement') found.requirements++;
    else if (it.kind === 'success criterion') found.criteria++;
    else accepted++;
    found.scenarios += it.scenarios;
  }
  found.list = all.slice(0, longestList);
  for (const { text } of scan.headings) if (story.test(text)) found.stories++;
  // A criterion with an id may be told once more as the scenario below it.
  if (family !== 'openspec') found.scenarios += Math.max(accepted, scenariosOutside(scan, all));
  return found;
}

/** Everything below a section "Requirements", as OpenSpec's command line counts. */
function openspecRequirements({ headings }: Scan): Requirement[] {
  const at = headings.findIndex((it) => it.text.toLowerCase() === 'requirements');
  if (at < 0) return [];
  const depth = headings[at]?.depth ?? 0;
  const list: Requirement[] = [];
  let child = 0;
  for (const it of headings.slice(at + 1, endOf(headings, at))) {
    // A deeper heading that skips a level is a child all the same.
    if (child === 0 || it.depth <= child) {
      child = it.depth;
      list.push({ id: null, name: nameOf(it.text), kind: 'requirement', line: it.line, scenarios: 0 });
    } else if (it.depth > depth && /^scenario\b/i.test(it.text)) {
      const last = list.at(-1);
      if (last) last.scenarios++;
    }
  }
  return list;
}

/** Kiro's `### Requirement 1: Name`, in its languages, each with numbered criteria below. */
function numberedRequirements({ headings, lines, apart }: Scan): Requirement[] {
  const list: Requirement[] = [];
  let within = 0;
  for (const [at, heading] of headings.entries()) {
    if (within > 0 && heading.depth <= within) within = 0;
    const named = namedHeading(heading.text) ?? (within > 0 && heading.depth === within + 1 ? plainNumber(heading.text) : null);
    if (named === null) {
      if (sectionName.test(heading.text)) within = heading.depth;
      continue;
    }
    const end = headings[endOf(headings, at)]?.line ?? lines.length + 1;
    list.push({
      id: named.id,
      name: nameOf(named.name),
      kind: 'requirement',
      line: heading.line,
      scenarios: numberedItems(lines, apart, heading, end),
    });
  }
  return list;
}

function plainNumber(text: string): { id: string; name: string } | null {
  const found = /^(\d+(?:\.\d+)*)[.:：)]?\s+(.+)$/.exec(text);
  return found?.[1] === undefined || found[2] === undefined ? null : { id: found[1], name: found[2] };
}

function numberedItems(lines: readonly string[], apart: Uint8Array, { line }: Heading, end: number): number {
  let count = 0;
  for (let at = line; at < end - 1; at++) if (apart[at] === 0 && /^ {0,3}(?:\d+[.)]|[-*] \d+\.\d+)\s/.test(lines[at] ?? '')) count++;
  return count;
}

/** Scenarios of user stories: numbered items that open with "Given", and headings that say so, outside the requirements counted above. */
function scenariosOutside({ lines, apart, headings }: Scan, counted: readonly Requirement[]): number {
  if (counted.some((it) => it.scenarios > 0)) return 0;
  let count = headings.filter((it) => /^scenario\b/i.test(it.text)).length;
  for (const [index, line] of lines.entries()) if (apart[index] === 0 && given.test(line)) count++;
  return count;
}

const nameOf = (words: string): string | null =>
  cut(words.replace(/^(?:requirement|要件|需求|요구사항)\s*[:：]\s*/i, ''), longestText) || null;

// Not plans: they name requirements that stand elsewhere.
const holding: ReadonlySet<Part> = new Set<Part>(['spec', 'requirements', 'proposal', 'story', 'epics', 'acceptance', 'change request']);
// Documents in which an id of any kind at the start of an item names a requirement.
const defining: ReadonlySet<Part> = new Set<Part>(['spec', 'requirements', 'acceptance']);
const story =
  /^(?:user stor(?:y|ies)|story|ユーザーストーリー|用户故事|使用者故事|사용자 스토리|historia de usuario|user-story)\s*#?\s*(?:\d|US)|^US-?\d/i;
const sectionName =
  /^(?:\d+\.\s*)?(?:functional |non-functional )?(?:requirements?|要件|機能要件|需求|功能需求|요구사항|requisitos|exigences|anforderungen)$/i;
const given = /^\s*(?:\d+[.)]|[-*])\s+\*{0,2}(?:given|前提|假设|假設|주어진)\b/i;
