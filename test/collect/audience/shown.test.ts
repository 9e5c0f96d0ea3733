import { symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { audienceOf } from '../../../src/config/audience.ts';
import { collected, newRepository } from '../collected.ts';

const client = audienceOf('client', {});
const twoNotes = (mark: string): string =>
  `# Handoff\n\n## Next\n\n1. Show\n\n## Notes\n\nSeen.\n\n## Risks\n\nNone.\n\n${mark}## Notes\n\nHide.\n`;
const titles = (records: { title: string }[]): string[] => records.map((it) => it.title).toSorted();

test('documents that name readers nobody knows are left out, and the operator is told', async () => {
  const repository = await newRepository();
  repository.write('docs/a.md', '---\naudience: night shift\n---\n\n# A\n');
  repository.write('docs/b.md', '---\naudience: ops\n---\n\n# B\n');
  repository.write('docs/c.md', '---\naudience: team\n---\n\n# C\n');
  repository.write('docs/d.md', '# D\n');
  await repository.commit('Write');
  const { records, notes } = await collected(repository.folder, { audience: client });
  expect(titles(records)).toEqual(['D']);
  expect(notes).toEqual([
    {
      code: 'HO133',
      path: 'docs/a.md',
      line: null,
      column: null,
      message: 'This and 1 more document name readers that are no known audience: left out.',
      fix: 'Write `audience: client` where the client is to get it.',
    },
  ]);
});

test('what only an older version held back is held back there', async () => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', '---\ninternal: true\n---\n\n# Handoff\n\n## Next\n\n1. Hide\n');
  await repository.commit('Write');
  repository.write('HANDOFF.md', '# Handoff\n\n<!-- handover: internal -->\n\n## Next\n\n1. Hide a part\n\n## Risks\n\nNone.\n');
  await repository.commit('Open a part');
  repository.write('HANDOFF.md', '# Handoff\n\n## Next\n\n1. Show\n');
  await repository.commit('Open all');
  const { records, files, site } = await collected(repository.folder, { audience: client });
  expect(records[0]?.revisions.map((it) => it.fields?.['nextAction'] ?? null)).toEqual([null, null, 'Show']);
  expect([...files.values()].join()).not.toMatch(/Hide/);
  expect(site.withheld).toEqual({ marked: false, problems: true });
});

test('a section is found by its heading in versions from before the mark, and one of the same words beside it stays', async () => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', twoNotes(''));
  await repository.commit('Write');
  repository.write('HANDOFF.md', twoNotes('<!-- handover: internal -->\n'));
  await repository.commit('Mark');
  const { files } = await collected(repository.folder, { audience: client });
  expect(files.get('records/handoffs/handoff.md')).toBe('# Handoff\n\n## Next\n\n1. Show\n\n## Notes\n\nSeen.\n\n## Risks\n\nNone.\n');
});

test('a file that only its link shows is read where it lies, and not at all where that is internal', async () => {
  const repository = await newRepository();
  repository.write('internal/HANDOFF.md', '# Handoff\n\n## Next\n\n1. Hide\n');
  symlinkSync('internal/HANDOFF.md', `${repository.folder}/HANDOFF.md`);
  await repository.commit('Write');
  const { records, files } = await collected(repository.folder, { audience: client });
  expect(records).toEqual([]);
  expect([...files.values()].join()).not.toMatch(/Hide|internal\/HANDOFF/);
});

test('a secret in a part that is left out is neither counted nor a problem', async () => {
  const repository = await newRepository();
  const secret = `gh${'p_'}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA2bC4`;
  repository.write('HANDOFF.md', `# Handoff\n\n## Next\n\n1. Show\n\n<!-- handover: internal -->\n\n## Access\n\n${secret}\n`);
  await repository.commit('Write');
  const { site, codes } = await collected(repository.folder, { audience: client });
  expect(site.redactions).toEqual([]);
  expect(codes).not.toContain('HO401');
  expect((await collected(repository.folder)).site.redactions).toEqual([{ rule: 'github token', count: 1 }]);
});
