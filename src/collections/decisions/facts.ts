import { labelsOf, type Label } from '../../markdown/labels.ts';
import type { Block } from '../../markdown/parse.ts';
import { descendantsOf, type Section } from '../../markdown/sections.ts';
import { lineOf } from '../../markdown/text.ts';
import { phraseOf, phrasesOf, type Phrase } from './phrase.ts';
import type { Kind } from './schema.ts';
import { startsStatus } from './status.ts';
import { partAmong, partOf, type Part } from './words/names.ts';

/** A value with a name: a label, a key of front matter, a cell below a column name. */
export interface Named {
  name: string;
  /** What the name stands for; null when it is a name of the author's own. */
  part: Part | null;
  /** One phrase, or several for a list of values. */
  readonly values: readonly Phrase[];
  /** What follows the value; the value itself when `values` is empty. */
  readonly blocks: readonly Block[];
}

/** What a decision is read from, whatever its form. */
export interface Facts {
  /** Named values that stand before the first heading of a part. */
  readonly named: readonly Named[];
  /** Its parts by what their headings say, in the order of the text. */
  readonly parts: readonly { part: Part; section: Section }[];
  /** Blocks before the first heading of a part. */
  readonly blocks: readonly Block[];
}

/** The facts of the sections below a heading, or of a whole file when `own` are its first blocks. */
export function factsOf(own: readonly Block[], sections: readonly Section[], front: readonly Named[] = []): Facts {
  const below = sections.flatMap((it) => [it, ...descendantsOf(it)]);
  const parts = below.flatMap((section) => {
    const part = partOf(section.heading);
    return part === null ? [] : [{ part, section }];
  });
  return new SectionFacts(own, parts, front);
}

// A class, because an object literal with a getter has a shape of its own that keeps what it closes over alive.
class SectionFacts implements Facts {
  readonly blocks: readonly Block[];
  readonly parts: Facts['parts'];
  readonly #front: readonly Named[];
  #named: readonly Named[] | undefined;

  constructor(blocks: readonly Block[], parts: Facts['parts'], front: readonly Named[]) {
    this.blocks = blocks;
    this.parts = parts;
    this.#front = front;
  }

  /** A log is asked for its parts only. */
  get named(): readonly Named[] {
    return (this.#named ??= [...this.#front, ...namedIn(this.blocks), ...metadataIn(this.parts)]);
  }
}

function metadataIn(parts: Facts['parts']): Named[] {
  const sections = parts.filter((it) => it.part === 'metadata' || it.part === 'status');
  return sections.flatMap(({ section }) => namedIn(section.blocks).filter((it) => it.part !== null));
}

/** The named values among these blocks. What stands in the list that is the value of another one is no value of its own. */
export function namedIn(blocks: readonly Block[]): Named[] {
  const inside = new Set<number>();
  const all: Named[] = [];
  for (const label of labelsOf(blocks)) {
    const named = new NamedLabel(label);
    if (named.part === null && inside.has(label.line)) continue;
    if (named.part !== null && inList(named)) for (const line of linesOf(named.blocks[0])) inside.add(line);
    all.push(named);
  }
  return all;
}

const inList = ({ blocks, values }: Named): boolean => blocks[0]?.type === 'list' && values.length === 0;

function linesOf(block: Block | undefined): number[] {
  return block?.type === 'list' ? block.children.map(lineOf) : [];
}

/** Most labels of a log are never asked for their value. */
class NamedLabel implements Named {
  readonly name: string;
  readonly part: Part | null;
  readonly blocks: readonly Block[];
  readonly #label: Label;
  #values: readonly Phrase[] | undefined;

  constructor(label: Label) {
    const part = partOf(label.key);
    this.name = label.key;
    this.part = part === 'created' ? partAmong(label.key, [label.value]) : part;
    this.blocks = label.blocks;
    this.#label = label;
  }

  get values(): readonly Phrase[] {
    return (this.#values ??= valuesOf(this.#label, this.part));
  }
}

function valuesOf(label: Label, part: Part | null): Phrase[] {
  const plain = part !== 'status' && !isKind(part);
  const phrase = plain ? { text: label.value, links: [], line: label.line } : phraseOf(label.nodes, label.line);
  phrase.text = withoutSeparators(phrase.text);
  return phrase.text === '' ? [] : [phrase];
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
