import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { allowedTags } from './check-html.ts';

const wholeNumber = /^-?\d{1,9}$/;

/**
 * What raw HTML may keep. Narrower than the schema it starts from: no style, no class but those of code and lists, no data attributes,
 * nothing that loads anything. Values are lists or patterns, so that no attribute can hold text of its own choice.
 */
export const schema: Schema = {
  ...defaultSchema,
  // Level 1 headings are turned into others afterwards, and images into what may be loaded.
  tagNames: [...allowedTags, 'h1'],
  // Elements of which not even the words are text.
  strip: ['script', 'style', 'template', 'iframe'],
  required: {},
  attributes: {
    '*': [
      'id',
      ['dir', 'ltr', 'rtl', 'auto'],
      ['lang', /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/i],
      ['align', 'left', 'right', 'center', 'justify'],
    ],
    a: ['href', 'name', 'ariaLabel', 'ariaDescribedBy'],
    code: [['className', /^language-[\p{L}\p{N}+#._-]+$/u]],
    img: ['src', 'alt', ['width', wholeNumber]],
    input: [['type', 'checkbox'], 'checked'],
    li: [
      ['className', 'task-list-item'],
      ['value', wholeNumber],
    ],
    ul: [['className', 'contains-task-list']],
    ol: [['className', 'contains-task-list'], ['start', wholeNumber], ['type', '1', 'a', 'A', 'i', 'I'], 'reversed'],
    td: [
      ['colSpan', wholeNumber],
      ['rowSpan', wholeNumber],
    ],
    th: [
      ['colSpan', wholeNumber],
      ['rowSpan', wholeNumber],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
    col: [['span', wholeNumber]],
    colgroup: [['span', wholeNumber]],
    details: ['open'],
    section: [['className', 'footnotes']],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};
