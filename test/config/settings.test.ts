import { expect, test } from 'vitest';
import { settingsOf } from '../../src/config/settings.ts';

test('without a file and flags every default is in force', () => {
  expect(settingsOf({}, {}, null)).toEqual({
    repo: { value: '.', from: 'default' },
    out: { value: 'dist/handover', from: 'default' },
    content: { value: null, from: 'default' },
    title: { value: null, from: 'default' },
    allowShallow: { value: false, from: 'default' },
  });
});

test('a flag wins over the file, the file over the default', () => {
  const flags = { out: 'public', allowShallow: true, content: 'content' };
  const values = { title: 'Portal', out: 'site', allowShallow: false };
  expect(settingsOf(flags, values, 'handover.config.ts')).toEqual({
    repo: { value: '.', from: 'default' },
    out: { value: 'public', from: '--out' },
    content: { value: 'content', from: '--content' },
    title: { value: 'Portal', from: 'handover.config.ts' },
    allowShallow: { value: true, from: '--allow-shallow' },
  });
});

test('a file that sets a value to its default is named as its origin', () => {
  expect(settingsOf({}, { allowShallow: false }, 'handover.config.json').allowShallow).toEqual({
    value: false,
    from: 'handover.config.json',
  });
});
