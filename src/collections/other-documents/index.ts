import { defineCollection } from '../../model/collection.ts';
import { codes } from './codes.ts';
import { read } from './read.ts';
import { schema } from './schema.ts';

/** Every Markdown document that stands and is of no other kind: READMEs, guides, notes. */
export const otherDocuments = defineCollection({
  name: 'other-documents',
  title: 'Other documents',
  single: 'Other document',
  purpose: 'READMEs, guides and notes: what was written down and is none of the other kinds.',
  howToAdd: 'Write a README.md that says in its first paragraph what this is.',
  lookedFor: ['every other Markdown document of the built commit (*.md, *.mdx, *.markdown)'],
  audience: 'client',
  menu: 'more',
  precedence: 0,
  readsTheRest: true,
  owns: () => false,
  excludes: () => null,
  schema,
  codes,
  read,
  settle: (data) => data,
  link: (records) => ({ data: new Map(records.map((it) => [it.id, it.data])), problems: [] }),
});
