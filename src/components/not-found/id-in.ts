/**
 * The id that an address ends with, such as `FR-002`, to search for; null for none. Nothing else of an address is shown: whoever makes a link
 * could let the page say anything.
 */
export function idIn(path: string): string | null {
  return /(?:^|\/)(\p{Lu}{1,6}-?\d{1,6})(?:\/|\/?index\.html|\.(?:html|md|json))?$/u.exec(path)?.[1] ?? null;
}
