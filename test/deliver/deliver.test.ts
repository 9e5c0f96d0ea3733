import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deliver } from '../../src/deliver/deliver.ts';
import type { SecretSearch } from '../../src/model/secret-search.ts';
import { createRedactor } from '../../src/redact/redactor.ts';
import { bareSample, fullSample, handoffOf } from './samples.ts';
import { recordOf, writeSample, type Sample } from './content.ts';
import { newFolder } from './folder.ts';
import { byForm } from './by-form.ts';
import { silent } from './silent.ts';

test('a site takes its place whole, and a build that fails leaves it there', async () => {
  const folder = newFolder();
  const out = join(folder, 'site');
  writeSample(join(folder, 'bare'), bareSample);
  writeSample(join(folder, 'full'), fullSample);
  expect(
    await deliver({ content: join(folder, 'bare'), out, work: join(folder, 'work-1'), secrets: byForm, kept: [], progress: silent }),
  ).toEqual({ pages: 14 });
  const before = readFileSync(join(out, 'index.html'), 'utf8');

  rmSync(join(folder, 'full/records/handoffs/hostile.html'));
  await expect(
    deliver({ content: join(folder, 'full'), out, work: join(folder, 'work-2'), secrets: byForm, kept: [], progress: silent }),
  ).rejects.toMatchObject({
    code: 'HO501',
    message: `Cannot find ${join(folder, 'full/records/handoffs/hostile.html')}: it, or a folder above it, is no longer there (ENOENT)`,
  });
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(before);
  expect(readdirSync(folder).filter((it) => it.startsWith('site'))).toEqual(['site']);

  writeSample(join(folder, 'full'), fullSample);
  expect(
    await deliver({ content: join(folder, 'full'), out, work: join(folder, 'work-3'), secrets: byForm, kept: [], progress: silent }),
  ).toEqual({ pages: 509 });
  expect(existsSync(join(out, 'handoffs/hostile/index.html'))).toBe(true);
}, 60_000);

const withText = (html: string, md = 'Clean.'): Sample => ({
  ...bareSample,
  collections: bareSample.collections.map((it) =>
    it.name === 'handoffs' ? { ...it, all: [recordOf('handoffs', 'one', { html, md, data: { ...handoffOf({}) } })] } : it,
  ),
});

describe('a secret that was not hidden', () => {
  const mixed = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';
  const token = `gh${'p_'}${mixed}`;
  const redactor = createRedactor();
  redactor.redact(token, { path: 'a.md', age: 0 });
  const secrets: SecretSearch = {
    inPage: redactor.visibleSecrets,
    inPast: (text) => redactor.visibleSecrets(text()),
    inData: redactor.plainSecrets,
    inWords: redactor.knownInWords,
    known: null,
  };

  test('in a finished page stops the build, and nothing takes the place of the site', async () => {
    const folder = newFolder();
    const out = join(folder, 'site');
    writeSample(join(folder, 'content'), withText(`<p>Log in with gh&#112;_${mixed.slice(0, 9)}<b>${mixed.slice(9)}</b>.</p>`));
    mkdirSync(out);
    const failure = await deliver({
      content: join(folder, 'content'),
      out,
      work: join(folder, 'work'),
      secrets,
      kept: [],
      progress: silent,
    }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'HO520',
      exit: 'secrets',
      message:
        'What was written shows a secret that was not hidden, at 5 places. Nothing was published, and the previous site is as it was.',
      details: [
        ['handoffs/one/index.html', 'github token'],
        ['print/index.html', 'github token'],
        ['print/index.md', 'github token'],
        ['/handoffs/one/ (search index)', 'github token'],
        [expect.stringMatching(/^pagefind\/index\/en_[0-9a-f]+\.pf_index$/), 'github token'],
      ],
    });
    expect(JSON.stringify(failure)).not.toContain(mixed.slice(0, 9));
    expect(readdirSync(out)).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(['content', 'site', 'work']);
  }, 60_000);

  test('in the Markdown beside a page does too', async () => {
    const folder = newFolder();
    writeSample(join(folder, 'content'), withText('<p>Clean.</p>', `The token is ${token}.\n`));
    const order = {
      content: join(folder, 'content'),
      out: join(folder, 'site'),
      work: join(folder, 'work'),
      secrets,
      kept: [],
      progress: silent,
    };
    await expect(deliver(order)).rejects.toMatchObject({ code: 'HO520', details: [['handoffs/one/index.md', 'github token']] });
    expect(existsSync(join(folder, 'site'))).toBe(false);
  }, 60_000);

  test('in what stays behind stops the build before a page is made, and the file is removed', async () => {
    const folder = newFolder();
    writeSample(join(folder, 'content'), bareSample);
    mkdirSync(join(folder, 'kept'));
    writeFileSync(join(folder, 'kept/a.html'), `<p>gh&#112;_${mixed}</p>`);
    writeFileSync(join(folder, 'kept/b.html'), '<p>Clean.</p>');
    writeFileSync(join(folder, 'past.jsonl'), JSON.stringify({ goal: `Use ${token}` }));
    const kept = ['kept', 'past.jsonl', 'not-there'].map((it) => join(folder, it));
    const order = {
      content: join(folder, 'content'),
      out: join(folder, 'site'),
      work: join(folder, 'work'),
      secrets,
      kept,
      progress: silent,
    };
    await expect(deliver(order)).rejects.toMatchObject({
      code: 'HO520',
      details: [
        [join(folder, 'kept/a.html'), 'github token'],
        [join(folder, 'past.jsonl'), 'github token'],
      ],
    });
    expect(readdirSync(folder).toSorted()).toEqual(['content', 'kept']);
    expect(readdirSync(join(folder, 'kept'))).toEqual(['b.html']);
  });
});
