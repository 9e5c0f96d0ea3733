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

  test('that renames a document by itself is a rename, whichever name comes first', async () => {
    for (const [before, after] of [
      ['HANDOFF.md', 'HANDOVER.md'],
      ['OVER.md', 'NEW.md'],
    ] as const) {
      repository.write(before, text(before));
      await repository.commit(`Write ${before}`);
      await repository.git('checkout', '--quiet', '-b', `side-${before}`);
      repository.write('side.txt', before);
      await repository.commit('Something else');
      await repository.git('checkout', '--quiet', 'main');
      repository.write('main.txt', before);
      await repository.commit('Something here');
      await repository.merge(`side-${before}`);
      await repository.git('mv', before, after);
      await repository.commit(`Merge and rename ${before}`);
    }
    expect(told(await documents())).toEqual(['HANDOVER.md: added, renamed', 'NEW.md: added, renamed']);
  });

  test('that carries a new file into a renamed folder moves it', async () => {
    repository.write('old/a.md', text('a'));
    repository.write('old/b.md', text('b'));
    await repository.commit('Write');
    await repository.git('checkout', '--quiet', '-b', 'side');
    await repository.git('mv', 'old', 'new');
    await repository.commit('Move the folder');
    await repository.git('checkout', '--quiet', 'main');
    repository.write('old/c.md', text('c'));
    await repository.commit('Add a file');
    await repository.git('-c', 'merge.directoryRenames=true', 'merge', '--quiet', '--no-ff', '--message=Merge', 'side');
    expect(told(await documents())).toEqual(['new/a.md: added, renamed', 'new/b.md: added, renamed', 'new/c.md: added, renamed']);
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

test('two names that two branches gave one file are two documents with the common beginning', async () => {
  repository.write('a.md', text());
  await repository.commit('Write');
  await repository.git('checkout', '--quiet', '-b', 'side');
  await repository.git('mv', 'a.md', 'x.md');
  await repository.commit('Name it x');
  await repository.git('checkout', '--quiet', 'main');
  await repository.git('mv', 'a.md', 'y.md');
  await repository.commit('Name it y');
  await repository.merge('side');
  repository.write('x.md', text());
  await repository.commit('Keep both');
  expect(told(await documents())).toEqual(['x.md: added, renamed', 'y.md: added, renamed']);
});

test('a document that became a symbolic link and went keeps its last text', async () => {
  repository.write('HANDOFF.md', text());
  await repository.commit('Write');
  const blob = (await repository.git('rev-parse', 'HEAD:HANDOFF.md')).trim();
  await repository.git('update-index', '--cacheinfo', `120000,${blob},HANDOFF.md`);
  await repository.git('commit', '--quiet', '--message=Link');
  await repository.git('rm', '--quiet', '--cached', 'HANDOFF.md');
  await repository.git('commit', '--quiet', '--message=Remove');
  const [document] = await documents();
  expect(document).toMatchObject({ deleted: true, mode: '100644', current: { number: 1 } });
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
