import type { Kind } from './passages.ts';
import { randomOf, type Random } from './random.ts';
import { titleOf } from './words.ts';

/** How large a repository is to be. */
export interface Size {
  /** Documents that stand or once stood. */
  documents: number;
  /** States of all documents together. */
  revisions: number;
  /** Text of all revisions together, in bytes. */
  bytes: number;
  commits: number;
}

/** What is planned for one document. */
export interface Draft {
  kind: Kind;
  path: string;
  title: string;
  revisions: number;
  /** Length of each of its texts, in bytes. */
  bytes: number;
}

const kinds: readonly Kind[] = ['handoff', 'decision', 'living spec', 'other', 'handoff', 'decision', 'spec', 'tasks', 'other', 'decision'];
const lengths: Readonly<Record<Kind, number>> = {
  handoff: 1,
  decision: 0.4,
  'decision log': 1.5,
  'living spec': 1.2,
  spec: 1.5,
  tasks: 0.6,
  other: 1,
};

/** The documents of a repository of `size`: few change often, most of them seldom. */
export function draftsOf({ documents, revisions, bytes }: Size): Draft[] {
  const random = randomOf(documents);
  const drafts = Array.from({ length: documents }, (_, index) => draftOf(index, random));
  // The best known handoff is rewritten at the end of every session.
  const frequencies = drafts.map(({ path }) => (path === 'HANDOFF.md' ? documents / 10 : 0.1 + random.share() ** 4 * 3));
  const weights = drafts.map(({ kind }) => lengths[kind] * (0.4 + random.share() * 1.2));
  const states = divided(revisions - documents, frequencies).map((it) => it + 1);
  const whole = states.reduce((sum, count, index) => sum + count * (weights[index] ?? 0), 0);
  return drafts.map((it, index) => ({ ...it, revisions: states[index] ?? 1, bytes: Math.round(((weights[index] ?? 0) * bytes) / whole) }));
}

function draftOf(index: number, random: Random): Omit<Draft, 'revisions' | 'bytes'> {
  const kind = index === 1 ? 'decision log' : (kinds[index % kinds.length] ?? 'other');
  const title = titleOf(random);
  const slug = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const number = String(index).padStart(4, '0');
  const paths: Record<Kind, string> = {
    handoff: index === 0 ? 'HANDOFF.md' : `docs/handoffs/2026-${month(index)}-${day(index)}-${slug}-${number}.md`,
    decision: `docs/adr/${number}-${slug}.md`,
    'decision log': 'DECISIONS.md',
    'living spec': `openspec/specs/${slug}-${number}/spec.md`,
    spec: `specs/${number}-${slug}/spec.md`,
    tasks: `specs/${number}-${slug}/tasks.md`,
    other: index === 3 ? 'README.md' : `docs/guide/${slug}-${number}.md`,
  };
  return { kind, title, path: paths[kind] };
}

const month = (index: number): string => String(1 + (index % 6)).padStart(2, '0');
const day = (index: number): string => String(1 + (index % 28)).padStart(2, '0');

/** `total` in whole parts that stand to each other as `weights` do. */
function divided(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  let weight = 0;
  let given = 0;
  return weights.map((it) => {
    weight += it;
    const part = Math.round((total * weight) / sum) - given;
    given += part;
    return part;
  });
}
