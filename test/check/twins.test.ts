import { expect, test } from 'vitest';
import { twinsOf } from '../../src/check/twins.ts';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import { createRedactor } from '../../src/redact/redactor.ts';

function twins(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const redactor = createRedactor();
  const shown = (value: string) => redactor.redact(value, { path: 'HANDOFF.md', age: 0 }).text;
  const subjects = Object.entries(files).flatMap(([path, text]) =>
    handoffs.read({ path: shown(path), text: shown(text) }).records.map(({ data }) => ({ path, data })),
  );
  return Object.fromEntries(twinsOf(subjects));
}

const about = (topic: string): string => `# HANDOFF: ${topic}\n\n## Next\n1. Run case 4\n`;
const plain = '## Next\n1. Run case 4\n';

test.each([
  ['HANDOFF-2.md'],
  ['HANDOFF (1).md'],
  ['HANDOFF copy.md'],
  ['HANDOFF - Kopie.md'],
  ['HANDOFF_v2.md'],
  ['HANDOFF-session-12.md'],
  ['HANDOVER.md'],
  ['HANDOFF-20261130.md'],
])('%s beside HANDOFF.md tells of the same work', (name) => {
  expect(twins({ 'HANDOFF.md': plain, [name]: plain })).toEqual({ 'HANDOFF.md': [name], [name]: ['HANDOFF.md'] });
  expect(twins({ 'HANDOFF.md': about('Import job'), [name]: about('Export job') })).toEqual({});
});

test.each([
  ['FR-016 version 2', 'FR-016, version 3'],
  ['Import job (2026-11-29)', 'Import job - 30 November 2026'],
  ['Import job v1', 'Import job, session 3'],
])('"%s" and "%s" are one piece of work, wherever they stand', (one, other) => {
  expect(Object.keys(twins({ 'HANDOFF.md': about(one), 'docs/HANDOFF.md': about(other) }))).toEqual(['HANDOFF.md', 'docs/HANDOFF.md']);
});

test('works of other numbers and other folders are others, and a translation is none', () => {
  expect(twins({ 'HANDOFF.md': about('FR-016'), 'docs/HANDOFF.md': about('FR-017') })).toEqual({});
  expect(twins({ 'a/HANDOFF.md': plain, 'b/HANDOFF.md': plain })).toEqual({});
  expect(twins({ 'HANDOFF.md': about('Import job'), 'HANDOFF.de.md': about('Import job') })).toEqual({});
});
