/** Text of at most `most` characters; "…" stands for what was cut. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const space = head.lastIndexOf(' ');
  return `${head
    .slice(0, space > most / 2 ? space : most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
