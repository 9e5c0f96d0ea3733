import type { Named } from '../claims/named.ts';
import type { History } from '../git/history.ts';
import type { Repository } from '../git/open.ts';
import type { Tree } from '../model/collection.ts';
import type { Read } from './plan.ts';

/** What is asked, and of what. */
export interface Sources {
  repository: Pick<Repository, 'head' | 'pastFiles' | 'wordsIn' | 'pastWords' | 'contents' | 'hasBranch'>;
  history: Pick<History, 'commitOf' | 'everPaths' | 'reachedFrom' | 'committed' | 'merged'>;
  tree: Tree;
  /** True for a path that does not exist for the audience. */
  isAbsent(path: string): boolean;
}

/** A text that says something of its repository. */
export interface Telling {
  read: Read;
  named: Named[];
}
