import { markdownToMdast, mdxToMdast, type MdastNode } from 'satteri';
import { commentsIn } from '../markdown/raw-html.ts';
import { isTooDense } from '../markdown/too-dense.ts';
import { nearest } from '../model/nearest.ts';
import type { ComponentName } from '../model/page-components.ts';
import { attributeFault, elementFault } from './elements.ts';
import { faultAt, type Fault } from './fault.ts';
import { blockFault, lineIn, type Line } from './in-line.ts';
import { componentNames, isComponent, propsOf, type WrittenProp } from './props.ts';
import { readSettings, type PageSettings } from './settings.ts';

/** A component in a page. */
interface Use {
  component: ComponentName;
  props: Readonly<Record<string, string>>;
  /** Place of the prop `id`, or of the component. */
  offset: number;
}

/** An address in a page. */
export interface Address {
  kind: 'link' | 'image';
  written: string;
  offset: number;
}

/** One page as it is written. */
export interface HandReading {
  /** Null when something in its front matter is wrong. */
  said: PageSettings | null;
  /** Offset at which the text behind the front matter begins. */
  bodyStart: number;
  uses: Use[];
  addresses: Address[];
  faults: Fault[];
}

type Jsx = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/**
 * Reads a page: what it says of itself, the components and addresses in it, and everything that may not stand there. Nothing in it is run:
 * code is refused, and every prop is a text.
 */
export function readHandPage(text: string, form: 'mdx' | 'md'): HandReading {
  const { said, bodyStart, faults } = readSettings(text);
  const reading: HandReading = { said, bodyStart, uses: [], addresses: [], faults: [...faults] };
  // Places stay those of the file.
  const body = text.slice(0, bodyStart).replaceAll(/[^\r\n]/g, ' ') + text.slice(bodyStart);
  if (isTooDense(body)) {
    reading.faults.push(faultAt(text, bodyStart, 'The page is too large, or marks up too much.', 'Divide it into several pages.'));
    return reading;
  }
  const tree = parsed(body, form);
  if ('message' in tree) return { ...reading, faults: [...reading.faults, tree] };
  const left: { node: MdastNode; depth: number; line: Line }[] = [{ node: tree, depth: 0, line: null }];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const { node, depth, line } = at;
    if (depth > deepest) {
      reading.faults.push(
        faultAt(text, node.position?.start.offset ?? 0, 'The page is nested too deep.', 'Take parts of it out of what they stand in.'),
      );
      return reading;
    }
    const block = blockFault(node, line);
    if (block !== null) reading.faults.push(faultAt(text, node.position?.start.offset ?? 0, ...block));
    look(node, text, reading);
    // One of a line is enough: what stands in it would be named again.
    const inside = block === null ? lineIn(node, line) : null;
    if ('children' in node) for (const child of node.children.toReversed()) left.push({ node: child, depth: depth + 1, line: inside });
  }
  return reading;
}

function parsed(body: string, form: 'mdx' | 'md'): MdastNode | Fault {
  const options = { features: { frontmatter: false } };
  try {
    return form === 'mdx' ? mdxToMdast(body, options) : markdownToMdast(body, options);
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    const [, line = '1', column = '1', message = 'It cannot be read as MDX.'] = /^(\d+):(\d+):\s*([\s\S]*)$/.exec(words) ?? [];
    const hint = 'In MDX `<` begins a component and `{` code: write  \\<  and  \\{  for the signs themselves, or name the file .md';
    return { line: Number(line), column: Number(column), message: message.replace(/\s*\([a-z-]+:[a-z-]+\)$/, ''), hint };
  }
}

function look(node: MdastNode, text: string, { uses, addresses, faults }: HandReading): void {
  const offset = node.position?.start.offset ?? 0;
  const say = (at: number, [message, hint]: readonly [string, string]): void => void faults.push(faultAt(text, at, message, hint));
  switch (node.type) {
    case 'link':
    case 'definition':
      addresses.push({ kind: 'link', written: node.url, offset });
      break;
    case 'image':
      addresses.push({ kind: 'image', written: node.url, offset });
      break;
    case 'mdxjsEsm':
      say(offset, noImport);
      break;
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const comment = /^\s*(?:\/\*((?:(?!\*\/)[\s\S])*)\*\/)?\s*$/.exec(node.value);
      if (comment === null) say(offset, noCode);
      else if (mark.test(comment[1] ?? '')) say(offset, noMark);
      break;
    }
    case 'html':
      if (commentsIn(node.value) !== 'closed') say(offset, noHtml(node.value));
      else if (mark.test(node.value)) say(offset, noMark);
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      element(node, text, { uses, say });
      break;
    default:
  }
}

function element(node: Jsx, text: string, { uses, say }: { uses: Use[]; say(at: number, fault: readonly [string, string]): void }): void {
  const { name } = node;
  if (name === null) return;
  const start = node.position?.start.offset ?? 0;
  const placeOf = (prop: string | null): number => {
    const end = node.position?.end.offset ?? text.length;
    const at = prop === null ? -1 : text.slice(start, end).search(new RegExp(String.raw`(?<=\s)${RegExp.escape(prop)}(?=[\s=/>])`));
    return at < 0 ? start : start + at;
  };
  const props: WrittenProp[] = [];
  for (const it of node.attributes) {
    if (it.type === 'mdxJsxExpressionAttribute') return say(start, noCode);
    const isCode = typeof it.value === 'object' && it.value !== null;
    props.push({ name: it.name, value: typeof it.value === 'string' ? it.value : null, isCode });
  }
  if (isComponent(name)) {
    const { props: values, faults } = propsOf(name, props);
    for (const { prop, message, hint } of faults) say(placeOf(prop), [message, hint]);
    if (node.children.length > 0) say(start, [`\`<${name}>\` takes no content.`, `Write  <${name} … />`]);
    if (faults.length === 0) uses.push({ component: name, props: values, offset: placeOf('id') });
    return;
  }
  if (/^[^a-z]|[.:]/.test(name)) {
    const meant = nearest(name, componentNames);
    const all = `Components are: ${componentNames.join(', ')}`;
    return say(start, [`There is no component \`<${name}>\`.`, meant === null ? all : `did you mean \`<${meant}>\`? ${all}`]);
  }
  const fault = elementFault(name);
  if (fault !== null) return say(start, fault);
  for (const it of props) {
    const wrong = it.isCode ? noCode : attributeFault(name, it.name, it.value ?? '');
    if (wrong !== null) say(placeOf(it.name), wrong);
  }
}

function noHtml(value: string): readonly [string, string] {
  const [, name = ''] = /^<\/?([A-Za-z][\w.-]*)/.exec(value) ?? [];
  if (isComponent(name)) return [`\`<${name}>\` is a component, and those work in files named .mdx only.`, 'Name the file .mdx'];
  return ['HTML may not stand in a page named .md.', 'Write Markdown, or name the file .mdx'];
}

/** Levels that browsers and programs can follow, with room for what a page stands in. */
const deepest = 100;
const mark = /^\s*(?:<!--\s*)?\/?handover\s*:/i;
const noImport = [
  '`import` and `export` are not run in a page.',
  `Take the line out: ${componentNames.map((it) => `<${it}>`).join(', ')} need no import.`,
] as const;
const noCode = ['Code in braces is not run in a page.', 'Write the text itself, or  \\{  for the sign.'] as const;
const noMark = [
  'Marks for an audience count in documents, not in pages written by hand.',
  'Write  audience: …  in the front matter.',
] as const;
