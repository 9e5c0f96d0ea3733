import { labelsOf, type Label } from '../../markdown/labels.ts';
import type { Block } from '../../markdown/parse.ts';
import { descendantsOf, type Section } from '../../markdown/sections.ts';
import { lineOf } from '../../markdown/text.ts';
import { phraseOf, phrasesOf, type Phrase } from './phrase.ts';
import type { Kind } from './schema.ts';
import { startsStatus } from './status.ts';
import { partOf, type Part } from './words/names.ts';

/** A value with a name: a label, a key of front matter, a cell below a column name. */
export interface Named {
  name: string;
  /** What the name stands for; null when it is a name of the author's own. */
  part: Part | null;
  /** One phrase, or several for a list of values. */
  readonly values: readonly Phrase[];
  /** What follows the value; the value itself when `values` is empty. */
  blocks: Block[];
}

/** What a decision is read from, whatever its form. */
export interface Facts {
  /** Named values that stand before the first heading of a part. */
  named: Named[];
  /** Its parts by what their headings say, in the order of the text. */
  parts: { part: Part; section: Section }[];
  /** Blocks before the first heading of a part. */
  blocks: Block[];
}

/** The facts of the sections below a heading, or of a whole file when `own` are its first blocks. */
export function factsOf(own: Block[], sections: readonly Section[], front: readonly Named[] = []): Facts {
  const below = sections.flatMap((it) => [it, ...descendantsOf(it)]);
  const parts = below.flatMap((section) => {
    const part = partOf(section.heading);
    return part === null ? [] : [{ part, section }];
  });
  const metadata = parts
    .filter((it) => it.part === 'metadata' || it.part === 'status')
    .flatMap(({ section }) => namedIn(section.blocks).filter((it) => it.part !== null));
  return { named: [...front, ...namedIn(own), ...metadata], parts, blocks: own };
}

/** The named values among these blocks. What stands in the list that is the value of another one is no value of its own. */
export function namedIn(blocks: readonly Block[]): Named[] {
  const inside = new Set<number>();
  return labelsOf(blocks).flatMap((label) => {
    const named = namedOf(label);
    if (named.part === null && inside.has(label.line)) return [];
    if (named.part !== null && named.values.length === 0) for (const line of linesOf(named.blocks[0])) inside.add(line);
    return [named];
  });
}

function linesOf(block: Block | undefined): number[] {
  return block?.type === 'list' ? block.children.map(lineOf) : [];
}

function namedOf(label: Label): Named {
  const part = partOf(label.key);
  let values: Phrase[] | undefined;
  return {
    name: label.key,
    part,
    blocks: label.blocks,
    // Most labels of a log are never asked for their value.
    get values() {
      return (values ??= valuesOf(label, part));
    },
  };
}

function valuesOf({ value, nodes, line }: Label, part: Part | null): Phrase[] {
  const text = withoutSeparators(value);
  if (text === '') return [];
  if (part !== 'status' && !isKind(part)) return [{ text, links: [], line }];
  const phrase = phraseOf(nodes, line);
  return [{ ...phrase, text: withoutSeparators(phrase.text) }];
}

/** A value without what parts it from the next one on its line. */
function withoutSeparators(value: string): string {
  let end = value.length;
  while (end > 0 && separator.test(value.charAt(end - 1))) end--;
  return value.slice(0, end);
}

const separator = /[\s·•|｜]/;

/** True for the name of a relation. */
export function isKind(part: Part | null): part is Kind {
  return part === 'supersedes' || part === 'supersededBy' || part === 'amends' || part === 'amendedBy';
}

/** The phrases of a named value, from the blocks below its name when nothing stands beside it. */
export function phrasesIn({ values, blocks }: Named): readonly Phrase[] {
  return values.length > 0 ? values : phrasesOf(blocks, startsStatus);
}

/** The first named value of a part; undefined when there is none. */
export function namedFor(facts: Facts, part: Part): Named | undefined {
  return facts.named.find((it) => it.part === part && (it.values.length > 0 || it.blocks.length > 0));
}

/** The first section of a part that holds anything; undefined when there is none. */
export function sectionFor(facts: Facts, part: Part): Section | undefined {
  return facts.parts.find((it) => it.part === part && (it.section.blocks.length > 0 || it.section.children.length > 0))?.section;
}
