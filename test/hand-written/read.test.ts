import { describe, expect, test } from 'vitest';
import { readHandPage } from '../../src/hand-written/read.ts';

const head = '---\ntitle: A page\n---\n';
/** The faults of a page with this text below its front matter, which has three lines. */
const faultsOf = (body: string, form: 'mdx' | 'md' = 'mdx') =>
  readHandPage(head + body, form).faults.map(({ line, column, message, hint }) => `${line}:${column} ${message} → ${hint}`);

const components = 'Components are: Handoff, Decision, Spec, Needs, OpenQuestions';

describe('a page may not hold', () => {
  test.each([
    [
      'import',
      'import x from "./x.js"\n',
      [
        '4:1 `import` and `export` are not run in a page. → Take the line out: <Handoff>, <Decision>, <Spec>, <Needs>, <OpenQuestions> need no import.',
      ],
    ],
    [
      'export',
      'Text\n\nexport const a = 1\n',
      [
        '6:1 `import` and `export` are not run in a page. → Take the line out: <Handoff>, <Decision>, <Spec>, <Needs>, <OpenQuestions> need no import.',
      ],
    ],
    [
      'a name that every object has',
      '<kbd constructor="x">a</kbd>',
      ['4:6 `<kbd>` may not have `constructor`. → `<kbd>` may have: dir, lang'],
    ],
    [
      'an element with such a name',
      '<constructor>a</constructor>',
      ['4:1 `<constructor>` may not stand in a page. → Elements for text may: details, summary, dl, kbd, sub and the like.'],
    ],
    [
      'a block within a line',
      'a <details><summary>b</summary>c</details> d\n\n# <div>e</div> f\n\nSee <Needs />.\n',
      [
        '4:3 `<details>` is a block, and may not stand within a line of text. → Put it on lines of its own, with an empty line before and behind it',
        '6:3 `<div>` is a block, and may not stand within a line of text. → Put it on lines of its own, with an empty line before and behind it',
        '8:5 `<Needs>` is a block, and may not stand within a line of text. → Put it on lines of its own, with an empty line before and behind it',
      ],
    ],
    [
      'a block that runs on into a line',
      '<details>\n<summary>a</summary>\nb\n</details>\n',
      [
        '5:1 `<summary>` is a block, and may not stand within a line of text. → Put it on lines of its own, with an empty line before and behind it',
      ],
    ],
    [
      'a block within an element for words',
      '<kbd>\n\na\n\n</kbd>\n\n<p>\n- b\n</p>\n',
      [
        '6:1 `<kbd>` holds words alone, and here a block stands in it. → Write  <kbd>words</kbd>  on one line',
        '11:1 `<p>` holds words alone, and here a block stands in it. → Write  <p>words</p>  on one line',
      ],
    ],
    [
      'what no browser could follow',
      `${'> '.repeat(150)}x`,
      ['4:201 The page is nested too deep. → Take parts of it out of what they stand in.'],
    ],
    ['code', 'One {1 + 1}.', ['4:5 Code in braces is not run in a page. → Write the text itself, or  \\{  for the sign.']],
    ['spread props', '<Decision {...all} />', ['4:1 Code in braces is not run in a page. → Write the text itself, or  \\{  for the sign.']],
    [
      'a component that does not exist',
      'See <Decison id="3" />',
      [`4:5 There is no component \`<Decison>\`. → did you mean \`<Decision>\`? ${components}`],
    ],
    ['a component of something', '<a.b />', [`4:1 There is no component \`<a.b>\`. → ${components}`]],
    ['an unknown prop', '<Decision\n  idd="3"\n/>', ['5:3 `<Decision>` has no prop `idd`. → did you mean `id`? `<Decision>` takes: id']],
    ['a prop where none is taken', '<Needs only="env" />', ['4:8 `<Needs>` has no prop `only`. → `<Needs>` takes no props']],
    ['a prop that is code', '<Decision id={3} />', ['4:11 `id` must be a text. → Write  id="…"']],
    ['a prop without a value', '<Decision id />', ['4:11 `id` must be a text. → Write  id="…"']],
    ['an empty prop', '<Decision id=" " />', ['4:11 `id`: must not be empty. → Write  <Decision id="…" />']],
    ['a component without what it needs', '<Spec />', ['4:1 `<Spec>` needs `id`. → Write  <Spec id="…" />']],
    ['a component with content', '<Needs>all</Needs>', ['4:1 `<Needs>` takes no content. → Write  <Needs … />']],
    [
      'a script',
      '<script>x()</script>',
      ['4:1 `<script>` may not stand in a page. → Elements for text may: details, summary, dl, kbd, sub and the like.'],
    ],
    ['a style', '<p style="color: red">x</p>', ['4:4 `<p>` may not have `style`. → `<p>` may have: dir, lang']],
    ['something that acts', '<p onclick="x()">x</p>', ['4:4 `<p>` may not have `onclick`. → `<p>` may have: dir, lang']],
    ['raw HTML by a directive', '<p set:html="<b>x</b>" />', ['4:4 `<p>` may not have `set:html`. → `<p>` may have: dir, lang']],
    ['a link as HTML', '<a href="x">x</a>', ['4:1 `<a>` is written as Markdown here. → Write [words](address)']],
    [
      'a mark for an audience',
      '{/* handover: internal */}',
      ['4:1 Marks for an audience count in documents, not in pages written by hand. → Write  audience: …  in the front matter.'],
    ],
    [
      'a tag that is left open',
      'Text <kbd>x',
      [
        '4:6 Expected a closing tag for `<kbd>` (4:6) before the end of `paragraph` → In MDX `<` begins a component and `{` code: write  \\<  and  \\{  for the signs themselves, or name the file .md',
      ],
    ],
  ])('%s', (_name, body, wanted) => {
    expect(faultsOf(body)).toEqual(wanted);
  });

  test('HTML in a Markdown file, nor a component, nor a mark', () => {
    expect(faultsOf('<div>x</div>\n\n<Needs />\n\n<!-- a note -->\n\n<!-- handover: internal -->\n', 'md')).toEqual([
      '4:1 HTML may not stand in a page named .md. → Write Markdown, or name the file .mdx',
      '6:1 `<Needs>` is a component, and those work in files named .mdx only. → Name the file .mdx',
      '10:1 Marks for an audience count in documents, not in pages written by hand. → Write  audience: …  in the front matter.',
    ]);
  });
});

