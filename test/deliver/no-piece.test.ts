import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from '../../src/collect/collect.ts';
import { collections } from '../../src/collections/index.ts';
import { deliver } from '../../src/deliver/deliver.ts';
import { filesBelow } from '../../src/deliver/files.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';
import { silent } from './silent.ts';

// Random secrets at random places of random documents, in one repository that is built once. Every run draws the same ones.

let state = 20_261_129;
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T;

const alphabets = {
  all: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  hex: '0123456789abcdef',
  capitals: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  digits: '0123456789',
} as const;
/** Random characters with a digit among the first eight, as nearly all have. */
function drawn(length: number, of: keyof typeof alphabets = 'all'): string {
  const text = Array.from({ length }, () => oneOf([...alphabets[of]])).join('');
  return of === 'digits' || (/\d/.test(text.slice(0, 8)) && /[A-Za-z]/.test(text.slice(0, 8))) ? text : drawn(length, of);
}

/** What begins a secret and says what it is, and the part that nobody may see. */
const families: readonly (() => [start: string, secret: string])[] = [
  () => [`gh${'p_'}`, drawn(36)],
  () => [`gl${'pat-'}`, drawn(20)],
  () => [`sk_${'live_'}`, drawn(24)],
  () => [`npm${'_'}`, drawn(36)],
  () => [`dop_${'v1_'}`, drawn(64, 'hex')],
  () => [`xox${'b-'}${drawn(11, 'digits')}-${drawn(12, 'digits')}-`, drawn(24)],
  () => [`sk-${'ant-api03-'}`, `${drawn(93)}AA`],
  () => [`AK${'IA'}`, drawn(16, 'capitals')],
  () => [`lin_${'api_'}`, drawn(40)],
];

/** How the secret is written; pages show all of these alike. */
const spellings: readonly ((start: string, secret: string) => string)[] = [
  (start, secret) => start + secret,
  (start, secret) => start + secret,
  (start, secret) => `${start.replaceAll('_', '&#95;').replaceAll('-', '&#x2d;')}${secret}`,
  (start, secret) => `${start}${secret}`.replaceAll(/[_-]/g, String.raw`\$&`),
  (start, secret) => `${start}${secret.slice(0, 6)}\u200b${secret.slice(6)}`,
  (start, secret) => `${start}${secret.slice(0, 8)}<wbr>${secret.slice(8)}`,
  (start, secret) => `${start}${secret.slice(0, 8)}**${secret.slice(8, 12)}**${secret.slice(12)}`,
  (start, secret) => `${start}${secret.slice(0, 8)}<span class="a">${secret.slice(8)}</span>`,
];

/** Where it stands in Markdown. */
const places: readonly ((token: string) => string)[] = [
  (token) => `Log in with ${token} and go on.`,
  (token) => `## Use ${token}`,
  (token) => `- one\n- the key: ${token}\n`,
  (token) => `| Service | Key |\n| --- | --- |\n| CRM | ${token} |\n`,
  (token) => `**${token}** is the key.`,
  (token) => `> ${token}`,
  (token) => `[the page](https://crm.example.test/?key=${token}&page=2)`,
  (token) => `<!-- ${token} -->`,
  (token) => `- [ ] Replace ${token}`,
  (token) => `![a picture with ${token}](x.png)`,
  (token) => `<p title="${token}">text</p>`,
  (token) => `<details><summary>${token}</summary>more</details>`,
  (token) => `The key: ${token}\n===`,
  (token) => `1. one\n   - two: *${token}*\n`,
  (token) => `_${token}_ and ~~${token}~~`,
  (token) => `key=${token}&amp;page=2`,
  (token) => `| ${token} | x |\n| --- | --- |\n| a | b |\n`,
];
/** Where it stands as it is. */
const plainPlaces: readonly ((token: string) => string)[] = [
  (token) => `\`${token}\``,
  (token) => `\`\`\`sh\nexport KEY=${token}\n\`\`\``,
  (token) => `鍵は${token}です`,
  (token) => Buffer.from(token).toString('base64'),
  (token) => Buffer.from(token).toString('hex'),
  (token) => `[the page][1]\n\n[1]: https://crm.example.test/${token} "a title"`,
  (token) => `<https://crm.example.test/?key=${token}>`,
  (token) => `[x](y.md "${token}")`,
  (token) => `    indented ${token}`,
  (token) => `~~~diff\n-key: ${token}\n+key: none\n~~~`,
  (token) => `\`\`\`json\n${JSON.stringify({ a: JSON.stringify({ token }) })}\n\`\`\``,
  (token) => `Text[^1]\n\n[^1]: ${token}`,
  (token) => `curl -H "Authorization: Bearer ${token}" https://api.example.test/`,
];

const pieces = new Map<string, string>();
/** A new secret, of which no piece of ten characters may be seen. */
function secretFor(what: string): [start: string, secret: string] {
  const [start, secret] = oneOf(families)();
  for (let at = 0; at + 10 <= secret.length; at += 1) pieces.set(secret.slice(at, at + 10), what);
  return [start, secret];
}
const plain = (what: string): string => secretFor(what).join('');

