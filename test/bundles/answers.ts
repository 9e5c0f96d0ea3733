import type { StoredRecord } from '../../src/model/record.ts';
import type { Content } from './content.ts';

/** How an answer is read from `content/`, in the words of the answer; or why no record carries it. */
export type Answer = ((content: Content) => string) | { none: string };

/** Answers about one repository: those of `checks.tsv` by its words, those read by hand in a sentence of their own. */
export interface Entry {
  counted: Readonly<Record<string, Answer>>;
  byHand: Readonly<Record<string, [string, Answer]>>;
}

/** Answers asked of every repository, by the words of `checks.tsv`. */
export const everywhere: Readonly<Record<string, Answer>> = {
  HEAD: ({ site }) => site.commit.id,
  commits: ({ site }) => String(site.history.commits),
  'merge commits': ({ site }) => String(site.history.merges),
  'first and last author date': ({ site }) => days([site.history.firstAt, site.history.lastAt]),
  'files at HEAD': ({ site }) => String(site.files),
  'Markdown files at HEAD': ({ site }) =>
    String(site.endings.filter((it) => ['.md', '.mdx', '.mdc'].includes(it.ending)).reduce((sum, it) => sum + it.files, 0)),
  'renamed files over history (`-M`, no merges)': { none: 'renames of files that no collection reads' },
  'paths that existed and are gone at HEAD': { none: 'files that no collection reads' },
  'AI co-author trailers by name (top 5)': { none: 'trailers of commit messages' },
  'SKILL.md files': { none: 'agent configuration' },
  subagents: { none: 'agent configuration' },
  'tags in the bundle': ({ site }) => String(site.options.tags.length),
};

const versioned =
  /^(\S+): (commits that touch it, plain `git log`|commits that touch it, `--full-history --no-merges`|different contents over all history \(distinct blobs\)|first and last commit date that touch it)$/;

/**
 * Answers about the versions of one file, for the files some record comes from. `simplified` says which
 * files plain `git log` shows only in part, so that its count is no count of versions.
 */
export function ofVersions(what: string, simplified: readonly string[] = []): Answer | null {
  const [, path = '', question = ''] = versioned.exec(what) ?? [];
  if (path === '') return null;
  if (question.endsWith('plain `git log`') && simplified.includes(path)) return { none: 'plain `git log` leaves out one side of a merge' };
  return (content) => {
    const [record] = content.anywhere(path);
    if (record === undefined) return `no record at ${path}`;
    if (question.startsWith('different')) return String(distinct(record));
    if (question.startsWith('first')) return days(record.revisions.map((it) => it.authoredAt));
    return String(record.revisions.filter((it) => !it.merge).length);
  };
}

/** Number of different texts a record's file had. */
function distinct({ revisions }: StoredRecord): number {
  return new Set(revisions.flatMap((it) => it.blob ?? [])).size;
}

/** First and last day of some dates, each in its own zone. */
export function days(dates: readonly (string | null)[]): string {
  const all = dates.flatMap((it) => it?.slice(0, 10) ?? []).sort();
  return `${all[0]} ${all.at(-1)}`;
}
