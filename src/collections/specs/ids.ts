import { plain } from './cut.ts';

/** The id a step starts with, what follows, and whether it is marked as optional. */
export function idAt(text: string): { id: string | null; rest: string; optional: boolean } {
  const found = stepId.exec(text.startsWith('*') ? plain(text) : text);
  const rest = found?.[2] ?? text;
  const optional = /^\*(?!\*)|\(optional\)|\[optional\]|^optional:/i.test(rest);
  return { id: found?.[1] ?? null, rest: rest.replace(/^(?:\*\s+|(?:\[P\]|\(P\))\s+)+/, ''), optional };
}

/** Requirements that a step names: in its own words, and in a line such as `_Requirements: 1.1, 1.2_` below it. */
export function meetsIn(text: string, lines: readonly string[], index: number): string[] {
  const named = text.includes('-') ? [...text.matchAll(requirementId)].map((it) => it[0]) : [];
  for (let at = index + 1; at < lines.length && at <= index + mostBelow; at++) {
    const line = lines[at] ?? '';
    if (/^\S*\s*\[|^#|^\S/.test(line) && line.trim() !== '') break;
    const below = line.includes('_') ? requirementLine.exec(line)?.[1] : undefined;
    if (below === undefined) continue;
    for (const it of below.split(/[,、;]\s*/)) if (it.trim() !== '' && it.length < 30) named.push(it.replace(/[_*.]+$/, '').trim());
    break;
  }
  return [...new Set(named)].slice(0, mostNamed);
}

/** Id of a requirement or criterion anywhere in a text. */
const requirementId = /\b(?:FR|NFR|SC|REQ|US|AC|BR|TR|UC|CR)(?:-[A-Z][A-Z0-9]*)*-\d{1,4}[a-z]?\b/g;

const stepId =
  /^(?:\*\*|__)?((?:T|TASK[- ]|WP|Task |Step |Phase |M)?\d{1,4}(?:\.\d{1,3})*[a-z]?|[A-Z][A-Z0-9]{0,7}(?:-[A-Z0-9]+)*-\d+[a-z]?)(?:\*\*|__)?[.:)]?(?:\*\*|__)?\s+(.*)$/i;
const requirementLine = /^\s*[-*+]?\s*_(?:requirements?|要件|需求|requisitos|exigences|anforderungen)[:：]\s*([^_]+)_/i;
// How far below a step its requirements may stand.
const mostBelow = 30;
const mostNamed = 20;
