import { describe, expect, test } from 'vitest';
import { collected, newRepository } from './collected.ts';

const handoff = (next: string): string => `# HANDOFF: Reminder\n\nStatus: on track\n\n## Goal\nRemind.\n\n## Next\n1. ${next}\n`;
const tokenOf = (index: number): string => `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0'}${String(index).padStart(6, '0')}`;
const many = (count: number, part: (index: number) => string): string => Array.from({ length: count }, (_, index) => part(index)).join('');

describe('a hostile text of many parts', () => {
  test.each([
    ['paragraphs', many(300_000, () => 'a <b\n\n')],
    ['secrets', many(150_000, (index) => `${tokenOf(index)}\n`)],
    ['lines of one key', `-----BEGIN ${'PRIVATE KEY-----'}\n${many(160_000, () => `${'A'.repeat(40)}\n`)}-----END ${'PRIVATE KEY-----'}\n`],
    ['labels', many(150_000, (index) => `**Key ${index}:** value\n\n`)],
  ])(
    'is read to its end: %s',
    async (_what, text) => {
      const repository = await newRepository();
      repository.write('HANDOFF.md', `${handoff('Go on')}\n${text}`);
      await repository.commit('Write');
      const { records, problems } = await collected(repository.folder);
      expect(records.map((it) => it.data['nextAction'])).toMatchObject([{ text: 'Go on' }]);
      expect(problems.length).toBeLessThanOrEqual(101);
    },
    120_000,
  );
});

describe('secrets', () => {
  const token = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}`;

  test('are in no file of the content, wherever they stand in the repository', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', `${handoff('Log in')}\nThe token is ${token}.\n`);
    await repository.commit(`Use ${token}`, { author: `Ada ${token}` });
    repository.write('HANDOFF.md', handoff('Log in'));
    repository.write(`docs/handoffs/${token}.md`, handoff('Rename this'));
    await repository.commit('Remove it');
    const { files, problems, site } = await collected(repository.folder);
    expect([...files].filter(([path, text]) => path.includes(token) || text.includes(token)).map(([path]) => path)).toEqual([]);
    expect(problems.map(({ code, path, message }) => [code, path, message.split('.')[0]])).toEqual([
      ['HO401', null, 'Hidden in a name, a path or a commit message: github token'],
      ['HO401', 'HANDOFF.md', 'Hidden in an earlier version: github token'],
    ]);
    expect(site.redactions[0]?.rule).toBe('github token');
  });

  test.each([
    ['an escape', token.replaceAll('_', '\\_')],
    ['an entity', token.replace('_', '&#95;')],
    ['a tag inside', `${token.slice(0, 20)}<b></b>${token.slice(20)}`],
    ['emphasis inside', `${token.slice(0, 20)}**${token.slice(20)}**`],
    ['a character that nobody sees', `${token.slice(0, 20)}\u200b${token.slice(20)}`],
  ])('spelled with %s are in no file either', async (_how, spelled) => {
    const repository = await newRepository();
    repository.write('README.md', `# The ${spelled}\n\nUse ${spelled} to log in.\n`);
    repository.write('package.json', JSON.stringify({ name: token }).replace('_', '\\u005f'));
    repository.write('HANDOFF.md', `# HANDOFF: ${spelled}\n\n## Next\n1. Log in with ${spelled}\n`);
    await repository.commit('Write');
    repository.write('HANDOFF.md', `# HANDOFF: ${spelled}\n\n## Next\n1. Log out with ${spelled}\n`);
    await repository.commit('Write again');
    const { files, codes } = await collected(repository.folder);
    const secret = token.slice(4, 20);
    expect([...files].filter(([, text]) => text.includes(secret)).map(([path]) => path)).toEqual([]);
    expect(codes).toContain('HO401');
  });

  test('that stand now are named with their place', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', `# HANDOFF\n\nStatus: ok\n\nKey ${token}\n\n## Next\n1. Go\n`);
    await repository.commit('Write');
    const { problems } = await collected(repository.folder);
    expect(problems.filter((it) => it.code === 'HO401').map(({ path, line, column }) => [path, line, column])).toEqual([
      ['HANDOFF.md', 5, 5],
    ]);
  });
});
