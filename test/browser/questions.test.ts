import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcess } from '../cli/in-process.ts';
import { demoOperatorFile, makeDemo } from '../histories/demo.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { visit } from './visit.ts';

// What readers of a handover ask, in the order in which they ask it, and in how many clicks from the briefing the answer is reached.
interface Question {
  question: string;
  /** Addresses of the links that are followed, or what is unfolded, one click each; none where the briefing itself answers. */
  clicks: readonly string[];
  /** What must be read there. */
  answer: RegExp;
}

const client: readonly Question[] = [
  {
    question: 'What did I get?',
    clicks: [],
    answer: /see and pay their invoices[\s\S]*4 specs, 5 decisions, 3 handoffs, 1 acknowledgement/,
  },
  { question: 'What is not finished?', clicks: [], answer: /Test for case 4 \(partly paid\): written, failing/ },
  { question: 'What is not finished, all of it?', clicks: ['/open/'], answer: /Test for case 4[\s\S]*3 of 5 steps/ },
  {
    question: 'What do I have to decide, and who decides?',
    clicks: [],
    answer: /Show the amount still due in the email\?[\s\S]*Finance lead/,
  },
  { question: 'Since when does it wait, and what waits?', clicks: [], answer: /Task 3 waits[\s\S]*18 June 2026/ },
  {
    question: 'Which accounts and bills are mine now?',
    clicks: ['/run/#accounts'],
    answer: /Fly\.io[\s\S]*Client Ltd[\s\S]*yes, 18 June 2026/,
  },
  { question: 'Is anything secret in here?', clicks: [], answer: /Secret scan/ },
  { question: 'What was hidden?', clicks: ['/about/redactions/'], answer: /No secret was found|Rotate these/ },
  {
    question: 'What changed since the last package?',
    clicks: [],
    answer: /Since package-1[\s\S]*1 with a question no longer open · 5 added · 1 changed/,
  },
  { question: 'Whom do I call?', clicks: [], answer: /Ada Berg[\s\S]*ada@agency\.example[\s\S]*31 August 2026/ },
  { question: 'How do I keep it?', clicks: ['More', '/print/'], answer: /save it as PDF/ },
];

const successor: readonly Question[] = [
  { question: 'What is the next action?', clicks: [], answer: /On track[\s\S]*Finish the fixture, run case 4/ },
  { question: 'Who wrote that, and when?', clicks: [], answer: /HANDOFF\.md, 18 June 2026, commit [0-9a-f]{7}, Ben Okafor/ },
  { question: 'How do I run it?', clicks: ['/run/'], answer: /npm ci[\s\S]*npm start[\s\S]*docker compose up/ },
  {
    question: 'Which secrets and accounts do I need?',
    clicks: ['/run/'],
    answer: /DATABASE_URL[\s\S]*README\.md:15[\s\S]*jobs\/remind\.js:4/,
  },
  { question: 'How do I check that it works?', clicks: ['/run/'], answer: /Verify[\s\S]*npm test/ },
  { question: 'What is half done?', clicks: [], answer: /fixture half done in tests\/fixtures\/invoices\.py/ },
  { question: 'What is half done, in its context?', clicks: ['/handoffs/handoff/'], answer: /In progress[\s\S]*written, failing/ },
  { question: 'What must I not try again?', clicks: ['/open/'], answer: /breaks the receipt email/ },
  { question: 'What should I watch for?', clicks: ['/handoffs/handoff/'], answer: /If the reminder job sends twice/ },
  {
    question: 'Why is it like this?',
    clicks: ['/decisions/', '/decisions/docs-adr-0003-send-mail-from-the-job/'],
    answer: /Accepted[\s\S]*queue/i,
  },
  {
    question: 'What changed in this requirement?',
    clicks: ['/specs/', '/specs/specs-reminder/'],
    answer: /2 versions, 2 revisions of this file/,
  },
  { question: 'Who decides the open question?', clicks: ['/open/'], answer: /Finance lead[\s\S]*Show the amount still due/ },
  {
    question: 'What rules do agents follow, and what does their setup need?',
    clicks: ['/agent-config/'],
    answer: /node scripts\/snapshot\.js[\s\S]*database/,
  },
  { question: 'What has been tried over time?', clicks: ['/handoffs/'], answer: /18 June 2026[\s\S]*Version 1, 9 June 2026/ },
];

/** What no record says yet: the question, the page that would answer it, and why there is none. Once it is there, its row goes to the others above. */
const notYet = [
  ['Does it work?', '/proof/', 'results of tests are not read'],
  ['Does it work on my machine?', '/proof/', 'results of tests are not read: Run it names the command only'],
  ['Which requirement does this test or file serve?', '/requirements/', 'requirements are not records of their own'],
  ['Who approved the change in this requirement?', '/requirements/', 'approvals are not read'],
  ['How do I say that I received it?', '/accept/', 'nothing can be accepted yet'],
  ['How do I keep it, with search?', '/download/', 'there is no copy to download; the page for paper can be saved'],
] as const;

let folder = '';
let browser: Browser;
let site: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-questions-'));
  await makeDemo(join(folder, 'repository'));
  mkdirSync(join(folder, 'handover'));
  copyFileSync(demoOperatorFile, join(folder, 'handover', 'handover.yaml'));
  const { code } = await inProcess(['build', '-q', '--repo', 'repository', '--out', 'site'], folder);
  if (code !== 0) throw new Error(`The site could not be built: ${code}.`);
  browser = await startBrowser();
  site = await serve(join(folder, 'site'));
}, 180_000);

afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function isAnswered({ clicks, answer }: Question): Promise<void> {
  const { page, trouble, close } = await visit(browser, site.origin, '/');
  for (const address of clicks) {
    if (!address.startsWith('/')) {
      await page.locator('summary').getByText(address, { exact: true }).click();
      continue;
    }
    const wanted = site.origin + address;
    const links = await page.getByRole('link').filter({ visible: true }).all();
    const addresses = await Promise.all(links.map((it) => it.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ''))));
    const link = links[addresses.indexOf(wanted)];
    if (link === undefined) throw new Error(`${page.url()} has no link to ${address} that is seen.`);
    await link.click();
    await page.waitForURL(wanted);
  }
  expect(await page.locator('body').innerText()).toMatch(answer);
  expect(trouble).toEqual([]);
  await close();
}

test.each(client)('a client: $question', isAnswered);

test.each(successor)('a successor: $question', isAnswered);

test('no answer is further away than two clicks, and of those a client asks nearly all are one click away', () => {
  expect([...client, ...successor].filter((it) => it.clicks.length > 2)).toEqual([]);
  expect(client.filter((it) => it.clicks.length > 1).map((it) => it.question)).toEqual(['How do I keep it?']);
});

test.each(notYet)('not answered yet: %s', async (_question, address) => {
  expect((await fetch(site.origin + address)).status).toBe(404);
});

test('every open item leads to its place in the record', async () => {
  const { page, close } = await visit(browser, site.origin, '/open/');
  const addresses = await page.locator('main a[href*="#item-"]').evaluateAll((links) => links.map((it) => (it as HTMLAnchorElement).href));
  await close();
  expect(addresses.length).toBeGreaterThan(5);
  const lost = await Promise.all(
    [...new Set(addresses)].map(async (it) => {
      const html = await (await fetch(it)).text();
      return html.includes(`id="${it.replace(/^.*#/, '')}"`) ? [] : [it];
    }),
  );
  expect(lost.flat()).toEqual([]);
});
