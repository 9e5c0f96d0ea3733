import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Listed } from '../deliver/content.ts';

interface View {
  default: AstroComponentFactory;
}

interface ListView extends View {
  /** Puts records of the built commit together in rows, those that stand first; left out where each has a row of its own. */
  rowsOf?(records: readonly Listed[], summary: unknown): Listed[][];
}

interface BriefingView extends View {
  /** Its place on the first page, counted from 1. */
  order: number;
  /** Heading of what stands among the first things asked, above what is half done; left out for what stands at the end. It is shown without records too. */
  top?: string;
}

const entries = import.meta.glob<View>('../collections/*/Entry.astro', { eager: true });
const embeds = import.meta.glob<View>('../collections/*/Embed.astro', { eager: true });
const lists = import.meta.glob<ListView>('../collections/*/List.astro', { eager: true });
const overviews = import.meta.glob<View>('../collections/*/Overview.astro', { eager: true });
const briefings = import.meta.glob<BriefingView>('../collections/*/Briefing.astro', { eager: true });

/** What a collection says of all its records above their list; undefined when it says nothing. It gets the collection's `summary`. */
export const overviewView = (collection: string) => overviews[`../collections/${collection}/Overview.astro`]?.default;

/** What a collection shows of one record above its text; undefined when it leaves that to the general list of fields. */
export const entryView = (collection: string) => entries[`../collections/${collection}/Entry.astro`]?.default;

/** How a collection lists its records in the place of the table; undefined when the table is enough. Its component gets the `rows` of one page and the collection's `summary`. */
export const listView = (collection: string) => lists[`../collections/${collection}/List.astro`];

/** How a collection shows one of its records in a page written by hand; undefined when it is shown by its title alone. It gets its `data` and `record`. */
export const embedView = (collection: string) => embeds[`../collections/${collection}/Embed.astro`]?.default;

/** What a collection says on the first page; undefined when it has nothing to say there. */
export const briefingView = (collection: string) => briefings[`../collections/${collection}/Briefing.astro`];
