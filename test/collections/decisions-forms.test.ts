import { describe, expect, test } from 'vitest';
import { decisions } from '../../src/collections/decisions/index.ts';
import type { Decision } from '../../src/collections/decisions/schema.ts';
import type { Redacted } from '../../src/model/redacted.ts';

const read = (path: string, text: string): ReturnType<typeof decisions.read> =>
  decisions.read({ path: path as Redacted, text: text as Redacted });
const log = (text: string): ReturnType<typeof decisions.read> => read('DECISIONS.md', `# Log\n\n${text}`);
const dataOf = (text: string): Decision[] => log(text).records.map((it) => it.data);
const unclear = (written: string, from: string): unknown => ({ written, date: null, from });
/** The decisions of a register whose third column is this one. */
const table = (column: string, cells: readonly string[]): Decision[] =>
  dataOf(
    `| Nr | Beschluss | ${column} |\n|---|---|---|\n${cells.map((it, index) => `| ${index + 1} | Satz ${index} | ${it} |\n`).join('')}`,
  );
const section = (text: string): Decision | undefined => read('docs/adr/0001-a.md', `# 1. A\n\n## Decision\n\n${text}`).records[0]?.data;

describe('a title that is struck out does not hold', () => {
  test.each([
    ['an item of a list', '- ~~Use Bun~~ reversed\n- Use Node\n', 'withdrawn', 'Use Bun'],
    ['a dated item', '- 2026-05-01: ~~Use Bun~~ dropped in June\n', 'withdrawn', '~~'],
    ['a bold paragraph', '**~~Use Bun~~** · Fast. · dropped\n\n**Use Node** · Known.\n', 'withdrawn', 'Use Bun'],
    ['a struck bold paragraph', '~~**Use Bun**~~ — reversed in May\n\n**Use Node** — known\n', 'withdrawn', 'Use Bun'],
    ['a heading', '## ~~D1. Use Bun~~ reversed\n\nFast.\n', 'withdrawn', 'Use Bun'],
    ['a heading above a status', '## D1. ~~Use Bun~~\n\n**Status:** Accepted\n', 'unknown', 'Use Bun'],
    ['a heading above its end', '## D1. ~~Use Bun~~\n\n**Status:** Superseded by D2\n', 'superseded', 'Use Bun'],
    ['a row', '| # | Decision | Status |\n|---|---|---|\n| 1 | ~~Use Bun~~ dropped | accepted |\n', 'withdrawn', 'Use Bun'],
    ['a row with an end', '| # | Decision | Status |\n|---|---|---|\n| 1 | ~~Use Bun~~ | reversed |\n', 'withdrawn', 'Use Bun'],
  ])('in %s', (_, text, state, title) => {
    const [first] = log(text).records;
    expect(first?.data.status.state).toBe(state);
    expect(first?.title).toBe(title === '~~' ? 'Use Bun' : title);
  });

  test('and nothing else is known of it where nothing says what became of it', () => {
    const { records, problems } = log('- ~~Use npm~~ Use yarn\n');
    expect(records.map(({ title, data }) => [title, data.status])).toEqual([['Use npm Use yarn', { words: 'Use yarn', state: 'unknown' }]]);
    expect(problems).toEqual([
      {
        code: 'HO801',
        line: 3,
        message: 'The title of this decision is struck out, and nothing beside it says what became of it, so its status counts as unknown.',
        fix: 'Write one of the usual words after the title, such as Withdrawn, Rejected or Superseded by, with the link to the other record where there is one.',
      },
    ]);
  });

  test('in a file of its own', () => {
    const [found] = read('docs/adr/0001-a.md', '# ~~1. A~~\n\n## Status\n\nAccepted\n').records;
    expect([found?.title, found?.data.status]).toEqual(['A', { words: null, state: 'unknown' }]);
  });

  test('but words struck inside it change nothing', () => {
    expect(dataOf('- Use ~~Bun~~ Node\n').map((it) => it.status.state)).toEqual([null]);
  });
});

