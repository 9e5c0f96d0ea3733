import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, openKept } from '../../src/collect/kept.ts';
import { lastLook } from '../../src/redact/last-look.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';
import { collected } from './collected.ts';

let cache: string;
let repository: TestRepository;
beforeEach(async () => {
  cache = mkdtempSync(join(tmpdir(), 'kept-'));
  repository = await makeRepository();
});
afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
  repository.dispose();
});

const file = (): string => readFileSync(join(cache, 'past-texts.jsonl'), 'utf8');
const handoff = (next: string): string => `# HANDOFF\n\nStatus: on track\n\n## Next\n\n1. ${next}\n`;
const secret = `gh${'p_'}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA2bC4`;

async function commit(...texts: string[]): Promise<void> {
  for (const text of texts) {
    repository.write('HANDOFF.md', handoff(text));
    await repository.commit(text.slice(0, 8));
  }
}

describe('readings kept from one build to the next', () => {
  test('lie in a folder that git leaves alone, but for one that was there before', async () => {
    await commit('one');
    await collected(repository.folder, { cache: join(repository.folder, '.handover/cache') });
    expect(await repository.git('status', '--porcelain', '--untracked-files=all')).toBe('');
    await collected(repository.folder, { cache });
    expect(readdirSync(cache)).not.toContain('.gitignore');
  });

  test('give the same content as none, and are used', async () => {
    await commit('one', `use ${secret}`, 'three');
    const cold = await collected(repository.folder, { cache });
    const warm = await collected(repository.folder, { cache });
    const without = await collected(repository.folder);
    expect([...cold.files]).toEqual([...without.files]);
    expect([...warm.files]).toEqual([...without.files]);
    // Of three versions one stands and one holds a secret.
    expect(file().split('\n')).toHaveLength(3);
    // What was kept is believed: that is how it is known to be used.
    writeFileSync(join(cache, 'past-texts.jsonl'), file().replace('1. one', '1. kept').replace('"one"', '"kept"'));
    const believed = await collected(repository.folder, { cache });
    expect(believed.records[0]?.revisions[0]?.fields).toMatchObject({ nextAction: 'kept' });
  });

  test('hold no secret', async () => {
    await commit('one', `use ${secret}`, `use ${secret.replace('_', '&#95;')}`, 'four');
    await collected(repository.folder, { cache });
    expect(file()).not.toContain(secret.slice(4, 16));
  });

  test('of another program, damaged, or of texts that are gone are not used', async () => {
    await commit('one', 'two');
    await collected(repository.folder, { cache });
    writeFileSync(join(cache, 'past-texts.jsonl'), file().replace(/\n.*/, '\n{"broken'));
    const damaged = await collected(repository.folder, { cache });
    expect(damaged.records[0]?.revisions[0]?.fields).toMatchObject({ nextAction: 'one' });

    const kept = openKept(cache, 'another', lastLook);
    kept.put(keyOf('a', 'b'), { fields: [{ a: 'one' }], declared: null, states: {} });
    kept.close();
    expect(openKept(cache, 'another', lastLook).get(keyOf('a', 'b'))).toEqual({ fields: [{ a: 'one' }], declared: null, states: {} });
    expect(openKept(cache, 'this', lastLook).get(keyOf('a', 'b'))).toBeNull();
    await collected(repository.folder, { cache });
    expect(file()).not.toContain('"a":"one"');
  });

  test('are nothing where a folder stands in the place of the file, and a build that would keep some names that place', async () => {
    const path = join(cache, 'past-texts.jsonl');
    mkdirSync(path);
    expect(openKept(cache, 'this', lastLook).get(keyOf('a', 'b'))).toBeNull();
    const other = join(cache, 'file');
    writeFileSync(other, '');
    expect(openKept(other, 'this', lastLook).get(keyOf('a', 'b'))).toBeNull();
    await commit('one');
    await expect(collected(repository.folder, { cache })).rejects.toMatchObject({ code: 'EISDIR', path });
    await expect(collected(repository.folder, { cache: other })).rejects.toMatchObject({ code: 'EEXIST', path: other });
  });
});
