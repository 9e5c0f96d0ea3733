import { labelsOf } from '../../markdown/labels.ts';
import type { MarkdownText } from '../../markdown/parse.ts';
import { lineOf, plainText } from '../../markdown/text.ts';
import { cut } from './cut.ts';
import { languages, tight } from '../../headings/lexicon.ts';
import { entriesOf, type LabelKind } from '../../headings/table.ts';
import { isEastAsian, wordsOf } from '../../headings/words.ts';
import type { Block } from '../../markdown/parse.ts';
import type { Node, Stretch } from './node.ts';
import type { Outline } from './outline.ts';
import { namesPart } from './status-of-part.ts';

/** A named value of a handoff. */
export interface Fact {
  key: string;
  value: string;
  /** The entries of a list in front matter; empty for any other value. */
  values: readonly string[];
  line: number;
  /** What it says of the handoff itself; null for anything else. */
  kind: LabelKind | null;
  /** What follows the name when no value stands beside it. */
  blocks: readonly Block[];
  shift: number;
}

/** The named values of a handoff, by where they stand. */
export interface Facts {
  front: Fact[];
  /** Those before the first section. */
  top: Fact[];
  /** Those in sections about the status and in the current entry of a log. */
  stated: Fact[];
  /** Those, and what the first two sections hold. */
  inside: Fact[];
  /** Those below the last rule of the file, where people sign it. */
  foot: Fact[];
}

const mostBlocks = 40;
const mostInside = 8;

export function factsOf(doc: MarkdownText, outline: Outline): Facts {
  const top = inHeading(doc, outline).concat(factsIn(outline.preamble), withinLines(outline.preamble));
  const stating = outline.nodes.filter((it) => !it.prior && (it.class === 'status' || it.entry !== null || it.parent?.entry)).slice(0, 4);
  const stated = stating.flatMap(begin);
  const first = outline.nodes.slice(0, 2).filter((it) => !it.prior && !stating.includes(it));
  return { front: frontFacts(doc), top, stated, inside: [...first.flatMap(begin), ...stated], foot: atFoot(outline) };
}

/** The first value of a kind, in the order of `kinds`, that `accept` takes. */
export function firstOf(facts: readonly Fact[], kinds: readonly LabelKind[], accept: (fact: Fact) => boolean = () => true): Fact | null {
  for (const kind of kinds) {
    const found = facts.find((it) => it.kind === kind && it.value !== '' && accept(it));
    if (found) return found;
  }
  return null;
}

/** What the name of a value says, in any language read. */
function kindOf(key: string): LabelKind | null {
  if (isEastAsian(key)) return kinds.get(tight(key)) ?? null;
  const words = wordsOf(key);
  // "Phase 1 status" is that of the work, "API status" that of a part.
  const ofWork = words.length > 1 && words.at(-1) === 'status' && !namesPart(key, null);
  return kinds.get(words.join(' ').replace(moment, '')) ?? (ofWork ? 'status' : null);
}

function factsIn({ blocks, shift }: Stretch): Fact[] {
  if (blocks.length === 0) return [];
  return labelsOf(blocks.slice(0, mostBlocks)).map((it) => ({
    key: it.key,
    value: it.value,
    values: [],
    line: it.line + shift,
    kind: kindOf(it.key),
    blocks: it.blocks,
    shift,
  }));
}

/** A status that stands behind a sentence: "A tool for fields. Status: import works." */
function withinLines({ blocks, shift }: Stretch): Fact[] {
  return blocks.flatMap((it): Fact[] => {
    const [, key = '', value] = it.type === 'paragraph' ? (behindSentence.exec(plainText(it)) ?? []) : [];
    return value === undefined || kindOf(key) !== 'status'
      ? []
      : [{ key, value: cut(value, 300), values: [], line: lineOf(it) + shift, kind: 'status', blocks: [], shift }];
  });
}

const begin = ({ blocks, shift }: Node): Fact[] => factsIn({ blocks: blocks.slice(0, mostInside), shift });

function atFoot({ nodes }: Outline): Fact[] {
  const last = nodes.at(-1);
  const rule = last?.blocks.findLastIndex((it) => it.type === 'thematicBreak') ?? -1;
  return last === undefined || last.prior || rule < 0 ? [] : factsIn({ blocks: last.blocks.slice(rule + 1), shift: last.shift });
}

function frontFacts({ front, text }: MarkdownText): Fact[] {
  if (!front.data) return [];
  const lines = text.slice(0, front.endOffset).split('\n');
  return Object.entries(front.data).flatMap(([key, value]) => {
    const values = Array.isArray(value) ? value.map(wordsOfValue).filter((it) => it !== '') : [];
    const written = Array.isArray(value) ? values.join(', ') : wordsOfValue(value);
    const at = lines.findIndex((it) => it.startsWith(`${key}:`) || it.startsWith(`"${key}"`));
    return written === '' ? [] : [{ key, value: written, values, line: Math.max(at + 1, 1), kind: kindOf(key), blocks: [], shift: 0 }];
  });
}

/** The words of a value; those of an object one after another. */
function wordsOfValue(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  return Object.values(value)
    .filter((it) => typeof it === 'string')
    .join(' — ');
}

/** A ruler of `====` under several lines makes them one heading; those after the first may be named values. */
function inHeading({ text, root }: MarkdownText, { title }: Outline): Fact[] {
  const heading = title ? root.children.find((it) => it.type === 'heading' && it.depth === 1) : undefined;
  const start = heading?.position?.start;
  const end = heading?.position?.end;
  if (!start || !end || end.line - start.line < 2) return [];
  const lines = text.slice(start.offset, end.offset).split('\n');
  return lines.flatMap((it, index) => {
    const found = /^([\p{L}][\p{L} ]{0,30}):\s+(\S.*?)\s*$/u.exec(it);
    const [, key = '', value = ''] = found ?? [];
    return found ? [{ key, value: cut(value, 300), values: [], line: start.line + index, kind: kindOf(key), blocks: [], shift: 0 }] : [];
  });
}

const behindSentence = /[.!?]\s+(\p{Lu}[\p{L} ]{2,24}): (\S.*)$/su;
// "Status at handoff creation", "State as of today".
const moment = /(?<=^(?:current )?(?:status|state)) (?:at|as of) .{1,40}$/;
const kinds = new Map<string, LabelKind>();
for (const { labels } of languages) {
  for (const [kind, names] of Object.entries(labels) as [LabelKind, string][]) {
    if (kind === 'owner') continue;
    for (const name of entriesOf(names)) {
      const key = isEastAsian(name) ? tight(name) : wordsOf(name).join(' ');
      if (!kinds.has(key)) kinds.set(key, kind);
    }
  }
}
