/** Revisions on one page: a file that was rewritten a thousand times has further pages for the older ones. */
export const revisionsOnPage = 200;

/** Address of the older revisions of the record at `url`; page 1 is the record's own. */
export const olderAddress = (url: string, page: number): string => (page === 1 ? `${url}#revisions` : `${url}revisions/${page}/`);

/** How many pages the revisions of a record take, its own counted. */
export const revisionPages = (revisions: number): number => Math.max(1, Math.ceil(revisions / revisionsOnPage));

/** The revisions on page `page`, counted from 1, of all with the newest first. */
export function revisionsOf<Revision>(newestFirst: readonly Revision[], page: number): Revision[] {
  return newestFirst.slice((page - 1) * revisionsOnPage, page * revisionsOnPage);
}
