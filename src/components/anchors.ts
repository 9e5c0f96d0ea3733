/** Gives each line of a file its anchor on the page of its record, once: `line-42`. */
export function anchors(): (line: number) => string | undefined {
  const given = new Set<number>();
  return (line) => {
    if (given.has(line)) return undefined;
    given.add(line);
    return `line-${line}`;
  };
}
