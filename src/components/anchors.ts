import { hashId } from '../markdown/places/hash-id.ts';

/** Gives each item of a record its anchor on the page, by its words: `item-4f2a9c1d`. Of two that say the same the first one has it. */
export function anchors(): (text: string) => string | undefined {
  const given = new Set<string>();
  return (text) => {
    const id = hashId('item', text);
    if (given.has(id)) return undefined;
    given.add(id);
    return id;
  };
}
