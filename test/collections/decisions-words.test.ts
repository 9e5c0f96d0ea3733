import { describe, expect, test } from 'vitest';
import { readHeading, readName } from '../../src/collections/decisions/identity.ts';
import { phraseOfText } from '../../src/collections/decisions/phrase.ts';
import { relationsIn } from '../../src/collections/decisions/relations.ts';
import { readStatus } from '../../src/collections/decisions/status.ts';

const stateOf = (...lines: string[]): string | null => readStatus(lines.map((it, index) => phraseOfText(it, index + 1))).status.state;
const wordsOf = (...lines: string[]): string | null => readStatus(lines.map((it, index) => phraseOfText(it, index + 1))).status.words;

const relationsOf = (text: string): string[] =>
  relationsIn(phraseOfText(text, 1)).map(
    ({ kind, relation, partly }) => `${kind}${partly ? ' partly' : ''}: ${relation.words} > ${relation.target}`,
  );

describe('a status is read from the words it starts with', () => {
  test.each([
    ['Accepted', 'accepted'],
    ['accepted for staged implementation', 'accepted'],
    ['🟢 **Accepted**', 'accepted'],
    ['ACCEPTED (2026-05-01)', 'accepted'],
    ['2026-05-01: accepted', 'accepted'],
    ['This decision is active.', 'accepted'],
    ['Approved', 'accepted'],
    ['resolved', 'accepted'],
    ['implementable', 'accepted'],
    ['implemented (alpha)', 'implemented'],
    ['Complete', 'implemented'],
    ['Provisional', 'provisional'],
    ['Pending', 'pending'],
    ['Confirmed-pending (settle by Monday)', 'pending'],
    ['Proposed', 'proposed'],
    ['draft', 'proposed'],
    ['revised', 'revised'],
    ['needs-revision', 'needs-revision'],
    ['on hold', 'on-hold'],
    ['Deferred until spring', 'deferred'],
    ['Rejected', 'rejected'],
    ["won't fix", 'rejected'],
    ['withdrawn', 'withdrawn'],
    ['canceled', 'withdrawn'],
    ['Deprecated', 'deprecated'],
    ['Partly superseded', 'partly-superseded'],
    ['Superseded', 'superseded'],
    ['Angenommen', 'accepted'],
    ['abgelöst durch ADR-0009', 'superseded'],
    ['teilweise ersetzt', 'partly-superseded'],
    ['Acceptée', 'accepted'],
    ['remplacée par ADR-0009', 'superseded'],
    ['Aceptada', 'accepted'],
    ['reemplazada por ADR-0009', 'superseded'],
    ['承認済み', 'accepted'],
    ['ADR-0009 に置き換えられた', 'superseded'],
    ['已采纳（团队确认）', 'accepted'],
    ['已被取代', 'superseded'],
    ['被 ADR-0009 取代', 'superseded'],
    ['채택됨', 'accepted'],
    ['ADR-0009로 대체됨', 'superseded'],
    ['~~Accepted~~ Rejected', 'rejected'],
    ['Accepted → Deprecated (2026-06-01)', 'deprecated'],
    ['Proposed => Accepted', 'accepted'],
    ['已采纳 → 已废弃', 'deprecated'],
    ['Accepted → Marinating', 'unknown'],
    ['Accepted (queue -> topic)', 'accepted'],
    ['Accepted. Moves the queue → a topic', 'accepted'],
    ['Was accepted, now rejected', 'rejected'],
    ['War angenommen, jetzt abgelehnt', 'rejected'],
    ['Was accepted', 'unknown'],
    ['Previously accepted; withdrawn in May', 'withdrawn'],
    ['This decision was accepted on 2024-01-01', 'accepted'],
    ['Accepted, then withdrawn', 'withdrawn'],
    ['Accepted, then rejected the alternatives', 'accepted'],
    ['Proposed 2025-01-01, accepted 2025-02-01', 'accepted'],
    ['Accepted for now', 'accepted'],
    ['Not now', 'deferred'],
    ['Later', 'deferred'],
    ['Accepted. Will be superseded by ADR-12 once it ships', 'accepted'],
    ['Accepted, to be replaced by [ADR-9](9.md)', 'accepted'],
    ['Accepted; may be superseded by ADR-3', 'accepted'],
    ['Accepted, not superseded by ADR-5', 'accepted'],
    ['Superseded by ADR-12 once accepted', 'unknown'],
    ['Proposed to be superseded by ADR-4', 'unknown'],
    ['Pending deprecation', 'unknown'],
    ['Deprecated, to be removed in v3', 'deprecated'],
    ['Rejected, reopen if load grows', 'rejected'],
    ["Won't build", 'rejected'],
    ['Not doing this', 'rejected'],
    ['Marinating', 'unknown'],
    ['Not yet', 'unknown'],
    ['Not accepted', 'rejected'],
    ['Not accepted yet', 'unknown'],
    ['Not approved by the board (yet)', 'unknown'],
    ['Not yet accepted', 'unknown'],
    ["Won't build this yet", 'unknown'],
    ['Draft, not accepted yet', 'proposed'],
    ['Accepted?', 'unknown'],
    ['**Accepted**?', 'unknown'],
    ['Accepted by the board?', 'unknown'],
    ['已采纳？', 'unknown'],
    ['Proposed, accepted?', 'proposed'],
    ['Accepted → Deprecated?', 'unknown'],
    ['Accepted. Which version?', 'accepted'],
    ['Accepted (which version?)', 'accepted'],
    ['Accepted - why not earlier?', 'accepted'],
  ])('%s is %s', (words, state) => {
    expect(stateOf(words)).toBe(state);
  });

  test('no words are no status', () => {
    expect(readStatus([]).status).toEqual({ words: null, state: null });
  });
});

