import { addressOfRow } from './paging.ts';
import { revisionUrl } from './revision-url.ts';

/** Revisions that the page of a document lists itself, the newest; all of more have a list of their own. */
export const listedAtOnce = 5;

/** Folder of all pages of revisions of the document at `url`, and of the list of all where there are many. */
export const versionsFolder = (url: string): string => `${url}v/`;

/** Address of the list of all of `count` revisions of the document at `url`. */
export const versionsUrl = (url: string, count: number): string => (count > listedAtOnce ? versionsFolder(url) : `${url}#revisions`);

/** Address of the row of one of these revisions, oldest first: on the page of the document where that lists it, else in the list of all. */
export function revisionRowUrl(url: string, revisions: readonly { number: number }[], number: number): string {
  const behind = revisions.length - 1 - revisions.findIndex((it) => it.number === number);
  const page = behind < listedAtOnce ? url : addressOfRow(versionsFolder(url), behind);
  return `${page}#revision-${number}`;
}

/** Address of the page on which any two of them are compared. */
export const compareUrl = (url: string): string => `${url}v/compare/`;

/** Name of a revision in addresses, `7-4f2a9c1`; null for what is not committed. */
export const versionName = ({ number, commit }: Revision): string | null => (commit === null ? null : `${number}-${commit.slice(0, 7)}`);

/** Address of what a revision introduced. */
export const changeUrl = (url: string, it: Revision): string => `${revisionUrl({ url }, it)}change/`;

/** Address of what has changed since it. */
export const toCurrentUrl = (url: string, it: Revision): string => `${revisionUrl({ url }, it)}to-current/`;

interface Revision {
  number: number;
  commit: string | null;
}

/** True for the path of a page of one revision, or of any two, from the root of the site. */
export const isPast = (path: string): boolean => /\/v\/(?:\d+-[0-9a-f]{7}|compare)\//.test(path);
