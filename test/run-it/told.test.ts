import { describe, expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import type { RunIt } from '../../src/model/run-it.ts';
import { gather } from '../../src/run-it/gather.ts';
import { readFacts } from '../../src/run-it/read.ts';
import { runItFiles } from '../../src/run-it/sources.ts';

const pathOf = (it: string): Redacted => redact(it, '').text;

/** What is gathered of these files, the second ones being handoffs. */
function gathered(files: Record<string, string>, handoffs: Record<string, string> = {}): RunIt {
  const texts = new Map(Object.entries({ ...files, ...handoffs }));
  const known = runItFiles(Object.keys(files).map(pathOf), Object.keys(handoffs).map(pathOf)).files;
  const read = known.map((file) => {
    const text = redact(texts.get(file.path) ?? '', file.path).text;
    return { ...file, facts: readFacts(file.kind, { path: file.path, text }) };
  });
  return gather(read, [], 0).runIt;
}

const told = (text: string, path = 'README.md'): unknown[] => gathered({ [path]: text }).told.map((it) => [it.about, it.text, it.line]);

describe('a section tells accounts, contacts, terms and ownership in any of the languages', () => {
  test.each([
    [
      'accounts',
      'Accounts, Access, Accounts and access, Services & accounts, 3. Our accounts (to hand over), Running costs, Who pays what?',
    ],
    ['accounts', 'Zugänge, Konten und Zugänge, Comptes et accès, Cuentas y accesos, Contas, Доступы, アカウント情報, 账号与权限, 계정'],
    ['contact', 'Contact, Support, Contact and support, Maintainers, Who do I ask?, Whom can I call at night?, 📞 Contact us'],
    ['contact', 'Ansprechpartner:innen, Kontakt, Wen kann ich fragen?, Interlocuteurs, À qui s’adresser, Contacto, Contato, Контакты'],
    ['contact', '連絡先, お問い合わせ, 联系方式, 聯絡, 연락처, 문의'],
    [
      'licence',
      'License, Licence, License & credits, Lizenz, Nutzungsbedingungen, Licencia, Licença, Лицензия, ライセンス, 许可证, 라이선스',
    ],
    ['ownership', 'Ownership, Intellectual property, Eigentum, Propriété intellectuelle, 著作権, 版权, 저작권'],
  ])('%s: %s', (about, headings) => {
    for (const heading of headings.split(', '))
      expect([heading, told(`# Ferry\n\n## ${heading}\n\n- Ours\n`)]).toEqual([heading, [[about, 'Ours', 5]]]);
  });
  test.each(['User accounts', 'Accounting', 'Supported platforms', 'Contact form', 'Third-party licences used', 'Accessibility'])(
    '"%s" is about something else',
    (heading) => {
      expect(told(`# Ferry\n\n## ${heading}\n\n- Ours\n`)).toEqual([]);
    },
  );
  test('the heading above all others names the project', () => {
    expect(told('# Contact\n\nA little program.\n\n## Licence\n\nProprietary.\n')).toEqual([['licence', 'Proprietary.', 7]]);
  });
  test('of a long guide to support only the beginning is told', () => {
    const items = Array.from({ length: 30 }, (_, index) => `- Item ${index}\n`).join('');
    expect(told(`# Help\n\n${items}`, 'docs/support.md')).toHaveLength(8);
  });
  test('a heading that holds two tells both, and one below commands all the same', () => {
    expect(told('# A\n\n## Run\n\n```sh\nnpm start\n```\n\n### Contact and licence\n\nAsk Nora.\n')).toEqual([
      ['contact', 'Ask Nora.', 11],
      ['licence', 'Ask Nora.', 11],
    ]);
  });
  test('a whole file may be one such section', () => {
    expect(told('# Help\n\nAsk Nora.\n', 'docs/contact.md')).toEqual([['contact', 'Ask Nora.', 3]]);
    expect(told('# Zugänge\n\n- Server: Kowalski\n', 'doku/zugaenge.md')).toEqual([['accounts', 'Server: Kowalski', 3]]);
  });
});

test('what stands behind a label is told, in paragraphs and lists and below a title in bold', () => {
  expect(
    told(
      '# A\n\n**Date:** 1 May\n**Contact:** Ada\n**Licence:** ours\n\n- **Ansprechpartner:** Ada\n- Contact: by mail\n\n**Accounts**\n\n- Fly.io: Ada\n\n**Other**\n\n- Words\n',
    ),
  ).toEqual([
    ['contact', 'Contact: Ada', 4],
    ['licence', 'Licence: ours', 5],
    ['contact', 'Ansprechpartner: Ada', 7],
    ['accounts', 'Fly.io: Ada', 12],
  ]);
});

test('a row of a table names the columns where there are more than two', () => {
  const table = '| Service | For | Owner |\n|-|-|-|\n| Hetzner | server | the harbour |\n| Stripe | | |\n';
  expect(told(`# A\n\n## Accounts\n\n${table}`).map((it) => (it as string[])[1])).toEqual([
    'Hetzner – For: server; Owner: the harbour',
    'Stripe',
  ]);
});

test('a password that stands beside accounts is not told', () => {
  const text = '# A\n\n## Accounts\n\n- Fly.io: password is sommer-2024-x7\n';
  const words = JSON.stringify(gathered({ 'README.md': text }).told);
  expect(words).not.toMatch(/sommer/);
  expect(words).toContain('Fly.io: password is [not shown]');
});

test('a handoff tells what outlives it, and none of its commands', () => {
  const handoff =
    '# Handoff\n\n## Next\n\n```sh\nnpm run migrate\n```\n\n## Not working / known issues\n\n- Safari is off\n\n## Zurückrollen\n\nDen Ordner zurückkopieren.\n\n## Accounts\n\n- Fly.io: Ada\n';
  const { steps, limits, rollBack, told: all, sources } = gathered({}, { 'HANDOFF.md': handoff, 'OTHER-HANDOFF.md': '# Handoff\n' });
  expect(steps).toEqual([]);
  expect(limits.map((it) => [it.text, it.path, it.line, it.origin])).toEqual([['Safari is off', 'HANDOFF.md', 11, 'handoff']]);
  expect(rollBack.map((it) => it.text)).toEqual(['Den Ordner zurückkopieren.']);
  expect(all.map((it) => [it.about, it.text])).toEqual([['accounts', 'Fly.io: Ada']]);
  expect(sources).toEqual([{ path: 'HANDOFF.md', kind: 'handoff' }]);
});

test('of dated handoffs the newest that says something of a kind counts', () => {
  const { limits, told: all } = gathered(
    {},
    {
      'handoffs/2026-07-01.md': '# A\n\n## Known issues\n\n- Old\n\n## Accounts\n\n- Old\n\n## Contact\n\n- Ada\n',
      'handoffs/2026-08-01.md': '# A\n\n## Known issues\n\n- New\n\n## Accounts\n\n- New\n',
      'handoffs/2026-09-01.md': '# A\n\n## Next\n\n- Go\n',
      'HANDOFF.md': '# A\n\n## Known issues\n\n- Now\n',
    },
  );
  expect(limits.map((it) => it.text)).toEqual(['Now', 'New']);
  expect(all.map((it) => [it.about, it.text])).toEqual([
    ['contact', 'Ada'],
    ['accounts', 'New'],
  ]);
});

const commands = (files: Record<string, string>): string[] => gathered(files).steps.map((it) => it.command);

test('a command that no heading explains counts only where no file names another for it', () => {
  const readme = '# A\n\n## Words\n\nType `npm run dev` and `go test ./a`.\n';
  expect(commands({ 'README.md': readme, 'go.mod': 'module a\n' })).toContain('npm run dev');
  expect(commands({ 'README.md': readme, 'go.mod': 'module a\n' })).toContain('go test ./a');
  expect(commands({ 'README.md': readme, 'package.json': '{"scripts": {"start": "node ."}}' })).toEqual(['npm start', 'go test ./a']);
});

test('a guide to support that names nobody tells no contact, and one that does tells that alone', () => {
  const guide =
    '# Support\n\nOurs is an alpha. Before reporting a problem, note:\n\n```sh\nferry --version\n```\n\nInclude:\n\n- operating system and Node version\n- the command that was typed\n\nMaintainers can run it. On Windows, give the path of the shell.\n';
  expect(told(guide, 'docs/support.md')).toEqual([]);
  expect(
    told(
      `${guide}\nThen go to one of these:\n\n- [our forum](https://a.test)\n- Nora Berg\n- the harbour office, 040 123456\n`,
      'docs/support.md',
    ),
  ).toEqual([
    ['contact', 'Then go to one of these:', 16],
    ['contact', 'our forum', 18],
    ['contact', 'Nora Berg', 19],
    ['contact', 'the harbour office, 040 123456', 20],
  ]);
  expect(told('# A\n\n## Contact\n\n- the harbour office\n')).toEqual([['contact', 'the harbour office', 5]]);
});
