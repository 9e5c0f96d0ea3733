import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function read(text: string): Handoff {
  const path = 'HANDOFF.md';
  const [record] = handoffs.read({ path: redact(path, '').text, text: redact(text, path).text }).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const statusUnder = (heading: string, title = 'Billing - HANDOFF'): string | null =>
  read(`# ${title}\n\n## ${heading}\n\nAll is well.\n\n## Next\n\n- Go\n`).status?.words ?? null;

test.each([
  'Status',
  'Current state',
  'Project status',
  'Current status (2026-03-01)',
  'Status — 2026-03-01',
  '2026-03-01 — Status',
  'Current state — session 4',
  'Phase 2 status',
  'Campaign state',
  'State of the work',
  'Billing status',
  'Billing — status',
  'Where things stand',
  'Aktueller Stand',
  'Estado actual',
  '当前状态',
])('"%s" is the state of the work', (heading) => {
  expect(statusUnder(heading)).toBe('All is well.');
});

test.each([
  'Spec set — status',
  '7. Spec set — status',
  'API status',
  'Current API status',
  'Status of the API',
  'Feature flags: current state',
])('"%s" is the state of a part', (heading) => {
  expect(statusUnder(heading)).toBeNull();
});

test('the state of the work behind that of a part is taken, one inside a part is not', () => {
  const part = '# HANDOFF\n\n## API status\n\nDown.\n\n### Current status\n\nStill down.\n\n';
  expect(read(`${part}## Status\n\nOn track.\n`).status).toMatchObject({ words: 'On track.', state: 'on-track' });
  const { status, notRecorded, sections } = read(`${part}## Next\n\n- Go\n`);
  expect([status, notRecorded.includes('status')]).toEqual([null, true]);
  expect(sections[0]).toMatchObject({ heading: 'API status', class: 'status' });
});

const told = (text: string) => read(`# Billing - HANDOFF\n\n## Status\n\n${text}\n\n## Next\n\n- Go\n`).status;

test('a status of several sentences keeps those that fit, and a sign stands for the others', () => {
  const german = 'Planung und Anzeige laufen seit September. Der Abgleich ist zur Hälfte fertig.';
  expect(told(german)?.words).toBe(german);
  const long = `Eins steht. ${'Das Zweite steht auch und ist lang genug, dass nicht alles in eine Zeile passt. '.repeat(4)}`;
  const { words = '' } = told(long) ?? {};
  expect(words.length).toBeLessThanOrEqual(200);
  expect(words.startsWith('Eins steht. Das Zweite')).toBe(true);
  expect(words.endsWith('passt. …')).toBe(true);
});
