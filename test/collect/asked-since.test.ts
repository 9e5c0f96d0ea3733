import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collected, newRepository } from './collected.ts';

type Told = { kind: string; text: string; since: string | null };

/** The questions that a repository leaves open, with the subject of the commit since which each is asked. */
async function sinceIn(commits: readonly Record<string, string | null>[], loose: Record<string, string> = {}): Promise<string[]> {
  const repository = await newRepository();
  const days = new Map<string, string>();
  for (const [index, files] of commits.entries()) {
    for (const [path, text] of Object.entries(files)) {
      if (text === null) await repository.git('rm', '-q', path);
      else repository.write(path, text);
    }
    const at = `2026-06-0${index + 1}T10:00:00Z`;
    await repository.commit(`${index + 1}`, { date: at });
    days.set(at, `${index + 1}`);
  }
  for (const [path, text] of Object.entries(loose)) repository.write(path, text);
  const { files } = await collected(repository.folder, { workingTree: Object.keys(loose).length > 0 });
  const items: Told[] = JSON.parse(files.get('open-items.json') ?? '').items;
  const dayOf = (since: string | null): string | undefined => [...days].find(([at]) => Date.parse(at) === Date.parse(since ?? ''))?.[1];
  return items.flatMap((it) => (it.kind === 'question' ? `${it.text} ${dayOf(it.since) ?? 'not known'}` : []));
}

const handoff = (...questions: string[]): string =>
  `# HANDOFF: Import\n\n## Next\n1. Go\n\n## Open questions\n${questions.map((it) => `- ${it}\n`).join('')}`;
const decision = (status: string, more = ''): string =>
  `# 1. Use one queue\n\nStatus: ${status}\n\n## Context\n\nMany.\n\n## Decision\n\nOne.${more}\n`;

test('a question is asked since the commit that brought it, in its words or in others', async () => {
  expect(
    await sinceIn([
      { 'HANDOFF.md': handoff('Keep the old rows?') },
      { 'HANDOFF.md': handoff('Keep the old rows? - finance lead', 'Which date?') },
      { 'HANDOFF.md': handoff('Do we keep the old rows?', 'Which date?', 'Who pays?') },
    ]),
  ).toEqual(['Do we keep the old rows? 1', 'Which date? 2', 'Who pays? 3']);
});

test('one that went and came again is asked since it came again', async () => {
  expect(
    await sinceIn([
      { 'HANDOFF.md': handoff('Which date?', 'Who?') },
      { 'HANDOFF.md': handoff('Who?') },
      { 'HANDOFF.md': handoff('Which date?', 'Who?') },
    ]),
  ).toEqual(['Which date? 3', 'Who? 1']);
});

test('of the same question in two documents the earlier one counts', async () => {
  expect(await sinceIn([{ 'a/HANDOFF.md': handoff('Which date?') }, { 'b/HANDOFF.md': handoff('Which date?') }])).toEqual([
    'Which date? 1',
  ]);
});

test('one that moves to another document in a commit is asked since the first one asked it', async () => {
  const commits = [
    { 'HANDOFF.md': handoff('Which date?', 'Who?') },
    { 'HANDOFF.md': handoff('Who?', 'Where?'), 'docs/handoffs/2026-06-02-dates.md': handoff('Which date?') },
    {
      'HANDOFF.md': null,
      'docs/handoffs/2026-06-02-dates.md': null,
      'docs/handoffs/2026-06-03-all.md': handoff('Which date?', 'Who?', 'Why?'),
    },
  ];
  expect(await sinceIn(commits)).toEqual(['Which date? 1', 'Who? 1', 'Why? 3']);
});

test('where the history does not go back far enough, what stood at its begin has no day', async () => {
  const repository = await newRepository();
  for (const questions of [['Which date?'], ['Which date?', 'Who?'], ['Which date?', 'Who?', 'Why?']]) {
    repository.write('HANDOFF.md', handoff(...questions));
    await repository.commit('Ask');
  }
  await repository.git('clone', '-q', '--depth', '2', `file://${repository.folder}`, 'shallow');
  const { files } = await collected(join(repository.folder, 'shallow'), { allowShallow: true });
  const items: Told[] = JSON.parse(files.get('open-items.json') ?? '').items;
  expect(items.flatMap((it) => (it.kind === 'question' ? `${it.text} ${it.since === null ? 'not known' : 'known'}` : []))).toEqual([
    'Which date? not known',
    'Who? not known',
    'Why? known',
  ]);
});

test('a decision waits since it has its status', async () => {
  const path = 'docs/adr/0001-use-one-queue.md';
  const commits = [{ [path]: decision('Accepted') }, { [path]: decision('Proposed') }, { [path]: decision('Proposed', ' Or two.') }];
  expect(await sinceIn(commits)).toEqual(['0001 Use one queue 2']);
});

test('what is not committed, or changed with more than is listed, has no day', async () => {
  const asked = [{ 'HANDOFF.md': handoff('Which date?') }];
  expect(await sinceIn(asked, { 'HANDOFF.md': handoff('Which date?', 'Who?') })).toEqual(['Which date? 1', 'Who? not known']);
  const many = Array.from({ length: 60 }, (_, index) => `Number ${index} of them all, ${'x'.repeat(index + 1)}?`);
  expect((await sinceIn([...asked, { 'HANDOFF.md': handoff(...many, 'Which date?') }])).filter((it) => it.startsWith('Which'))).toEqual([
    'Which date? not known',
  ]);
});
