import type { StoredRecord } from './record.ts';

/**
 * Address of the page of one revision of a record, from the root of the site. It holds number and commit, so that it never comes to
 * mean another text. What is not committed has no page of its own: it is the record's.
 */
export function revisionUrl({ url }: Pick<StoredRecord, 'url'>, { number, commit }: { number: number; commit: string | null }): string {
  return commit === null ? url : `${url}v/${number}-${commit.slice(0, 7)}/`;
}
