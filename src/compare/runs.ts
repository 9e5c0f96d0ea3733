import type { Run } from './block.ts';

/** Gathers words with their marks, white space collapsed as a reader of Markdown or HTML sees it. */
export class Runs {
  #runs: Run[] = [];

  add(text: string, marks: readonly string[] = [], to = ''): void {
    const last = this.#runs.at(-1);
    let words = loose.test(text) ? text.replace(/\s+/g, ' ') : text;
    if (last === undefined || last.text.endsWith(' ')) words = words.trimStart();
    if (words === '') return;
    const as = marks.length === 0 ? '' : order.filter((it) => marks.includes(it)).join(' ');
    if (last?.as === as && last.to === to) last.text += words;
    else this.#runs.push({ text: words, as, to });
  }

  /** What was gathered, without white space at its end. */
  done(): Run[] {
    const last = this.#runs.at(-1);
    if (last !== undefined) last.text = last.text.trimEnd();
    return last?.text === '' ? this.#runs.slice(0, -1) : this.#runs;
  }
}

/** White space that is not one space. */
const loose = /[^\S ]| {2}/;

const order = ['link', 'image', 'strong', 'em', 'del', 'code'];