const folder = mkdtempSync(join(tmpdir(), 'handover-pieces-'));
let repository: TestRepository;

beforeAll(async () => {
  repository = await makeRepository(join(folder, 'repository'));
  await fill();
  const content = join(folder, 'content');
  const { secrets } = await collect({
    repo: repository.folder,
    content,
    cache: join(folder, 'cache'),
    refs: ['*'],
    allowShallow: false,
    title: null,
    generator: 'test',
    collections,
    progress: silent,
  });
  const kept = [content, join(folder, 'cache')];
  await deliver({ content, out: join(folder, 'site'), work: join(folder, 'work'), secrets, kept, progress: silent });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function fill(): Promise<void> {
  const { write, commit, git } = repository;
  const paragraph = (name: string): string => {
    if (random(3) === 0) return oneOf(plainPlaces)(plain(name));
    return oneOf(places)(oneOf(spellings)(...secretFor(name)));
  };
  for (let number = 0; number < 40; number += 1) {
    const name = `specs/part-${number}.md`;
    const text = Array.from({ length: 3 }, () => paragraph(name)).join('\n\n');
    write(
      name,
      `---\nid: S-${number}\ntitle: Part ${number} ${plain(`${name}, title`)}\nowner: "${plain(`${name}, owner`)}"\n---\n# Part\n\n${text}\n`,
    );
    write(
      `docs/handoffs/h-${number}.md`,
      `# HANDOFF: ${number}\n\n## Goal\n${paragraph(`handoff ${number}`)}\n\n## Next\n1. ${plain(`next ${number}`)}\n`,
    );
  }
  for (let number = 0; number < 5; number += 1) {
    const [action, question] = [plain(`action ${number}`), plain(`question ${number}`)];
    const recovery = { next_action: `Use ${action}`, uncommitted_state: [plain(`state ${number}`)], confidence: null };
    const snapshot = { id: `s${number}`, task: 'T', execution: { steps_planned: 2, steps_completed: 1, interruption: null }, recovery };
    write(`.handoffs/s${number}.json`, JSON.stringify({ ...snapshot, open_questions: [`Is ${question.replace('_', '\\u005f')} valid?`] }));
  }
  const env = { FOO: drawnFor('env'), CRM_TOKEN: plain('env token') };
  write('.mcp.json', JSON.stringify({ mcpServers: { crm: { command: 'npx', args: ['--api-key', drawnFor('argument')], env } } }));
  await commit(`Write with ${plain('subject')}\n\nBody ${plain('body')}\n\nReviewed-by: ${plain('trailer')}`, {
    author: `Ada ${plain('author')}`,
  });
  for (let number = 0; number < 40; number += 2) write(`specs/part-${number}.md`, `# Part ${number}\n\nClean now.\n`);
  write(`docs/handoffs/${plain('file name')}.md`, `# HANDOFF: named\n\n## Next\n1. Go on\n`);
  await commit('Remove some');
  await git('branch', `feature/${plain('branch')}`);
  await git('checkout', '--quiet', '-b', 'side');
  write('docs/handoffs/side.md', `# HANDOFF: side\n\n## Next\n1. ${plain('side branch')}\n`);
  await commit('Work on the side');
  await git('checkout', '--quiet', 'main');
  await git('tag', '-a', 'v1', '-m', `Release ${plain('tag message')}`);
}

/** A secret that only its place gives away. */
function drawnFor(what: string): string {
  const secret = drawn(28);
  for (let at = 0; at + 10 <= secret.length; at += 1) pieces.set(secret.slice(at, at + 10), what);
  return secret;
}

/** What a file says: its bytes, those that are packed unpacked, and its text without tags and entities. */
function viewsOf(bytes: Buffer): string[] {
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  const page = text
    .replace(/<[^<>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[\u200b*]|\\(?=[_-])/g, '');
  return text === page ? [text] : [text, page];
}

function seenIn(root: string): string[] {
  const seen = new Set<string>();
  for (const path of filesBelow(root)) {
    for (const view of [path, ...viewsOf(readFileSync(join(root, path)))])
      for (let at = 0; at + 10 <= view.length; at += 1) {
        const what = pieces.get(view.slice(at, at + 10));
        if (what !== undefined) seen.add(`${path}: ${what}`);
      }
  }
  return [...seen].toSorted();
}

test('the pages say where something was hidden', () => {
  const pages = filesBelow(join(folder, 'site')).filter((it) => /^(?:specs|handoffs)\/.+\/index\.html$/.test(it));
  const hiding = pages.filter((it) => readFileSync(join(folder, 'site', it), 'utf8').includes('[redacted: '));
  expect(hiding.length).toBeGreaterThan(80);
});

test.each(['site', 'content', 'cache'])('no piece of ten characters of any secret is in the %s', (part) => {
  expect(filesBelow(join(folder, part)).length).toBeGreaterThan(0);
  expect(seenIn(join(folder, part))).toEqual([]);
});
