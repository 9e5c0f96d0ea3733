const KiB = 2 ** 10;
const MiB = 2 ** 20;
const GiB = 2 ** 30;

/**
 * How much of a repository is read at most, so that none takes unbounded time or memory. What lies beyond a limit is named by a
 * problem; the README lists them.
 */
export const limits = {
  /** Largest text, in bytes. */
  text: 8 * MiB,
  /** Longest past text that has a page, in characters. */
  pastText: MiB,
  /** All texts of one document, in bytes, up to which each has a page, where the settings say nothing else. */
  pastTexts: 50_000_000,
  /** Largest front matter, in characters. */
  frontMatter: 64 * KiB,
  /** Depth, aliases and values of YAML in a document. */
  yaml: { depth: 32, aliases: 20, nodes: 20_000 },
  /** Markdown that is turned into a page: lines that are not empty, signs that may mark something up, cells of one table, characters of one paragraph times its entities, and of one word times its underscores. More is shown as it is written. */
  markdown: { lines: 500_000, signs: 1_000_000, cells: 500_000, copied: 2 ** 27, reread: 2 ** 30 },
  /** Code that is coloured, in characters: of a line, of one page and of the whole site. More is shown without colours. */
  code: { line: 400, page: 32 * KiB, site: 4 * MiB },
  /**
   * What is compared: blocks and characters of both texts together, characters of the changed blocks; beyond these only numbers are given.
   * Then characters compared by words, of one block and of one comparison, and steps taken to find blocks that belong together.
   */
  compare: { blocks: 200_000, text: 8 * MiB, shown: 512 * KiB, block: 32 * KiB, words: 256 * KiB, steps: 4_000_000 },
  /** One image that is copied: its bytes, and pixels of a side. Larger ones are named in the text. */
  image: { bytes: 4 * MiB, side: 16_384 },
  /** All images of a site together, in bytes. */
  images: 64 * MiB,
  /** Diagrams that are drawn: characters, lines and the length of one, its boxes (and half its lines between them), and both of the whole site. More is shown as its source. */
  diagram: { characters: 8_000, lines: 300, line: 400, boxes: 80, site: 10_000 },
  /** Files of the built commit. */
  files: 1_000_000,
  /** Documents that are read. */
  documents: 20_000,
  /** Records of one past version of a file whose fields are read. */
  recordsOfVersion: 500,
  /** Records of one file. */
  recordsOfFile: 2000,
  /** Records of the whole site. */
  records: 30_000,
  /** One baseline file of the operator. */
  baseline: { bytes: 16 * MiB, entries: 50_000 },
  /** Branches that --refs looks through. */
  branches: 1000,
  /** Tags that are read; and of those on the built history, commits whose tags stand on revisions. */
  tags: 10_000,
  taggedCommits: 200,
  /** What git may answer to one question, in bytes. */
  answer: GiB,
  /** Memory that one process of git may take, in bytes; where the system can hold it to that. */
  gitMemory: 4 * GiB,
  /** How long git may say nothing, in milliseconds. */
  gitSilence: 120_000,
} as const;
