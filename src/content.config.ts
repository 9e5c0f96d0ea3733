import { defineCollection } from 'astro:content';
import { collections as known } from './collections/index.ts';
import { listed, listedOf, readChecked, recordIds } from './deliver/content.ts';

/** Every collection the program knows, fed from the content folder. Texts, data and revisions stay on disk until a page needs them. */
export const collections = Object.fromEntries(
  known.map((it) => [
    it.name,
    defineCollection({
      schema: listed,
      loader: {
        name: 'content-folder',
        load: async ({ store }) => {
          store.clear();
          for (const id of recordIds(__CONTENT__, it.name)) {
            store.set({ id, data: { ...listedOf(readChecked(__CONTENT__, it, id)) } });
          }
        },
      },
    }),
  ]),
);
