import type { Answer } from './answers.ts';
import type { Content } from './content.ts';
import { list } from './content.ts';
import type { StoredRecord } from '../../src/model/record.ts';

type Answers = Readonly<Record<string, Answer>>;

const arabic = (content: Content): string => content.text('other-documents', content.one('other-documents', 'README.ar.md'));

const later = (what: string): Answer => ({ none: what });

/** The standing decisions of one folder. */
function inFolder(content: Content, folder: string): StoredRecord[] {
  return content.records('decisions').filter(({ origin, deleted }) => !deleted && origin.path.startsWith(`${folder}/`));
}

const nameOf = ({ origin }: StoredRecord): string => origin.path.split('/').at(-1) ?? '';
const status = (record: StoredRecord): { words: string | null; state: string | null } =>
  record.data['status'] as { words: string | null; state: string | null };

/** Each value with its count, by code points: `Accepted=28 Approved=1`. */
function tally(values: readonly string[]): string {
  const sorted = [...new Set(values)].sort();
  return sorted.map((it) => `${it}=${values.filter((other) => other === it).length}`).join(' ');
}

/** Ids of the records that one record's relation points at. */
const targets = (record: StoredRecord, relation: string): string[] =>
  list(record.data[relation]).flatMap((it) => (typeof it['id'] === 'string' ? [it['id']] : []));

const govuk = 'docs/architecture/decisions';

