// What Node 18 does not have yet of what the rules use. Loaded before them, in the script that tools run alone.

function missing(owner: object, name: string, value: (this: never, ...args: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

missing(Array.prototype, 'toSorted', function (this: unknown[], compare: (a: unknown, b: unknown) => number) {
  return [...this].sort(compare);
});
missing(Set.prototype, 'union', function (this: Set<unknown>, other: Iterable<unknown>) {
  return new Set([...this, ...other]);
});
missing(String.prototype, 'toWellFormed', function (this: string) {
  return this.replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
});

/** Says that what was missing is there. */
export const filled = true;
