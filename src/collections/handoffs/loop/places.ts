/** 1-based line of a text that a reader found; of one that stands on several lines, the first. */
export type PlaceOf = (text: string) => number;

/** Finds texts among the lines `from` to before `to` of a file, each where it stands next after the one before it with the same words. */
export function placesIn(text: string, from: number, to: number): PlaceOf {
  const lines = text.split('\n').slice(from - 1, to === Infinity ? undefined : to - 1);
  const taken = new Map<string, number>();
  return (words) => {
    const key = words.slice(0, 80);
    const found = lines.findIndex((it, index) => index >= (taken.get(key) ?? 0) && it.includes(key));
    if (found < 0) return from;
    taken.set(key, found + 1);
    return from + found;
  };
}
