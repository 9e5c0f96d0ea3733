import { versionsAt } from '../../deliver/page-content.ts';
import { isOlderText } from '../../model/versions.ts';
import { allVersioned } from './links.ts';

/** How many texts of all documents there are that no longer stand and can be read. */
export function olderTexts(): number {
  const all = allVersioned()
    .filter((it) => it.count > 1)
    .map(({ url }) => versionsAt(url));
  return all.reduce((sum, its) => sum + its.revisions.filter((it) => isOlderText(its, it)).length, 0);
}
