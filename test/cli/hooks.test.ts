import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  writeFileSync(script, readFileSync(script, 'utf8').slice(0, 200));
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

test('hooks and scripts of somebody else with the name of ours are neither taken out nor written over', async () => {
  const own = '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"node tools/handover.mjs --post"}]}]}}\n';
  const folder = folderWith({ '.codex/hooks.json': own, '.claude/hooks/handover.mjs': 'mine\n' });
  const path = join(folder, '.codex/hooks.json');
  expect(await run(folder, 'hooks', 'remove', '--yes')).toMatchObject({ code: 0, stdout: '' });
  expect(readFileSync(path, 'utf8')).toBe(own);
  await run(folder, 'hooks', 'install', '--yes', '--tool', 'codex');
  expect(readFileSync(path, 'utf8')).toContain('node tools/handover.mjs --post');
  await run(folder, 'hooks', 'remove', '--yes');
  expect(readFileSync(path, 'utf8')).toBe(own);
  expect(await firstLine(folder, '--tool', 'claude-code', '--yes')).toBe(
    'error HO187  .claude/hooks/handover.mjs was not changed: it is a script of somebody else, in the place of the one that the hooks call.',
  );
  expect(readFileSync(join(folder, '.claude/hooks/handover.mjs'), 'utf8')).toBe('mine\n');
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
    'error HO187  .claude/settings.json was not changed: it has comments or commas that the tool itself does not read (line 1, column 3).',
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

test('a file of a tool that cannot be read is told with its code and place, and nothing is taken out beside it', async () => {
  const folder = folderWith({ '.claude/settings.json': '{}', '.gemini/settings.json': '{\n  "ui": x\n}\n', '.codex/hooks.json/': '' });
  await run(folder, 'hooks', 'install', '--yes', '--tool', 'claude-code');
  const status = await run(folder, 'hooks', 'status', '--tool', 'gemini', '--tool', 'codex', '--tool', 'claude-code');
  expect(status).toEqual(
    fine(
      [
        'gemini       not known: HO187  .gemini/settings.json:2:9: it is not valid JSON',
        'codex        not known: HO187  .codex/hooks.json: it cannot be read',
        'claude-code  installed in .claude/settings.json, script current',
        '',
      ].join('\n'),
    ),
  );
  expect(JSON.parse((await run(folder, 'hooks', 'status', '--tool', 'gemini', '--json')).stdout)).toMatchObject({
    tools: [{ tool: 'gemini', hooks: null, problem: { code: 'HO187', line: 2, column: 9 } }],
  });
  expect(await firstLine(folder, '--tool', 'gemini')).toBe(
    'error HO187  .gemini/settings.json was not changed: it is not valid JSON (line 2, column 9).',
  );
  // What cannot be read may hold hooks: nothing is done by half.
  const all = await run(folder, 'hooks', 'remove', '--yes');
  expect([all.code, all.stderr.split('\n')[0]]).toEqual([2, 'error HO187  .codex/hooks.json was not changed: it cannot be read.']);
  rmSync(join(folder, '.codex'), { recursive: true });
  const others = await run(folder, 'hooks', 'remove', '--yes');
  expect(others).toMatchObject({ code: 0, stdout: '.claude/settings.json\n.claude/hooks/handover.mjs\n' });
  expect(others.stderr).toContain('HO187  .gemini/settings.json:2:9: it is not valid JSON; no hook of Handover stands in it.\n');
  expect((await run(folder, 'hooks', 'remove', '--yes', '--tool', 'gemini')).code).toBe(2);
});

test.each([
  ['# mine', true],
  ['# mine\n', true],
  ['', true],
  ['# mine\n/.handover/\n', false],
])('the line that keeps the records local goes with the hooks, and %j is as it was before', async (before, isOurs) => {
  const folder = await repositoryWith({ '.claude/settings.json': '{}', '.cursor/': '' });
  const path = join(folder, '.git/info/exclude');
  writeFileSync(path, before);
  await run(folder, 'hooks', 'install', '--yes', '--local');
  expect(readFileSync(path, 'utf8')).toBe(isOurs ? `${before}${before === '# mine' ? '\n' : ''}/.handover/\n` : before);
  // As long as a tool has its hooks, the records are still written.
  await run(folder, 'hooks', 'remove', '--yes', '--tool', 'cursor');
  expect(readFileSync(path, 'utf8')).toContain('/.handover/\n');
  const removed = await run(folder, 'hooks', 'remove', '--yes');
  expect(removed.stdout.includes('.git/info/exclude\n')).toBe(isOurs);
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('bytes that are not UTF-8 are never written over: a file of a tool is refused, and the list of git keeps them', async () => {
  const settings = Buffer.from('{\n "model": "gr\u00fcn"\n}\n', 'latin1');
  const folder = await repositoryWith({ '.claude/settings.json': '' });
  const path = join(folder, '.claude/settings.json');
  writeFileSync(path, settings);
  expect(await firstLine(folder, '--yes')).toBe('error HO187  .claude/settings.json was not changed: it is not UTF-8 (line 2, column 14).');
  expect((await run(folder, 'hooks', 'status', '--tool', 'claude-code')).stdout).toBe(
    'claude-code  not known: HO187  .claude/settings.json:2:14: it is not UTF-8\n',
  );
  expect(readFileSync(path).equals(settings)).toBe(true);
  rmSync(path);
  const list = join(folder, '.git/info/exclude');
  const before = Buffer.concat([Buffer.from('/gr\u00fcn\n', 'latin1'), Buffer.from('/gr\u00fcn\n')]);
  writeFileSync(list, before);
  const installed = await run(folder, 'hooks', 'install', '--yes', '--local');
  expect(installed.stderr).toContain('    /gr\u00fcn\n  + /.handover/\n');
  expect(readFileSync(list).equals(Buffer.concat([before, Buffer.from('/.handover/\n')]))).toBe(true);
  await run(folder, 'hooks', 'remove', '--yes');
  expect(readFileSync(list).equals(before)).toBe(true);
});

test('a list of git that was not there is gone again, and one that somebody went on with loses our line alone', async () => {
  const folder = await repositoryWith({ '.claude/settings.json': '{}' });
  const path = join(folder, '.git/info/exclude');
  rmSync(path, { force: true });
  await run(folder, 'hooks', 'install', '--yes', '--local');
  await run(folder, 'hooks', 'remove', '--yes');
  expect(existsSync(path)).toBe(false);
  await run(folder, 'hooks', 'install', '--yes', '--local');
  writeFileSync(path, `/first\n${readFileSync(path, 'utf8')}/last\n`);
  await run(folder, 'hooks', 'remove', '--yes');
  expect(readFileSync(path, 'utf8')).toBe('/first\n/last\n');
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