describe('of several lines of a status', () => {
  test('the one that ends the decision counts', () => {
    expect(stateOf('Accepted', 'Amended by [9. Seasons](0009-seasons.md)')).toBe('accepted');
    expect(stateOf('Accepted', 'Superceded by [9. Seasons](0009-seasons.md)')).toBe('superseded');
    expect(stateOf('Accepted', 'Partially superseded by [9. Seasons](0009-seasons.md)')).toBe('partly-superseded');
  });

  test('the newest of dated lines counts, else the last of bare words', () => {
    expect(wordsOf('2024-01-02: proposed', '2025-03-04: accepted by the board', '2024-06-01: on hold')).toBe('accepted by the board');
    expect(wordsOf('Proposed', 'Accepted')).toBe('Accepted');
    expect(wordsOf('Accepted', 'Proposed by the gate team after the winter')).toBe('Accepted');
  });

  test('what a decision was turned down for did not take its place', () => {
    const { status, relations } = readStatus([phraseOfText('Rejected in favour of [ADR-9](0009.md)', 1)]);
    expect([status.state, relations.length]).toEqual(['rejected', 0]);
  });

  test('a decision that supersedes its own first version is not superseded', () => {
    const { status, relations } = readStatus([phraseOfText('proposed (superseding its own original decision of commit 3fd29ab1)', 1)]);
    expect([status.state, relations]).toEqual(['proposed', []]);
  });

  test('the list of choices of a template is no status', () => {
    expect(readStatus([phraseOfText('Proposed | Accepted | Superseded by ADR-0000', 3)])).toMatchObject({
      status: { state: 'unknown' },
      unknown: 'choices',
      line: 3,
    });
  });
});

describe('relations are read in every spelling', () => {
  test.each([
    ['Supersedes [ADR-2](0002.md)', ['supersedes: Supersedes ADR-2 > 0002.md']],
    ['Supercedes ADR-0002', ['supersedes: Supercedes ADR-0002 > ADR-0002']],
    ['Superceded by [9. Help](0009-help.md)', ['supersededBy: Superceded by 9. Help > 0009-help.md']],
    ['Partially superseded by ADR-9', ['supersededBy partly: Partially superseded by ADR-9 > ADR-9']],
    ['replaced by 0009', ['supersededBy: replaced by 0009 > 0009']],
    ['Accepted (supersedes ADR-024, ADR-025)', ['supersedes: supersedes ADR-024 > ADR-024', 'supersedes: supersedes ADR-025 > ADR-025']],
    ['Amends [ADR-1](1.md) and [ADR-2](2.md)', ['amends: Amends ADR-1 > 1.md', 'amends: Amends ADR-2 > 2.md']],
    ['Amended by 17', ['amendedBy: Amended by 17 > 17']],
    ['obsoletes D3; superseded by D7', ['supersedes: obsoletes D3 > D3', 'supersededBy: superseded by D7 > D7']],
    ['Superseded by the new flow.', ['supersededBy: Superseded by the new flow > the new flow']],
    ['ersetzt durch [ADR-9](9.md)', ['supersededBy: ersetzt durch ADR-9 > 9.md']],
    ['Ersetzt ADR-2', ['supersedes: Ersetzt ADR-2 > ADR-2']],
    ['Remplace ADR-2', ['supersedes: Remplace ADR-2 > ADR-2']],
    ['取代 ADR-2', ['supersedes: 取代 ADR-2 > ADR-2']],
    ['superseded by 2026-03-01', ['supersededBy: superseded by 2026-03-01 > 2026-03-01']],
    ['Superseded by the entry of 2026-03-01 (queues)', ['supersededBy: Superseded by the entry of 2026-03-01 > 2026-03-01']],
    ['Superseded by [9. What if](0009.md)', ['supersededBy: Superseded by 9. What if > 0009.md']],
    ['Will be superseded by ADR-12 once it ships', []],
    ['planned to be replaced by ADR-12', []],
    ['may supersede or replaces ADR-1 once accepted', []],
    ['soll ersetzt durch ADR-9', []],
    ['superseded by ADR-5?', []],
    ['Accepted', []],
    ['Accepted, updates pending', []],
  ])('%s', (text, expected) => {
    expect(relationsOf(text)).toEqual(expected);
  });
});

