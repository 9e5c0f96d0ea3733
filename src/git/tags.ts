import { limits } from '../model/limits.ts';
import { problemOf, type Problem } from '../model/problem.ts';
import { number } from '../model/wording.ts';
import { instantOf } from './instant.ts';
import type { Location } from './locate.ts';
import { pathOf } from './names.ts';
import { idsOf } from './object-names.ts';
import { runGit } from './run.ts';

/** A tag of the original repository. */
export interface Tag {
  /** Raw name without `refs/tags/`. */
  name: string;
  /** Full id of the commit it leads to, through tags of tags. */
  commit: string;
  /** When an annotated tag was made, RFC 3339; null for a light one. */
  taggedAt: string | null;
}

/** The tags that lead to a commit, in code-point order of their names, in two processes of git; those beyond the limit are counted alone. */
export async function readTags({ own, trust }: Location, folder: string): Promise<{ tags: Tag[]; beyond: number }> {
  const format = '--format=%(objectname)%00%(taggerdate:raw)%00%(refname)';
  const { output } = await runGit(own, ['for-each-ref', format, 'refs/tags/'], trust);
  const listed: { id: string; at: string; name: string }[] = [];
  for (let from = 0, end = output.indexOf(10); end >= 0; from = end + 1, end = output.indexOf(10, from)) {
    const [id = '', at = '', full = ''] = pathOf(output.subarray(from, end)).split('\0');
    if (full.startsWith('refs/tags/')) listed.push({ id, at, name: full.slice('refs/tags/'.length) });
  }
  const sorted = listed.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const taken = sorted.slice(0, limits.tags);
  const commits = await idsOf(
    folder,
    taken.map((it) => `${it.id}^{commit}`),
  );
  const tags = taken.flatMap(({ name, at }, index): Tag[] => {
    const commit = commits[index] ?? null;
    return commit === null ? [] : [{ name, commit, taggedAt: at === '' ? null : instantOf(at) }];
  });
  return { tags, beyond: sorted.length - taken.length };
}

/** What to say of tags that were not read. */
export function tooManyTags(beyond: number): Problem[] {
  if (beyond === 0) return [];
  const message = `There are more than ${number(limits.tags)} tags; ${number(beyond)} of them were not looked at.`;
  return [problemOf(null, { code: 'HO343', message, fix: 'Delete tags that name no state anybody wants to see.' })];
}
