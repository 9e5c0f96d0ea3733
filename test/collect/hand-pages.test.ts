import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wholeAudience } from '../../src/model/audience.ts';
import { Failure } from '../../src/model/failure.ts';
import type { HandFile } from '../../src/model/hand-file.ts';
import { handPages } from '../../src/model/hand-page.ts';
import { collected, newRepository } from './collected.ts';
import type { Order } from '../../src/collect/collect.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const pngName = `${createHash('sha256').update(png).digest('hex').slice(0, 16)}.png`;
const file = (path: string, text: string | Buffer, real = ''): HandFile => ({
  path,
  shown: `pages/${path}`,
  real,
  bytes: Buffer.from(text),
});
const page = (body: string, front = 'title: A page\n'): string => `---\n${front}---\n${body}`;
const client = { name: 'client', internal: false, leaveOut: null, paths: [], known: wholeAudience.known };

async function repository() {
  const it = await newRepository();
  it.write('docs/adr/0003-send-mail.md', '# 3. Send mail\n\n## Status\n\nAccepted\n\n## Decision\n\nBy the job.\n');
  it.write('docs/adr/0004-secret-plan.md', '---\ninternal: true\n---\n\n# 4. Secret plan\n\n## Status\n\nAccepted\n');
  it.write('HANDOFF.md', '# Handoff\n\n## Next\n\n- Go on\n');
  await it.commit('Begin');
  return it;
}

async function pagesOf(files: readonly HandFile[], asked: Partial<Order> = {}) {
  const { folder } = await repository();
  const outcome = await collected(folder, { pages: files, ...asked });
  const { pages, meant } = handPages.parse(JSON.parse(outcome.files.get('pages.json') ?? ''));
  return { ...outcome, pages: pages.filter((it) => it.by === 'operator'), meant };
}

/** The rows of the Failure that collecting these pages ends with. */
async function refused(files: readonly HandFile[], asked: Partial<Order> = {}): Promise<{ code: string; details: unknown }> {
  const error: unknown = await pagesOf(files, asked).then(
    () => null,
    (it: unknown) => it,
  );
  if (!(error instanceof Failure)) throw error ?? new Error('It was not refused.');
  expect(error.exit).toBe('usage');
  return { code: error.code, details: error.details };
}

