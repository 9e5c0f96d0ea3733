import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './folders.ts';
import { fine, repositoryWith, run } from './in-repository.ts';

test('hooks are shown, installed, known to be there and removed, and every byte of the tool’s file comes back', async () => {
  const settings = '{\n    "model": "m",\n    "hooks": { "Stop": [] }\n}';
  const folder = await repositoryWith({ '.claude/settings.json': settings });
  const path = join(folder, '.claude/settings.json');
  const script = join(folder, '.claude/hooks/handover.mjs');
  const dry = await run(folder, 'hooks', 'install', '--dry-run');
  expect(dry).toMatchObject({ code: 0, stdout: '.claude/hooks/handover.mjs\n.claude/settings.json\n' });
  expect(dry.stderr).toContain('.claude/settings.json  is changed\n');
  expect(dry.stderr).toContain('+                         "${CLAUDE_PROJECT_DIR}/.claude/hooks/handover.mjs",');
  expect([readFileSync(path, 'utf8'), existsSync(script)]).toEqual([settings, false]);

  expect(await run(folder, 'hooks', 'install', '--yes', '--local')).toMatchObject({
    code: 0,
    stdout: '.claude/hooks/handover.mjs\n.claude/settings.json\n.git/info/exclude\n',
  });
  expect(readFileSync(join(folder, '.git/info/exclude'), 'utf8')).toMatch(/\n\/\.handover\/\n$/);
  expect(await run(folder, 'hooks', 'install')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining('Nothing to change.'),
  });
  const status = await run(folder, 'hooks', 'status', '--tool', 'claude-code', '--tool', 'codex');
  expect(status).toEqual(fine('claude-code  installed in .claude/settings.json, script current\ncodex        not installed\n'));
  writeFileSync(script, 'old');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"model"', '"disableAllHooks": true, "model"'));
  expect((await run(folder, 'hooks', 'status', '--tool', 'claude-code')).stdout).toBe(
    'claude-code  installed in .claude/settings.json, script other version\n  "disableAllHooks" is set there: no hook runs.\n',
  );
  writeFileSync(path, readFileSync(path, 'utf8').replace('"disableAllHooks": true, "model"', '"model"'));
  await run(folder, 'hooks', 'install', '-y');
  expect(await run(folder, 'hooks', 'remove', '--yes', '--local')).toMatchObject({
    code: 0,
    stdout: '.claude/settings.json\n.claude/hooks/handover.mjs\n.git/info/exclude\n',
  });
  expect([readFileSync(path, 'utf8'), existsSync(script)]).toEqual([settings, false]);
  expect(readFileSync(join(folder, '.git/info/exclude'), 'utf8')).not.toContain('.handover');
});

test('hooks are removed from a file that somebody went on editing, and nothing of theirs moves', async () => {
  const folder = await repositoryWith({ '.claude/settings.json': '{ "model": "m" }\n' });
  const path = join(folder, '.claude/settings.json');
  await run(folder, 'hooks', 'install', '--yes');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"m"', '"n"'));
  await run(folder, 'hooks', 'remove', '--yes');
  expect(readFileSync(path, 'utf8')).toBe('{ "model": "n" }\n');
});

test('a rule of Cursor says where the briefing is, and one that was changed is left alone', async () => {
  const folder = folderWith({ '.cursor/': '' });
  await run(folder, 'hooks', 'install', '--yes', '--tool', 'cursor');
  const rule = join(folder, '.cursor/rules/handover.mdc');
  expect(readFileSync(rule, 'utf8')).toMatch(/^---\n[^]*alwaysApply: true\n---\n[^]*TASK\.md[^]*handover\.mjs brief cursor/);
  writeFileSync(rule, 'mine\n');
  await run(folder, 'hooks', 'install', '--yes', '--tool', 'cursor');
  await run(folder, 'hooks', 'remove', '--yes');
  expect(readFileSync(rule, 'utf8')).toBe('mine\n');
});

test('files that hooks were installed into a clean folder with are gone when they are removed', async () => {
  const folder = folderWith({});
  const tools = ['claude-code', 'codex', 'gemini', 'cursor', 'copilot', 'kiro'].flatMap((it) => ['--tool', it]);
  expect((await run(folder, 'hooks', 'install', '--yes', ...tools)).stdout.split('\n')).toHaveLength(14);
  expect((await run(folder, 'hooks', 'status')).stdout.match(/installed in \S+, script current/g)).toHaveLength(6);
  await run(folder, 'hooks', 'remove', '--yes');
  expect(['.claude', '.codex', '.gemini', '.cursor', '.github', '.kiro'].filter((it) => existsSync(join(folder, it)))).toEqual([]);
});

async function firstLine(folder: string, ...args: string[]): Promise<string | undefined> {
  return (await run(folder, 'hooks', 'install', ...args)).stderr.split('\n')[0];
}

test('no hook is put where it is not clear for whom, and no file is changed that cannot be read or lies elsewhere', async () => {
  expect(await firstLine(folderWith({}))).toBe(
    'error HO188  No folder of a tool with hooks is here, so it is not clear for which one they are.',
  );
  expect(await firstLine(folderWith({ '.claude/settings.json': '{ // x\n}' }))).toBe(
    'error HO187  .claude/settings.json was not changed: it has comments or commas that the tool itself does not read.',
  );
  expect(await firstLine(folderWith({ '.claude/': '' }), '--local')).toBe(
    'error HO189  --local hides the records from git, and there is no git here.',
  );
  const [folder, other] = [folderWith({}), folderWith({ 'settings.json': '{}' })];
  symlinkSync(other, join(folder, '.claude'));
  expect(await firstLine(folder)).toBe('error HO187  .claude/settings.json was not changed: a symbolic link leads there.');
  expect(await firstLine(folderWith({ '.claude/settings.json/': '' }))).toBe(
    'error HO187  .claude/settings.json was not changed: it cannot be read.',
  );
});

test('where nobody can be asked, the changes are shown and made with --yes alone', async () => {
  const folder = await repositoryWith({ '.claude/settings.json': '{}' });
  const refused = await run(folder, 'hooks', 'install');
  expect([refused.code, refused.stdout]).toEqual([2, '']);
  expect(refused.stderr).toContain('.claude/settings.json  is changed\n');
  expect(refused.stderr).toContain(`error HO192  There is no terminal on which to ask whether these changes are wanted. Nothing was changed.
  Fix   Make them without being asked:  handover hooks install --yes
        See them again:  handover hooks install --dry-run
`);
  expect([readFileSync(join(folder, '.claude/settings.json'), 'utf8'), existsSync(join(folder, '.claude/hooks'))]).toEqual(['{}', false]);
  expect((await run(folder, 'hooks', 'install', '--yes')).code).toBe(0);
  expect((await run(folder, 'hooks', 'remove')).stderr).toContain('handover hooks remove --yes\n');
  expect(existsSync(join(folder, '.claude/hooks/handover.mjs'))).toBe(true);
});
