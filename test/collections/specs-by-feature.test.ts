import { expect, test } from 'vitest';
import { byFeature } from '../../src/collections/specs/by-feature.ts';
import type { Spec } from '../../src/collections/specs/schema.ts';
import { specOf } from '../collect/spec-sample.ts';

type State = NonNullable<Spec['feature']>['state'];

const peer = (path: string, its: Partial<Spec>) => ({ id: path, title: path, path, line: 1, data: specOf(its) });
const featureOf = (name: string, state: State) => ({ key: name, name, state, date: null });
const counted = (done: number, steps: number) => ({ ...specOf({}).counts, done, steps });

test('features stand by way of working, what is worked on first, with their documents and steps', () => {
  const families = byFeature([
    peer('openspec/changes/archive/old/tasks.md', {
      family: 'openspec',
      part: 'tasks',
      feature: featureOf('old', 'archived'),
      counts: counted(4, 4),
    }),
    peer('openspec/specs/mail/spec.md', { family: 'openspec', part: 'spec', feature: featureOf('mail', 'living'), counts: counted(0, 0) }),
    peer('openspec/changes/queue/tasks.md', {
      family: 'openspec',
      part: 'tasks',
      feature: featureOf('queue', 'active'),
      counts: counted(3, 8),
    }),
    peer('openspec/changes/queue/proposal.md', {
      family: 'openspec',
      part: 'proposal',
      feature: featureOf('queue', 'active'),
      counts: counted(0, 0),
    }),
    peer('openspec/project.md', { family: 'openspec', part: 'context', feature: null }),
  ]);
  expect(families.map((it) => [it.family, it.alone])).toEqual([['openspec', 1]]);
  expect(
    families[0]?.features.map(({ name, state, steps, documents }) => [
      name,
      state,
      steps.done,
      steps.total,
      documents.map((it) => it.part),
    ]),
  ).toEqual([
    ['queue', 'active', 3, 8, ['proposal', 'tasks']],
    ['mail', 'living', 0, 0, ['spec']],
    ['old', 'archived', 4, 4, ['tasks']],
  ]);
});

test('boxes of a checklist are no steps of its feature', () => {
  const feature = featureOf('mail', 'active');
  const [family] = byFeature([peer('specs/mail/checklist.md', { part: 'checklist', feature }), peer('specs/mail/plan.md', { feature })]);
  expect(family?.features[0]?.steps).toMatchObject({ done: 1, total: 3 });
});

test('of many documents the first are named and the rest is counted', () => {
  const feature = featureOf('mail', 'active');
  const [family] = byFeature(Array.from({ length: 15 }, (_, index) => peer(`specs/mail/${10 + index}.md`, { feature })));
  expect(family?.features[0]).toMatchObject({ more: 3 });
  expect(family?.features[0]?.documents).toHaveLength(12);
});

test('documents of one part are told apart by their files, else by their folders', () => {
  const feature = featureOf('queue', 'active');
  const [family] = byFeature([
    peer('openspec/changes/queue/specs/mail/spec.md', { family: 'openspec', part: 'delta', feature }),
    peer('openspec/changes/queue/specs/jobs/spec.md', { family: 'openspec', part: 'delta', feature }),
    peer('openspec/changes/queue/notes/a.md', { family: 'openspec', part: 'note', feature }),
    peer('openspec/changes/queue/notes/b.md', { family: 'openspec', part: 'note', feature }),
    peer('openspec/changes/queue/tasks.md', { family: 'openspec', part: 'tasks', feature }),
  ]);
  expect(family?.features[0]?.documents.map(({ part, name }) => [part, name])).toEqual([
    ['note', 'a'],
    ['note', 'b'],
    ['delta', 'jobs'],
    ['delta', 'mail'],
    ['tasks', null],
  ]);
});
