import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeDemo } from '../histories/demo.ts';
import { collected, newRepository } from './collected.ts';

const handoff = (next: string): string => `# HANDOFF: Reminder\n\nStatus: on track\n\n## Goal\nRemind.\n\n## Next\n1. ${next}\n`;

describe('a repository becomes content', () => {
  test('with a record for each document of every kind, their versions and their texts', async () => {
    const repository = await makeDemo();
    onTestFinished(() => repository.dispose());
    const { site, records, files } = await collected(repository.folder);
    expect(site.title).toBe('Customer portal');
    expect(site.collections.map(({ name, records: count, files: held, revisions }) => [name, count, held, revisions])).toEqual([
      ['specs', 4, 4, 5],
      ['decisions', 5, 4, 6],
      ['handoffs', 3, 3, 5],
      ['acknowledgements', 1, 1, 1],
      ['agent-config', 4, 4, 4],
      ['other-documents', 1, 1, 1],
    ]);
    expect(records.map((it) => it.url).sort()).toEqual([
      '/acknowledgements/handover-acknowledgements-handoff-md-session-4-1-json/',
      '/agent-config/claude-settings-json/',
      '/agent-config/claude-skills-release-skill/',
      '/agent-config/claude/',
      '/agent-config/mcp-json/',
      '/decisions/decisions-d1/',
      '/decisions/decisions-d2/',
      '/decisions/docs-adr-0001-store-invoices-in-postgresql/',
      '/decisions/docs-adr-0002-send-mail-through-a-queue/',
      '/decisions/docs-adr-0003-send-mail-from-the-job/',
      '/handoffs/docs-handoffs-2026-06-19-receipt-email/',
      '/handoffs/handoff/',
      '/handoffs/handover-snapshots-session-3-json/',
      '/other-documents/readme/',
      '/specs/change-requests-cr-10/',
      '/specs/docs-plans-reminder/',
      '/specs/specs-portal/',
      '/specs/specs-reminder/',
    ]);
    expect(site.runIt.manifests).toEqual([
      {
        path: 'package.json',
        kind: 'npm package',
        name: 'customer-portal',
        version: '1.4.0',
        description: 'Customers see and pay their invoices',
      },
    ]);
    expect(site.runIt.steps.filter((it) => it.origin === 'manifest').map((it) => [it.topic, it.command, it.runs])).toEqual([
      ['run', 'npm start', 'node server.js'],
      ['test', 'npm test', 'node --test'],
      ['other', 'npm run remind', 'node jobs/remind.js'],
    ]);
    expect(files.get('records/handoffs/handoff.md')).toContain('case 4 (partly paid)');
    expect(files.get('records/decisions/decisions-d2.md')).toMatch(/^\| # \| Date \| Decision .*\n\| --- .*\n\| D2 \|/);
  });

  test('in which decisions that follow one another are linked both ways', async () => {
    const repository = await makeDemo();
    onTestFinished(() => repository.dispose());
    const { records, files } = await collected(repository.folder);
    const data = (id: string): Record<string, unknown> | undefined => records.find((it) => it.id === id)?.data;
    expect(data('docs-adr-0002-send-mail-through-a-queue')).toMatchObject({
      status: { state: 'superseded' },
      supersededBy: [{ id: 'docs-adr-0003-send-mail-from-the-job', stated: 'by this record' }],
    });
    expect(data('docs-adr-0003-send-mail-from-the-job')).toMatchObject({ supersedes: [{ id: 'docs-adr-0002-send-mail-through-a-queue' }] });
    expect(files.get('records/decisions/docs-adr-0003-send-mail-from-the-job.html')).toContain(
      'href="/decisions/docs-adr-0002-send-mail-through-a-queue/"',
    );
  });

  test('in which past versions have fields and no file but those of a comparison holds the text of two versions', async () => {
    const repository = await newRepository();
    const sentences = ['The first version says a long sentence of its own.', 'The second version says another one instead.'];
    for (const [index, sentence] of sentences.entries()) {
      repository.write('HANDOFF.md', `${handoff(`Do step ${index + 1}`)}\n## Notes\n${sentence}\n`);
      await repository.commit(`Version ${index + 1}`);
    }
    const { records, files } = await collected(repository.folder);
    expect(records[0]?.revisions.map((it) => it.fields?.['nextAction'])).toEqual(['Do step 1', 'Do step 2']);
    const holding = sentences.map((sentence) => [...files].filter(([, text]) => text.includes(sentence)).map(([path]) => path));
    const base = 'versions/handoffs/handoff';
    expect(holding).toEqual([
      [`${base}/1.html`, `${base}/2.change.html`],
      ['records/handoffs/handoff.html', 'records/handoffs/handoff.md', `${base}/2.change.html`, `${base}/2.html`],
    ]);
  });

  test('with what was deleted, by its last text', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff('Ship it'));
    await repository.commit('Write');
    repository.remove('HANDOFF.md');
    await repository.commit('Merged, so the handoff goes');
    const { records, codes } = await collected(repository.folder);
    expect(records).toMatchObject([
      { deleted: true, data: { nextAction: { text: 'Ship it' } }, revisions: [{ change: 'added' }, { change: 'deleted', blob: null }] },
    ]);
    expect(codes).toEqual([]);
  });

  test('in which a README that was a handoff once is the README', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff('Go'));
    await repository.commit('Write');
    await repository.git('mv', 'HANDOFF.md', 'README.md');
    await repository.commit('Rename');
    const { site, records } = await collected(repository.folder);
    expect([site.readme?.path, records.map((it) => it.url)]).toEqual(['README.md', ['/other-documents/readme/']]);
  });

  test('also when none of the document types is there', async () => {
    const repository = await newRepository();
    repository.write('README.md', '[![badge](https://x.test/b.svg)](https://x.test)\n\n# Ferry\n\nTimetables for a small ferry.\n');
    repository.write('docs/guide.md', '# Guide\n\nText.\n');
    await repository.commit('Write');
    const { site, records } = await collected(repository.folder);
    expect(records.map(({ url, title, data }) => [url, title, data['summary']])).toEqual([
      ['/other-documents/docs-guide/', 'Guide', 'Text.'],
      ['/other-documents/readme/', 'Ferry', 'Timetables for a small ferry.'],
    ]);
    expect(site.title).toBe('Ferry');
    expect(site.readme).toMatchObject({ path: 'README.md', summary: 'Timetables for a small ferry.' });
    expect(site.collections.every((it) => it.lookedFor.length > 0)).toBe(true);
  });
});

