import { expect, test } from 'vitest';
import { hidingOf, namesLeftOut } from '../../../src/collect/audience/hiding.ts';
import { collections } from '../../../src/collections/index.ts';
import { audienceOf } from '../../../src/config/audience.ts';
import { Failure } from '../../../src/model/failure.ts';

const leftOut = (name: string, own: Parameters<typeof audienceOf>[1] = {}): string[] => [
  ...namesLeftOut(audienceOf(name, own), collections),
];

function failureOf(own: Parameters<typeof audienceOf>[1]): unknown {
  try {
    return leftOut('client', own);
  } catch (error) {
    return error instanceof Failure ? [error.code, error.exit, error.message, error.fix] : error;
  }
}

test('a client gets neither agent setup nor problems, unless the config says otherwise', () => {
  expect(leftOut('client')).toEqual(['agent-config', 'problems']);
  expect(leftOut('client', { client: { leaveOut: ['specs'] } })).toEqual(['specs']);
  expect(leftOut('developer')).toEqual([]);
  expect(leftOut('all')).toEqual([]);
});

test('an audience of the config gets what a client gets, unless it may see what is internal', () => {
  expect(leftOut('auditor', { auditor: {} })).toEqual(['agent-config', 'problems']);
  expect(leftOut('auditor', { auditor: { internal: true } })).toEqual([]);
});

test('a name that cannot be left out stops the build', () => {
  expect(failureOf({ client: { leaveOut: ['problems', 'agent-confg'] } })).toEqual([
    'HO132',
    'usage',
    'The audience "client" is to leave out "agent-confg", which does not exist.',
    [
      'Did you mean  agent-config',
      'What can be left out: specs, decisions, handoffs, acknowledgements, agent-config, other-documents, problems',
    ],
  ]);
});

test.each([
  ['docs/internal/a.md', true],
  ['Internal/a.md', true],
  ['a/private/b/c.md', true],
  ['internal', true],
  ['internal.md', false],
  ['docs/internals/a.md', false],
  ['docs/staff/a.md', true],
  ['docs/staff', true],
  ['docs/.hidden/pay.md', true],
  ['docs/a.md', false],
])('a client gets nothing at %s: %s', (path, hidden) => {
  const paths = ['docs/staff/', './**/pay.md'];
  expect(hidingOf(audienceOf('client', { client: { paths } }))(path)).toBe(hidden);
  expect(hidingOf(audienceOf('developer', {}))(path)).toBe(false);
});
