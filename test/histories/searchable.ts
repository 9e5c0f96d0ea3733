import { makeRepository, type TestRepository } from './repository.ts';

/** Documents that a search must find: ids, paths, names of variables, and words of several languages. */
const files: Readonly<Record<string, string>> = {
  'README.md': `# Customer portal

A web portal where customers see their invoices and pay them in one or several parts.

## Configuration

Set \`RECEIPT_SENDER\` to the address that receipts come from.
`,
  '.env.example': 'PAYMENT_PROVIDER_URL=\nRECEIPT_SENDER=\n',
  'specs/reminder.md': `# Payment reminder

- FR-016: Reminders go out for every invoice that is not paid in full.
- FR-017: Nobody gets two reminders on one day.

The confidence of a reading is kept under recovery.confidence in the record of the job.
`,
  'specs/receipts.md': `# Receipts

- FR-021: A receipt goes out for every payment, whatever part of the invoice it covers.

The receipt holds the amount, the day and the number of the invoice.
`,
  'specs/login.md': `# Log in

- NFR-003: A customer is logged in within two seconds, also on a slow line.

The link in the mail works once and for ten minutes.
`,
  'docs/adr/0001-store-amounts-in-cents.md': `# 1. Store amounts in cents

## Status

Accepted

## Decision

Amounts are whole numbers of cents, because sums of fractions come out wrong.
`,
  'docs/adr/0002-send-mail-through-a-queue.md': `# 2. Send mail through a queue

## Status

Superseded by 3

## Decision

Mail goes through a queue, so that a slow provider does not stop the job.
`,
  'docs/adr/0003-send-mail-from-the-job.md': `# 3. Send mail from the job

## Status

Accepted

## Decision

The job sends mail itself, because the queue lost messages when it was full.
`,
  'HANDOFF.md': `# Handoff: reminders

Status: blocked

## Next

1. Finish the fixture for case 4
2. Read hooks/stop.sh before changing the snapshot

## Open questions

- Show the amount still due in the mail? (Finance lead)
`,
  'docs/handoffs/2026-06-09-import.md': `# Handoff: import of old customers

## Done

- The import reads the file of the old system line by line and skips what it knows.

## Next

- Compare the totals with those of the old system.
`,
  'docs/handoffs/2026-06-10-uebergabe.md': `# Übergabe: Zahlungserinnerungen

## Erledigt

- Die Kunden können ihre Rechnungen jetzt auch in mehreren Teilen bezahlen, und jede Zahlung wird einzeln verbucht.

## Nächste Schritte

- Die Anschrift mit Straße und Hausnummer muss auf der Rechnung stehen, bevor der Versand beginnt.
`,
  'docs/handoffs/2026-06-11-mahnwesen.md': `# Mahnwesen

## Erledigt

- Die Mahnungen werden erst verschickt, wenn zwei Wochen lang nichts bezahlt wurde.

## Nächste Schritte

- Mit der Buchhaltung klären, ab welchem Betrag überhaupt gemahnt werden soll.
`,
  'docs/handoffs/引き継ぎ.md': `# 引き継ぎ: 支払いリマインダー

## 完了

- 請求書の一部だけが支払われた場合にも、リマインダーが送られるようになりました。

## 次の作業

- テストケース四を完成させてから、顧客に連絡してください。
`,
  'docs/handoffs/交接文档.md': `# 交接文档：付款提醒

## 已完成

- 对于尚未全额付款的发票，系统现在会每天自动发送一次付款提醒。

## 下一步

- 请先完成第四个测试，然后再联系客户确认发票地址。
`,
  'docs/handoffs/인수인계.md': `# 인수인계: 결제 알림

## 완료

- 전액 결제되지 않은 송장에 대해 매일 한 번 결제 알림이 자동으로 발송됩니다.

## 다음 작업

- 네 번째 테스트를 완료한 다음 고객에게 연락하십시오.
`,
};

/** A query, and the page that must be among the first three results. */
export type Query = readonly [words: string, page: string];

/** Makes the repository, each file in a commit of its own, and gives the queries for it. */
export async function makeSearchable(folder?: string): Promise<{ repository: TestRepository; queries: readonly Query[] }> {
  const repository = await makeRepository(folder);
  const commits = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    repository.write(path, text);
    commits.set(path, await repository.commit(`Write ${path}`));
  }
  const commitOf = (path: string): string => commits.get(path) ?? '';
  return {
    repository,
    queries: [
      ['FR-016', '/specs/specs-reminder/'],
      ['fr016', '/specs/specs-reminder/'],
      ['FR 021', '/specs/specs-receipts/'],
      ['nfr-003', '/specs/specs-login/'],
      ['specs/receipts.md', '/specs/specs-receipts/'],
      ['0002-send-mail-through-a-queue.md', '/decisions/docs-adr-0002-send-mail-through-a-queue/'],
      ['hooks/stop.sh', '/handoffs/handoff/'],
      [commitOf('specs/login.md').slice(0, 7), '/specs/specs-login/'],
      [commitOf('docs/adr/0003-send-mail-from-the-job.md'), '/decisions/docs-adr-0003-send-mail-from-the-job/'],
      [commitOf('specs/reminder.md').slice(0, 10).toUpperCase(), '/specs/specs-reminder/'],
      ['PAYMENT_PROVIDER_URL', '/run/'],
      ['receipt_sender', '/run/'],
      ['recovery.confidence', '/specs/specs-reminder/'],
      ['Rechnung', '/handoffs/docs-handoffs-2026-06-10-uebergabe/'],
      ['Strasse', '/handoffs/docs-handoffs-2026-06-10-uebergabe/'],
      ['Uebergabe', '/handoffs/docs-handoffs-2026-06-10-uebergabe/'],
      ['請求書', '引き継ぎ'],
      ['支払いリマインダー', '引き継ぎ'],
      ['交接文档', '交接文档'],
      ['인수인계', '인수인계'],
    ],
  };
}
