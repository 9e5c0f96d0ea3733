import { createIndex, type NewFileResponse, type PagefindIndex, type PagefindServiceConfig } from 'pagefind';

/** What is on its way to Pagefind at once: it takes things in the order they are sent. */
const atOnce = 64;

/** A new index of Pagefind with all of `items` added by `add`. It numbers them as they come. */
export async function filled<Item>(
  config: PagefindServiceConfig,
  items: readonly Item[],
  add: (index: PagefindIndex, item: Item) => Promise<NewFileResponse>,
): Promise<PagefindIndex> {
  const { index, errors } = await createIndex(config);
  succeeded(errors);
  if (index === undefined) throw new Error('Pagefind gave no index.');
  for (let at = 0; at < items.length; at += atOnce) {
    const sent = items.slice(at, at + atOnce).map((it) => add(index, it));
    for (const { errors: its } of await Promise.all(sent)) succeeded(its);
  }
  return index;
}

/** Throws what Pagefind says went wrong, when anything did. */
export function succeeded(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
