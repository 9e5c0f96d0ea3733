import { describe, expect, test } from 'vitest';
import { decisions } from '../../src/collections/decisions/index.ts';
import type { Redacted } from '../../src/model/redacted.ts';

type Reading = ReturnType<typeof decisions.read>;

const read = (path: string, text: string): Reading => decisions.read({ path: path as Redacted, text: text as Redacted });
const dataOf = (text: string): Reading['records'][number]['data'][] => read('docs/adr/0001-a.md', text).records.map((it) => it.data);
const titles = (path: string, text: string): string[] => read(path, text).records.map((it) => it.title);

describe('a decision log', () => {
  test('without a form that is known is a problem', () => {
    expect(read('DECISIONS.md', '# Decisions\n\nThey are in the wiki.\n')).toEqual({
      records: [],
      problems: [
        {
          code: 'HO809',
          message: 'No decision was recognised in this decision log.',
          fix: 'Give each decision a heading of its own with its number or date, or a row in a table with a Decision column.',
        },
      ],
      leftOut: 'holds no decision in a form that is known',
    });
  });

  test('that is empty, or explains itself only, is none', () => {
    const empty = { records: [], problems: [], leftOut: 'holds no entry yet' };
    expect(read('DECISIONS.md', '')).toEqual(empty);
    expect(read('DECISIONS.md', '# Decisions\n\n## How to add an entry\n\nAdd one.\n')).toEqual(empty);
  });

  test('may be plain lists', () => {
    expect(titles('DECISIONS.md', '# Decisions\n\n- Write the file first\n- Keep it small\n')).toEqual([
      'Write the file first',
      'Keep it small',
    ]);
  });

  test('may stand in a folder of decisions, beside numbered files', () => {
    const text = '# Backend\n\n## ADR-001: Tables\n\nStatus: accepted\n\n## ADR-002: Chairs\n\nStatus: rejected\n';
    expect(titles('docs/decisions/backend.md', text)).toEqual(['Tables', 'Chairs']);
  });

  test('with headings of the first level has no title of its own', () => {
    const text =
      '# ADR-001: Tables\n\n**Status:** Accepted\n\n## Decision\n\nT.\n\n# ADR-002: Chairs\n\n**Status:** Accepted\n\n## Decision\n\nC.\n';
    expect(titles('docs/adr.md', text)).toEqual(['Tables', 'Chairs']);
  });

  test('is one decision when it has the parts of one', () => {
    const { records } = read('docs/ADR.md', '# ADR: Tables\n\n## Status\n\nAccepted\n\n## Context\n\nC.\n\n## Decision\n\nTables.\n');
    expect(records.map(({ key, title, data }) => [key, title, data.form])).toEqual([[null, 'Tables', 'nygard']]);
  });

  test('does not count its summary twice', () => {
    const text =
      '# Log\n\n## ADR-001: Tables\n\nYes.\n\n## In one table\n\n| # | Decision | Reason |\n|---|---|---|\n| ADR-001 | Tables | Wood |\n';
    expect(titles('DECISIONS.md', text)).toEqual(['Tables']);
  });

  test('reads a label whose words stand in the bold of the label', () => {
    const { records } = read('DECISIONS.md', '# Log\n\n## T1-01: Names\n\n**DECISION: one ending for all files**\n\nMore.\n');
    expect(records[0]?.data.decision).toBe('one ending for all files');
  });

  test('gives each entry its part of the text', () => {
    const text = '\uFEFF# Log\r\n\r\n## D1. 席\r\n\r\nYes.\r\n\r\n---\r\n\r\n## D2. B\r\n\r\nNo.\r\n';
    const parts = read('DECISIONS.md', text).records.map(({ range }) => range && text.slice(range.start, range.end));
    expect(parts).toEqual(['## D1. 席\r\n\r\nYes.', '## D2. B\r\n\r\nNo.']);
  });
});

