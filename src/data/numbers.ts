/** A number as data, or the text that stands in the file where JavaScript would write it differently (`1.10`, more digits than it holds). */
export function asWritten(value: number, written: string): number | string {
  return (written.length < 16 && plain.test(written)) || String(value) === written ? value : written;
}

// Up to 15 digits without a zero at the end come out the same; asking this first is faster than writing them.
const plain = /^(?:0|-?(?:[1-9]\d*|0(?=\.(?!000000)))(?:\.\d*[1-9])?)$/;

/** A number of JSON, YAML or TOML, without the text around it. */
export const numberSyntax = String.raw`0x[\da-fA-F](?:_?[\da-fA-F])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[-+]?(?:inf|nan|(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?)`;
