/** Bytes of one piece of memory: many small ones would leave gaps that are never given back. */
const piece = 4 * 1024 * 1024;

/** Gives a function that gives the bytes of a text, beside those of the texts before it: of many texts, strings take up to twice as much. */
export function heldTexts(): (text: string) => Buffer {
  let free = Buffer.alloc(0);
  return (text) => {
    const length = Buffer.byteLength(text);
    if (length > free.length) free = Buffer.allocUnsafeSlow(Math.max(piece, length));
    free.write(text);
    const held = free.subarray(0, length);
    free = free.subarray(length);
    return held;
  };
}
