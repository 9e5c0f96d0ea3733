/** A word to look for. */
export interface Word {
  word: string;
  /** False when capitals do not count; `word` is then in small letters. */
  exact: boolean;
}

/** Told where a word starts, and which one of the list it is. */
type Hit = (at: number, index: number) => void;

/** Where words of one list stand in a text: offsets and numbers of words in turn. */
export type Hits = readonly number[];

/**
 * Looks for all words at once, in one pass over the text, whatever their number. Words are three characters or longer. A window of four
 * characters is looked up in a table, of three for words of three; only where it may be the start of a word, words are compared.
 */
export function finderOf(words: readonly Word[]): (text: string, hit: Hit) => void {
  const [three, four] = [tableOf(words, 3), tableOf(words, 4)];
  return (text, hit) => {
    let [short, long] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at) | 0x20;
      short = ((short << 5) ^ code) & masks[3];
      long = ((long << 4) ^ code) & masks[4];
      if (three.starts[short] === 1) compare(text, at - 2, three.words[short], words, hit);
      if (four.starts[long] === 1) compare(text, at - 3, four.words[long], words, hit);
    }
  };
}

/** One pass for several lists of words. What stands where is told for each of them. */
export function findersOf(lists: readonly (readonly Word[])[]): (text: string) => Hits[] {
  const all = lists.flatMap((words, list) => words.map((it, index) => ({ ...it, list, index })));
  const find = finderOf(all);
  return (text) => {
    const hits: number[][] = lists.map(() => []);
    find(text, (at, number) => {
      const { list, index } = all[number] ?? { list: 0, index: 0 };
      hits[list]?.push(at, index);
    });
    return hits;
  };
}

/** Calls back for every hit. */
export function eachHit(hits: Hits, hit: Hit): void {
  for (let at = 0; at < hits.length; at += 2) hit(hits[at] ?? 0, hits[at + 1] ?? 0);
}

interface Table {
  starts: Uint8Array;
  words: readonly (readonly number[] | undefined)[];
}

function tableOf(words: readonly Word[], window: 3 | 4): Table {
  const size = masks[window] + 1;
  const starts = new Uint8Array(size);
  const byWindow: (number[] | undefined)[] = Array.from({ length: size });
  for (const [index, { word }] of words.entries()) {
    if (word.length < 4 !== (window === 3)) continue;
    let key = 0;
    for (let at = 0; at < window; at += 1) key = ((key << shifts[window]) ^ (word.charCodeAt(at) | 0x20)) & masks[window];
    starts[key] = 1;
    (byWindow[key] ??= []).push(index);
  }
  return { starts, words: byWindow };
}

function compare(text: string, at: number, candidates: readonly number[] | undefined, words: readonly Word[], hit: Hit): void {
  if (at < 0 || !candidates) return;
  for (const index of candidates) {
    const it = words[index];
    if (it && isAt(text, at, it)) hit(at, index);
  }
}

function isAt(text: string, at: number, { word, exact }: Word): boolean {
  if (exact) return text.startsWith(word, at);
  for (let index = 0; index < word.length; index += 1) {
    const code = text.charCodeAt(at + index);
    if ((code >= 65 && code <= 90 ? code + 32 : code) !== word.charCodeAt(index)) return false;
  }
  return true;
}

// A character is shifted out of the window by the last one that does not fit.
const shifts = { 3: 5, 4: 4 } as const;
const masks = { 3: 2 ** 15 - 1, 4: 2 ** 16 - 1 } as const;
