import { createHash } from 'node:crypto';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Repository } from '../../src/git/open.ts';

/** One text of one handoff: the file may have had it in many commits. */
export interface Text {
  repository: string;
  path: string;
  blob: string;
}

/** Most texts of one repository, and of all: a long history is no more than one voice. */
const mostOfOne = 6;
const mostOfAll = 60;

/** Every text that a file with the name of a handoff ever had, each once. */
export async function textsOf(repository: string, opened: Repository): Promise<Text[]> {
  const history = await opened.history();
  const documents = history.documents((path) => handoffs.owns(path));
  const texts = new Map<string, Text>();
  for (const { mode, revisions } of documents) {
    if (mode === '120000') continue;
    for (const { path, blob } of revisions)
      if (blob !== null && handoffs.owns(path)) texts.set(`${path}:${blob}`, { repository, path, blob });
  }
  return [...texts.values()];
}

/** The texts to label, by a hash and not by anybody's choice. */
export function chosen(all: readonly Text[]): Text[] {
  const perRepository = new Map<string, number>();
  const keyed = all.map((text) => ({ text, key: keyOf(text) })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const fair = keyed.filter(({ text: { repository } }) => {
    const count = (perRepository.get(repository) ?? 0) + 1;
    perRepository.set(repository, count);
    return count <= mostOfOne;
  });
  return fair.slice(0, mostOfAll).map((it) => it.text);
}

const keyOf = ({ repository, path, blob }: Text): string => createHash('sha256').update(`${repository}:${path}:${blob}`).digest('hex');
