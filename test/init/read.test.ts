import { expect, test } from 'vitest';
import { collections } from '../../src/collections/index.ts';
import { templateNames, templateOf, type TemplateName } from '../../src/init/templates.ts';
import type { Reading } from '../../src/model/collection.ts';
import { redact } from '../../src/redact/redact.ts';

/** What the collection that reads a template makes of its text after `change`; null when none reads it. */
function reading(name: TemplateName, change: (text: string) => string = (it) => it): Reading<object> | null {
  const { path, text } = templateOf(name);
  const reader = collections.toSorted((a, b) => b.precedence - a.precedence).find((it) => it.owns(path));
  return reader?.read({ path: redact(path, '').text, text: redact(change(text), path).text }) ?? null;
}

/** Puts lines behind the comment of a section. */
const under =
  (heading: string, lines: string) =>
  (text: string): string =>
    text.replace(new RegExp(`(## ${heading}\n\n<!--[^]*?-->\n)`), (it) => `${it}\n${lines}\n`);

test('in a HANDOFF.md that nobody has filled in no hint is taken for a fact', () => {
  const [record] = reading('handoff')?.records ?? [];
  const { sections, shape, notRecorded, ...facts } = (record?.data ?? {}) as Record<string, unknown>;
  expect([shape, Array.isArray(sections), Array.isArray(notRecorded)]).toEqual(['session state', true, true]);
  const said = Object.entries(facts).filter(([, value]) => value !== null && Object.keys(value as object).length > 0);
  expect(said).toEqual([]);
  // All that there is to say about it: nobody can start from it.
  expect(reading('handoff')?.problems.map((it) => it.code)).toEqual(['HO701']);
});

test('a HANDOFF.md that was filled in is read without a problem', () => {
  const filled = [
    under('Goal', 'Reminders for every invoice that is not paid in full.'),
    under('Done', '- Task 1: selection (commit 4f2a9c1)'),
    under('In progress', '- Test for case 4, failing'),
    under('Next', '1. Finish the fixture'),
    under('Tried and failed', '- Marking them as "open", because the receipt breaks'),
    under('Watch for', '- If the job sends twice, then look at the record first'),
    under('Open questions', '- Show the amount still due? - finance lead'),
    (text: string) => text.replace('## Goal', '18 June 2026, 17:40 - session 3\n\nStatus: on track\n\n## Goal'),
  ].reduce<(text: string) => string>(
    (all, step) => (text) => step(all(text)),
    (text) => text,
  );
  const found = reading('handoff', filled);
  expect([found?.problems, found?.leftOut]).toEqual([[], null]);
  expect(found?.records[0]?.data).toMatchObject({
    status: { state: 'on-track', words: 'on track' },
    done: [{}],
    inProgress: [{}],
    next: [{}],
    triedAndFailed: [{}],
    watchFor: [{}],
    openQuestions: [{}],
  });
});

test('a DECISIONS.md holds no decision until one is written, and then that one', () => {
  const empty = reading('decisions');
  expect([empty?.records, empty?.problems]).toEqual([[], []]);
  const filled = reading(
    'decisions',
    (text) => `${text}\n## 2026-06-17: Remind of every invoice\n\nStatus: Accepted\n\nBecause customers asked.\n`,
  );
  expect([filled?.problems, filled?.records.map((it) => it.title)]).toEqual([[], ['Remind of every invoice']]);
});

test('a template that no collection reads yet makes no problem, and one that is read has none but a missing next step', () => {
  const codes = templateNames.flatMap((it) => reading(it)?.problems.map((problem) => problem.code) ?? []);
  expect(codes.filter((it) => it !== 'HO701')).toEqual([]);
});

test.each(['handover/handover.yaml', 'handover.config.json', 'handover.gitlab-ci.yml', '.github/workflows/handover.yml'])(
  'the own file %s is no document of the repository',
  (path) => {
    expect(collections.filter((it) => it.owns(path)).map((it) => it.name)).toEqual([]);
  },
);
