import { makeRepository, type TestRepository } from './repository.ts';

/** What the paragraph on limits said, revision by revision. */
const limits = [
  'A customer may send three mails an hour.',
  'A customer may send nine mails an hour.',
  'A customer may send as many mails as they like.',
];

const specOf = (limit: string, ...more: string[]): string =>
  `# Sending mail\n\n## Limits\n\n${limit}\n\n## Queue\n\n${['- Mail waits in a queue.', ...more].join('\n')}\n`;

/** A repository whose documents said something else once: in English, in German, in a file that is gone, and in code. */
export async function makeWithPast(folder?: string): Promise<TestRepository> {
  const repository = await makeRepository(folder);
  repository.write('README.md', '# Customer portal\n\nA portal where customers see their invoices.\n');
  repository.write('specs/mail.md', specOf(limits[0] ?? '', '- The heron retries twice.'));
  repository.write(
    'docs/handoffs/uebergabe.md',
    '# Übergabe\n\n## Erledigt\n\n- Die Rechnungen wurden mit dem Fernschreiber verschickt und dann verbucht.\n',
  );
  repository.write(
    'docs/adr/0001-use-pigeons.md',
    '# 1. Use pigeons\n\n## Status\n\nProposed\n\n## Decision\n\nThe ostrich carries all mail.\n',
  );
  await repository.commit('Begin', { date: '2026-05-03T09:00:00+00:00' });
  repository.write('specs/mail.md', specOf(limits[1] ?? ''));
  repository.write('docs/adr/0001-use-pigeons.md', '# 1. Use pigeons\n\n## Status\n\nAccepted\n\n## Decision\n\nPigeons carry all mail.\n');
  await repository.commit('Allow more', { date: '2026-05-20T09:00:00+00:00' });
  repository.write('specs/mail.md', specOf(limits[2] ?? '', '- The heron retries twice.'));
  repository.write(
    'docs/handoffs/uebergabe.md',
    '# Übergabe\n\n## Erledigt\n\n- Die Rechnungen werden jetzt als Mail verschickt und dann verbucht.\n',
  );
  await repository.commit('Allow everything', { date: '2026-06-09T09:00:00+00:00' });
  repository.write('specs/mail.md', specOf(limits[2] ?? ''));
  repository.remove('docs/adr/0001-use-pigeons.md');
  await repository.commit('Retry no more', { date: '2026-06-20T09:00:00+00:00' });
  return repository;
}
