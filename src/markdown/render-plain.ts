import { markdownToHtml, type HastPluginDefinition, type HastVisitorContext, type MdastPluginDefinition } from 'satteri';
import { headingId, levelOf, type Page } from './page.ts';
import { commentsIn } from './raw-html.ts';
import type { Element } from './elements.ts';
import { rules } from './rules.ts';

/** HTML of Markdown that holds no HTML but comments, which are left out; null when it holds other HTML and must take the way of `render-raw.ts`. */
export function renderPlain(text: string, page: Page): string | null {
  let plain = true;
  const headings = headingsAndComments(page, (html) => {
    plain &&= commentsIn(html) === 'closed';
  });
  const result = markdownToHtml(text, { features: featuresOf(page), mdastPlugins: [headings], hastPlugins: [contentOf(page)] });
  // No visitor above is asynchronous, so the result is there at once.
  return plain && 'html' in result
    ? result.html.replace(codeClass, (start, name: string) => (languageName.test(name) ? start : '<code>'))
    : null;
}

/** What of Markdown is read; `idPrefix` stands before the ids of footnotes. */
export const featuresOf = ({ idPrefix, voice: { say } }: Pick<Page, 'idPrefix' | 'voice'>) => ({
  frontmatter: false,
  gfm: {
    footnotes: { label: say('text.footnotes'), backLabel: say('text.footnoteBack', { reference: '{reference}' }), clobberPrefix: idPrefix },
  },
});

/** Gives headings of a page their levels and ids, and takes HTML out of it; `onHtml` is told of it. */
export function headingsAndComments(page: Page, onHtml: (html: string) => void): MdastPluginDefinition {
  return {
    name: 'headings and comments',
    heading(heading, context) {
      const id = headingId(page, context.textContent(heading, { includeHtml: false, includeImageAlt: false }));
      context.setProperty(heading, 'data', { hName: `h${levelOf(page, heading.depth)}`, hProperties: { id } });
    },
    html(html, context) {
      onHtml(html.value);
      context.removeNode(html);
    },
  };
}

/** Makes of links, images, tables and code of a page what may stand in it. */
export function contentOf(page: Page): HastPluginDefinition {
  return {
    name: 'links, images, tables and code',
    element: Object.keys(rules).map((tagName) => ({ filter: [tagName], visit: (element, context) => settle(element, context, page) })),
  };
}

/** Replacing a node by one that takes over its children costs time with the square of the document, so children stay where they are. */
function settle(element: Readonly<Element>, context: HastVisitorContext, page: Page): void {
  const change = rules[element.tagName]?.(page, {
    element,
    words: () => context.textContent(element),
    inLink: () => isInLink(element, context),
  });
  if (!change) return;
  const { set = {}, append = [], wrap, replace } = change;
  for (const [name, value] of Object.entries(set))
    if (value !== null || element.properties[name] !== undefined) context.setProperty(element, name, value);
  if (append.length > 0) context.appendChild(element, append);
  if (wrap) context.wrapNode(element, wrap);
  if (replace) context.replaceNode(element, replace);
}

function isInLink(element: Readonly<Element>, context: HastVisitorContext): boolean {
  for (let at = context.parent(element); at.type === 'element'; at = context.parent(at)) if (at.tagName === 'a') return true;
  return false;
}

// The words behind a code fence may be anything; read in place, each would cost more than all the rest.
const codeClass = /<code class="language-([^"]*)">/g;
const languageName = /^[\p{L}\p{N}+#._-]+$/u;
