import type { Facts, Source } from './facts.ts';
import type { Kind } from './kinds.ts';

/** Longest text that is read, in characters; lock files are written by programs and may be longer. */
const longest = 1_000_000;

/** What a file of this kind says. Never throws for bad content. */
export function readFacts(kind: Kind, source: Source): Partial<Facts> {
  if (source.text.length > longest && kind.origin !== 'lock file') return { problems: [tooLarge] };
  return kind.read(source);
}

const tooLarge = {
  code: 'HO147',
  message: 'The file is too large to tell how to run the project, and was not read.',
  fix: 'Move what is data into a file of its own.',
};
