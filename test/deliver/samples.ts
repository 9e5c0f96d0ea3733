import type { Decision } from '../../src/collections/decisions/schema.ts';
import { emptyDecision } from '../../src/collections/decisions/schema.ts';
import type { Group } from '../../src/collections/decisions/summary.ts';
import { blankHandoff } from '../../src/collections/handoffs/blank.ts';
import type { Handoff, Item } from '../../src/collections/handoffs/schema.ts';
import { recordOf, revisionOf, type Sample } from './content.ts';
import { usualOptions } from '../model/options.ts';
import type { Receipt, ReceiptEntry } from '../../src/model/receipt.ts';
import { gather } from '../../src/run-it/gather.ts';

/** Text that would do harm if a page took it for markup. */
export const hostile = `"><script>document.title='hacked'</script><img src=x onerror="document.title='hacked'">`;

export const itemOf = (text: string, line = 10): Item => ({ text, line, group: null, details: [] });

/** Data of a handoff that says nothing but what is given. */
export function handoffOf(its: Partial<Handoff>): Handoff {
  return { ...blankHandoff('session state'), ...its };
}

const decisionOf = (its: Partial<Decision>): Decision => ({ ...emptyDecision('nygard'), ...its });

const html = `<h2 id="doc-payment-reminder">Payment reminder</h2>
<p>The selection counts an invoice as open until it is <strong>paid in full</strong>. See <a href="/decisions/0002-cents/">the decision</a>.</p>
<div class="table" tabindex="0" role="region" aria-label="Table 1"><table><thead><tr><th>Case</th><th>What it proves about partly paid invoices</th><th>Result</th></tr></thead><tbody><tr><td>1</td><td>A new invoice</td><td>passes</td></tr></tbody></table></div>
<pre tabindex="0"><code>node --test tests/reminder/a-very-long-path-that-does-not-fit-on-a-phone/and-goes-on/invoices.test.ts
</code></pre>
<ul><li><input type="checkbox" disabled aria-label="done" checked> Task 1</li><li><input type="checkbox" disabled aria-label="not done"> Task 2</li></ul>
<p>Zebrafish &lt;img src=x onerror=alert(1)&gt; stays text.</p>`;

/** A secret of a receipt. */
export function entryOf(rule: string, number: number | null, its: Partial<ReceiptEntry> = {}): ReceiptEntry {
  return {
    id: `${rule}${number === null ? '' : ` ${number}`}`.replaceAll(' ', '-'),
    rule,
    number,
    group: 'rotate',
    revoke: null,
    reason: null,
    stands: 'now',
    first: { path: 'HANDOFF.md', line: 3, url: '/handoffs/handoff/' },
    since: { commit: ''.padStart(40, 'c'), at: '2026-06-18T17:41:00+02:00' },
    places: 1,
    texts: 2,
    ...its,
  };
}

/** A receipt of every kind of row. */
const receiptSample: Receipt = {
  entries: [
    entryOf('github token', 1, { revoke: 'GitHub → Settings → Developer settings → Personal access tokens', places: 2, texts: 14 }),
    entryOf('github token', 2, { stands: 'history', places: 0, first: { path: `docs/${hostile}.md`, line: null, url: null }, since: null }),
    entryOf('password', null, { stands: 'branch', places: 0, first: { path: null, line: null, url: null } }),
    entryOf('env value', 1, { group: 'place', first: { path: '.mcp.json', line: 10, url: null } }),
    entryOf('secret', 1, { group: 'accepted', reason: `A sample ${hostile}` }),
    entryOf('e-mail address', 1, { group: 'personal' }),
    entryOf('phone number', 1, { group: 'reported' }),
  ],
  more: 1,
};
const groups: Group[] = [
  {
    nodes: [
      { id: '0001-decimals', number: '0001', title: hostile, state: 'superseded' },
      { id: '0002-cents', number: '0002', title: 'Store amounts in cents', state: 'accepted' },
    ],
    edges: [{ from: '0001-decimals', to: '0002-cents', kind: 'replaces' }],
  },
];

