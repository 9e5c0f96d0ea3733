/** Told where a word ends, and what was added with it. */
type Hit<T> = (end: number, word: string, of: T) => void;

/** Finds any number of words in one pass over a text, and takes more words at any time. */
export interface WordEnds<T> {
  /** False when the word is known, or too short to be looked for. */
  add(word: string, of: T): boolean;
  each(text: string, hit: Hit<T>): void;
}

/** Characters of a word that are looked up at once: its last ones, because secrets of one kind begin alike. */
const window = 8;
const bits = 18;

/** A finder that knows no word yet. Capitals count. Words are eight characters or longer. */
export function wordEnds<T extends object | string>(): WordEnds<T> {
  const known = new Map<string, T>();
  /** Lengths of the words with each ending: secrets that end alike are compared once for each length, however many there are. */
  const lengths = new Map<string, Set<number>>();
  const ends = new Uint8Array(2 ** bits);
  return {
    add(word, of) {
      if (word.length < window || known.has(word)) return false;
      known.set(word, of);
      const last = word.slice(-window);
      ends[keyOf(last)] = 1;
      const same = lengths.get(last);
      if (same === undefined) lengths.set(last, new Set([word.length]));
      else same.add(word.length);
      return true;
    },
    each(text, hit) {
      if (known.size === 0) return;
      let key = 0;
      for (let at = 0; at < text.length; at += 1) {
        key = ((key << shift) ^ text.charCodeAt(at)) & mask;
        if (ends[key] === 0) continue;
        const end = at + 1;
        for (const length of lengths.get(text.slice(end - window, end)) ?? []) {
          const word = text.slice(Math.max(0, end - length), end);
          const of = known.get(word);
          if (of !== undefined) hit(end, word, of);
        }
      }
    },
  };
}

function keyOf(text: string): number {
  let key = 0;
  for (let at = 0; at < text.length; at += 1) key = ((key << shift) ^ text.charCodeAt(at)) & mask;
  return key;
}

// Eight characters later a character has left the key.
const shift = 3;
const mask = 2 ** bits - 1;
