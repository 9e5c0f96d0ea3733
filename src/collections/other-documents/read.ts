import { openingOf } from '../../markdown/opening.ts';
import { parseMarkdown } from '../../markdown/parse.ts';
import type { Reading, SourceText } from '../../model/collection.ts';
import type { OtherDocument } from './schema.ts';

/** Reads a document that is of no other kind: its title is the one its front matter gives, else its first heading, else its file name. */
export function read({ path, text }: SourceText): Reading<OtherDocument> {
  const markdown = parseMarkdown(text);
  const opening = openingOf(markdown);
  const named = markdown.front.data?.['title'];
  const title = typeof named === 'string' && named.trim() !== '' ? named.trim() : (opening.title ?? path.split('/').at(-1) ?? path);
  const data = { summary: opening.summary, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) };
  return { records: [{ key: null, title, line: 1, range: null, data }], problems: markdown.problems, leftOut: null };
}