/** A site with everything a page can show, hostile text in every place a repository can put some. */
export const fullSample: Sample = {
  site: {
    options: {
      ...usualOptions,
      at: hostile,
      refs: { patterns: ['side/*', hostile], count: 3, tips: ''.padStart(64, 'a') },
      workingTree: { files: 2 },
    },
  },
  collections: [
    {
      name: 'handoffs',
      title: 'Handoffs',
      purpose: 'What one session or person wrote for the next.',
      leftOut: [{ path: `notes/${hostile}.md`, reason: 'is a template' }],
      all: [
        recordOf('handoffs', 'handoff', {
          title: 'FR-016 version 2',
          html,
          md: '# FR-016 version 2\n',
          data: handoffOf({
            status: { words: 'on track', state: 'on-track', line: 3 },
            date: { written: '18 June 2026', date: '2026-06-18', time: '17:40', zone: '+02:00', from: 'label' },
            session: 'session 3',
            author: 'Ada Berg with an agent',
            goal: { text: 'Reminders for every invoice not paid in full', line: 5 },
            nextAction: { text: 'Finish the fixture, then run case 4', line: 20 },
            done: [{ ...itemOf('Selection uses "not paid in full"'), commits: ['4f2a9c1'], tests: null }],
            inProgress: [itemOf('Test for case 4: written, failing')],
            next: [itemOf('Finish the fixture'), itemOf('Run case 4')],
            triedAndFailed: [{ ...itemOf('Marking partly paid invoices as open'), because: 'it breaks the receipt email (FR-015)' }],
            watchFor: [
              {
                ...itemOf('If the job sends twice, check the reminder record first'),
                condition: 'the job sends twice',
                action: 'check the reminder record first',
              },
            ],
            openQuestions: [
              { ...itemOf('Show the amount still due in the email?'), owner: 'Finance lead' },
              { ...itemOf('Keep invoices for 7 or 10 years?'), owner: null },
            ],
            notRecorded: [],
          }),
          revisions: [
            revisionOf(1, { path: 'docs/OLD-HANDOFF.md', fields: { status: null, nextAction: 'Write the selection' } }),
            revisionOf(2, { change: 'renamed', fields: { status: 'on track', nextAction: 'Write case 4' } }),
            revisionOf(3, {
              merge: true,
              change: 'merged',
              subject: 'Merge branch reminders',
              fields: { status: 'on track', nextAction: 'Finish the fixture, then run case 4' },
            }),
          ],
        }),
        recordOf('handoffs', 'hostile', {
          title: hostile,
          lang: 'und',
          revisions: [revisionOf(1, { subject: hostile, author: hostile, path: `a/${hostile}/HANDOFF.md` })],
          data: handoffOf({
            topic: hostile,
            shape: 'free text',
            nextAction: { text: hostile, line: 1 },
            next: [itemOf(hostile)],
            openQuestions: [{ ...itemOf(hostile, 7), group: hostile, owner: hostile }],
            notRecorded: ['goal', 'status'],
          }),
        }),
        recordOf('handoffs', 'handoff-on-side', {
          title: 'Log in',
          branch: { name: `side/${hostile}`, others: ['side-two', 'side-three', hostile, 'side-five', 'side-six', 'side-seven'] },
          data: handoffOf({ nextAction: { text: 'Write the form', line: 3 } }),
        }),
        recordOf('handoffs', 'not-committed', {
          title: 'Not committed',
          origin: { path: 'NEXT.md', blob: ''.padStart(40, 'd'), commit: null, committedAt: null, authoredAt: null, author: '' },
          revisions: [revisionOf(1, { commit: null, authoredAt: null, committedAt: null, author: '', subject: '' })],
          data: handoffOf({ shape: 'introduction', nextAction: { text: 'Commit this', line: 3 } }),
        }),
        recordOf('handoffs', 'uebergabe', {
          title: 'Übergabe 3. März',
          lang: 'de',
          html: '<h2 id="doc-ziel">Ziel</h2><p>Die Rechnung bezahlen.</p>',
          data: handoffOf({ status: { words: 'blockiert durch das Finanzteam', state: 'blocked', line: 2 } }),
          revisions: Array.from({ length: 230 }, (_, index) => revisionOf(index + 1)),
        }),
      ],
    },
    {
      name: 'decisions',
      title: 'Decision records',
      purpose: 'What was decided, by whom, and what it took the place of.',
      summary: { groups },
      all: [
        recordOf('decisions', '0001-decimals', {
          title: 'Store amounts as decimals',
          data: decisionOf({
            number: '0001',
            status: { words: 'Superseded by 0002', state: 'superseded' },
            date: { written: '2026-03-03', date: '2026-03-03', from: 'text' },
            supersededBy: [{ words: 'Superseded by 0002', target: '0002-cents.md', id: '0002-cents', stated: 'by this record' }],
          }),
        }),
        recordOf('decisions', '0002-cents', {
          title: 'Store amounts in cents',
          html: '<p>Text of 0002-cents. Log in with [redacted: github token 1], or ask [e-mail address 1].</p>',
          data: decisionOf({
            number: '0002',
            status: { words: 'Accepted', state: 'accepted' },
            deciders: ['Ada', 'Finance lead'],
            supersedes: [{ words: 'Supersedes 0001', target: '0001-decimals.md', id: '0001-decimals', stated: 'by the other record' }],
            options: { considered: ['Cents', 'Decimals'], chosen: 'Cents' },
            decision: 'Amounts are whole numbers of cents.',
            fields: [{ name: hostile, text: hostile }],
          }),
        }),
        recordOf('decisions', '0003-gone', {
          title: 'Retry three times',
          deleted: true,
          revisions: [
            revisionOf(1, { path: 'docs/adr/0003.md' }),
            revisionOf(2, { path: 'docs/adr/0003.md', change: 'deleted', blob: null, subject: 'Remove the retry decision' }),
          ],
          data: decisionOf({ status: { words: 'tbd-ish', state: 'unknown' } }),
        }),
      ],
    },
  ],
  sources: [
    {
      source: {
        id: 'decisions-md',
        url: '/documents/decisions-md/',
        path: 'DECISIONS.md',
        title: 'Decision log',
        lang: 'en',
        collection: 'decisions',
        commit: '4f2a9c1d00000000000000000000000000000000',
        committedAt: '2026-06-18T17:41:00+02:00',
        author: 'Ada Berg',
        deleted: false,
        branch: null,
        records: ['0001-decimals', '0002-cents'],
      },
      html: '<h2 id="doc-log">Log</h2><p>Two decisions.</p>',
      md: '# Log\n',
    },
  ],
  problems: [
    {
      code: 'HO701',
      path: `docs/${hostile}.md`,
      line: 34,
      column: null,
      message: 'An open question names nobody who decides.',
      fix: 'Add `- <person>` after the question.',
    },
    { code: 'HO101', path: null, line: null, column: null, message: 'The repository holds submodules.', fix: 'Build a handover of each.' },
  ],
  receipt: receiptSample,
};

/** A repository in which nothing of the known kinds was found. */
export const bareSample: Sample = {
  site: { readme: null, runIt: gather([], [], 0).runIt, secrets: { now: 0, before: 0 }, redactions: [], title: 'Handover' },
  collections: [
    { name: 'handoffs', title: 'Handoffs', all: [] },
    { name: 'decisions', title: 'Decision records', all: [] },
  ],
};