describe('the date of an entry', () => {
  test.each([
    ['is that of its heading, not that of its successor', '## 2026-02-10: Cron\n\n**Status:** superseded by 2026-03-01\n', '2026-02-10'],
    ['is a label before all', '## 2026-02-10: Cron\n\n**Date:** 2026-02-09\n', '2026-02-09'],
    ['may stand in its status', '## D1. Cron\n\n**Status:** Accepted on 2026-02-10\n', '2026-02-10'],
    ['is not that of its end', '## D1. Cron\n\n**Status:** Deprecated (2026-06-01)\n', null],
    ['is that of the first of its states', '## D1. Cron\n\n**Status:** Accepted (2026-02-10) → Deprecated (2026-06-01)\n', '2026-02-10'],
    ['is not that of another decision', '## D1. Cron\n\n**Status:** Superseded by the entry of 2026-03-01\n', null],
  ])('%s', (_, text, date) => {
    expect(dataOf(text)[0]?.date?.date ?? null).toBe(date);
  });

  test('keeps the words where day and month cannot be told apart', () => {
    expect(dataOf('## 12/05/2026 : Cache\n\nDécision : oui.\n\n## 25/12/2026 : Noël\n\nDécision : non.\n').map((it) => it.date)).toEqual([
      unclear('12/05/2026', 'heading'),
      { written: '25/12/2026', date: '2026-12-25', from: 'heading' },
    ]);
    expect(dataOf('- 12/05/2026 : du cache\n')[0]?.date).toEqual(unclear('12/05/2026', 'text'));
    const long = 'Date : 12/05/2026, validé par tout le comité de pilotage réuni en séance';
    expect(dataOf(`## D1. Cache\n\n${long}\n`)[0]?.date).toEqual(unclear('12/05/2026', 'text'));
  });
});

describe('a column of a register is read by what it holds', () => {
  test('as a status', () => {
    expect(table('Stand', ['beschlossen', 'offen', 'verworfen']).map((it) => it.status.state)).toEqual([
      'accepted',
      'proposed',
      'rejected',
    ]);
  });

  test('or as a date', () => {
    expect(table('Stand', ['12.08.2026']).map((it) => [it.status.state, it.date?.date])).toEqual([[null, '2026-08-12']]);
  });

  test('and so is a label', () => {
    const labelled = dataOf('## D1. A\n\n**Stand:** verworfen\n\n## D2. B\n\n**Stand:** 12.08.2026\n');
    expect(labelled.map((it) => [it.status.state, it.date?.date ?? null])).toEqual([
      ['rejected', null],
      [null, '2026-08-12'],
    ]);
  });

  test.each([
    'Verantwortlich',
    'Owner',
    'Wer',
    'By',
    'Who',
    'Responsible',
    'Entscheider',
    'Décideur',
    'Responsable',
    '決定者',
    '负责人',
    '담당',
  ])('%s names who decided', (column) => {
    expect(table(column, ['Mara, Jo'])[0]?.deciders).toEqual(['Mara', 'Jo']);
  });

  test('and an owner beside deciders is only an owner', () => {
    const [data] = dataOf('| # | Decision | Decided by | Owner |\n|---|---|---|---|\n| 1 | A pier | Mara | Jo |\n');
    expect([data?.deciders, data?.fields]).toEqual([['Mara'], [{ name: 'Owner', text: 'Jo' }]]);
  });

  test('a decision that only repeats what was chosen is said once', () => {
    const [data] = dataOf('| # | Decision | Choice | Why |\n|---|---|---|---|\n| 1 | Language | TypeScript | Known |\n');
    expect([data?.decision, data?.options.chosen]).toEqual([null, 'TypeScript']);
  });

  test.each([
    ['Chosen option: "Pence", because every bank wants them so.', null, 'every bank wants them so.'],
    ['Chosen option: "Pence".', null, null],
    ['Chosen option: "Pence". It works without a network.', 'Chosen option: "Pence". It works without a network.', null],
  ])('the sentence "%s" is no more than the choice and the reason where it says nothing else', (text, decision, reason) => {
    const data = section(text);
    expect([data?.decision, data?.options.chosen, data?.reason]).toEqual([decision, 'Pence', reason]);
  });
});

