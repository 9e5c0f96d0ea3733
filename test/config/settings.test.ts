import { expect, test } from 'vitest';
import { settingsOf } from '../../src/config/settings.ts';

test('without a file and flags every default is in force', () => {
  expect(settingsOf({}, {}, null)).toEqual({
    repo: { value: '.', from: 'default' },
    out: { value: 'dist/handover', from: 'default' },
    keepContent: { value: null, from: 'default' },
    cache: { value: null, from: 'default' },
    title: { value: null, from: 'default' },
    language: { value: 'en', from: 'default' },
    allowShallow: { value: false, from: 'default' },
    offline: { value: false, from: 'default' },
    textLimit: { value: 50_000_000, from: 'default' },
    url: { value: null, from: 'default' },
    at: { value: null, from: 'default' },
    refs: { value: null, from: 'default' },
    since: { value: null, from: 'default' },
    asOf: { value: 25, from: 'default' },
    workingTree: { value: false, from: 'default' },
    audience: { value: 'all', from: 'default' },
    secrets: { value: 'block', from: 'default' },
    secretsHistory: { value: 'redact', from: 'default' },
    baseline: { value: [], from: 'default' },
  });
});

test('a flag wins over the file, the file over the default', () => {
  const flags = { out: 'public', secrets: 'redact', allowShallow: true, keepContent: 'content', at: 'v1', refs: ['feature/*'] } as const;
  const values = {
    title: 'Portal',
    offline: true,
    history: { textLimit: 1000 },
    site: { language: 'de', url: 'https://example.com/portal/' },
    out: 'site',
    allowShallow: false,
    refs: 'fix/*',
    workingTree: true,
    secrets: { history: 'block', allow: ['a.json'] },
  } as const;
  expect(settingsOf(flags, { ...values, secrets: { ...values.secrets, allow: [...values.secrets.allow] } }, 'handover.config.ts')).toEqual({
    repo: { value: '.', from: 'default' },
    out: { value: 'public', from: '--out' },
    keepContent: { value: 'content', from: '--keep-content' },
    cache: { value: null, from: 'default' },
    title: { value: 'Portal', from: 'handover.config.ts' },
    language: { value: 'de', from: 'handover.config.ts' },
    allowShallow: { value: true, from: '--allow-shallow' },
    offline: { value: true, from: 'handover.config.ts' },
    textLimit: { value: 1000, from: 'handover.config.ts' },
    url: { value: 'https://example.com/portal/', from: 'handover.config.ts' },
    at: { value: 'v1', from: '--at' },
    refs: { value: ['feature/*'], from: '--refs' },
    since: { value: null, from: 'default' },
    asOf: { value: 25, from: 'default' },
    workingTree: { value: true, from: 'handover.config.ts' },
    audience: { value: 'all', from: 'default' },
    secrets: { value: 'redact', from: '--secrets' },
    secretsHistory: { value: 'block', from: 'handover.config.ts' },
    baseline: { value: ['a.json'], from: 'handover.config.ts' },
  });
});

test('a file that sets a value to its default is named as its origin', () => {
  expect(settingsOf({}, { allowShallow: false }, 'handover.config.json').allowShallow).toEqual({
    value: false,
    from: 'handover.config.json',
  });
});

test.each([
  [true, ['*']],
  ['feature/*', ['feature/*']],
  [
    ['feature/*', 'fix/*'],
    ['feature/*', 'fix/*'],
  ],
] as const)('branches in a file may be %j', (refs, value) => {
  const values = { refs: typeof refs === 'object' ? [...refs] : refs };
  expect(settingsOf({}, values, 'handover.config.ts').refs).toEqual({ value, from: 'handover.config.ts' });
});
