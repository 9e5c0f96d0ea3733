import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteLookedThrough } from '../../src/collect/looked-through.ts';
import { createRedactor } from '../../src/redact/redactor.ts';
import { collectedOf } from '../cli/fakes.ts';
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
      // 100 places, the count of the rest, that there were too many to look for, and that nothing was read of it on how the project is run.
      expect(problems.length).toBeLessThanOrEqual(103);
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

describe('places of secrets', () => {
  test('are told for what stands and for older versions, and for a path at that path', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff(`Log in with ${tokenOf(1)}`));
    await repository.commit('Write');
    repository.write('HANDOFF.md', handoff(`Log out with ${tokenOf(2)}`));
    repository.write(`docs/${tokenOf(3)}/notes.md`, '# Notes\n');
    const last = await repository.commit('Write again');
    const { hidden, dateOf } = await collected(repository.folder);
    const places = told(hidden);
    expect(places).toContainEqual(['github token', 'HANDOFF.md', 9, true, false]);
    expect(places).toContainEqual(['github token', 'HANDOFF.md', 9, false, false]);
    expect(places).toContainEqual(['github token', 'docs/[redacted: github token 2]/notes.md', null, true, false]);
    expect(places.filter(([, path]) => path === null)).toEqual([]);
    expect(dateOf(last)).toBe('2026-06-01T10:00:00+00:00');
    expect(new Set(hidden.map((it) => it.digest)).size).toBeGreaterThan(2);
  });

  test('are told where only a later look finds them', () => {
    const { site, hidden, problems } = siteLookedThrough(collectedOf({ site: { title: `Portal ${tokenOf(1)}` } }).site, createRedactor());
    expect(site.title).toBe('Portal [redacted: github token]');
    expect(told(hidden)).toEqual([['github token', null, null, true, false]]);
    expect(problems.map((it) => it.code)).toEqual(['HO401']);
  });

  test('are marked where the operator accepts them, and stay hidden', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff(`Log in with ${tokenOf(1)}`));
    await repository.commit('Write');
    const [first] = (await collected(repository.folder)).hidden;
    const entry = { rule: 'github token', path: 'HANDOFF.md', line: first?.digest ?? '', reason: 'An example.', date: '2026-06-01' };
    const { hidden, unused, files } = await collected(repository.folder, { baseline: [entry, { ...entry, path: 'OTHER.md' }] });
    expect(told(hidden)).toEqual([['github token', 'HANDOFF.md', 9, true, true]]);
    expect(unused).toEqual([{ ...entry, path: 'OTHER.md' }]);
    expect([...files.values()].filter((it) => it.includes(tokenOf(1)))).toEqual([]);
  });

  test('are known before anything is written, and what the caller then throws leaves nothing behind', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff(`Log in with ${tokenOf(1)}`));
    await repository.commit('Write');
    const content = join(mkdtempSync(join(tmpdir(), 'handover-content-')), 'content');
    onTestFinished(() => rmSync(dirname(content), { recursive: true, force: true }));
    const asked = {
      content,
      approve: () => {
        throw new Error('stop');
      },
    };
    await expect(collected(repository.folder, asked)).rejects.toThrow('stop');
    expect(existsSync(content)).toBe(false);
    expect((await collected(repository.folder, { content: null })).files.size).toBe(0);
  });
});

function told(hidden: Awaited<ReturnType<typeof collected>>['hidden']): unknown[][] {
  return hidden.map(({ rule, path, line, current, accepted }) => [rule, path, line, current, accepted]);
}