test.each([
  ['what is in a line', 'a <kbd>b</kbd> <ins>c</ins> <abbr title="d">e</abbr>\n'],
  ['blocks on lines of their own', '<details>\n<summary>a</summary>\n\nb <small>c</small>\n\n- d\n\n</details>\n'],
  ['on one line', '<details><summary>a</summary>b</details>\n'],
  ['a heading that opens a block', '<details>\n<summary>\n\n## a\n\n</summary>\n\nb\n\n</details>\n'],
  ['a list of terms', '<dl>\n<dt>a</dt>\n<dd>\n\nb\n\n- c\n\n</dd>\n</dl>\n'],
  ['a component in a list', '- <Needs />\n'],
])('elements stand where they may: %s', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('components, links and images are told with their places', () => {
  const { uses, addresses, faults } = readHandPage(
    `${head}<Decision id="0003" />\n\n[a](b.md) ![c](d.png)\n\n<OpenQuestions owner="Ada" /> {/* a note */}\n`,
    'mdx',
  );
  expect(faults).toEqual([]);
  expect(uses.map(({ component, props }) => ({ component, props }))).toEqual([
    { component: 'Decision', props: { id: '0003' } },
    { component: 'OpenQuestions', props: { owner: 'Ada' } },
  ]);
  expect(addresses.map(({ kind, written }) => `${kind} ${written}`)).toEqual(['link b.md', 'image d.png']);
});

describe('front matter', () => {
  test.each([
    ['is missing', '# Title\n', ['1:1 The page has no front matter, so it has no title. → Begin the file with lines  ---  title: …  ---']],
    [
      'has no title',
      '---\norder: 1\n---\n',
      ['1:1 The front matter has no `title`. → It may say: title, description, menu, order, audience'],
    ],
    [
      'has a key that is a slip',
      '---\ntitle: x\ndescripton: y\n---\n',
      ['3:1 The front matter has a key that means nothing here. → did you mean `description`?'],
    ],
    [
      'has a wrong value',
      '---\ntitle: x\norder: first\n---\n',
      ['3:1 `order` must be a whole number. → It may say: title, description, menu, order, audience'],
    ],
    [
      'runs code',
      '---js\n{}\n---\n',
      [
        '1:1 The front matter is not YAML; it was neither read nor run, and the whole file is shown as text. → Write the keys as YAML between two lines `---`.',
      ],
    ],
  ])('%s', (_name, text, wanted) => {
    expect(readHandPage(text, 'mdx').faults.map(({ line, column, message, hint }) => `${line}:${column} ${message} → ${hint}`)).toEqual(
      wanted,
    );
  });

  test.each([
    ['title: A\n', { title: 'A', description: null, menu: 'A', order: 0, audience: [] }],
    [
      'title: A\nmenu: no\norder: -3\naudience: developer\n',
      { title: 'A', description: null, menu: null, order: -3, audience: ['developer'] },
    ],
    ['title: A\nmenu: B\ndescription: C\naudience: [x, y]\n', { title: 'A', description: 'C', menu: 'B', order: 0, audience: ['x', 'y'] }],
  ])('%j', (front, wanted) => {
    expect(readHandPage(`---\n${front}---\nText\n`, 'md').said).toEqual(wanted);
  });
});
