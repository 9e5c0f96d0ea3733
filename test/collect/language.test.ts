import { expect, test } from 'vitest';
import { languageOf } from '../../src/collect/language.ts';

const german = 'Die Erinnerung geht an jeden Kunden, dessen Rechnung seit sieben Tagen fällig und noch nicht ganz bezahlt ist.';

test.each([
  ['HANDOFF.zh-CN.md', 'anything', 'zh-CN'],
  ['docs/HANDOFF.ja.md', 'anything', 'ja'],
  ['a.md', german, 'de'],
  ['a.md', '```\nthis is code in English and it must not count here at all\n```\n'.repeat(5) + german, 'de'],
  ['a.md', '当前已完成：登录、支付与提醒。下一步：完成部分付款的测试。注意事项：不要修改收据邮件。', 'zh'],
  ['a.md', 'Too short.', 'und'],
  ['v1.2.md', 'Too short.', 'und'],
  ['notes.test.md', 'Too short.', 'und'],
])('%s is in its own language', (path, text, lang) => {
  expect(languageOf(path, text)).toBe(lang);
});
