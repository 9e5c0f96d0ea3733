import { isProse } from '../markdown/data-text.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import type { Redacted } from '../model/redacted.ts';
import { lineBlocks, type Block } from './block.ts';
import { blocksOfMarkdown } from './from-markdown.ts';

/** The blocks of the text of a file: of Markdown and plain words its paragraphs and their like, of data and code its lines. Never throws for bad content. */
export function blocksOfText(text: Redacted, path: string): Block[] {
  if (isProse(path)) return blocksOfMarkdown(parseMarkdown(text));
  return text === '' ? [] : lineBlocks(text.replace(/^\uFEFF/, '').replace(/\r?\n$/, ''));
}
