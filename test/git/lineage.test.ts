import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import type { Document } from '../../src/model/document.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';

let repository: TestRepository;
beforeEach(async () => {
  repository = await makeRepository();
});
afterEach(() => repository.dispose());

async function documents(): Promise<Document[]> {
  const opened = await openRepository(repository.folder, { allowShallow: false });
  try {
    return (await opened.history()).documents((path) => path.endsWith('.md'));
  } finally {
    await opened.close();
  }
}

/** Each document as one line: path, state, and its changes in order. */
const told = (all: readonly Document[]): string[] =>
  all.map(({ path, deleted, revisions }) => `${path}${deleted ? ' (gone)' : ''}: ${revisions.map((it) => it.change).join(', ')}`).sort();

const text = (...lines: string[]): string => `${['# Handoff', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', ...lines].join('\n')}\n`;

describe('a document', () => {
  test('keeps its history through a rename with edits', async () => {
    repository.write('HANDOFF.md', text());
    await repository.commit('Write');
    repository.remove('HANDOFF.md');
    repository.write('docs/handoff.md', text('Seven'));
    await repository.commit('Move');
    expect(told(await documents())).toEqual(['docs/handoff.md: added, renamed']);
  });

  test('that was renamed leaves its old name to a new document', async () => {
    repository.write('HANDOFF.md', text());
    await repository.commit('Write');
    await repository.git('mv', 'HANDOFF.md', 'first.md');
    await repository.commit('Move');
    repository.write('HANDOFF.md', 'Something else altogether\n');
    await repository.commit('Write another');
    expect(told(await documents())).toEqual(['HANDOFF.md: added', 'first.md: added, renamed']);
  });

  test('that was deleted and came back is one document', async () => {
    repository.write('HANDOFF.md', text());
    await repository.commit('Write');
    repository.remove('HANDOFF.md');
    await repository.commit('Remove');
    repository.write('HANDOFF.md', 'New text\n');
    await repository.commit('Return');
    expect(told(await documents())).toEqual(['HANDOFF.md: added, deleted, re-added']);
  });

  test('that is gone keeps its last text and the deletion', async () => {
    repository.write('HANDOFF.md', text());
    await repository.commit('Write');
    repository.remove('HANDOFF.md');
    const removal = await repository.commit('Remove');
    const [document] = await documents();
    expect(document).toMatchObject({ path: 'HANDOFF.md', deleted: true, current: { number: 1, subject: 'Write' } });
    expect(document?.revisions.at(-1)).toMatchObject({ commit: removal, blob: null, change: 'deleted' });
  });

  test('edited on one branch while another renames it stays one document', async () => {
    repository.write('HANDOFF.md', text());
    await repository.commit('Write');
    await repository.git('checkout', '--quiet', '-b', 'side');
    repository.write('HANDOFF.md', text('Side'));
    await repository.commit('Edit');
    await repository.git('checkout', '--quiet', 'main');
    await repository.git('mv', 'HANDOFF.md', 'moved.md');
    await repository.commit('Move');
    await repository.merge('side');
    repository.write('moved.md', text('Side', 'and both'));
    await repository.commit('Merge');
    expect(told(await documents())).toEqual(['moved.md: added, modified, renamed, merged']);
  });
});

describe('a merge', () => {
  test('with a text that none of its parents has is a version', async () => {
    repository.write('HANDOFF.md', text());
    await repository.commit('Write');
    await repository.git('checkout', '--quiet', '-b', 'side');
    repository.write('HANDOFF.md', text('Side'));
    await repository.commit('Edit on side');
    await repository.git('checkout', '--quiet', 'main');
    repository.write('other.txt', 'x');
    await repository.commit('Something else');
    await repository.merge('side');
    repository.write('HANDOFF.md', text('Only in the merge'));
    const merge = await repository.commit('Merge side');
    const [document] = await documents();
    expect(told(document === undefined ? [] : [document])).toEqual(['HANDOFF.md: added, modified, merged']);
    expect(document?.current).toMatchObject({ commit: merge, merge: true, subject: 'Merge side' });
  });

  test('that takes one side adds no version, and the text of the built commit is the current one', async () => {
    repository.write('HANDOFF.md', text());
    const first = await repository.commit('Write');
    await repository.git('checkout', '--quiet', '-b', 'side');
    repository.write('HANDOFF.md', text('Side'));
    await repository.commit('Edit on side');
    await repository.git('checkout', '--quiet', 'main');
    repository.write('other.txt', 'x');
    await repository.commit('Something else');
    await repository.merge('side');
    await repository.commit('Merge and keep ours');
    const [document] = await documents();
    expect(document?.revisions.map((it) => it.subject)).toEqual(['Write', 'Edit on side']);
    expect(document?.current.commit).toBe(first);
  });

  test('of an unrelated history brings the versions of its side', async () => {
    repository.write('HANDOFF.md', text());
    await repository.commit('Write');
    await repository.git('checkout', '--quiet', '--orphan', 'other');
    repository.write('HANDOFF.md', text('Other'));
    await repository.commit('Write elsewhere');
    await repository.git('checkout', '--quiet', 'main');
    await repository.merge('other');
    await repository.commit('Join');
    const [document] = await documents();
    expect(document?.revisions.map((it) => it.subject)).toEqual(['Write', 'Write elsewhere']);
    expect(document?.current.subject).toBe('Write');
  });
});

test('two files that were one keep the common beginning and their own later versions', async () => {
  repository.write('docs/a.md', text());
  await repository.commit('Write');
  await repository.git('checkout', '--quiet', '-b', 'side');
  await repository.git('mv', 'docs/a.md', 'docs/b.md');
  await repository.commit('Move');
  await repository.git('checkout', '--quiet', 'main');
  repository.write('docs/a.md', text('More'));
  await repository.commit('Edit');
  await repository.merge('side');
  repository.write('docs/b.md', text());
  await repository.commit('Keep both');
  expect(told(await documents())).toEqual(['docs/a.md: added, modified', 'docs/b.md: added, renamed']);
});

test('revisions carry the mapped author, the dates with their zones, and the subject', async () => {
  repository.write('.mailmap', 'Ada Berg <ada.b@example.invalid>\n');
  repository.write('HANDOFF.md', text());
  await repository.commit('Write it\n\nbecause of this', {
    author: 'Ada B',
    date: '2026-06-18T17:40:00+02:00',
    committed: '2026-06-19T09:00:00-05:00',
  });
  const [document] = await documents();
  expect(document?.current).toMatchObject({
    author: 'Ada Berg',
    authoredAt: '2026-06-18T17:40:00+02:00',
    committedAt: '2026-06-19T09:00:00-05:00',
    subject: 'Write it',
    merge: false,
  });
});