test('two clones of one commit give the same content, byte for byte', async () => {
  const repository = await makeDemo();
  const beside = mkdtempSync(join(tmpdir(), 'handover-clones-'));
  onTestFinished(() => {
    repository.dispose();
    rmSync(beside, { recursive: true, force: true });
  });
  await repository.git('clone', '--quiet', '--bare', '.', join(beside, 'bare.git'));
  await repository.git('worktree', 'add', '--quiet', '--detach', join(beside, 'tree'));
  const one = await collected(repository.folder);
  const bare = await collected(join(beside, 'bare.git'));
  const tree = await collected(join(beside, 'tree', 'docs'));
  expect([...bare.files]).toEqual([...one.files]);
  expect([...tree.files]).toEqual([...one.files]);
});

describe('nothing vanishes silently', () => {
  test('symbolic links, templates and texts that cannot be read are named with the reason', async () => {
    const repository = await newRepository();
    repository.write('docs/templates/HANDOFF.md', handoff('Fill this in'));
    repository.write('docs/HANDOFF.md', Buffer.from([35, 32, 0, 1]));
    await repository.commit('Write');
    await repository.git(
      'update-index',
      '--add',
      '--cacheinfo',
      `120000,${(await repository.git('hash-object', '-w', 'docs/templates/HANDOFF.md')).trim()},HANDOFF.md`,
    );
    await repository.git('commit', '--quiet', '--message=Link');
    const { site, problems } = await collected(repository.folder);
    const leftOut = site.collections.find((it) => it.name === 'handoffs')?.leftOut ?? [];
    expect(leftOut.map((it) => it.path)).toEqual(['HANDOFF.md', 'docs/templates/HANDOFF.md']);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['HO331', 'HANDOFF.md'],
      ['HO312', 'docs/HANDOFF.md'],
    ]);
  });

  test('a past version that is missing is a gap with a name, and the versions around it keep their fields', async () => {
    const repository = await newRepository();
    for (const step of ['one', 'two', 'three']) {
      repository.write('HANDOFF.md', handoff(step));
      await repository.commit(step);
    }
    const blob = (await repository.git('rev-parse', 'HEAD~1:HANDOFF.md')).trim();
    repository.remove(`.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
    const { problems, records } = await collected(repository.folder);
    expect(problems.map(({ code, path, message }) => [code, path, message])).toEqual([
      ['HO310', 'HANDOFF.md', 'Revision 2 of 2026-06-01: The text of this version is missing from the repository.'],
    ]);
    expect(records[0]?.revisions.map((it) => [it.unread, it.fields?.['nextAction']])).toEqual([
      [null, 'one'],
      ['HO310', undefined],
      [null, 'three'],
    ]);
  });

  test('a document whose standing text cannot be read keeps its record and its versions', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff('one'));
    await repository.commit('Write');
    repository.write('HANDOFF.md', Buffer.alloc(8 * 2 ** 20 + 1, 'a'));
    await repository.commit('Fill it');
    const { problems, records } = await collected(repository.folder);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([['HO311', 'HANDOFF.md']]);
    expect(records.map((it) => it.revisions.map((revision) => [revision.unread, revision.fields?.['nextAction']]))).toEqual([
      [
        [null, 'one'],
        ['HO311', undefined],
      ],
    ]);
  });

  test('names that differ only in case are named', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff('one'));
    await repository.commit('Write');
    const blob = (await repository.git('rev-parse', 'HEAD:HANDOFF.md')).trim();
    await repository.git('update-index', '--add', '--cacheinfo', `100644,${blob},handoff.md`);
    await repository.git('commit', '--quiet', '--message=Twin');
    const { codes, records } = await collected(repository.folder);
    expect(codes).toEqual(['HO131', 'HO131']);
    expect(new Set(records.map((it) => it.url.toLowerCase())).size).toBe(2);
  });

  test('an import of what is not there is named, and one that leaves the repository; an annotation is neither', async () => {
    const repository = await newRepository();
    repository.write('sub/CLAUDE.md', 'Read @../docs/a.md\nand @../../elsewhere.md\nand @~/notes.md, not @decorators\n');
    await repository.commit('Write');
    const { problems } = await collected(repository.folder);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['HO951', 1],
      ['HO950', 2],
      ['HO950', 3],
    ]);
  });

  test('an import that leads back through ordinary documents, in each of them', async () => {
    const repository = await newRepository();
    repository.write('CLAUDE.md', 'See @docs/a.md\n');
    repository.write('docs/a.md', '@b.md\n');
    repository.write('docs/b.md', '@../CLAUDE.md\n');
    await repository.commit('Write');
    const { problems } = await collected(repository.folder);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['HO952', 'CLAUDE.md'],
      ['HO952', 'docs/a.md'],
      ['HO952', 'docs/b.md'],
    ]);
  });
});
