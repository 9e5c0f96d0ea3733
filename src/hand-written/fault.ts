/** Something wrong in a page: where, what, and what to do. Lines and columns count from 1. */
export interface Fault {
  line: number;
  column: number;
  message: string;
  hint: string;
}

/** The fault at an offset of the text. */
export function faultAt(text: string, offset: number, message: string, hint: string): Fault {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), message, hint };
}
