import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/model/document.ts';
import { newRepository, opened, textsOf } from './opened.ts';

const text = (...lines: string[]): string => `${['# Handoff', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', ...lines].join('\n')}\n`;
const told = (all: readonly Document[]): Record<string, string[]> =>
  Object.fromEntries(
    all.map(({ path, deleted, revisions }) => [`${path}${deleted ? ' (gone)' : ''}`, revisions.map((it) => `${it.change} ${it.subject}`)]),
  );
const markdown = (path: string): boolean => path.endsWith('.md');

describe('history is right where it is hard', { timeout: 60_000 }, () => {
  test('a change that came in by a merge is listed once, with the merge that brought it into the built line', async () => {
    const it = await newRepository();
    it.write('a.md', text());
    await it.commit('Write');
    await it.git('checkout', '-q', '-b', 'deep');
    it.write('a.md', text('Deep'));
    await it.commit('Deep');
    await it.git('checkout', '-q', '-b', 'side', 'main');
    it.write('b.md', text('Side'));
    await it.commit('Side');
    await it.git('merge', '-q', '--no-ff', '-m', 'Deep into side', 'deep');
    await it.git('checkout', '-q', 'main');
    it.write('c.md', text('Main'));
    await it.commit('Main');
    await it.git('merge', '-q', '--no-ff', '-m', 'Side into main', 'side');
    const { read } = await opened(it.folder, {});
    const named = read
      .documents(markdown)
      .map(({ path, revisions }) => [path, revisions.map((r) => [r.subject, r.mergedIn?.subject ?? null])]);
    expect(Object.fromEntries(named)).toEqual({
      'a.md': [
        ['Write', null],
        ['Deep', 'Side into main'],
      ],
      'b.md': [['Side', 'Side into main']],
      'c.md': [['Main', null]],
    });
  });

  test('an octopus merge brings all its sides, and adds no version of what one of them has', async () => {
    const it = await newRepository();
    it.write('a.md', text());
    await it.commit('Write');
    for (const name of ['one', 'two', 'three']) {
      await it.git('checkout', '-q', '-b', name, 'main');
      it.write(`${name}.md`, `# ${name}\n`);
      await it.commit(name);
    }
    await it.git('checkout', '-q', 'main');
    await it.git('merge', '-q', '--no-ff', '-m', 'Octopus', 'one', 'two', 'three');
    const { read } = await opened(it.folder, {});
    const documents = read.documents(markdown);
    expect(told(documents)).toEqual({
      'a.md': ['added Write'],
      'one.md': ['added one'],
      'two.md': ['added two'],
      'three.md': ['added three'],
    });
    expect(documents.map((d) => d.revisions[0]?.mergedIn?.subject ?? null).toSorted()).toEqual(['Octopus', 'Octopus', 'Octopus', null]);
  });

  test('a copy is a document of its own; a file that went and came back under another name is not the old one', async () => {
    const it = await newRepository();
    it.write('a.md', text());
    await it.commit('Write');
    it.write('copy.md', text());
    await it.commit('Copy');
    it.remove('a.md');
    await it.commit('Remove');
    it.write('again.md', text());
    await it.commit('Return');
    const { read } = await opened(it.folder, {});
    expect(told(read.documents(markdown))).toEqual({
      'a.md (gone)': ['added Write', 'deleted Remove'],
      'copy.md': ['added Copy'],
      'again.md': ['added Return'],
    });
  });

  test('a rename that changes the case alone is one', async () => {
    const it = await newRepository();
    it.write('Handoff.md', text());
    await it.commit('Write');
    await it.git('mv', '-f', 'Handoff.md', 'HANDOFF.md');
    await it.commit('Rename');
    const { read } = await opened(it.folder, {});
    expect(told(read.documents(markdown))).toEqual({ 'HANDOFF.md': ['added Write', 'renamed Rename'] });
  });

  test('one file that is split and one that two are joined to keep what is theirs', async () => {
    const it = await newRepository();
    const [first, second] = ['First', 'Second'].map((name) => `# ${name}\n${`${name} part, line after line.\n`.repeat(12)}`);
    it.write('all.md', `${first}${second}`);
    await it.commit('Write');
    it.remove('all.md');
    it.write('first.md', first ?? '');
    it.write('second.md', second ?? '');
    await it.commit('Split');
    it.remove('first.md');
    it.remove('second.md');
    it.write('all.md', `${first}${second}`);
    await it.commit('Join');
    const { read } = await opened(it.folder, {});
    const documents = read.documents(markdown);
    const all = documents.find((d) => d.path === 'all.md' && !d.deleted);
    expect(all?.revisions.at(-1)?.subject).toBe('Join');
    // Nothing is listed twice in one document, and every state of each path is somewhere.
    for (const { revisions } of documents) expect(new Set(revisions.map((r) => r.commit)).size).toBe(revisions.length);
    const states = documents.flatMap((d) => d.revisions.map((r) => `${r.subject} ${r.path} ${r.blob === null ? '-' : '+'}`));
    for (const state of ['Write all.md +', 'Split first.md +', 'Split second.md +', 'Join all.md +']) expect(states).toContain(state);
  });

  test('equal dates and clocks that run backwards change no order: it is that of the commits', async () => {
    const it = await newRepository();
    const dates = ['2026-06-20', '2026-06-20', '2026-06-20', '2026-06-10', '2030-01-01', '2026-06-01'];
    for (const [index, day] of dates.entries()) {
      it.write('a.md', text(String(index)));
      await it.commit(String(index), { date: `${day}T10:00:00+02:00` });
    }
    const { read } = await opened(it.folder, {});
    expect(read.documents(markdown)[0]?.revisions.map((r) => `${r.number} ${r.subject} ${r.previous}`)).toEqual([
      '1 0 null',
      '2 1 1',
      '3 2 2',
      '4 3 3',
      '5 4 4',
      '6 5 5',
    ]);
  });

  test('revisions in other encodings and line ends are revisions, and can be read', async () => {
    const it = await newRepository();
    it.write('a.md', '# Übergabe\n');
    await it.commit('UTF-8');
    it.write('a.md', Buffer.from('# \u00dcbergabe\n', 'latin1'));
    await it.commit('Latin-1');
    it.write('a.md', Buffer.from('\ufeff# Übergabe\r\n', 'utf16le'));
    await it.commit('UTF-16');
    it.write('a.md', '# Übergabe\r\n');
    await it.commit('CRLF');
    const repository = await opened(it.folder, {});
    const [document] = repository.read.documents(markdown);
    expect(document?.revisions.map((r) => r.subject)).toEqual(['UTF-8', 'Latin-1', 'UTF-16', 'CRLF']);
    const texts: (string | null)[] = [];
    const wanted = document?.revisions.map(({ blob, path }) => ({ blob: blob ?? '', path })) ?? [];
    for await (const content of repository.contents(wanted)) texts.push(content.text);
    expect(texts).toEqual(['# Übergabe\n', '# Übergabe\n', '# Übergabe\r\n', '# Übergabe\r\n']);
  });

  test('a file with 1,200 revisions has them all, in their order', async () => {
    const it = await newRepository();
    const commits = Array.from({ length: 1200 }, (_, index) => {
      const body = `# Handoff\n\nStep ${index}\n`;
      return `commit refs/heads/main\ncommitter Ada <ada@example.invalid> ${1_790_000_000 + index} +0000\ndata ${String(index).length}\n${index}\nM 100644 inline HANDOFF.md\ndata ${body.length}\n${body}\n`;
    });
    execFileSync('git', ['fast-import', '--quiet'], { cwd: it.folder, input: commits.join('') });
    const { read } = await opened(it.folder, {});
    const subjects = read.documents(markdown)[0]?.revisions.map((r) => r.subject);
    expect(subjects).toEqual(Array.from({ length: 1200 }, (_, index) => String(index)));
  });

  test('a submodule and a pointer of Git LFS are named and not followed', async () => {
    const it = await newRepository();
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a1'.repeat(32)}\nsize 12345\n`;
    it.write('a.md', text());
    const first = await it.commit('Text');
    it.write('a.md', pointer);
    await it.commit('Pointer');
    await it.git('update-index', '--add', '--cacheinfo', `160000,${first},vendor/docs.md`);
    await it.git('commit', '--quiet', '--message=Submodule');
    const repository = await opened(it.folder, {});
    const documents = repository.read.documents(markdown);
    expect(told(documents)).toEqual({ 'a.md': ['added Text', 'modified Pointer'] });
    expect(await textsOf(repository, documents)).toEqual({ 'a.md': null });
    expect(repository.read.problems.map((p) => [p.code, p.path])).toEqual([['HO324', 'vendor/docs.md']]);
  });

  test('grafts and replace refs change nothing of the history', async () => {
    const it = await newRepository();
    it.write('a.md', text('1'));
    const first = await it.commit('First');
    it.write('a.md', text('2'));
    await it.commit('Second');
    it.write('a.md', text('3'));
    const third = await it.commit('Third');
    writeFileSync(join(it.folder, '.git', 'info', 'grafts'), `${third} ${first}\n`);
    await it.git('replace', '-f', third, first);
    const repository = await opened(it.folder, {});
    expect(told(repository.read.documents(markdown))).toEqual({ 'a.md': ['added First', 'modified Second', 'modified Third'] });
    expect(repository.problems.map((p) => p.code)).toEqual(['HO322']);
  });
});
