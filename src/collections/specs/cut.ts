/** Text of at most `most` characters; "…" stands for what was cut. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = head.lastIndexOf(' ');
  return `${(space > most / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}

/** One line of Markdown as plain words: links, code, bold and italic marks are taken off, and HTML that a page would not show as words. */
export function plain(text: string): string {
  const short = text.length > longest ? text.slice(0, longest) : text;
  if (!marks.test(short)) return short.trim();
  return short
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/<!--.*?(?:-->|$)/g, '')
    .replace(codeOrHtml, (all, code?: string) => (code !== undefined ? all : all.startsWith('<br') ? ' ' : ''))
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/(?<![\p{L}\p{N}*])[*_](?=\S)([^*_]+)(?<=\S)[*_](?![\p{L}\p{N}*])/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

const longest = 2000;
// Other tags are placeholders, such as <name>.
const codeOrHtml =
  /(`+)[^`]*\1|<(script|style|iframe|object)\b[^>]*>.*?<\/\2\s*>|<\/?(?:script|style|iframe|object|[abipsu]|br|em|strong|su[bp]|span|div|small|kbd|img|details|summary)(?:\s[^<>]*)?\/?>/gi;
const marks = /[*_`~[<]|\s\s/;
