import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPages, makeDemo } from '../histories/demo.ts';
import { inProcess } from './in-process.ts';
import type { Ended } from './spawned.ts';

let folder = '';
let built: Ended;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hand-written-')));
  await makeDemo(join(folder, 'repository'));
  write('ops/handover.config.json', '{ "repo": "../repository", "pages": "pages" }');
  cpSync(demoPages, join(folder, 'ops/pages'), { recursive: true });
  writeFileSync(join(folder, 'ops/pages/a sketch.png'), png);
  write(
    'ops/pages/sketches.md',
    '---\ntitle: Images\n---\n\n## A sketch\n\n![Sketch of the portal](a%20sketch.png) ![again][s]\n\n[s]: a%20sketch.png\n\n<!-- a note to myself -->\n\n```sh\nnpm test # all\n```\n\n```mermaid\nflowchart TD\n  A[One] --> B[Two]\n```\n\n> [!NOTE]\n> Mind it.\n',
  );
  built = await build('ops');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const pngName = `${createHash('sha256').update(png).digest('hex').slice(0, 16)}.png`;
const read = (path: string, from = 'ops'): string => readFileSync(join(folder, from, 'site', path), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function build(cwd: string, ...args: string[]) {
  return await inProcess(['build', '-q', '--out', 'site', ...args], join(folder, cwd));
}

/** What a build with this one page ends with. */
async function buildWith(name: string, page: string, ...args: string[]) {
  const cwd = `case-${name}`;
  write(`${cwd}/handover.config.json`, '{ "repo": "../repository", "pages": "pages" }');
  write(`${cwd}/pages/${name}.mdx`, page);
  const { code, stderr } = await build(cwd, ...args);
  return { code, stderr, published: existsSync(join(folder, cwd, 'site')) };
}

test('a page stands in menu, search, print, addresses and data, and is readable as Markdown', () => {
  expect(built).toMatchObject({ code: 0, stderr: '' });
  const title = 'Your first week with the portal';
  expect(read('index.html')).toContain(`<a href="first-week/">${title}</a>`);
  expect(read('index.html')).not.toContain('How a release is made');
  expect(read('print/index.html')).toContain(`>${title}</h3>`);
  expect(read('print/index.html')).toContain('<h4>4. What you need to run it</h4>');
  expect(JSON.parse(read('addresses.json'))).toContainEqual({ url: '/first-week/', title });
  expect(JSON.parse(read('api/v1/index.json')).pages).toContainEqual(
    expect.objectContaining({ url: '/first-week/', title, file: 'pages/first-week.mdx' }),
  );
  expect(read('search/index.html')).toContain('&quot;pages&quot;:&quot;Pages&quot;');
  expect(read('first-week/index.html')).toContain('data-pagefind-filter="kind[content]" content="pages"');
  expect(read('first-week/index.md')).toContain('Decision: [Send mail from the job](<../decisions/docs-adr-0003-send-mail-from-the-job/>)');
  expect(read('handover.json')).toContain('"first-week/index.html"');
});

test('Markdown has the same links, headings and tables as documents have, and images of its folder', () => {
  expect(read('sketches/index.html')).toContain('<h2 id="doc-a-sketch">A sketch</h2>');
  expect(read('sketches/index.html')).toContain(
    `<img src="../images/${pngName}" alt="Sketch of the portal" width="1" height="1" loading="lazy" decoding="async"> <img src="../images/${pngName}" alt="again" width="1" height="1" loading="lazy" decoding="async">`,
  );
  expect(read('sketches/index.html')).not.toContain('a note');
  for (const page of ['sketches/index.html', 'print/index.html']) {
    expect(read(page)).toMatch(/<pre tabindex="0"><code class="language-sh"><span class="[^"]+">npm/);
    expect(read(page)).toContain('<div class="diagram">');
    expect(read(page)).toContain('<blockquote class="alert note" role="note">');
  }
  expect(readFileSync(join(folder, 'ops/site/images', pngName))).toEqual(png);
  expect(read('release/index.html')).toContain('<a href="../first-week/#doc-2-why-mail-is-sent-as-it-is">the first week</a>');
  expect(read('release/index.html')).toContain('<code class="language-sh"><span class="fn">npm</span> test');
  expect(read('first-week/index.html')).toContain('<div class="table" tabindex="0" role="region" aria-label="Table 1">');
  expect(read('first-week/index.html')).not.toContain('style=');
});

test('the program brings a page of its own along', () => {
  expect(read('about/reading/index.html')).toContain('This page comes with every site');
  expect(read('index.html')).toContain('<a href="about/reading/">How to read this site</a>');
});

test('the same pages give the same bytes, and verify builds them again; without them it says so', async () => {
  const args = ['verify', join(folder, 'ops/site'), '--repo', join(folder, 'repository'), '-q'];
  expect(await inProcess(args, join(folder, 'ops'))).toMatchObject({ code: 0 });
  const without = await inProcess(args, folder);
  expect(without.code).toBe(5);
  expect(without.stderr).toContain('pages  pages written by hand went into the site, and the config that is looked at here names none');
  write('other/handover.config.json', '{ "pages": "../ops/pages" }');
  expect((await inProcess(args, join(folder, 'other'))).stderr).toContain('error HO294');
}, 120_000);

test('a wrong id stops the build with file, line, column and the nearest match', async () => {
  expect(await buildWith('id', '---\ntitle: A\n---\n\n<Decision id="0033" />\n')).toEqual({
    code: 2,
    published: false,
    stderr: `error HO266  A page written by hand is not valid, so nothing was written
  pages/id.mdx:5:11  There is no record of this id among the decisions.  did you mean "0003"?
  Fix   Correct the places named above.
  More  handover explain HO266
`,
  });
});

test.each([
  ['prop', '<Needs of="env" />', 'pages/prop.mdx:4:8  `<Needs>` has no prop `of`.  `<Needs>` takes no props'],
  ['import', 'import x from "./x.js"', 'pages/import.mdx:4:1  `import` and `export` are not run in a page.'],
  ['code', '{process.env.HOME}', 'pages/code.mdx:4:1  Code in braces is not run in a page.'],
  ['run', 'Text', '/run/ is the address of pages that every site has.'],
])('%s stops the build', async (name, body, message) => {
  const { code, stderr, published } = await buildWith(name, `---\ntitle: A\n---\n${body}\n`);
  expect({ code, published }).toEqual({ code: 2, published: false });
  expect(stderr).toContain(message);
});

test('a record that the audience does not get stops the build', async () => {
  write(
    'internal/handover.config.mjs',
    "export default { repo: '../repository', pages: 'pages', audiences: { client: { paths: ['docs/adr/0003*'] } } };",
  );
  write('internal/pages/a.mdx', '---\ntitle: A\n---\n<Decision id="0003" />\n');
  const { code, stderr } = await build('internal', '--audience', 'client');
  expect(code).toBe(2);
  expect(stderr).toContain('pages/a.mdx:4:11  The id names a document that the audience "client" does not get.');
  expect(existsSync(join(folder, 'internal/site'))).toBe(false);
});

test('a secret in a page stops the build at its place, and is hidden where the operator says so', async () => {
  const token = `ghp_${'Zr7Qm2Xw9KpL4vTn8BsYc3Hd6Jf1Gu5Aeo0I'}`;
  const page = `---\ntitle: A\n---\nUse ${token} here, and \`${token}\`.\n`;
  const blocked = await buildWith('secret', page);
  expect({ code: blocked.code, published: blocked.published }).toEqual({ code: 4, published: false });
  expect(blocked.stderr).toContain('pages/secret.mdx:4:5');
  expect(blocked.stderr).not.toContain(token);
  expect(await buildWith('secret', page, '--secrets', 'redact')).toMatchObject({ code: 0, published: true });
  const shown = readFileSync(join(folder, 'case-secret/site/secret/index.html'), 'utf8');
  expect(shown).toContain('[redacted: github token 1]');
  expect(shown).not.toContain(token);
}, 60_000);

test('a site in German has the page of the program in German, and German words around pages', async () => {
  write('german/handover.config.json', '{ "repo": "../repository", "pages": "pages", "site": { "language": "de" } }');
  write('german/pages/a.mdx', '---\ntitle: A\n---\n\n<Needs />\n\n<OpenQuestions owner="Nobody" />\n\n<Spec id="specs/reminder.md" />\n');
  const { code, stderr } = await build('german');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(read('about/reading/index.html', 'german')).toContain('lang="de" data-pagefind-meta="title">Wie man diese Website liest</h1>');
  expect(read('a/index.html', 'german')).toContain('<dt>Umgebungsvariablen</dt>');
  expect(read('a/index.html', 'german')).toContain('Alle offenen Fragen');
  expect(read('search/index.html', 'german')).toContain('&quot;pages&quot;:&quot;Seiten&quot;');
});

test('what looks like a second front matter is text of the page, and nothing it names is run', async () => {
  const mark = join(folder, 'was-run');
  const run = `data:text/javascript,import fs from %22node:fs%22;fs.writeFileSync(%22${mark}%22,%22x%22);export default ()=>null`;
  const second = `---\ntitle: T\n---\n---\nlayout: "${run}"\n---\n\nThe rest.\n`;
  write('second/handover.config.json', '{ "repo": "../repository", "pages": "pages" }');
  write('second/pages/code.mdx', second);
  write('second/pages/code-too.md', second);
  write('second/pages/rules.mdx', '---\ntitle: T\n---\n\n---\n\nImportant: the intro\n\n---\n\nThe rest.\n');
  write('second/pages/plus.md', '---\ntitle: T\n---\n\n+++\nImportant = "the intro"\n+++\n\nThe rest.\n');
  expect(await build('second')).toMatchObject({ code: 0 });
  expect(existsSync(mark)).toBe(false);
  for (const page of ['code', 'code-too']) expect(read(`${page}/index.html`, 'second')).toContain('layout:');
  for (const page of ['rules', 'plus']) expect(read(`${page}/index.html`, 'second')).toContain('the intro');
}, 60_000);
