import { expect, test } from 'vitest';
import { collected, newRepository } from './collected.ts';

const task = (done: string): string =>
  `## Import job\nStarted: 2026-06-01T09:14:00\n\n### Steps\n[${done}] Step 1: Read the file\n[ ] Step 2: Write the rows\n`;
/** Boxes that only a file with the name of a task file is read by. */
const loose = '## Import job\n\n### Steps\n- [x] Read the file\n- [ ] Write the rows\n';
const settings = (name: string): string => JSON.stringify({ taskFile: name });

/** What stands at a path, from commits of files one after another; a file that is null is removed. */
async function recordOf(path: string, ...commits: Readonly<Record<string, string | null>>[]) {
  const repository = await newRepository();
  for (const files of commits) {
    for (const [name, text] of Object.entries(files))
      if (text === null) repository.remove(name);
      else repository.write(name, text);
    await repository.commit('Go on');
  }
  const { records } = await collected(repository.folder);
  const found = records.find((it) => it.origin.path === path);
  return (
    found && {
      collection: found.url.split('/')[1],
      shape: found.data['shape'],
      deleted: found.deleted,
      past: found.revisions.map((it) => it.fields?.['progress'] ?? null),
    }
  );
}

const asTask = { collection: 'handoffs', shape: 'task', deleted: false };

test.each(['WORK.md', 'docs/current-work.md', './current/NOW.md', 'CONTINUITY.md', 'HANDOFF-work.md', 'work.txt', 'AGENDA'])(
  'the file that the settings name as %s is the task file, and was in each of its versions',
  async (name) => {
    const path = name.replace('./', '');
    expect(await recordOf(path, { [path]: task(' ') }, { [path]: task('x'), '.handover/settings.json': settings(name) })).toEqual({
      ...asTask,
      past: ['0 of 2', '1 of 2'],
    });
  },
);

test('what the settings name is read as a task file however it is written', async () => {
  expect(await recordOf('WORK.md', { 'WORK.md': loose, '.handover/settings.json': settings('WORK.md') })).toEqual({
    ...asTask,
    past: ['1 of 2'],
  });
  expect(await recordOf('WORK.md', { 'WORK.md': loose })).toMatchObject({ collection: 'other-documents' });
});

test('a task file that was renamed is one in both of its names', async () => {
  const versions = [{ 'TASK.md': task(' ') }, { 'TASK.md': null, 'WORK.md': task(' ') }, { 'WORK.md': task('x') }];
  expect(await recordOf('WORK.md', ...versions, { '.handover/settings.json': settings('WORK.md') })).toEqual({
    ...asTask,
    past: ['0 of 2', '0 of 2', '1 of 2'],
  });
  expect(await recordOf('WORK.md', ...versions)).toEqual({ ...asTask, past: ['0 of 2', '0 of 2', '1 of 2'] });
});

test('where no settings are committed a task file is known by its grammar, one that was deleted too', async () => {
  expect(await recordOf('notes/now.md', { 'notes/now.md': task(' ') })).toMatchObject(asTask);
  expect(await recordOf('notes/now.md', { 'notes/now.md': task(' ') }, { 'notes/now.md': null, 'README.md': '# Portal\n' })).toMatchObject({
    ...asTask,
    deleted: true,
  });
});

test.each([
  ['a list of boxes', 'notes/now.md', '# Release\n\n- [ ] Tag\n- [ ] Tell\n'],
  ['a plan with bullets that nobody began', 'notes/now.md', '# Release\n\n## Steps\n- [ ] Step 1: Tag\n- [ ] Step 2: Tell\n'],
  ['an example', 'examples/now.md', task(' ')],
  ['a page that shows one in code', 'notes/now.md', `# How to\n\n\`\`\`md\n${task(' ')}\`\`\`\n`],
])('%s is no task file', async (_, path, text) => {
  expect(await recordOf(path, { [path]: text })).toMatchObject({ collection: 'other-documents' });
});

test('settings that cannot be read, or name nothing, name no file', async () => {
  for (const text of ['{', '{}', 'null', settings('../WORK.md')])
    expect(await recordOf('WORK.md', { 'WORK.md': loose, '.handover/settings.json': text })).toMatchObject({
      collection: 'other-documents',
    });
});
