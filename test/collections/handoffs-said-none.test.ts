import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import { noNextIn } from '../../src/collections/handoffs/said-none.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function reading(text: string, path = 'HANDOFF.md'): { data: Handoff; codes: string[] } {
  const { records, problems } = handoffs.read({ path: redact(path, '').text, text: redact(text, path).text, aliases: [] });
  const [record] = records;
  if (!record) throw new Error('left out');
  return { data: record.data, codes: problems.map((it) => it.code) };
}

test.each([
  ['a paragraph', '## Next\n\nNone.\n\n## Blockers\n\nN/A\n'],
  ['a list', '## Next\n\n- None\n\n## Blockers\n\n- none known\n'],
  ['values', '**Next:** none\n**Blockers:** n/a\n\n## Goal\n\nInvoices.\n'],
  ['German', '## Nächste Schritte\n\nKeine.\n\n## Blocker\n\n- Keine\n'],
  ['Chinese', '## 下一步\n\n无\n\n## 阻塞\n\n- 无\n'],
])('an author who says that nothing is left has not left it out: %s', (_, sections) => {
  const { data, codes } = reading(`# HANDOFF\n\nDate: 2026-06-01\n\n## Done\n\n- Invoices\n\n${sections}`);
  expect(data.saidNone).toEqual(expect.arrayContaining(['next', 'blockers']));
  expect(data.notRecorded).not.toContain('next');
  expect([data.nextAction, noNextIn(data)]).toEqual([null, 'said']);
  expect(codes).not.toContain('HO701');
});

test('a section without words, one that says more, and an earlier one say nothing of the kind', () => {
  for (const section of ['## Next\n', '## Next\n\nNone of the tests pass: mend them.\n', '## Blockers\n\n- None\n- The bank\n'])
    expect(reading(`# HANDOFF\n\nDate: 2026-06-01\n\n## Done\n\n- Invoices\n\n${section}`).data.saidNone).toBeUndefined();
  expect(noNextIn(reading('# HANDOFF\n\n## Done\n\n- Invoices\n').data)).toBe('unknown');
});

test('a text without headings lacks its next step too, where it is the one that stands', () => {
  const text = 'Worked on the invoices. The VAT is wrong in one case.\n';
  expect(reading(text).codes).toContain('HO701');
  expect(reading(text, 'HANDOFF_old.md').codes).not.toContain('HO701');
  expect(reading(text, 'HANDOFF-gold.md').codes).toContain('HO701');
});

test.each([
  ['**Next:** none until the works council has answered', 'until the works council has answered'],
  ['## Next\n\nNone until the works council has answered.', 'until the works council has answered'],
  ['## Next\n\n- Nothing, as long as the bank is silent', 'as long as the bank is silent'],
  ['## Nächste Schritte\n\nKeine, bis der Betriebsrat geantwortet hat.', 'bis der Betriebsrat geantwortet hat'],
  ['## Prochaines étapes\n\nAucune avant la réponse de la mairie', 'avant la réponse de la mairie'],
  ['## Próximos pasos\n\nNinguno hasta que responda el banco', 'hasta que responda el banco'],
  ['## Следующие шаги\n\nНет, пока банк не ответит', 'пока банк не ответит'],
  ['## 次のステップ\n\n委員会の回答までなし', '委員会の回答まで'],
  ['## 下一步\n\n工会答复之前无', '工会答复之前'],
])('what must happen before there is a next action is kept: %s', (section, condition) => {
  const { data } = reading(`# HANDOFF\n\nDate: 2026-06-01\n\n${section}\n\n## Done\n\n- Invoices\n`);
  expect([data.nextAction, noNextIn(data), data.blockers.map((it) => it.text)]).toEqual([null, 'said', [condition]]);
});
