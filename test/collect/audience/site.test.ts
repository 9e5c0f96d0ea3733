import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, type Order } from '../../../src/collect/collect.ts';
import { collections } from '../../../src/collections/index.ts';
import { audienceOf } from '../../../src/config/audience.ts';
import { buildSite } from '../../../src/deliver/build-site.ts';
import { filesBelow } from '../../../src/deliver/files.ts';
import { makeRepository, type TestRepository } from '../../histories/repository.ts';
import { byForm } from '../../deliver/by-form.ts';
import { silent } from '../../deliver/silent.ts';

/** Stands in every place that is internal, and in no other. */
const marker = 'wolverine';
const mark = '<!-- handover: internal -->';
const own = { client: { paths: ['docs/staff/**'] }, auditor: { leaveOut: ['handoffs'] } };

const handoff = (next: string, notes = ''): string =>
  `# Handoff\n\nStatus: on track\n\n## Goal\n\nRemind.\n\n${next}\n\n## Risks\n\nNone.\n${notes}`;
const decision = (title: string): string => `# ${title}\n\nDate: 2026-06-01\n\n## Status\n\nAccepted\n\n## Decision\n\nYes.\n`;

let folder = '';
let repository: TestRepository;
const sites = new Map<string, string>();

async function build(name: string, asked: Partial<Order> = {}): Promise<string> {
  const place = mkdtempSync(join(folder, `${name}-`));
  const content = join(place, 'content');
  const collected = await collect({
    repo: repository.folder,
    content,
    allowShallow: false,
    title: null,
    generator: 'test',
    collections,
    progress: silent,
    audience: audienceOf(name, own),
    refs: ['*'],
    ...asked,
  });
  expect(collected.notes).toEqual([]);
  await buildSite({ content, out: join(place, 'site'), work: join(place, 'work'), secrets: byForm }, silent);
  return join(place, 'site');
}

/** Everything a site says: names of files, and their bytes, those that are packed unpacked too. */
function saidIn(site: string): Map<string, string> {
  return new Map(
    filesBelow(site).map((path) => {
      const bytes = readFileSync(join(site, path));
      const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
      return [path, `${path}\n${(packed ? gunzipSync(bytes) : bytes).toString('utf8')}`];
    }),
  );
}

const tellers = (site: string): string[] =>
  [...saidIn(site)].filter(([, text]) => text.toLowerCase().includes(marker)).map(([path]) => path);
const page = (name: string, path: string): string => readFileSync(join(sites.get(name) ?? '', path), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-audiences-'));
  repository = await makeRepository();
  const { write } = repository;
  write('docs/internal/wolverine-plan.md', '# Plan\n\nOne.\n');
  write('HANDOFF.md', handoff('## Next\n\n1. Feed the wolverine\n'));
  write('docs/adr/0001-open.md', decision('1. Open'));
  write('docs/adr/0003-gone.md', `---\ninternal: true\n---\n\n${decision('3. Wolverine that was')}`);
  write('docs/notes.md', '# Notes\n\nThe wolverine is mentioned before anything is marked.\n');
  await repository.commit('Begin');
  await repository.git('checkout', '--quiet', '-b', 'side');
  write('HANDOFF.md', handoff('## Next\n\n1. Walk the wolverine\n'));
  write('docs/notes.md', '# Notes\n\nThe wolverine is on a branch.\n');
  write('docs/adr/0002-closed.md', decision('2. Wolverine on a branch'));
  await repository.commit('Go aside');
  await repository.git('checkout', '--quiet', 'main');
  repository.remove('docs/adr/0003-gone.md');
  repository.remove('docs/internal/wolverine-plan.md');
  write('docs/plan.md', '# Plan\n\nOne.\n');
  write('docs/notes.md', `# Notes\n\nSeen.\n\n${mark}\nThe wolverine is marked.\n<!-- /handover -->\n`);
  write('HANDOFF.md', handoff(`${mark}\n\n## Next\n\n1. Feed the wolverine again\n`));
  write('docs/adr/0002-closed.md', `---\naudience: developer\n---\n\n${decision('2. Wolverine')}`);
  write('docs/internal/wolverine.md', '---\ntitle: [\n---\n\n# Wolverine in a folder\n');
  write('docs/staff/wolverine-pay.md', '# Wolverine by path\n');
  write('HANDOFF.json', '{ "internal": true, "nextAction": "wolverine in data" }');
  write(
    'DECISIONS.md',
    `# Decisions\n\n## D1: Seen\n\nDate: 2026-06-01\n\nYes.\n\n${mark}\n\n## D2: Wolverine\n\nDate: 2026-06-02\n\nNo.\n\n## D3: Also seen\n\nDate: 2026-06-03\n\nYes.\n`,
  );
  write('AGENTS.md', '# Wolverine for agents\n\nRun `wolverine`.\n');
  write('.mcp.json', '{ "mcpServers": { "wolverine": { "command": "wolverine" } } }');
  write('internal/package.json', '{ "name": "wolverine-tools", "scripts": { "start": "wolverine" } }');
  write('internal/key.js', 'console.log(process.env.WOLVERINE_KEY);\n');
  write('key.js', 'console.log(process.env.SEEN_KEY);\n');
  write(
    'README.md',
    `# Portal

Shows things.

- [Use](#use)
- [Wolverine](#wolverine)

See [the agents](AGENTS.md), [a decision](docs/adr/0002-closed.md), [the plan][p], [the pay](docs/staff/wolverine-pay.md#how), ![a picture](docs/internal/wolverine.png),
<a href="docs/internal/wolverine.md">a file</a> and [one that is open](docs/adr/0001-open.md).

[p]: docs/internal/wolverine.md

## Use

\`\`\`sh
npm start
\`\`\`

${mark}

## Wolverine

\`\`\`sh
npx wolverine
\`\`\`
`,
  );
  await repository.commit('Mark what is internal');
  for (const name of ['client', 'developer', 'all', 'auditor']) sites.set(name, await build(name));
}, 240_000);

