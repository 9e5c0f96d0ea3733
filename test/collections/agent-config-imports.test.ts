import { describe, expect, test } from 'vitest';
import { got, linked } from './agent-config-reading.ts';

const imports = (text: string, path = 'CLAUDE.md'): unknown[] =>
  (got(path, text).data.instructions?.imports ?? []).map((it) => [it.written, it.state, it.path, it.line]);

const rule = (globs: string): Record<string, string> => ({ '.claude/rules/a.md': `---\npaths: ${JSON.stringify(globs)}\n---\n` });

describe('an import', () => {
  test.each([
    ['See @docs/a.md for more', [['docs/a.md', 'unchecked', 'docs/a.md', 1]]],
    ['- @docs/a.md', [['docs/a.md', 'unchecked', 'docs/a.md', 1]]],
    ['(@docs/a.md)', [['docs/a.md', 'unchecked', 'docs/a.md', 1]]],
    [
      'Read @docs/a.md, then @docs/b.md.',
      [
        ['docs/a.md', 'unchecked', 'docs/a.md', 1],
        ['docs/b.md', 'unchecked', 'docs/b.md', 1],
      ],
    ],
    ['@docs/with\\ space.md', [['docs/with space.md', 'unchecked', 'docs/with space.md', 1]]],
    ['@AGENTS.md#tests', [['AGENTS.md', 'unchecked', 'AGENTS.md', 1]]],
    ['@~/.claude/mine.md', [['~/.claude/mine.md', 'home', null, 1]]],
    ['@/Users/jo/notes.md', [['~/notes.md', 'home', null, 1]]],
    ['@../other-repo/CLAUDE.md', [['../other-repo/CLAUDE.md', 'outside', null, 1]]],
    ['@/etc/x.md', [['/etc/x.md', 'absolute', null, 1]]],
    ['@scope/pkg', [['scope/pkg', 'package', null, 1]]],
    [
      'Ask @alice about @param',
      [
        ['alice', 'mention', null, 1],
        ['param', 'mention', null, 1],
      ],
    ],
    [
      '@Suppress("X") and @JvmInline',
      [
        ['Suppress', 'mention', null, 1],
        ['JvmInline', 'mention', null, 1],
      ],
    ],
    ['me@example.com', []],
    ['`@docs/a.md`', []],
    ['```\n@docs/a.md\n```\n\n~~~~\n@docs/b.md\n~~~~', []],
    ['<!-- @docs/a.md -->', []],
    ['---\ndescription: "@docs/a.md"\n---\n\n@docs/b.md', [['docs/b.md', 'unchecked', 'docs/b.md', 5]]],
    ['a\r\n\r\n@docs/b.md\r\n', [['docs/b.md', 'unchecked', 'docs/b.md', 3]]],
  ])('in %j', (text, expected) => {
    expect(imports(text)).toEqual(expected);
  });

  test('is looked up from the folder of its file', () => {
    expect(imports('@../a.md @b.md', 'packages/x/CLAUDE.md')).toEqual([
      ['../a.md', 'unchecked', 'packages/a.md', 1],
      ['b.md', 'unchecked', 'packages/x/b.md', 1],
    ]);
  });

  test('of Kiro names a live file from the root', () => {
    expect(imports('#[[file:api/openapi.yaml]]', '.kiro/steering/a.md')).toEqual([
      ['api/openapi.yaml', 'unchecked', 'api/openapi.yaml', 1],
    ]);
  });

  test('that leads out of the repository is a problem at its place', () => {
    expect(got('CLAUDE.md', 'One.\n\n- @~/.claude/mine.md\n').findings).toEqual([
      {
        code: 'HO950',
        line: 3,
        column: 3,
        message: 'The import names a file outside the repository; it was not followed.',
        fix: 'Copy what is needed into the repository, so that a successor has it too.',
      },
    ]);
  });

  test('of a file of secrets is a problem', () => {
    expect(got('CLAUDE.md', '@.env and @.env.example\n').problems).toEqual(['HO954:1']);
  });
});