describe('a heading gives number, date and title', () => {
  test.each([
    ['5. Keep sailings in one table', '5', 'Keep sailings in one table', 'maybe'],
    ['ADR-005: Keep sailings', 'ADR-005', 'Keep sailings', 'id'],
    ['ADR 0009: Read tickets', 'ADR 0009', 'Read tickets', 'id'],
    ['ADR-0001 — Sell before boarding', 'ADR-0001', 'Sell before boarding', 'id'],
    ['ADR-0001：车票自带签名', 'ADR-0001', '车票自带签名', 'id'],
    ['Architecture Decision Record 001: Lazy loading', '001', 'Lazy loading', 'id'],
    ['Decision 10 — Factory', '10', 'Factory', 'id'],
    ['D1. The gate decides', 'D1', 'The gate decides', 'id'],
    ['D-01b — Fallback: the till', 'D-01b', 'Fallback: the till', 'id'],
    ['DIV-PROJ-2 — Suite', 'DIV-PROJ-2', 'Suite', 'id'],
    ['T1-01: File names', 'T1-01', 'File names', 'id'],
    ['[WD-001] Seats', 'WD-001', 'Seats', 'id'],
    ['ADR: Hosted library', null, 'Hosted library', 'none'],
    ['Phase 1 — Scaffold', null, 'Phase 1 — Scaffold', 'none'],
    ['Q3 2026', null, 'Q3 2026', 'none'],
    ['Storage: one file per sailing', null, 'Storage: one file per sailing', 'none'],
  ])('%s', (heading, number, title, looks) => {
    expect(readHeading(heading)).toMatchObject({ number, title, looks });
  });

  test.each([
    ['2026-05-20: Keep the timetable', '2026-05-20', 'Keep the timetable', 'date'],
    ['[2026-05-20] Keep the timetable', '2026-05-20', 'Keep the timetable', 'date'],
    ['20 May 2026 – Keep the timetable', '2026-05-20', 'Keep the timetable', 'date'],
    ['2026-05-20', '2026-05-20', '', 'date'],
    ['Keep the timetable (2026-05-20)', '2026-05-20', 'Keep the timetable', 'maybe'],
    ['D-1: Keep the timetable (2026-05-20)', '2026-05-20', 'Keep the timetable', 'id'],
    ['D-2: Keep the timetable (20 May 2026)', '2026-05-20', 'Keep the timetable', 'id'],
    ['E-3: Fahrplan behalten (20.05.2026)', '2026-05-20', 'Fahrplan behalten', 'id'],
    ['ADR-5: Keep the timetable — 2026-05-20', '2026-05-20', 'Keep the timetable', 'id'],
    ['D-6: Keep the timetable (20 May 2026, without Sundays)', undefined, 'Keep the timetable (20 May 2026, without Sundays)', 'id'],
  ])('%s', (heading, date, title, looks) => {
    const read = readHeading(heading);
    expect([read.date?.date, read.title, read.looks]).toEqual([date, title, looks]);
  });

  test('a status in brackets is no part of the title', () => {
    expect(readHeading('D2. One queue (superseded by D7)')).toMatchObject({ number: 'D2', title: 'One queue', status: 'superseded by D7' });
    expect(readHeading('D2. One queue (all piers)')).toMatchObject({ title: 'One queue (all piers)', status: null });
  });
});

test.each([
  ['docs/adr/0005-keep-sailings.md', '0005', null],
  ['docs/ADR-014-handoffs.md', 'ADR-014', null],
  ['docs/ADR-005-AMENDMENT-001-python.md', 'ADR-005-AMENDMENT-001', null],
  ['notes/adr_001_storage.md', 'adr_001', null],
  ['docs/decisions/DEC-012-gates.md', 'DEC-012', null],
  ['docs/adr/20220418-show-delays.md', null, '2022-04-18'],
  ['docs/adr/2022-04-18-show-delays.md', null, '2022-04-18'],
  ['docs/decisions/use-postgres.md', null, null],
  ['docs/adr/0007-queues/README.md', '0007', null],
])('the name %s gives number and date', (path, number, date) => {
  const name = readName(path);
  expect([name.number, name.date?.date ?? null]).toEqual([number, date]);
});
