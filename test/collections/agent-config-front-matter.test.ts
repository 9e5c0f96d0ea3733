import { describe, expect, test } from 'vitest';
import { got } from './agent-config-reading.ts';

const load = (path: string, front: string): unknown => {
  const { when, globs } = got(path, `---\n${front}\n---\nText.\n`).data.instructions?.load ?? {};
  return [when, globs];
};
const skill = (front: string): ReturnType<typeof got> =>
  got('.claude/skills/a/SKILL.md', `---\nname: a\ndescription: d\n${front}\n---\nText.\n`);

describe('the front matter of a rule', () => {
  test.each([
    ['globs: *.ts,*.tsx', ['*.ts', '*.tsx']],
    ['globs: **/*.ts', ['**/*.ts']],
    ['globs: src/**/*.ts', ['src/**/*.ts']],
    ['globs: "{src,lib}/**/*.ts, a.md"', ['{src,lib}/**/*.ts', 'a.md']],
  ])('of Cursor with `%s` names its globs', (front, globs) => {
    expect(load('.cursor/rules/a.mdc', front)).toEqual(['on-match', globs]);
  });

  test.each([
    ['paths:\n  - **/*.ts', ['**/*.ts']],
    ['paths:\n  - {src,lib}/**/*.ts', ['{src,lib}/**/*.ts']],
    ['paths: **/Endpoints/*.cs,**/*Endpoints.cs', ['**/Endpoints/*.cs', '**/*Endpoints.cs']],
  ])('of Claude Code with `%s` names its globs', (front, globs) => {
    expect(load('.claude/rules/a.md', front)).toEqual(['on-match', globs]);
  });

  test('with an empty key has no such value', () => {
    expect(load('.cursor/rules/a.mdc', 'globs:\ndescription: Use it')).toEqual(['model-decides', []]);
    expect(load('.cursor/rules/a.mdc', 'globs:')).toEqual(['manual', []]);
    expect(load('.cursor/rules/a.mdc', 'alwaysApply: true\nglobs: *.ts')).toEqual(['always', []]);
  });

  test('may have carriage returns and a byte order mark', () => {
    const { data } = got('.cursor/rules/a.mdc', '\uFEFF---\r\nglobs: src/*.ts\r\n---\r\nText.\r\n');
    expect(data.instructions?.load.globs).toEqual(['src/*.ts']);
  });

  test('that cannot be YAML is marked as read leniently', () => {
    expect(got('.cursor/rules/a.mdc', '---\nglobs: *.ts,*.tsx\n---\n').data.parsed).toBe('recovered');
    expect(got('.cursor/rules/a.mdc', '---\nglobs: src/*.ts\n---\n').data.parsed).toBe('ok');
  });

  test.each([
    ['.github/instructions/a.instructions.md', 'applyTo: **/*.ts', ['on-match', ['**/*.ts']]],
    ['.github/instructions/a.instructions.md', 'applyTo: "**"', ['always', []]],
    ['.github/instructions/a.instructions.md', 'description: a', ['manual', []]],
    ['.windsurf/rules/a.md', 'trigger: always_on', ['always', []]],
    ['.windsurf/rules/a.md', 'trigger: glob\nglobs: "*.ts"', ['on-match', ['*.ts']]],
    ['.devin/rules/a.md', 'trigger: model_decision', ['model-decides', []]],
    ['.kiro/steering/a.md', 'inclusion: always', ['always', []]],
    ['.kiro/steering/a.md', 'inclusion: fileMatch\nfileMatchPattern: "*.go"', ['on-match', ['*.go']]],
    ['.kiro/steering/a.md', 'inclusion: manual', ['manual', []]],
    ['.clinerules/a.md', 'paths: ["src/**"]', ['on-match', ['src/**']]],
    ['packages/a/.claude/rules/a.md', 'description: a', ['on-directory', []]],
  ])('at %s with `%s` says when it is read', (path, front, expected) => {
    expect(load(path, front)).toEqual(expected);
  });

  test.each([
    ['.kiro/steering/a.md', 'inclusion: fileMatch', 'HO956:1'],
    ['.windsurf/rules/a.md', 'trigger: glob', 'HO956:1'],
    ['.cursor/rules/a.md', 'alwaysApply: true', 'HO957'],
  ])('at %s with `%s` is never used', (path, front, problem) => {
    expect(got(path, `---\n${front}\n---\n`).problems).toEqual([problem]);
  });
});

describe('the front matter of a skill', () => {
  test('may break YAML with a colon: the rest of the line is the value', () => {
    const { data, problems } = got('.claude/skills/a/SKILL.md', '---\nname: a\ndescription: Use when: asked\n---\n');
    expect([data.description, data.parsed]).toEqual(['Use when: asked', 'recovered']);
    expect(problems).toEqual(['HO601:3', 'HO986:1']);
  });

  test('keeps argument hints as they are written', () => {
    expect(skill('argument-hint: [file] [mode]').data.prompt?.argumentHint).toBe('[file] [mode]');
    expect(skill('argument-hint: [issue-number]').data.prompt?.argumentHint).toBe('[issue-number]');
  });

  test('with the documented form of argument hints is not said to be lost', () => {
    expect(skill('argument-hint: [file] [mode]').problems).toEqual(['HO601:4']);
  });

  test.each([
    ['no', false],
    ['off', false],
    ['0', false],
    ['False', false],
    ['yes', true],
    ['ON', true],
    ['true', true],
  ])('reads `user-invocable: %s` as a truth value', (written, expected) => {
    expect(skill(`user-invocable: ${written}`).data.prompt?.byPerson).toBe(expected);
  });

  test('keeps a date as text, and the last of two keys', () => {
    expect(skill('license: 2026-08-31').data.prompt?.license).toBe('2026-08-31');
    const { data } = got('.claude/skills/a/SKILL.md', '---\nname: b\nname: a\ndescription: d\n---\n');
    expect(data.name).toBe('a');
  });

  test('with tabs is reported and not read wrongly', () => {
    const { data, problems } = got('.claude/skills/a/SKILL.md', '---\nname: a\ndescription: d\nmetadata:\n\tby: x\n---\n');
    expect(data.hooks).toEqual([]);
    expect(problems.some((it) => it.startsWith('HO60'))).toBe(true);
  });

  test('in another language is neither run nor read', () => {
    const { data, problems } = got('.claude/skills/a/SKILL.md', '---js\nmodule.exports = { name: process.exit() }\n---\nText.\n');
    expect([data.name, data.description]).toEqual(['a', null]);
    expect(problems).toEqual(['HO603:1', 'HO984', 'HO985']);
    expect(got('.claude/skills/a/SKILL.md', '---json\n{"name":"b"}\n---\n').data.name).toBe('a');
  });

  test('that is never closed is none', () => {
    expect(got('.claude/skills/a/SKILL.md', '---\nname: b\ndescription: d\n\nText.\n').data.description).toBe(null);
  });

  test('splits tools outside of brackets', () => {
    expect(skill('allowed-tools: Bash(git add:*), Read').data.prompt?.tools).toEqual(['Bash(git add:*)', 'Read']);
    expect(skill('allowed-tools: Bash(npm version *) Read').data.prompt?.tools).toEqual(['Bash(npm version *)', 'Read']);
    expect(skill('allowed-tools: [Read, Grep]').data.prompt?.tools).toEqual(['Read', 'Grep']);
  });
});
