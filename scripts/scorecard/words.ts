import { unescaped } from '../../src/deliver/html-links.ts';

/** Text of documents, whole or as two of their texts compared, which a page ends with: it may say anything. */
const documents = /<article\b[\s\S]*?<\/article>|<div class="compare">[\s\S]*?(?=<\/main>)/g;
const hidden = /<(script|style|svg)\b[\s\S]*?<\/\1>/g;
/** What a script fills, and shows then. */
const later = /<section\b[^>]*\shidden>[\s\S]*?<\/section>|<ol id="hits"[^>]*><\/ol>/g;
const blank = /<(p|ul|ol|dl|table|tbody|section|h[1-6]|a|summary)(?:\s[^>]*)?>\s*<\/\1>/g;
const heading = /<h([1-6])(?:\s[^>]*)?>((?:(?!<h[1-6])[\s\S])*?)<\/h\1>/g;

/** What programs say when they know nothing, in what the page itself says: not in the texts of documents. `strict` also within sentences. */
export function machineWords(html: string, strict: boolean): string[] {
  const own = ownPart(html);
  const addresses = [...own.matchAll(/\s(?:href|src|id|datetime)="([^"]*(?:undefined|NaN|\[object|null\/)[^"]*)"/g)].map(
    (it) => it[1] ?? '',
  );
  const texts = own.split(/<[^>]*>/).map((it) => unescaped(it).trim());
  const word = strict
    ? /\bundefined\b|\bNaN\b|\bnull\b|\[object |Invalid Date/
    : /^(?:undefined|NaN|null)$|\[object (?:Object|Promise)\]|^Invalid Date$/;
  return [...addresses, ...texts.filter((it) => word.test(it)).map((it) => it.slice(0, 120))];
}

/** Elements without content, and headings under which nothing stands, in what the page itself says. */
export function blanks(html: string): string[] {
  const own = ownPart(html);
  const empty = [...own.matchAll(blank)].map((it) => it[0].slice(0, 120));
  const headings = [...own.matchAll(heading)];
  const bare = headings.flatMap((it, index) => {
    const next = headings[index + 1];
    const below = own.slice(it.index + it[0].length, next?.index ?? own.indexOf('</main>'));
    const goesOn = next !== undefined && Number(next[1]) > Number(it[1]);
    return goesOn || /<article\b/.test(below) || textOf(below) !== '' ? [] : [`nothing below “${textOf(it[2] ?? '')}”`];
  });
  return [...empty, ...bare];
}

const ownPart = (html: string): string =>
  html.replaceAll(hidden, '').replaceAll(later, '').replaceAll(documents, '<article>text</article>');
const textOf = (html: string): string => unescaped(html.replaceAll(/<[^>]*>/g, ' ')).trim();

/** True when a record's page says its file, commit, date and author, or that it is not committed. */
export function saysSource(html: string): boolean {
  const line = /<p class="source">\s*From <code class="path">[^<]+<\/code>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
  return /<code title="[0-9a-f]{40,64}">[\s\S]*<time datetime="[\s\S]*<bdi>[^<]+<\/bdi>/.test(line) || line.includes('not committed');
}

/** True when a page names the content security policy that stops scripts of others. */
export const hasPolicy = (html: string): boolean =>
  /<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;;|<meta http-equiv="Content-Security-Policy" content="default-src 'none';/.test(
    html,
  );