test('a log that has one entry so far is a log', () => {
  const text =
    '# Context: piers\n\nRecords are appended here.\n\n## ADR-0001: One gate a pier\n\n- **Date:** 2026-06-05\n- **Status:** Accepted\n\n### Decision\n\nOne gate.\n';
  for (const path of ['docs/DECISIONS.md', 'openspec/specs/piers/context.md']) {
    const { records } = read(path, text);
    expect(records.map(({ title, data }) => [data.number, title, data.status.state, data.date?.date])).toEqual([
      ['ADR-0001', 'One gate a pier', 'accepted', '2026-06-05'],
    ]);
  }
});

describe('what was decided is told to its end', () => {
  test.each([
    ['an image is no sentence', '![Piers](piers.png)\n\nEach pier has a gate.', 'Each pier has a gate.'],
    ['nor is an image with a link', '[![Piers](piers.png)](x.md)\n\nEach pier has a gate.', 'Each pier has a gate.'],
    ['a list follows a colon', 'We keep:\n\n- gates\n- tills', 'We keep: gates; tills'],
    [
      'paragraphs follow a colon',
      'It was decided because:\n\na) It is atomic.\n\nb) It is fast.',
      'It was decided because: a) It is atomic.',
    ],
    ['a list follows code', 'One package:\n\n```\nferry\n```\n\nWith modules:\n\n- gate\n- till', 'One package: With modules: gate; till'],
    ['code follows where nothing else does', 'Names are:\n\n    pier.internal', 'Names are: pier.internal'],
    ['a colon leads over a heading', 'We do this:\n\n### Gates\n\nOne a pier.', 'We do this: One a pier.'],
    ['items lead to inner ones', '- Boats are alike, but\n  - one is fast\n- Cheap', 'Boats are alike, but one is fast; Cheap'],
    ['nothing follows a sentence', 'Each pier has a gate.\n\nMore.', 'Each pier has a gate.'],
  ])('%s', (_, text, expected) => {
    expect(section(text)?.decision).toBe(expected);
  });

  test('and is not cut behind a conjunction', () => {
    expect(section(`${'word '.repeat(78)}pier and ${'x'.repeat(60)}`)?.decision).toBe(`${'word '.repeat(78)}pier…`);
  });

  test('after a label, too', () => {
    expect(dataOf('## D1. A\n\n**Decision:** we keep:\n\n- gates\n- tills\n')[0]?.decision).toBe('we keep: gates; tills');
  });
});

test('a later part of a bold paragraph is what was replaced only if it says so', () => {
  const text =
    '**Gates decide** · No network. · [GATES.md](GATES.md).\n\n**Tills print** · Cheap. · Replaced the paper book.\n\n**No accounts** · Names. · Stated so nobody has to ask.\n';
  expect(dataOf(text).map((it) => [it.reason, it.replaced])).toEqual([
    ['No network. · GATES.md.', null],
    ['Cheap.', 'Replaced the paper book.'],
    ['Names. · Stated so nobody has to ask.', null],
  ]);
});

test.each([
  ['**Decision:** we won’t build this', 'rejected'],
  ['**Status:** not doing', 'rejected'],
  ['## Decision\n\nDeclined.', 'rejected'],
  ['## Decision\n\nWe decided not to build a chat.', 'rejected'],
  ['## Decision\n\nThe chat waits for the new piers.', null],
])('the rejection "%s" is %s', (text, state) => {
  expect(read('.out-of-scope/chat.md', `# Chat\n\n${text}\n`).records[0]?.data.status.state).toBe(state);
});

