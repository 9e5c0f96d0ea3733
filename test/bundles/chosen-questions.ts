import { createHash } from 'node:crypto';
import type { Text } from './chosen-handoffs.ts';

/** A text with the lines of it in which a question may stand, and what they say. */
export interface Candidates extends Text {
  lines: Map<number, string>;
  length: number;
}

/** Lines of a text in which a question may stand. */
export interface Passage extends Text {
  from: number;
  to: number;
}

/** The lines before and after one that may ask: enough to tell whether somebody is asked. */
const linesBefore = 2;
const linesAfter = 20;

/** The passages in which a question may stand, in the text that a hash chooses. What many versions of a file say counts once. */
export function mayAsk(all: readonly Candidates[]): Passage[] {
  const asked = new Map<string, { passage: Passage; says: string[] }>();
  for (const { repository, path, blob, lines, length } of all.toSorted(byHash(keyOf)))
    for (const [line, says] of lines) {
      const key = `${repository}:${path}:${says}`;
      if (asked.has(key)) continue;
      const passage = { repository, path, blob, from: Math.max(1, line - linesBefore), to: Math.min(line + linesAfter, length) };
      const beside = [...lines].filter(([other]) => other >= line && other <= passage.to);
      asked.set(key, { passage, says: beside.map(([, other]) => `${repository}:${path}:${other}`) });
    }
  const seen = new Set<string>();
  return [...asked].toSorted(byHash(([key]) => key)).flatMap(([key, { says, passage }]) => {
    if (seen.has(key)) return [];
    for (const it of says) seen.add(it);
    return [passage];
  });
}

/** The lines of a text that end as a question or name what is not decided, whatever any reader of this project makes of them. */
export function candidatesIn(at: Text, text: string): Candidates {
  const all = text.split('\n');
  const lines = all.flatMap((line, index): [number, string][] =>
    asks.test(line) || names.test(label(line)) || tells.test(line) ? [[index + 1, lettersOf(line)]] : [],
  );
  return { ...at, lines: new Map(lines), length: all.length };
}

const asks = /[?？][^\p{L}\p{N}]*$/u;

const names =
  /(?<!\p{L})(?:questions?|open|decide|undecided|decisions?|tb[dc]|unclear|unresolved|clarify|offene?[rns]?|fragen?|ungeklärt|unklar|klären|entscheidung(?:en)?|entscheiden|preguntas?|pendientes?|décider|décisions?)(?!\p{L})|待确认|待定|待决|问题|疑问|未決|未定|要確認|質問|決定|決める/iu;

const tells =
  /\b(?:undecided|tbd|open (?:[\w-]+ )?(?:questions?|decisions?|points?)|(?:still|remains?) (?:open|unclear|undecided)|decisions? (?:is |are )?(?:still )?(?:needed|required|pending|parked|owed|left|open|to make)|(?:parked|pending) (?:\w+ )?(?:decisions?|gate)|(?:should|must|to|has to) decide whether|needs? (?:an? |your |the user's )?(?:\w+ )?(?:decision|answer|approval|input)|your call|not yet answered|belongs to the (?:owner|user)|whether to (?:build|land|ship|keep|merge)|awaiting|owner-gated)\b/iu;

/** The heading that a line is, or the words in bold or before a colon that it begins with. */
function label(line: string): string {
  const said = line.replace(/^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?/, '');
  const [, heading, bold, key] = /^(?:#{1,6}\s+(.*)|\*\*(.{1,80}?)\*\*.*|([^.:：|*]{1,60})[:：].*)$/u.exec(said) ?? [];
  return heading ?? bold ?? key ?? '';
}

/** Enough letters to tell one line from another: a figure that changes in it makes no other question. */
const lettersOf = (line: string): string =>
  line
    .replaceAll(/\P{L}+/gu, '')
    .toLowerCase()
    .slice(0, 60);

const byHash =
  <T>(keyOf: (it: T) => string) =>
  (a: T, b: T): number =>
    hashOf(keyOf(a)) < hashOf(keyOf(b)) ? -1 : 1;

const keyOf = ({ repository, path, blob }: Text): string => `${repository}:${path}:${blob}`;
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
