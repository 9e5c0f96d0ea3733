import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { markdownToHast, type HastNode } from 'satteri';
import { headingId, levelOf, type Page } from './page.ts';
import { featuresOf } from './render-plain.ts';
import { commentsIn, countOpen, heldByActive, holdsActiveHtml, withoutSwallowers } from './raw-html.ts';
import type { Content, Element } from './elements.ts';
import { rules } from './rules.ts';
import { schema } from './schema.ts';

type Parent = Extract<HastNode, { type: 'root' | 'element' }>;

/** What becomes of Markdown that holds HTML of its own. */
export interface RawRendering {
  html: string;
  /** Lines of the first piece of HTML that was left out with all it does, and of the first comment without end; null when there was none. */
  leftOutAt: number | null;
  unclosedAt: number | null;
}

/**
 * HTML of Markdown that holds HTML of its own: all of it is parsed as a browser would, and only what a page may hold is kept.
 * Null when so many elements are left open that parsing them could take for ever.
 */
export function renderRaw(text: string, page: Page): RawRendering | null {
  // The ids get their prefix below.
  const features = featuresOf({ idPrefix: '', voice: page.voice });
  const written = markdownToHast(text, { features });
  const { open, ...lines } = prepare(written);
  if (sum(open.values()) > mostOpen) return null;
  const clean = sanitize(raw(written), { ...schema, clobberPrefix: page.idPrefix });
  if (clean.type === 'root') {
    collectIds(clean, page);
    nameHeadings(clean, page);
    apply(clean, page, false);
  }
  return { html: toHtml(clean), ...lines };
}

interface Prepared extends Omit<RawRendering, 'html'> {
  /** How many elements of each name the HTML leaves open. */
  open: Map<string, number>;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Takes out comments and what would swallow the text after it, and turns alignment into the attribute that may stay. */
function prepare(tree: HastNode): Prepared {
  const found: Prepared = { leftOutAt: null, unclosedAt: null, open: new Map() };
  const queue: HastNode[] = [tree];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (node.type === 'raw') {
      const line = node.position?.start.line ?? 1;
      const comments = commentsIn(node.value);
      if (comments === 'unclosed') found.unclosedAt ??= line;
      if (comments === null && holdsActiveHtml(node.value)) found.leftOutAt ??= line;
      node.value = comments === null ? withoutSwallowers(node.value) : '';
      countOpen(node.value, found.open);
    } else if (node.type === 'element' && node.properties['style'] !== undefined) {
      node.properties = { ...node.properties, align: /\w+$/.exec(String(node.properties['style']))?.[0] };
    }
    if (!('children' in node)) continue;
    const held = heldByActive(node.children.map((it) => (it.type === 'raw' ? it.value : null)));
    if (held.size > 0) node.children = node.children.filter((_, index) => !held.has(index));
    for (let index = node.children.length - 1; index >= 0; index--) queue.push(node.children[index] as HastNode);
  }
  return found;
}

/** Notes the ids that the HTML brings; one that is taken, or that is more than a name, is dropped. */
function collectIds(parent: Parent, page: Page): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const { name, id = name, ...others } = node.properties;
    if (typeof others['ariaLabel'] === 'string') others['ariaLabel'] = others['ariaLabel'].replace(/[<>]/g, '');
    if (String(others['className']) === '') delete others['className'];
    const usable = typeof id === 'string' && idName.test(id) && !page.ids.has(id);
    if (usable) page.ids.set(id, 1);
    node.properties = usable ? { id, ...others } : others;
    collectIds(node, page);
  }
}

function nameHeadings(parent: Parent, page: Page): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const depth = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (depth === undefined) nameHeadings(node, page);
    else {
      node.properties['id'] ??= headingId(page, wordsOf(node));
      node.tagName = `h${levelOf(page, Number(depth))}`;
    }
  }
}

function apply(parent: Parent, page: Page, inLink: boolean): void {
  parent.children.forEach((node, index) => {
    if (node.type !== 'element') return;
    apply(node, page, inLink || node.tagName === 'a');
    parent.children[index] = changed(node, page, inLink);
  });
}

function changed(element: Element, page: Page, inLink: boolean): Content {
  const {
    set = {},
    append = [],
    wrap,
    replace,
  } = rules[element.tagName]?.(page, { element, words: () => wordsOf(element), inLink: () => inLink }) ?? {};
  for (const [name, value] of Object.entries(set)) {
    if (value === null) delete element.properties[name];
    else element.properties[name] = value;
  }
  for (const child of append) element.children.push(child);
  return replace ?? (wrap ? { ...wrap, children: [element] } : element);
}

function wordsOf(node: Element): string {
  return node.children.map((it) => (it.type === 'text' ? it.value : it.type === 'element' ? wordsOf(it) : '')).join('');
}

// A parser that has to reopen this many elements at every paragraph needs minutes.
const mostOpen = 300;
const idName = /^[\p{L}\p{M}\p{N}\p{Pc}.:-]+$/u;
