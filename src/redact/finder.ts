import { once } from '../model/once.ts';

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
 * Looks for all words at once, in one pass over the text, whatever their number. Words are three characters or longer. A window of three
 * characters is looked up in a table; only where it may belong to the start of a word, words are compared.
 */
export function finderOf(words: readonly Word[]): (text: string, hit: Hit) => void {
  const table = once(() => tableOf(words));
  // The last byte of each character tells enough here. Bytes are read in half the time, however the text is held in memory.
  const bytes = Buffer.alloc(piece);
  return (text, hit) => {
    const { listAt, lists } = table();
    let key = 0;
    for (let from = 0; from < text.length; from += piece) {
      const length = bytes.write(text.length <= piece ? text : text.slice(from, from + piece), 'latin1');
      for (let index = 0; index < length; index += 1) {
        key = ((key << shift) ^ ((bytes[index] ?? 0) | small)) & mask;
        const list = listAt[key] ?? 0;
        if (list === 0) continue;
        for (const it of lists[list] ?? []) {
          const at = from + index - it.back;
          if (it.exact ? isExactlyAt(text, at, it) : at >= 0 && isAt(text, at, it.word)) hit(at, it.index);
        }
      }
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
  /** By the key of three characters: the list of words whose first three they may be, or the last three of their first four. */
  listAt: Uint16Array;
  /** The first one is of no key. */
  lists: readonly (readonly Candidate[])[];
}

interface Candidate extends Word {
  index: number;
  /** Characters from the first one of the word to the end of the window. */
  back: number;
  /** Its first three characters. */
  first: number;
  second: number;
  third: number;
}

function tableOf(words: readonly Word[]): Table {
  const listAt = new Uint16Array(mask + 1);
  const lists: Candidate[][] = [[]];
  for (const [index, { word, exact }] of words.entries()) {
    const back = Math.min(word.length, 4) - 1;
    const key = keyOf(word.slice(back - 2, back + 1));
    if (listAt[key] === 0) listAt[key] = lists.push([]) - 1;
    const [first, second, third] = [word.charCodeAt(0), word.charCodeAt(1), word.charCodeAt(2)];
    lists[listAt[key] ?? 0]?.push({ word, exact, index, back, first, second, third });
  }
  // Where several begin, the shorter ones are told first.
  for (const list of lists) if (list.length > 1) list.sort((a, b) => a.back - b.back || a.index - b.index);
  return { listAt, lists };
}

function keyOf(text: string): number {
  let key = 0;
  for (let at = 0; at < text.length; at += 1) key = ((key << shift) ^ ((text.charCodeAt(at) & 0xff) | small)) & mask;
  return key;
}

function isExactlyAt(text: string, at: number, { word, first, second, third }: Candidate): boolean {
  return (
    text.charCodeAt(at) === first &&
    text.charCodeAt(at + 1) === second &&
    text.charCodeAt(at + 2) === third &&
    (word.length === 3 || text.startsWith(word, at))
  );
}

/** True where a word in small letters stands, whatever its letters are there. */
function isAt(text: string, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const code = text.charCodeAt(at + index);
    if ((code >= 65 && code <= 90 ? code + 32 : code) !== word.charCodeAt(index)) return false;
  }
  return true;
}

/** Characters that are read at once. */
const piece = 16 * 1024;
/** Makes small letters of capitals. */
const small = 0x20;
// A character is shifted out of the key by the fourth one behind it.
const shift = 5;
const mask = 2 ** (3 * shift) - 1;
