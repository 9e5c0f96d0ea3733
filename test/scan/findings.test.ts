import { expect, test } from 'vitest';
import { lineDigest } from '../../src/git/line-digest.ts';
import { nameOf, withBaseline } from '../../src/model/baseline.ts';
import { findingsOf } from '../../src/scan/findings.ts';
import { commits, dateOf, hidden, hiddenOf, policy } from './samples.ts';

const of = (...places: readonly ReturnType<typeof hiddenOf>[]) => findingsOf(places, { policy, dateOf });

test('what stands stops a build; older versions, stand-ins and what is accepted do not', () => {
  expect(
    findingsOf(hidden, { policy, dateOf }).map(({ state, label, current, path, line, older }) => [
      state,
      label,
      current,
      path,
      line,
      older,
    ]),
  ).toEqual([
    [
      'blocks',
      '[redacted: github token 1]',
      true,
      'HANDOFF.md',
      18,
      { versions: 2, since: { commit: commits.first, date: '2026-05-02T09:00:00+02:00' } },
    ],
    ['by-place', '[redacted: password 1]', true, 'README.md', 7, null],
    ['accepted', '[redacted: password 2]', true, 'README.md', 9, null],
    [
      'redacted',
      '[redacted: aws key 1]',
      false,
      null,
      null,
      { versions: 1, since: { commit: commits.first, date: '2026-05-02T09:00:00+02:00' } },
    ],
    [
      'redacted',
      '[redacted: github token 2]',
      false,
      'docs/50%, a: b.md',
      4,
      { versions: 1, since: { commit: commits.first, date: '2026-05-02T09:00:00+02:00' } },
    ],
  ]);
});

test('older versions stop a build where the settings say so, and what stands does not where they say so', () => {
  const strict = findingsOf(hidden, { policy: { current: 'redact', history: 'block' }, dateOf });
  expect(strict.filter((it) => it.state === 'blocks').map((it) => it.label)).toEqual([
    '[redacted: github token 1]',
    '[redacted: aws key 1]',
    '[redacted: github token 2]',
  ]);
  expect(findingsOf(hidden, { policy: { current: 'redact', history: 'redact' }, dateOf }).filter((it) => it.state === 'blocks')).toEqual(
    [],
  );
});

test('a place that two looks tell of is one finding, two places are two, and a name adds nothing to a path', () => {
  const there = of(
    hiddenOf(),
    hiddenOf(),
    hiddenOf({ line: 20, digest: lineDigest('other') }),
    hiddenOf({ path: null, line: null, column: null, commit: null }),
  );
  expect(there.map(({ path, line }) => [path, line])).toEqual([
    ['HANDOFF.md', 18],
    ['HANDOFF.md', 20],
  ]);
});

test('an id stays the same with another number and other versions, and is another one for another line, rule or path', () => {
  const [first] = of(hiddenOf());
  const idOf = (parts: Parameters<typeof hiddenOf>[0]): string | undefined => of(hiddenOf(parts))[0]?.id;
  expect(first?.id).toMatch(/^[0-9a-f]{12}$/);
  expect(idOf({ number: 7, line: 30, digest: lineDigest('  The token is [redacted: github token 7].') })).toBe(first?.id);
  expect(of(hiddenOf(), hiddenOf({ current: false, line: 2, digest: lineDigest('before') }))[0]?.id).toBe(first?.id);
  expect(new Set([first?.id, idOf({ digest: lineDigest('other') }), idOf({ rule: 'other' }), idOf({ path: 'OTHER.md' })]).size).toBe(4);
});

test('accepting what stops a build writes that and no more; its older lines are added where they stop one too', () => {
  const places = [hiddenOf(), hiddenOf({ current: false, line: 2, digest: lineDigest('before') })];
  expect(of(...places)[0]?.accepts).toEqual([{ rule: 'github token', path: 'HANDOFF.md', line: places[0]?.digest }]);
  const [strict] = findingsOf(places, { policy: { current: 'block', history: 'block' }, dateOf });
  expect(strict?.accepts.map((it) => it.line)).toEqual(places.map((it) => it.digest));
});

test('a baseline marks what fits, leaves it hidden, and tells of entries that fit nothing', () => {
  const entry = { rule: 'github token', path: 'HANDOFF.md', line: hiddenOf().digest, reason: 'An example.', date: '2026-06-01' };
  const other = { ...entry, path: 'OTHER.md' };
  const { hidden: marked, unused } = withBaseline([hiddenOf(), hiddenOf({ line: 20, digest: lineDigest('other') })], [entry, other]);
  expect(marked.map(({ accepted, reason }) => [accepted, reason])).toEqual([
    [true, 'An example.'],
    [false, null],
  ]);
  expect(unused).toEqual([other]);
  expect(of(...marked).map((it) => it.state)).toEqual(['accepted', 'blocks']);
});

test('a path that holds a secret is known again under another number', () => {
  const name = { path: 'docs/[redacted: github token 3].md', line: null, column: null, commit: null };
  const [finding] = of(hiddenOf(name));
  expect(finding?.accepts.map((it) => it.path)).toEqual(['docs/[redacted: github token].md']);
  const entries = (finding?.accepts ?? []).map((it) => ({ ...it, reason: 'x', date: '2026-06-01' }));
  expect(withBaseline([hiddenOf({ ...name, path: 'docs/[redacted: github token 8].md' })], entries).unused).toEqual([]);
  expect(new Set(entries.map(nameOf)).size).toBe(1);
});
