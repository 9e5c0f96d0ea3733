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
  const { kinds, starts, short, long } = tableOf(words);
  return (text, hit) => {
    let key = 0;
    for (let at = 0; at < text.length; at += 1) {
      key = ((key << 5) ^ (text.charCodeAt(at) | 0x20)) & mask;
      const kind = kinds[key] ?? 0;
      if (kind === 0) continue;
      if ((kind & isShort) !== 0) compare(text, at - 2, short.get(key), words, hit);
      if ((kind & isLong) === 0) continue;
      const whole = longKey(text.charCodeAt(at - 3), key);
      if (starts[whole & mask] === 1) compare(text, at - 3, long.get(whole), words, hit);
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
  /** By the key of three characters: whether a word of three may end there, and whether a longer one may have its fourth. */
  kinds: Uint8Array;
  /** Whether a longer word may begin with four characters whose key ends like this. */
  starts: Uint8Array;
  short: ReadonlyMap<number, readonly number[]>;
  /** By the key of the first four characters of a word. */
  long: ReadonlyMap<number, readonly number[]>;
}

function tableOf(words: readonly Word[]): Table {
  const [kinds, starts] = [new Uint8Array(mask + 1), new Uint8Array(mask + 1)];
  const [byThree, byFour] = [new Map<number, number[]>(), new Map<number, number[]>()];
  for (const [index, { word }] of words.entries()) {
    const kind = word.length < 4 ? isShort : isLong;
    const key = keyOf(kind === isShort ? word : word.slice(1, 4));
    kinds[key] = (kinds[key] ?? 0) | kind;
    const [list, own] = kind === isShort ? [byThree, key] : [byFour, longKey(word.charCodeAt(0), key)];
    if (kind === isLong) starts[own & mask] = 1;
    const same = list.get(own);
    if (same === undefined) list.set(own, [index]);
    else same.push(index);
  }
  return { kinds, starts, short: byThree, long: byFour };
}

function keyOf(text: string): number {
  let key = 0;
  for (let at = 0; at < text.length; at += 1) key = ((key << 5) ^ (text.charCodeAt(at) | 0x20)) & mask;
  return key;
}

/** The lower bits hold all four characters, so that they can be looked up in a table. */
const longKey = (first: number, rest: number): number => ((first | 0x20) << 15) ^ rest ^ ((first | 0x20) * 0x9d);

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

// A character is shifted out of the key by the fourth one behind it.
const mask = 2 ** 15 - 1;
const isShort = 1;
const isLong = 2;