afterAll(() => {
  repository.dispose();
  rmSync(folder, { recursive: true, force: true });
});

describe('the site of a client', () => {
  test('says in no file what is internal', () => {
    expect(tellers(sites.get('client') ?? '')).toEqual([]);
  });

  test('has neither pages nor data of what is for developers, and no menu entry', () => {
    const files = filesBelow(sites.get('client') ?? '');
    expect(files.filter((it) => /agent-config|problems/.test(it) && !it.startsWith('_astro/'))).toEqual([]);
    for (const path of ['index.html', '404.html', 'about/index.html', 'search/index.html', 'run/index.html', 'api/v1/index.json'])
      expect(page('client', path)).not.toMatch(/agent-config|Agent setup|\/problems\//);
  });

  test('holds the rest: what stands around a marked part, links between what is left, and how to run it', () => {
    expect(page('client', 'handoffs/handoff/index.html')).toContain('None.');
    expect(page('client', 'decisions/index.html')).toContain('Also seen');
    expect(page('client', 'run/index.html')).toContain('npm start');
    expect(page('client', 'api/v1/run-it.json')).toContain('SEEN_KEY');
    const readme = page('client', 'other-documents/readme/index.html');
    expect(readme).toMatch(/See the agents, a decision, the plan, the pay, a picture,\n<a>a file<\/a> and <a href="[^"]*0001-open/);
    expect(readme).toContain('>Use</a>');
    expect(page('client', 'other-documents/readme/index.md')).not.toMatch(/\n{3}/);
  });

  test('says that parts were left out, and no more', () => {
    expect(page('client', 'about/index.html')).toContain('Parts marked internal were left out');
    expect(JSON.parse(page('client', 'handover.json'))).toMatchObject({ options: { audience: 'client' } });
    expect(JSON.parse(page('client', 'api/v1/index.json'))).toMatchObject({ withheld: { marked: true, problems: true }, problems: null });
  });

  test('begins the history of a document where it came into sight', () => {
    const { revisions } = JSON.parse(page('client', 'specs/docs-plan/index.json')) as { revisions: unknown[] };
    expect(revisions).toMatchObject([{ number: 1, path: 'docs/plan.md', change: 'added' }]);
  });

  test('is the same from kept readings, which no audience shares with another', async () => {
    const cache = join(folder, 'cache');
    await build('all', { cache });
    expect(tellers(await build('client', { cache }))).toEqual([]);
    expect([...saidIn(await build('client', { cache }))]).toEqual([...saidIn(sites.get('client') ?? '')]);
    expect(readFileSync(join(cache, 'past-texts.jsonl'), 'utf8').toLowerCase()).not.toContain(marker);
  }, 120_000);
});

describe('other audiences', () => {
  test.each(['developer', 'all'])('%s gets everything', (name) => {
    const said = saidIn(sites.get(name) ?? '');
    expect([...said.keys()]).toEqual(
      expect.arrayContaining([
        'agent-config/agents/index.html',
        'problems/index.html',
        'decisions/docs-adr-0002-closed/index.md',
        'other-documents/docs-staff-wolverine-pay/index.html',
        'other-documents/docs-internal-wolverine/index.html',
      ]),
    );
    expect(said.get('handoffs/handoff/index.html')).toContain('Feed the wolverine again');
    expect(said.get('about/index.html')).not.toContain('Parts marked internal');
  });

  test('one of the config gets what is named there, and nothing internal', () => {
    const files = filesBelow(sites.get('auditor') ?? '');
    expect(files).toContain('problems/index.html');
    expect(files).toContain('agent-config/agents/index.html');
    expect(files.filter((it) => it.startsWith('handoffs/'))).toEqual([]);
    expect(page('auditor', 'problems/index.html')).not.toContain('docs/internal');
  });
});
