import { readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { chosen, textsOf, type Text } from './chosen-handoffs.ts';
import { bundles, cloneOf, hasBundles } from './content.ts';
import { emptyScores, judge, kinds, labelledTexts, type Kind } from './labelled.ts';

/** Least share of the labelled items that is found, in per cent. Two open questions are labelled, and one of them only a person tells from prose. */
const least: Readonly<Record<Kind, number>> = { next: 90, status: 90, done: 90, 'tried and failed': 90, 'open questions': 50 };
/** Most of what is said that may be wrong, in per cent. */
const mostWrong = 2;

const everything = process.env['HANDOVER_BUNDLES'] === 'all';
const labels = labelledTexts();

describe.runIf(hasBundles)('handoffs that a person labelled line by line', () => {
  const scores = emptyScores();
  beforeAll(() => {
    for (const [repository, texts] of Map.groupBy(labels, (it) => it.repository)) {
      const folder = cloneOf(repository);
      for (const label of texts) judge(label, textOf(join(folder, 'clone'), label.blob), scores);
      rmSync(folder, { recursive: true, force: true });
    }
  }, 600_000);

  test.each(kinds)('what is labelled "%s" is found', (kind) => {
    const { found, labelled, missed } = scores[kind];
    expect((100 * found) / labelled >= least[kind] ? [] : missed).toEqual([]);
  });

  test('little is said of a line that has another label', () => {
    const all = kinds.map((it) => scores[it]);
    const said = all.reduce((sum, it) => sum + it.said, 0);
    const wrong = all.flatMap((it) => it.wrong);
    expect((100 * wrong.length) / said <= mostWrong ? [] : wrong).toEqual([]);
  });
});

describe.runIf(hasBundles && everything)('the texts that were labelled', () => {
  test('are those that a hash chooses among all that a handoff ever was, at most six of a repository', async () => {
    const all: Text[] = [];
    for (const file of readdirSync(bundles).filter((it) => it.endsWith('.bundle'))) {
      const repository = file.slice(0, -'.bundle'.length);
      const folder = cloneOf(repository);
      const opened = await openRepository(join(folder, 'clone'), { allowShallow: false });
      all.push(...(await textsOf(repository, opened)));
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    }
    expect(labels.map(keyOf).sort()).toEqual(chosen(all).map(keyOf).sort());
  }, 600_000);
});

const keyOf = ({ repository, path, blob }: Text): string => `${repository} ${path} ${blob}`;

function textOf(repository: string, blob: string): string {
  return spawnSync('git', ['-C', repository, 'cat-file', 'blob', blob], { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}