test('a page names records as people do, links to pages, documents and addresses, and shows its images', async () => {
  const body =
    '<Decision id="3" />\n\n<Handoff id="HANDOFF.md" />\n\n[a](guide/start.md#first-step) [b](/decisions/) [c](https://example.org/) [d](#x)\n\n![Sketch](img/a%20b.png)\n';
  const { pages, meant, files } = await pagesOf([
    file('first.mdx', page(body, 'title: First\ndescription: What to do first.\nmenu: no\norder: 2\n')),
    file('guide/start.md', page('Text.\n', 'title: Start\n')),
    file('guide/index.mdx', page('Text.\n', 'title: Guide\n')),
    file('img/a b.png', png),
    file('img/unused.gif', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')),
  ]);
  expect(pages.map(({ id, url, title, description, menu, order, form }) => ({ id, url, title, description, menu, order, form }))).toEqual([
    { id: 'guide', url: '/guide/', title: 'Guide', description: null, menu: 'Guide', order: 0, form: 'mdx' },
    { id: 'guide-start', url: '/guide/start/', title: 'Start', description: null, menu: 'Start', order: 0, form: 'md' },
    { id: 'first', url: '/first/', title: 'First', description: 'What to do first.', menu: null, order: 2, form: 'mdx' },
  ]);
  expect(meant).toEqual([
    { component: 'Decision', written: '3', collection: 'decisions', id: 'docs-adr-0003-send-mail' },
    { component: 'Handoff', written: 'HANDOFF.md', collection: 'handoffs', id: 'handoff' },
  ]);
  expect(pages[2]?.links).toEqual([
    { written: 'guide/start.md#first-step', to: '/guide/start/#doc-first-step' },
    { written: '/decisions/', to: '/decisions/' },
  ]);
  expect(pages[2]?.images).toEqual([{ written: 'img/a b.png', src: `/images/${pngName}`, width: 1, height: 1 }]);
  expect(files.get('pages/first.mdx')).toBe(`---\nbyHand: true\n---\n\n${body}`);
  expect([...files.keys()].filter((it) => it.startsWith('images/'))).toEqual([`images/${pngName}`]);
});

test('every wrong id, link and image is named with its place and the nearest match, and nothing is written', async () => {
  const body = [
    '<Decision id="0033" /> and <Handoff id="nothing" />',
    '[a](gude/start.md) [b](/decisions/docs-adr-0003-send-mial/) [c](/foo/) [d](javascript:x)',
    '![e](sketch.pgn) ![f](https://example.org/f.png) ![g](fake.png)',
  ].join('\n\n');
  const files = [file('first.mdx', page(body)), file('guide/start.md', page('')), file('sketch.png', png), file('fake.png', '<svg/>')];
  const { folder } = await repository();
  const content = `${folder}/content`;
  await expect(collected(folder, { pages: files, content })).rejects.toThrow('A page written by hand is not valid');
  expect(existsSync(content)).toBe(false);
  expect(await refused(files)).toEqual({
    code: 'HO266',
    details: [
      ...[1, 28].map((column) => [
        `pages/first.mdx:4:${column}`,
        `\`<${column === 1 ? 'Decision' : 'Handoff'}>\` is a block, and may not stand within a line of text.`,
        'Put it on lines of its own, with an empty line before and behind it',
      ]),
      ['pages/first.mdx:4:11', 'There is no record of this id among the decisions.', 'did you mean "0003"?'],
      ['pages/first.mdx:4:37', 'There is no record of this id among the handoffs.', 'An id is written like "handoff": /handoffs/handoff/'],
      [
        'pages/first.mdx:6:1',
        'A link leads to no page of this folder and to no document of the repository.',
        'did you mean guide/start.md ?',
      ],
      ['pages/first.mdx:6:20', 'The site has no page at the address of a link.', 'did you mean /decisions/docs-adr-0003-send-mail/ ?'],
      ['pages/first.mdx:6:61', 'The site has no page at the address of a link.', 'Addresses stand in the list of each kind.'],
      ['pages/first.mdx:6:72', 'The address of a link leads nowhere.', 'Write a path, or an address with https://'],
      ['pages/first.mdx:8:1', 'There is no such image in the folder of pages.', 'did you mean sketch.png ?'],
      [
        'pages/first.mdx:8:18',
        'An image is not in the folder of pages: images from elsewhere are never loaded.',
        'Put it beside the page, and write its path.',
      ],
      [
        'pages/first.mdx:8:50',
        'An image is not shown: no image of a known kind.',
        'Save another in its place, as PNG, JPEG, GIF, WebP or AVIF.',
      ],
    ],
  });
});

test('a page that asks for the questions of nobody is built, and the build names whom the questions name', async () => {
  const it = await newRepository();
  it.write('HANDOFF.md', '# Handoff\n\n## Open questions\n\n- Keep the rows? (Finance lead)\n- Which day? (Legal)\n');
  await it.commit('Begin');
  const body = '<OpenQuestions owner="finance LEAD" />\n\n<OpenQuestions />\n\n<OpenQuestions owner="Finance team" />\n';
  const { problems } = await collected(it.folder, { pages: [file('first.mdx', page(body))] });
  expect(problems.filter(({ code }) => code === 'HO268')).toEqual([
    {
      code: 'HO268',
      path: null,
      line: null,
      column: null,
      message:
        'pages/first.mdx, line 8 asks for the open questions that "Finance team" decides, and no open question names this person or role.',
      fix: 'Name the owner as the questions do: "Finance lead".',
    },
  ]);
});

describe('an address', () => {
  test.each([
    ['decisions.mdx', '/decisions/ is the address of Decisions.'],
    ['run/deploy.md', '/run/deploy/ is the address of pages that every site has.'],
    ['index.mdx', '/ is the address of the first page.'],
    ['about/reading.mdx', '/about/reading/ is the address of pages that every site has.'],
  ])('of the site is not taken by %s', async (path, why) => {
    expect(await refused([file(path, page(''))])).toEqual({ code: 'HO267', details: [[`pages/${path}`, why]] });
  });

  test('is that of one page only', async () => {
    expect(await refused([file('a.md', page('')), file('A.mdx', page(''))])).toEqual({
      code: 'HO267',
      details: [['pages/A.mdx', '/a/ is the address of pages/a.md as well.']],
    });
  });
});

describe('for an audience', () => {
  const audience = client;

  test('a record that it does not get cannot be shown', async () => {
    expect(await refused([file('a.mdx', page('<Decision id="4" />\n\n<Decision id="0003-send-mial.md" />\n'))], { audience })).toEqual({
      code: 'HO266',
      details: [
        [
          'pages/a.mdx:4:11',
          'The id names a document that the audience "client" does not get.',
          'Take it out, or keep the page from "client" with  audience: …  in its front matter.',
        ],
        [
          'pages/a.mdx:6:11',
          'There is no record of this id among the decisions that the audience "client" gets.',
          'did you mean "docs/adr/0003-send-mail.md"?',
        ],
      ],
    });
  });

  test('a kind of record that it does not get cannot be shown', async () => {
    const without = { ...client, leaveOut: ['handoffs'] };
    expect(await refused([file('a.mdx', page('<Handoff id="handoff" />\n'))], { audience: without })).toMatchObject({
      details: [['pages/a.mdx:4:10', 'The audience "client" gets no handoffs, so none can be shown.', expect.any(String)]],
    });
  });

  test('a page for others is left out, with its secrets, and so is a trace of it', async () => {
    const files = [file('a.mdx', page('<Decision id="4" />\n', 'title: Hush\naudience: developer\n')), file('b.md', page('Text\n'))];
    const both = await pagesOf(files, { audience });
    const without = await pagesOf(files.slice(1), { audience });
    expect(both.pages.map((it) => it.url)).toEqual(['/b/']);
    expect([...both.files]).toEqual([...without.files]);
    expect((await pagesOf(files)).pages.map((it) => it.url)).toEqual(['/b/', '/a/']);
  });
});

test('a secret in a page is hidden, told with its place, and known everywhere', async () => {
  const token = `ghp_${'Zr7Qm2Xw9KpL4vTn8BsYc3Hd6Jf1Gu5Aeo0I'}`;
  const { hidden, problems, files } = await pagesOf([file('a.mdx', page(`Call it with ${token}.\n`))]);
  expect(hidden.map(({ rule, path, line, column, current }) => ({ rule, path, line, column, current }))).toEqual([
    { rule: 'github token', path: 'pages/a.mdx', line: 4, column: 14, current: true },
  ]);
  expect(problems.filter((it) => it.code === 'HO401').map(({ path, line, column }) => ({ path, line, column }))).toEqual([
    { path: 'pages/a.mdx', line: 4, column: 14 },
  ]);
  expect(files.get('pages/a.mdx')).toBe('---\nbyHand: true\n---\n\nCall it with [redacted: github token 1].\n');
  expect(JSON.parse(files.get('redactions.json') ?? '').entries[0].first).toEqual({ path: 'pages/a.mdx', line: 4, url: '/a/' });
});

test('a page that lies in the repository is no record, and names the commit that holds its text', async () => {
  const it = await repository();
  it.write('handover/pages/a.md', page('See [the decision](../../docs/adr/0003-send-mail.md).\n'));
  const commit = await it.commit('Write a page');
  const real = `${realpathSync(it.folder)}/handover/pages/a.md`;
  const bytes = readFileSync(real);
  const asked = (text: Buffer) => ({ pages: [{ path: 'a.md', shown: 'handover/pages/a.md', real, bytes: text }] });
  const same = await collected(it.folder, asked(bytes));
  const origins = ({ files }: typeof same) =>
    handPages.parse(JSON.parse(files.get('pages.json') ?? '')).pages.find((one) => one.by === 'operator');
  expect(origins(same)?.origin).toMatchObject({ path: 'handover/pages/a.md', commit, author: 'Ada Berg' });
  expect(origins(same)?.links).toEqual([{ written: '../../docs/adr/0003-send-mail.md', to: '/decisions/docs-adr-0003-send-mail/' }]);
  expect(same.records.map((one) => one.origin.path)).not.toContain('handover/pages/a.md');
  expect(same.site.collections.flatMap((one) => one.leftOut)).toContainEqual({
    path: 'handover/pages/a.md',
    reason: 'is a page of this site',
  });
  expect(origins(await collected(it.folder, asked(Buffer.concat([bytes, Buffer.from('More.\n')]))))?.origin).toBe(null);
});

const digestOf = async (...files: HandFile[]) => (await pagesOf(files)).site.options.operator.pages;

test('the options tell pages apart by what they show, and no page by null', async () => {
  const one = await digestOf(file('a.md', page('A\n')));
  expect(await digestOf()).toBe(null);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(await digestOf(file('a.md', page('A\n')))).toBe(one);
  expect(await digestOf(file('a.md', page('B\n')))).not.toBe(one);
});
