import type { MarkdownText } from '../../markdown/parse.ts';
import { sectionsOf, type Section } from '../../markdown/sections.ts';
import { actsAs } from './acts.ts';
import { isCommon, listsNames, meaningOf } from '../../headings/classify.ts';
import type { Node, Stretch } from './node.ts';
import { partsInside, type Part } from './parts.ts';
import { markPrior } from './prior.ts';
import { withQuoted } from './quoted.ts';
import { describesPart } from './status-of-part.ts';
import { classOfTag } from './tags.ts';
import { headingOf, titleOf, type Title } from './title.ts';

/** A handoff as its headings cut it. */
export interface Outline {
  title: Title | null;
  /** What stands before the first section. */
  preamble: Stretch;
  /** Every section, in the order of the file. */
  nodes: Node[];
  /** True when the file is one code block, to be pasted into a session. */
  prompt: boolean;
}

/** The outline of a text: sections with their classes, those of an earlier state marked. */
export function outlineOf(doc: MarkdownText): Outline {
  const { title, tops, preamble } = titleOf(withQuoted(sectionsOf(doc), doc), doc.text);
  const parts = partsInside(doc, tops.length === 0 ? preamble : []);
  const inner = parts.find((it) => it.name === null);
  if (inner) {
    const inside = titleOf(inner.section, '');
    const named = (title ?? inside.title)?.text ?? null;
    return {
      title: title ?? inside.title,
      preamble: { blocks: inside.preamble, shift: inner.shift },
      nodes: nodesOf(inside.tops, { shift: inner.shift, text: '', title: named }, []),
      prompt: true,
    };
  }
  const covered = (start: number): boolean => parts.some((it) => start >= it.start && start < it.end);
  const outside = tops.filter((it) => !covered(it.start));
  const before = preamble.filter((it) => !covered(it.position?.start.offset ?? 0));
  const source = { shift: 0, text: doc.text, title: title?.text ?? null };
  return { title, preamble: { blocks: before, shift: 0 }, nodes: nodesOf(outside, source, parts), prompt: false };
}

/** The text that sections were read from, and the lines of the file before it. */
interface Source {
  text: string;
  shift: number;
  /** Title of the whole. */
  title: string | null;
}

function nodesOf(tops: readonly Section[], source: Source, parts: readonly Part[]): Node[] {
  const roots = [...tops.map((it) => nodeOf(it, source, null)), ...parts.map(nodeOfPart)].sort((a, b) => a.line - b.line);
  const all: Node[] = [];
  for (const root of roots) flatten(root, all);
  for (const node of all) if (node.class === 'status' && describesPart(node.heading, source.title)) node.class = null;
  for (const node of all) if (isNameOfThing(node)) node.class = null;
  markPrior(roots, all);
  for (const node of all) actsAs(node);
  if (isNextTitle(source.title) && !all.some((it) => it.acts === 'next'))
    for (const node of all) if (node.acts === 'plan' && !node.stage) node.acts = 'next';
  return all;
}

/** Whether a heading is the name of one of the things that the heading above it lists. */
const isNameOfThing = ({ class: own, parent }: Node): boolean =>
  own !== null && isCommon(own) && parent !== null && parent.class === null && listsNames(parent.heading);

/** Whether the title says that all of the text is about what comes next, as that of a `NEXT_SESSION.md`. */
export const isNextTitle = (title: string | null): boolean => title !== null && meaningOf(title).class === 'next';

function flatten(node: Node, into: Node[]): void {
  into.push(node);
  for (const child of node.children) flatten(child, into);
}

function nodeOf(section: Section, source: Source, parent: Node | null): Node {
  const { line, depth, blocks } = section;
  const { shift } = source;
  const heading = headingOf(section, source.text);
  const { class: own, stage, prior } = meaningOf(heading);
  const node = {
    heading,
    line: line + shift,
    depth,
    blocks,
    shift,
    class: own,
    acts: null,
    parent,
    stage,
    prior,
    entry: null,
    current: false,
  };
  return linked(node, section.children, source);
}

function nodeOfPart({ name, section, line, shift }: Part): Node {
  const heading = name ?? '';
  const own = classOfTag(heading);
  const node = {
    heading,
    line,
    depth: 1,
    blocks: section.blocks,
    shift,
    class: own,
    acts: null,
    parent: null,
    stage: false,
    prior: false,
    entry: null,
    current: false,
  };
  return linked(node, section.children, { shift, text: '', title: null });
}

function linked(fields: Omit<Node, 'root' | 'children'>, children: readonly Section[], source: Source): Node {
  const node = { ...fields, children: [] as Node[] } as Node;
  node.root = node;
  node.children = children.map((it) => nodeOf(it, source, node));
  return node;
}