describe('imports among files', () => {
  test('lead to what is there, and to records where they are some', () => {
    const { at, problems } = linked(
      { 'CLAUDE.md': '@AGENTS.md\n@docs/a.md\n@docs/missing.md\n@scope/pkg\n@alice\n@README\n', 'AGENTS.md': 'Text.\n' },
      ['docs/a.md', 'README'],
    );
    expect(at('CLAUDE.md').instructions?.imports.map((it) => [it.written, it.state, it.id])).toEqual([
      ['AGENTS.md', 'found', 'AGENTS.md'],
      ['docs/a.md', 'found', null],
      ['docs/missing.md', 'missing', null],
      ['scope/pkg', 'package', null],
      ['alice', 'mention', null],
      ['README', 'found', null],
    ]);
    expect(problems).toEqual(['CLAUDE.md HO951:3']);
    expect(at('AGENTS.md').instructions?.load.condition).toBe('Claude Code reads it through the CLAUDE.md beside it');
  });

  test('that run in a circle end', () => {
    const { at, problems } = linked({
      'CLAUDE.md': '@a/CLAUDE.md\n',
      'a/CLAUDE.md': '@../b/CLAUDE.md\n',
      'b/CLAUDE.md': '@../a/CLAUDE.md\n@CLAUDE.md\n',
    });
    expect(problems).toEqual(['a/CLAUDE.md HO952:1', 'b/CLAUDE.md HO952:1', 'b/CLAUDE.md HO952:2']);
    expect(at('CLAUDE.md').instructions?.imports.map((it) => it.circle)).toEqual([false]);
  });

  test('of five hops are too deep', () => {
    const chain = Object.fromEntries(
      [0, 1, 2, 3, 4].map((it) => [it === 0 ? 'CLAUDE.md' : `d${it}/CLAUDE.md`, `@${it === 0 ? '' : '../'}d${it + 1}/CLAUDE.md\n`]),
    );
    const { at, problems } = linked({ ...chain, 'd5/CLAUDE.md': 'End.\n' });
    expect(at('CLAUDE.md').instructions?.depth).toBe(5);
    expect(problems).toEqual(['d4/CLAUDE.md HO953:1']);
  });

  test('of three hundred files in one circle are followed to their end', () => {
    const texts = Object.fromEntries(Array.from({ length: 300 }, (_, it) => [`d${it}/CLAUDE.md`, `@../d${(it + 1) % 300}/CLAUDE.md\n`]));
    expect(linked(texts).problems).toHaveLength(300);
  });
});

test('an AGENTS.md beside a CLAUDE.md that does not import it is not read by Claude Code', () => {
  const { at, problems, all } = linked({ 'CLAUDE.md': 'Text.\n', 'AGENTS.md': 'Text.\n', 'a/AGENTS.md': 'Text.\n' });
  expect(problems).toEqual(['AGENTS.md HO958']);
  expect(all[0]?.message).toBe(
    'Claude Code reads the CLAUDE.md beside this AGENTS.md and not this file, because the CLAUDE.md does not import it.',
  );
  expect(at('AGENTS.md').instructions?.load.condition).toBe('Claude Code reads the CLAUDE.md beside it instead');
  expect(at('a/AGENTS.md').instructions?.load).toMatchObject({ when: 'on-directory', condition: 'in a' });
});

