import type { FoundCollection } from '../model/site.ts';
import { say } from './say.ts';

/** What there is beside the records that stand, as words to put behind their count; empty for nothing. */
export function othersOf({ deleted, unmerged }: Pick<FoundCollection, 'deleted' | 'unmerged'>): string {
  return `${deleted > 0 ? say('list.deleted', { count: deleted }) : ''}${unmerged > 0 ? say('list.unmerged', { count: unmerged }) : ''}`;
}