describe('a file in a folder of decisions', () => {
  test('that says nothing of a decision is left out', () => {
    expect(read('docs/decisions/words-we-use.md', '# Words\n\nA sailing is a departure.\n')).toEqual({
      records: [],
      problems: [],
      leftOut: 'has no number in its name, and neither a status nor a decision that could be recognised',
    });
  });

  test('that turns something down for good is a rejection', () => {
    const text = '# Live chat\n\n**Decision:** wontfix\n**Date:** 2026-01-19\n';
    const [found] = read('.out-of-scope/live-chat.md', text).records;
    expect([found?.data.form, found?.data.status, found?.data.date?.date]).toEqual([
      'rejection',
      { words: 'wontfix', state: 'rejected' },
      '2026-01-19',
    ]);
  });

  test('keeps its status where the choices of the template were left', () => {
    const { records, problems } = read('docs/adr/0002-b.md', '# 2. B\n\n## Status\n\nProposed | Accepted | Rejected\n');
    expect(records[0]?.data.status).toEqual({ words: 'Proposed | Accepted | Rejected', state: 'unknown' });
    expect(problems).toEqual([
      {
        code: 'HO810',
        line: 5,
        message: 'The status still lists the choices of the template, so it counts as unknown.',
        fix: 'Keep the one word that holds and remove the others.',
      },
    ]);
  });

  test('takes the checked one of several boxes', () => {
    const { records } = read('docs/adr/0002-b.md', '# 2. B\n\n## Status\n\n- [ ] Proposed\n- [x] Accepted\n');
    expect(records[0]?.data.status).toEqual({ words: 'Accepted', state: 'accepted' });
  });

  test('without a title is named by its file', () => {
    expect(titles('docs/adr/0002-name-every-pier.md', '## Status\n\nAccepted\n')).toEqual(['name every pier']);
  });
});

describe('what the commit knows', () => {
  const circumstances = { path: 'docs/adr/0001-a.md' as Redacted, authoredAt: '2026-08-03T23:30:00-07:00', author: 'Mara' as Redacted };

  test('is the date of a decision that has none', () => {
    const [data] = dataOf('# 1. A\n');
    expect(data && decisions.settle(data, circumstances).date).toEqual({ written: null, date: '2026-08-03', from: 'commit' });
  });

  test('changes nothing of a date that was written', () => {
    const [data] = dataOf('# 1. A\n\nDate: February 2026\n');
    expect(data && decisions.settle(data, circumstances).date).toEqual({ written: 'February 2026', date: null, from: 'text' });
  });

  test('a past version shows its status and its date', () => {
    const [data] = dataOf('# 1. A\n\nDate: 2026-02-01\n\n## Status\n\nPending\n');
    expect(data && decisions.fieldsOf?.(data)).toEqual({ status: 'Pending', state: 'pending', date: '2026-02-01' });
  });
});

test('every code that is reported is explained', () => {
  expect(Object.keys(decisions.codes)).toEqual(Array.from({ length: 11 }, (_, index) => `HO${801 + index}`));
});

describe('a date that no calendar has', () => {
  const problem = {
    code: 'HO811',
    message: 'The date of this decision is no day of the calendar, so it counts as unknown.',
    fix: 'Write the day as year, month and day, such as 2026-06-18.',
  };

  test('is kept as written, is a problem, and is not replaced by that of the commit', () => {
    const { records, problems } = read('docs/adr/0001-a.md', '# A\n\n- Status: accepted\n- Date: 2024-13-45\n\n## Decision\n\nWe do A.\n');
    const date = { written: '2024-13-45', date: null, from: 'text' };
    expect(problems).toEqual([{ ...problem, line: 4 }]);
    expect(records.map((it) => it.data.date)).toEqual([date]);
    const around = { path: 'docs/adr/0001-a.md' as Redacted, authoredAt: '2026-06-18T09:00:00Z', author: 'Ada' as Redacted };
    expect(records.map((it) => decisions.settle(it.data, around).date)).toEqual([date]);
  });

  test('is a problem in a row of a register too', () => {
    const text = '# Decisions\n\n| ID | Date | Decision | Status |\n|---|---|---|---|\n| D1 | 2026-02-30 | Keep it | Accepted |\n';
    expect(read('DECISIONS.md', text).problems).toEqual([{ ...problem, line: 5 }]);
  });

  test('is none where only a month or a quarter was written', () => {
    expect(read('docs/adr/0001-a.md', '# A\n\n- Status: accepted\n- Date: February 2026\n\n## Decision\n\nWe do A.\n').problems).toEqual(
      [],
    );
  });
});