test('wrapped lines of a value are no fields', () => {
  const [data] = dataOf(
    '## D1. Heap\n\n**Upstream:** the sentinel is a real member of the domain, which produces two\ndistinct bugs: an empty source, and the collision (see\ndivergence): both\nis TypeError: none.\n**Verify:** run it\n',
  );
  expect(data?.fields.map((it) => it.name)).toEqual(['Upstream', 'Verify']);
});

describe('in a folder of decisions a status is enough for a file without a number', () => {
  test.each([
    ['a line', '# Use Redis\n\nStatus: accepted\n', 'accepted'],
    ['a bold line', '# Use Redis\n\n**Status:** Accepted\n\nWe use it.\n', 'accepted'],
    ['a section', '# Use Redis\n\n## Status\n\nAccepted\n', 'accepted'],
    ['front matter', '---\nstatus: accepted\n---\n\n# Use Redis\n\nWe use it.\n', 'accepted'],
    ['unknown words', '# Use Redis\n\nStatus: marinating\n', 'unknown'],
    ['a question', '# Use Redis\n\nStatus: Accepted?\n', 'unknown'],
  ])('as %s', (_, text, state) => {
    for (const folder of ['docs/adr', 'docs/decisions', 'architecture-decisions']) {
      const { records, problems, leftOut } = read(`${folder}/use-redis.md`, text);
      expect([leftOut, records.map(({ title, data }) => [title, data.status.state])]).toEqual([null, [['Use Redis', state]]]);
      expect(problems.map((it) => it.code)).toEqual(state === 'unknown' ? ['HO801'] : []);
    }
  });

  test.each([
    ['no status', '# Redis\n\nA cache.\n'],
    ['an empty one', '# Redis\n\n## Status\n\n## Notes\n\nA cache.\n'],
  ])('but %s is not', (_, text) => {
    expect(read('docs/adr/redis.md', text).leftOut).toBe(
      'has no number in its name, and neither a status nor a decision that could be recognised',
    );
  });
});

const row = (text: string): ReturnType<typeof decisions.read> =>
  log(`| ID | Decision | Status | Date |\n|---|---|---|---|\n| D1 | Use A | Accepted | |\n${text}\n`);

describe('a row of a register without words for its title', () => {
  test.each([
    ['a relation', '| D3 | | Superseded by D1 | |', 'superseded', 1],
    ['a dash and a status', '| D3 | — | Accepted | |', 'accepted', 0],
    ['a relation in another cell', '| D3 | | | superseded by D1 |', 'superseded', 1],
  ])('is named by its number: %s', (_, text, state, count) => {
    const { records, problems } = row(text);
    expect(records.map(({ title, data }) => [title, data.number])).toEqual([
      ['Use A', 'D1'],
      ['D3', 'D3'],
    ]);
    expect([records[1]?.data.status.state, records[1]?.data.supersededBy.length]).toEqual([state, count]);
    expect(problems).toEqual([]);
  });

  test.each(['| D3 | | | |', '| | | Accepted | |', '| D3 | <title> | Accepted | |', '| … | | … | |'])(
    'is still to be written: %s',
    (text) => {
      expect(row(text).records).toHaveLength(1);
    },
  );
});

test.each([
  ['Date', 'open', 'proposed'],
  ['Datum', 'offen', 'proposed'],
  ['Date', 'pending', 'pending'],
  ['Date', 'soon', null],
  ['Date', '2026-10-16', null],
])('a row whose column "%s" says "%s" where a day would stand is decided by nobody yet', (column, cell, state) => {
  expect(table(column, [cell]).map((it) => it.status.state)).toEqual([state]);
});

test('beside a column for the status, only that one says it', () => {
  const [decision] = dataOf('| Nr | Decision | Status | Date |\n|---|---|---|---|\n| 1 | Use Node | Accepted | open |\n');
  expect(decision?.status).toEqual({ words: 'Accepted', state: 'accepted' });
});
