import { describe, expect, test } from 'vitest';
import { fieldChanges } from '../../src/history/field-changes.ts';
import { digestOf, type Tracked } from '../../src/model/tracked.ts';

const version = (fields: Tracked['fields'], items: Record<string, Record<string, string | null>> = {}): Tracked => ({
  fields,
  stands: null,
  text: null,
  items: Object.fromEntries(
    Object.entries(items).map(([name, list]) => [
      name,
      Object.entries(list).map(([it, text]) => ({ name: it, digest: text === null ? null : digestOf(text) })),
    ]),
  ),
});
const told = (before: Tracked | null, after: Tracked | null): string[] =>
  fieldChanges(before, after).changes.map((it) => `${it.field} ${it.how}: ${it.from} -> ${it.to}`);

const list = (sign: string) =>
  Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`Is it a ${sign} b c d ${index}?`, `${sign}${index}`]));

describe('what changed in the fields of a record', () => {
  test('a value that was set, changed and taken away', () => {
    expect(told(version({ status: null, version: '1' }), version({ status: 'Accepted' }))).toEqual([
      'status set: null -> Accepted',
      'version set: 1 -> null',
    ]);
  });

  test('parts that were added, removed, renamed with their text, and rewritten under their name', () => {
    const before = version({}, { requirements: { 'FR-1 A': 'one', 'FR-2 B': 'two', 'FR-3 C': 'three', 'FR-4 D': 'four' } });
    const after = version(
      {},
      { requirements: { 'FR-1 A': 'one  \r\n', 'FR-2 B': 'two and more', 'FR-3 New name': 'three', 'FR-5 E': 'five' } },
    );
    expect(told(before, after)).toEqual([
      'requirements renamed: FR-3 C -> FR-3 New name',
      'requirements added: null -> FR-5 E',
      'requirements removed: FR-4 D -> null',
      'requirements rewritten: FR-2 B -> FR-2 B',
    ]);
  });

  test('a part with an id of its own stays the same one under another name and with another text', () => {
    const before = version({}, { requirements: { 'FR-002: every 60 seconds': 'one', 'FR-3 C': 'three', 'FR-3 D': 'four', Plain: 'five' } });
    const after = version({}, { requirements: { 'FR-002: every 30 seconds': 'other', 'FR-3 E': 'new', Other: 'six' } });
    expect(told(before, after)).toEqual([
      'requirements renamed: FR-002: every 60 seconds -> FR-002: every 30 seconds',
      'requirements added: null -> FR-3 E',
      'requirements added: null -> Other',
      'requirements removed: FR-3 C -> null',
      'requirements removed: FR-3 D -> null',
      'requirements removed: Plain -> null',
    ]);
  });

  test.each(['openQuestions', 'clarifications'])('of %s what is asked again, with an owner or in other words, is open still', (field) => {
    const before = {
      'Keep lines?': null,
      'Which day? (Finance)': null,
      'Do we keep the old rows?': null,
      'Who pays?': null,
      'Blue?': null,
    };
    const after = {
      '**Keep lines?**': null,
      'Which day? (Finance, since 1 February)': null,
      'Do we keep the old rows for seven years?': null,
      'Red?': null,
      'Who pays?': null,
    };
    expect(told(version({}, { [field]: before }), version({}, { [field]: after }))).toEqual([
      `${field} renamed: Which day? (Finance) -> Which day? (Finance, since 1 February)`,
      `${field} renamed: Do we keep the old rows? -> Do we keep the old rows for seven years?`,
      `${field} added: null -> Red?`,
      `${field} removed: Blue? -> null`,
    ]);
  });

  test('an entry that came into a file, and one that left it', () => {
    expect([told(null, version({})), told(version({}), null), told(null, null)]).toEqual([
      ['record added: null -> null'],
      ['record removed: null -> null'],
      [],
    ]);
  });

  test.each(['openQuestions', 'hooks'])('lists of %s longer than anybody writes come to an end', (field) => {
    expect(fieldChanges(version({}, { [field]: list('x') }), version({}, { [field]: list('y') })).more).toBe(59_960);
  });

  test('of very many the first are listed and the rest counted', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`h${index}`, null]));
    const { changes, more } = fieldChanges(version({}), version({}, { hooks: many }));
    expect([changes.length, more]).toEqual([40, 20]);
  });
});
