import { fenced, type Redacted } from '../model/redacted.ts';

/** Endings of files that hold data or a program, whose text is shown as it stands. As of November 2026. */
const data =
  /\.(json|jsonc|json5|jsonl|ndjson|yaml|yml|toml|ini|cfg|conf|env|rules|xml|csv|tsv|hook|lock|js|mjs|cjs|ts|sh|py|feature|proto|sql|http)$/i;
/** Names of such files that have no ending. */
const named = /(?:^|\/)(?:(Dockerfile|Makefile)|Procfile|\.roomodes|\.env[^/]*)$/i;

/** True for a path whose text is written to be read as Markdown or plain words. */
export function isProse(path: string): boolean {
  return !data.test(path) && !named.test(path);
}

/** Safe HTML of the text of data at `path`: its characters as they stand. */
export function renderData(text: Redacted, path: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const language = languageOf(path);
  return `<pre tabindex="0"><code${language === '' ? '' : ` class="language-${language}"`}>${escaped}</code></pre>\n`;
}

/** The same text as Markdown. */
export function dataAsMarkdown(text: Redacted, path: string): Redacted {
  return fenced(text, languageOf(path));
}

const languageOf = (path: string): string => (data.exec(path)?.[1] ?? named.exec(path)?.[1] ?? '').toLowerCase();
