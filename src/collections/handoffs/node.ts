import type { Block } from '../../markdown/parse.ts';
import type { SectionClass } from '../../headings/table.ts';

/** A section of a handoff, with what it tells. */
export interface Node {
  heading: string;
  /** 1-based line of the file. */
  line: number;
  depth: number;
  /** What stands directly under the heading. */
  blocks: Block[];
  /** Lines of the file before the text that `blocks` were parsed from. */
  shift: number;
  /** What the heading says; null when it says nothing. */
  class: SectionClass | null;
  /** What its items count as: its own class, or that of the section around it. */
  acts: SectionClass | null;
  /** The section that gave `acts`. */
  root: Node;
  parent: Node | null;
  children: Node[];
  /** True for a numbered stage of a plan. */
  stage: boolean;
  /** True when it tells an earlier state. */
  prior: boolean;
  /** `log`: an entry of a log; `start`: the newest of several blocks that say "start here". */
  entry: 'log' | 'start' | null;
  /** True for the entry that holds the present state. */
  current: boolean;
  /** True when its paragraphs are lines of a log, which count beside its lists. */
  logged?: boolean;
}

/** Blocks with the lines of the file before the text they were parsed from. */
export interface Stretch {
  blocks: readonly Block[];
  shift: number;
}