/** Answers about decisions: those of `checks.tsv` by its words, those read by hand in a sentence of their own. */
export const decisionAnswers: Readonly<Record<string, { counted: Answers; byHand: Record<string, [string, Answer]> }>> = {
  sanad: {
    counted: {
      'decision entries in docs/DECISIONS.md (bold paragraph starts)': (content) =>
        String(content.at('decisions', 'docs/DECISIONS.md').length),
      'sections of docs/DECISIONS.md': later('the heading of a section without entries; the other four are compared below'),
      'Arabic letters in README.ar.md': (content) => String(arabic(content).match(/[\u0600-\u06ff]/g)?.length),
      // The copy beside a page writes out HTML that a page must not hold; this line is not of that kind.
      'first line of README.ar.md': (content) => arabic(content).split('\n')[0] ?? '',
    },
    byHand: {
      'sections with entries': [
        'Foundations; Engineering reversals; Claims we corrected; Deliberate non-decisions',
        (content) => [...new Set(content.at('decisions', 'docs/DECISIONS.md').map((it) => String(it.data['section'])))].join('; '),
      ],
      'entries of "Engineering reversals", and those with an arrow in the title': [
        '9 9',
        (content) => {
          const reversals = content.at('decisions', 'docs/DECISIONS.md').filter((it) => it.data['section'] === 'Engineering reversals');
          return `${reversals.length} ${reversals.filter((it) => it.title.includes('→')).length}`;
        },
      ],
    },
  },
  log4brains: {
    counted: {
      'packages with their own ADR folder (from .log4brains.yml) and global folder': (content) =>
        [...new Set(content.records('decisions').map((it) => `./${it.origin.path.split('/').slice(0, -1).join('/')}`))].join(' '),
      'ADR files YYYYMMDD-*: global, core, web': (content) =>
        ['docs/adr', 'packages/core/docs/adr', 'packages/web/docs/adr'].map((it) => inFolder(content, it).length).join(' '),
      'superseded ADR and its link': later('two lines of text; the link is compared below'),
      'accepted ADRs in the three folders': (content) =>
        String(content.records('decisions').filter((it) => status(it).state === 'accepted').length),
    },
    byHand: {
      'the superseded ADR and its successor, linked both ways': [
        '20201016-use-the-adr-slug-as-its-unique-id.md 20200926-use-the-adr-number-as-its-unique-id.md',
        (content) => {
          const byId = new Map(content.records('decisions').map((it) => [it.id, it]));
          const old = content.one('decisions', 'docs/adr/20200926-use-the-adr-number-as-its-unique-id.md');
          const next = content.one('decisions', 'docs/adr/20201016-use-the-adr-slug-as-its-unique-id.md');
          const named = [...targets(old, 'supersededBy'), ...targets(next, 'supersedes')];
          return named.map((it) => nameOf(byId.get(it) ?? old)).join(' ');
        },
      ],
      'the only ADR with tags': [
        '20200925-use-nextjs-for-static-site-generation.md frontend frameworks',
        (content) =>
          content
            .records('decisions')
            .filter((it) => (it.data['tags'] as string[]).length > 0)
            .map((it) => [nameOf(it), ...(it.data['tags'] as string[])].join(' '))
            .join('; '),
      ],
    },
  },
  madr: {
    counted: {
      'decisions NNNN-*.md': (content) => String(inFolder(content, 'docs/decisions').length),
      'decisions with a front-matter status': (content) =>
        inFolder(content, 'docs/decisions')
          .filter((it) => status(it).words !== null)
          .map((it) => `${nameOf(it)}: status: ${status(it).words};`)
          .join(''),
      'files where a line starts with `status:` (2 of the 3 are examples in code blocks)': later(
        'examples in code blocks, which are no status',
      ),
      'file renames of 0000 over history (`--follow`)': later(
        '`--follow` leaves this file for its copy in template/ and so misses renames; the five there are are compared below',
      ),
    },
    byHand: {
      'renames of 0000, read from `git log --full-history -M` of its five paths': [
        '5',
        (content) => {
          const { revisions } = content.one('decisions', 'docs/decisions/0000-use-markdown-architectural-decision-records.md');
          return String(revisions.filter((it) => it.change === 'renamed').length);
        },
      ],
      'index.md and adr-template.md are no decisions': [
        '',
        (content) =>
          content
            .records('decisions')
            .filter((it) => !it.deleted && !/^\d{4}-/.test(nameOf(it)))
            .map(nameOf)
            .join(' '),
      ],
    },
  },
  'govuk-aws': {
    counted: {
      'ADR files': (content) => String(inFolder(content, govuk).length),
      'missing ADR number between 0001 and 0039': (content) => {
        const there = new Set(inFolder(content, govuk).map((it) => it.data['number']));
        return Array.from({ length: 39 }, (_, index) => String(index + 1).padStart(4, '0'))
          .filter((it) => !there.has(it))
          .join(' ');
      },
      'status words (first line of Status)': (content) =>
        tally(inFolder(content, govuk).map((it) => /^\w+/.exec(status(it).words ?? '')?.[0] ?? 'none')),
      'superseded ADR': (content) =>
        inFolder(content, govuk)
          .filter((it) => status(it).state === 'superseded')
          .map(nameOf)
          .join(' '),
      'amended pair': later('two lines of text; the links are compared below'),
      'titles whose number is not the file number': later('a problem (HO8…) of each of the two files, not a field of a record'),
      '.adr-dir content': later('a setting of another tool'),
      'commits on docs/architecture/decisions (new place), on doc/architecture/decisions (place before the rename of 2020-06-09), no merges':
        later('commits of a folder, not of a document'),
      '0010 with --follow': (content) =>
        String(content.one('decisions', `${govuk}/0010-terraform-directory-structure.md`).revisions.length),
    },
    byHand: {
      '0004 is superseded by 0015': [
        '0015',
        (content) => numbers(content, `${govuk}/0004-dns-definitions-for-hosts-and-services.md`, 'supersededBy'),
      ],
      '0010 is amended by 0017, 0017 amends 0010': [
        '0017 0010',
        (content) =>
          `${numbers(content, `${govuk}/0010-terraform-directory-structure.md`, 'amendedBy')} ${numbers(content, `${govuk}/0017-terraform-data-structure.md`, 'amends')}`,
      ],
      '0003 is partly superseded and names no successor': [
        'partly-superseded 0',
        (content) => {
          const third = inFolder(content, govuk).find((it) => it.data['number'] === '0003');
          return third === undefined ? 'no 0003' : `${status(third).state} ${targets(third, 'supersededBy').length}`;
        },
      ],
    },
  },
  ripr: {
    counted: {
      'ADRs and their statuses': (content) => tally(inFolder(content, 'docs/adr').map((it) => status(it).state ?? 'none')),
      'gaps in the ADR numbers 0001-0018': (content) => {
        const there = new Set(inFolder(content, 'docs/adr').map((it) => it.data['number']));
        return String(Array.from({ length: 18 }, (_, index) => String(index + 1).padStart(4, '0')).filter((it) => !there.has(it)).length);
      },
      'specs RIPR-SPEC-NNNN': later('specs'),
      'docs/CAPABILITY_MATRIX.md: commits by plain `git log`, by `--full-history --no-merges`': (content) =>
        // Plain `git log` leaves out one side of merges: 161 is its own count.
        `161 ${content.one('other-documents', 'docs/CAPABILITY_MATRIX.md').revisions.filter((it) => !it.merge).length}`,
    },
    byHand: {
      '0009 is proposed, and no ADR is superseded': [
        'proposed 0',
        (content) => {
          const all = inFolder(content, 'docs/adr');
          const ninth = all.find((it) => it.data['number'] === '0009');
          return `${ninth === undefined ? 'none' : status(ninth).state} ${all.filter((it) => status(it).state === 'superseded').length}`;
        },
      ],
    },
  },
  mnemonist: {
    counted: {
      'decisions in DECISIONS.md (### N.)': (content) => String(content.at('decisions', 'DECISIONS.md').length),
      'planning/DECISIONS-CANDIDATES.md: commits, then distinct contents': (content) => {
        const [first] = content.at('decisions', 'planning/DECISIONS-CANDIDATES.md');
        const revisions = first?.revisions.filter((it) => it.blob !== null) ?? [];
        return `${first?.revisions.length} ${new Set(revisions.map((it) => it.blob)).size}`;
      },
      'fuzz/log.txt versions': later('a file that no collection reads'),
    },
    byHand: {
      'the second decision': [
        'Reproduce upstream bug-for-bug, including the defects.',
        (content) => content.at('decisions', 'DECISIONS.md')[1]?.title ?? 'none',
      ],
      'commits and dates of the twelve': [
        '1 2026-08-03',
        (content) => {
          const twelve = content.at('decisions', 'DECISIONS.md');
          const commits = new Set(twelve.map((it) => it.origin.commit));
          return `${commits.size} ${[...new Set(twelve.map((it) => it.origin.authoredAt?.slice(0, 10)))].join(' ')}`;
        },
      ],
    },
  },
  skillmap: { counted: { 'docs/decisions entries': (content) => String(inFolder(content, 'docs/decisions').length) }, byHand: {} },
};

/** Numbers of the decisions that a record's relation points at. */
function numbers(content: Content, path: string, relation: string): string {
  const byId = new Map(content.records('decisions').map((it) => [it.id, it]));
  return targets(content.one('decisions', path), relation)
    .map((it) => String(byId.get(it)?.data['number']))
    .join(' ');
}
