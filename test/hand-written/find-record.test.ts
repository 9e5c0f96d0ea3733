import { expect, test } from 'vitest';
import { recordMeant } from '../../src/hand-written/find-record.ts';

const record = (id: string, its: object = {}) => ({
  id,
  title: id,
  path: `docs/${id}.md`,
  aliases: [],
  number: null,
  stands: true,
  ...its,
});
const records = [
  record('docs-adr-0003-send-mail', { title: 'Send mail from the job', path: 'docs/adr/0003-send-mail.md', number: '0003' }),
  record('decisions-adr-12', { title: 'Store cents', path: 'DECISIONS.md', number: 'ADR-12' }),
  record('decisions-d-12', { title: 'Store euros', path: 'DECISIONS.md', number: 'D-12' }),
  record('docs-adr-0004-gone', { path: 'docs/adr/0004-gone.md', number: '0004', stands: false }),
  record('docs-adr-0004-queue', { path: 'docs/adr/0004-queue.md', number: '0004' }),
  record('handoff', { path: 'HANDOFF.md', aliases: ['docs/HANDOFF.md'] }),
];

test.each([
  ['docs-adr-0003-send-mail', 'docs-adr-0003-send-mail'],
  ['0003', 'docs-adr-0003-send-mail'],
  ['3', 'docs-adr-0003-send-mail'],
  ['#3', 'docs-adr-0003-send-mail'],
  ['ADR-0003', 'docs-adr-0003-send-mail'],
  ['docs/adr/0003-send-mail.md', 'docs-adr-0003-send-mail'],
  ['./docs/adr/../adr/0003-send-mail.md', 'docs-adr-0003-send-mail'],
  ['send mail from the JOB', 'docs-adr-0003-send-mail'],
  ['ADR-12', 'decisions-adr-12'],
  ['d12', 'decisions-d-12'],
  ['4', 'docs-adr-0004-queue'],
  ['docs/adr/0004-gone.md', 'docs-adr-0004-gone'],
  ['docs/HANDOFF.md', 'handoff'],
])('%s means %s', (written, id) => {
  expect(recordMeant(written, records)).toMatchObject({ one: { id } });
});

test('an id that fits several names none', () => {
  expect(recordMeant('12', records)).toMatchObject({ several: [{ id: 'decisions-adr-12' }, { id: 'decisions-d-12' }] });
  expect(recordMeant('DECISIONS.md', records)).toMatchObject({ several: [{ id: 'decisions-adr-12' }, { id: 'decisions-d-12' }] });
});

test.each([
  ['0033', '0003'],
  ['HANDOF.md', 'HANDOFF.md'],
  ['docs/adr/0003-send-mial.md', 'docs/adr/0003-send-mail.md'],
  ['Store cent', 'Store cents'],
  ['queue', 'docs-adr-0004-queue'],
  ['docs/adr/0003-send-the-mail-now.md', 'docs/adr/0003-send-mail.md'],
  ['handoffs', 'handoff'],
  ['zebra', null],
])('%s is most likely a slip of %s', (written, nearest) => {
  expect(recordMeant(written, records)).toEqual({ nearest });
});
