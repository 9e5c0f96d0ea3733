import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRepository, type TestRepository, type Who } from './repository.ts';

/** One commit of the example: the files it writes (from `demo/`, by the name there), and who committed it when. */
interface Step {
  subject: string;
  who: Who;
  /** Path in the repository → file in `demo/`; null removes it. */
  files: Record<string, string | null>;
  /** Tag that the commit gets: a package went out with it. */
  tag?: string;
}

const ada = (date: string): Who => ({ author: 'Ada Berg', date });
const ben = (date: string): Who => ({ author: 'Ben Okafor', date });

/** The customer portal: a payment reminder, its change request, and the sessions that built it. */
const steps: readonly Step[] = [
  {
    subject: 'Start the customer portal',
    who: ada('2026-05-28T09:12:00+02:00'),
    files: {
      'README.md': 'readme.md',
      'package.json': 'package.json',
      'CLAUDE.md': 'claude.md',
      'specs/portal.md': 'spec-portal.md',
      '.nvmrc': 'nvmrc',
      '.env.example': 'env-example',
      'compose.yaml': 'compose.yaml',
      '.github/workflows/test.yml': 'ci.yml',
    },
  },
  {
    subject: 'Decide on PostgreSQL for invoices',
    who: ada('2026-05-29T10:40:00+02:00'),
    files: { 'docs/adr/0001-store-invoices-in-postgresql.md': 'adr-1.md', 'docs/adr/0002-send-mail-through-a-queue.md': 'adr-2.md' },
  },
  {
    subject: 'Specify the payment reminder (FR-016)',
    who: ada('2026-06-02T14:05:00+02:00'),
    files: { 'specs/reminder.md': 'spec-reminder-1.md', 'DECISIONS.md': 'decisions-1.md' },
  },
  {
    subject: 'Connect the agent: settings, stop hook and database server',
    who: ben('2026-06-03T08:30:00+02:00'),
    files: {
      '.claude/settings.json': 'settings.json',
      '.mcp.json': 'mcp.json',
      'scripts/snapshot.js': 'snapshot.js',
      '.claude/skills/release/SKILL.md': 'skill.md',
    },
  },
  {
    subject: 'Build the reminder job for unpaid invoices',
    who: ben('2026-06-09T16:20:00+02:00'),
    files: {
      'HANDOFF.md': 'handoff-1.md',
      'docs/plans/reminder.md': 'plan.md',
      'jobs/remind.js': 'remind.js',
      'reports/junit.xml': 'junit-1.xml',
    },
  },
  {
    subject: 'Send mail directly again, the queue lost messages',
    who: ada('2026-06-11T11:15:00+02:00'),
    tag: 'package-1',
    files: {
      'docs/adr/0002-send-mail-through-a-queue.md': 'adr-2-superseded.md',
      'docs/adr/0003-send-mail-from-the-job.md': 'adr-3.md',
      'HANDOFF.md': 'handoff-2.md',
    },
  },
  {
    subject: 'Approve CR-10: remind for partly paid invoices too',
    who: ada('2026-06-17T15:00:00+02:00'),
    files: { 'change-requests/CR-10.md': 'cr-10.md', 'specs/reminder.md': 'spec-reminder-2.md', 'DECISIONS.md': 'decisions-2.md' },
  },
  {
    subject: 'Select every invoice that is not paid in full (FR-016)',
    who: ben('2026-06-18T17:40:00+02:00'),
    files: {
      'HANDOFF.md': 'handoff-3.md',
      'reports/junit.xml': 'junit-2.xml',
      '.handover/snapshots/session-3.json': 'session-3.json',
    },
  },
  {
    subject: 'Hand the receipt e-mail over to the client team',
    who: ada('2026-06-19T09:30:00+02:00'),
    files: {
      'docs/handoffs/2026-06-19-receipt-email.md': 'handoff-receipt.md',
      '.handover/acknowledgements/handoff-md--session-4-1.json': 'read-3.json',
    },
  },
];

const texts = join(import.meta.dirname, 'demo');

/** What only the operator of the example knows, as its `handover.yaml`. */
export const demoOperatorFile = join(texts, 'handover.yaml');
/** Folder with the pages that go with it, written by hand. */
export const demoPages = join(import.meta.dirname, 'demo-pages');

/** Builds the example repository in `folder`, commit by commit; the same commits on every machine. */
export async function makeDemo(folder?: string): Promise<TestRepository> {
  const repository = await makeRepository(folder);
  for (const { subject, who, files, tag } of steps) {
    for (const [path, file] of Object.entries(files)) {
      if (file === null) repository.remove(path);
      else repository.write(path, readFileSync(join(texts, file)));
    }
    await repository.commit(subject, who);
    if (tag !== undefined) await repository.git('tag', tag);
  }
  return repository;
}
