/** A word to look for. */
export interface Word {
  word: string;
  /** False when capitals do not count; `word` is then in small letters. */
  exact: boolean;
}

/** Told where a word starts, and which one of the list it is. */
export type Hit = (at: number, index: number) => void;

/**
 * Looks for all words at once, in one pass over the text, whatever their number. Words are in ASCII and three characters or longer.
 * A window of three characters is looked up in a table; only where it may be the start of a word, words are compared.
 */
export function finderOf(words: readonly Word[]): (text: string, hit: Hit) => void {
  const starts = new Uint8Array(size);
  const byWindow = new Map<number, number[]>();
  for (const [index, { word }] of words.entries()) {
    const key = keyOf(word);
    starts[key] = 1;
    byWindow.set(key, [...(byWindow.get(key) ?? []), index]);
  }
  return (text, hit) => {
    let key = 0;
    for (let at = 0; at < text.length; at += 1) {
      key = ((key << 5) ^ (text.charCodeAt(at) | 0x20)) & mask;
      if (starts[key] === 0 || at < 2) continue;
      for (const index of byWindow.get(key) ?? []) {
        const it = words[index];
        if (it && isAt(text, at - 2, it)) hit(at - 2, index);
      }
    }
  };
}

function isAt(text: string, at: number, { word, exact }: Word): boolean {
  return exact ? text.startsWith(word, at) : text.slice(at, at + word.length).toLowerCase() === word;
}

function keyOf(word: string): number {
  let key = 0;
  for (let at = 0; at < 3; at += 1) key = ((key << 5) ^ (word.charCodeAt(at) | 0x20)) & mask;
  return key;
}

// A character is shifted out of the key by the third one behind it.
const size = 2 ** 15;
const mask = size - 1;
