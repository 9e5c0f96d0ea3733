import { posix } from 'node:path';
import { defineCollection } from 'astro:content';
import { listed, listedOf, readRecord, recordIds } from './deliver/content.ts';

// By their folders alone: the readers of the collections are not needed here, and loading them would cost more than many pages.
const names = Object.keys(import.meta.glob('./collections/*/index.ts')).map((it) => posix.basename(posix.dirname(it)));

/** Every collection the program knows, fed from the content folder. Texts, data and revisions stay on disk until a page needs them. */
export const collections = Object.fromEntries(
  names.map((name) => [
    name,
    defineCollection({
      schema: listed,
      loader: {
        name: 'content-folder',
        load: async ({ store }) => {
          store.clear();
          for (const id of recordIds(__CONTENT__, name)) store.set({ id, data: { ...listedOf(readRecord(__CONTENT__, name, id)) } });
        },
      },
    }),
  ]),
);
