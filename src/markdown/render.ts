import type { Finding } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import { withAlerts } from './alerts.ts';
import { faultOf } from './check-html.ts';
import { withColumnNames } from './column-names.ts';
import { withDiagramLabels } from './diagrams/label-source.ts';
import { readFrontMatter } from './front-matter.ts';
import { newPage, type Page, type PageOptions } from './page.ts';
import { renderPlain } from './render-plain.ts';
import { renderRaw } from './render-raw.ts';
import { isTooDense } from './too-dense.ts';
import { usualVoice, type Voice } from './voice.ts';

/**
 * The body of a Markdown text as HTML that is safe to put into a page: nothing in it runs, loads anything or leads anywhere
 * but to pages of the site and, by a click, to other sites. Front matter is no part of it. Never throws: a text that cannot be
 * rendered is shown as it is, with a problem.
 */
export function renderMarkdown(text: Redacted, options: PageOptions): { html: string; problems: Finding[] } {
  const { front } = readFrontMatter(text);
  const body = text.slice(front.endOffset);
  if (isTooDense(body)) return asWritten(body);
  try {
    const { voice = usualVoice } = options;
    const plain = renderPlain(body, newPage(options));
    const rendered = plain === null ? renderRaw(body, newPage(options)) : { html: plain, leftOutAt: null, unclosedAt: null };
    if (rendered === null || faultOf(rendered.html) !== null) return asWritten(body);
    const { leftOutAt, unclosedAt } = rendered;
    const problems = [
      ...(leftOutAt === null ? [] : [{ ...leftOut, line: leftOutAt + front.endLine }]),
      ...(unclosedAt === null ? [] : [{ ...unclosed, line: unclosedAt + front.endLine }]),
    ];
    return { html: finished(rendered.html, voice), problems };
  } catch (error) {
    // A parser that gives up on one text must not stop the site; the problem says so.
    if (error instanceof Error) return asWritten(body);
    throw error;
  }
}

/**
 * Some of the pieces that a text is cut into, as HTML that is as safe: `page` is what is known of the text before them, and afterwards of these
 * too. Null where they have to be rendered with all of their text.
 */
export function renderPieces(pieces: string, page: Page): string | null {
  try {
    const html = renderPlain(pieces, page);
    return html === null || faultOf(html) !== null ? null : finished(html, page.voice);
  } catch (error) {
    // As above; the whole text is shown as it is then.
    if (error instanceof Error) return null;
    throw error;
  }
}

const finished = (html: string, voice: Voice): string => withDiagramLabels(withAlerts(withColumnNames(html), voice), voice);

/** The text in a box, character by character. */
function asWritten(body: string): { html: string; problems: Finding[] } {
  const message = 'The text is nested too deeply, too large or could not be rendered; the page shows it as it is in the file.';
  const escaped = body.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');
  return {
    html: `<pre tabindex="0">${escaped}</pre>`,
    problems: [{ code: 'HO612', message, fix: 'Flatten lists and quotes, close the HTML tags, or split the document.' }],
  };
}

const leftOut: Finding = {
  code: 'HO611',
  message: 'The text holds HTML that could run or load something, such as a script, a style or a frame; it was left out of the page.',
  fix: 'Write it as Markdown, or put it in a code block.',
};

const unclosed: Finding = {
  code: 'HO613',
  message: 'An HTML comment that starts here is never closed, so everything after it is hidden on the page.',
  fix: 'Close the comment with `-->`.',
};