describe('a rule', () => {
  const files = ['src/a.ts', 'src/b/c.ts', 'x.md'];
  test.each([
    ['**/*.ts', 2, []],
    ['src/{a,b}.ts, *.md', 2, []],
    ['*.ts', 0, ['.claude/rules/a.md HO955:1']],
    ['lib/**', 0, ['.claude/rules/a.md HO955:1']],
    ['src/[a.ts', 0, ['.claude/rules/a.md HO956:1']],
    [`${'{a,b}'.repeat(10_000)}`, 0, ['.claude/rules/a.md HO956:1']],
    [`{${'a,'.repeat(10_000)}b}`, 0, ['.claude/rules/a.md HO956:1']],
    [`${'*a'.repeat(30)}`, 0, ['.claude/rules/a.md HO956:1']],
    [`${'**/'.repeat(30)}a`, 0, ['.claude/rules/a.md HO956:1']],
  ])('with %.30s matches %i files', (globs, matches, expected) => {
    const { at, problems } = linked(rule(globs), files);
    expect(at('.claude/rules/a.md').instructions?.load.matches).toBe(matches);
    expect(problems).toEqual(expected);
  });

  test('of an editor counts a pattern without a folder in every folder', () => {
    const { at } = linked({ '.cursor/rules/a.mdc': '---\nglobs: *.ts\n---\n' }, files);
    expect(at('.cursor/rules/a.mdc').instructions?.load.matches).toBe(2);
  });

  test('of a folder counts from there', () => {
    const path = 'packages/a/.claude/rules/r.md';
    expect(linked({ [path]: '---\npaths: src/*.ts\n---\n' }, ['packages/a/src/x.ts']).at(path).instructions?.load.matches).toBe(1);
  });
});

test('instructions longer than their tool reads are a problem', () => {
  expect(got('AGENTS.md', 'x'.repeat(33 * 1024)).problems).toEqual(['HO959']);
  expect(got('CLAUDE.md', 'x'.repeat(33 * 1024)).problems).toEqual([]);
});

describe('imports through ordinary documents', () => {
  test('that run in a circle end, and each document of the circle is told', () => {
    const { at, problems } = linked({
      'CLAUDE.md': 'See @docs/a.md.\n',
      'docs/a.md': '\n@b.md\n',
      'docs/b.md': '@a.md\n@../CLAUDE.md\n',
    });
    expect(problems).toEqual(['CLAUDE.md HO952:1', 'docs/a.md HO952:2', 'docs/b.md HO952:1', 'docs/b.md HO952:2']);
    expect(at('CLAUDE.md').instructions).toMatchObject({
      imports: [{ state: 'found', path: 'docs/a.md', id: null, circle: true }],
      depth: 2,
    });
  });

  test('of a long chain are too deep from the fifth hop on', () => {
    const chain = Object.fromEntries([1, 2, 3, 4, 5].map((it) => [`docs/${it}.md`, `@${it + 1}.md\n`]));
    const { at, problems } = linked({ 'CLAUDE.md': '@docs/1.md\n', ...chain, 'docs/6.md': 'End.\n' });
    expect(at('CLAUDE.md').instructions?.depth).toBe(6);
    expect(problems).toEqual(['docs/4.md HO953:1', 'docs/5.md HO953:1']);
  });

  test('of a long chain are told beside a circle', () => {
    const chain = Object.fromEntries([1, 2, 3, 4, 5].map((it) => [`docs/${it}.md`, `@${it + 1}.md\n`]));
    const { problems } = linked({
      'CLAUDE.md': '@docs/1.md\n@docs/b.md\n',
      ...chain,
      'docs/6.md': 'End.\n',
      'docs/b.md': '@../CLAUDE.md\n',
    });
    expect(problems).toEqual(['CLAUDE.md HO952:2', 'docs/b.md HO952:1', 'docs/4.md HO953:1', 'docs/5.md HO953:1']);
  });

  test('that name nothing are told where they stand', () => {
    const { problems } = linked({ 'CLAUDE.md': '@docs/a.md\n', 'docs/a.md': 'One.\n@gone.md\n@~/mine.md\n', 'docs/b.md': '@gone.md\n' });
    expect(problems).toEqual(['docs/a.md HO950:3', 'docs/a.md HO951:2']);
  });

  test('are not followed for a tool that reads only the file named', () => {
    const { at, problems } = linked({ '.kiro/steering/a.md': '#[[file:docs/a.md]]\n', 'docs/a.md': '@gone.md\n' });
    expect(at('.kiro/steering/a.md').instructions?.depth).toBe(1);
    expect(problems).toEqual([]);
  });
});
