import { expect, test } from 'vitest';
import { personal, personalOf } from '../../src/config/personal.ts';
import { usualPersonal } from '../../src/model/usual-personal.ts';

const messages = (said: unknown): string[] =>
  personal.safeParse(said).error?.issues.map((it) => `${it.path.join('.')}: ${it.message}`) ?? [];

test('nothing said is the usual: names are shown, addresses and numbers of people are not', () => {
  expect(personalOf(undefined)).toBe(usualPersonal);
  expect(personalOf({})).toEqual(usualPersonal);
  expect(usualPersonal).toMatchObject({ authors: 'name', actions: { 'e-mail address': 'mask', 'phone number': 'report' } });
});

test('one word counts for every kind', () => {
  expect(new Set(Object.values(personalOf('report').actions))).toEqual(new Set(['report']));
});

test('a kind has its own word, and the others the usual one', () => {
  const policy = personalOf({
    email: 'map',
    identity: 'off',
    map: { 'ada@acme.test': 'Ada' },
    authors: 'alias',
    people: { Ada: { alias: 'A' } },
  });
  expect(policy).toEqual({
    ...usualPersonal,
    actions: { ...usualPersonal.actions, 'e-mail address': 'map', 'social security number': 'off', 'insurance number': 'off' },
    map: { 'ada@acme.test': 'Ada' },
    authors: 'alias',
    people: { Ada: { alias: 'A' } },
  });
});

test.each([
  [{ map: { 'ada@acme.test': 'Ada' } }, 'map: Is used by no kind: set one of them to "map"'],
  [{ people: { Ada: { alias: 'A' } } }, 'people: Is used only with authors "alias" or "role"'],
  ['hide', ': Must be "off", "report", "mask" or settings'],
])('%j is refused', (said, message) => {
  expect(messages(said)).toEqual([message]);
});
