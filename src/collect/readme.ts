import type { Repository } from '../git/open.ts';
import { openingOf } from '../markdown/opening.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import type { Document } from '../model/document.ts';
import type { Site } from '../model/site.ts';
import type { Redacted } from '../model/redacted.ts';

/** What the README of the whole repository says at its beginning; null when there is none. `heading` is its first heading. */
export function readmeOf(read: readonly { document: Document; text: Redacted }[]): { readme: Site['readme']; heading: string | null } {
  const found = read.find(({ document }) => !document.deleted && document.branch === null && isReadme(document.path));
  if (found === undefined) return { readme: null, heading: null };
  const { path, current } = found.document;
  const { title, summary } = openingOf(parseMarkdown(found.text));
  return { readme: { path, summary, commit: current.commit, committedAt: current.committedAt }, heading: title };
}

/** First heading of one document; null when there is none, or it cannot be read. */
export async function headingOf(repository: Repository, document: Document | undefined): Promise<string | null> {
  if (document === undefined) return null;
  const { value } = await repository.contents([{ blob: document.current.blob, path: document.path }]).next();
  return value === undefined || value.text === null ? null : openingOf(parseMarkdown(value.text)).title;
}

/** True for the README of the whole repository. */
export function isReadme(path: string): boolean {
  return /^readme(?:\.md|\.markdown|\.txt)?$/i.test(path);
}
