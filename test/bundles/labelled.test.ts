import { readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { chosen, textsOf, type Text } from './chosen-handoffs.ts';
import { candidatesIn, mayAsk, type Candidates } from './chosen-questions.ts';
import { bundles, cloneOf, hasBundles } from './content.ts';
import { emptyScores, judge, kinds, labelledQuestions, labelledTexts, type LabelledText } from './labelled.ts';

/** Least share of the labelled items of each kind that is found, in per cent. */
const least = 90;
/** Most of what is said that may be wrong, in per cent. */
const mostWrong = 2;

const everything = process.env['HANDOVER_BUNDLES'] === 'all';
const labels = labelledTexts();
const questions = labelledQuestions();

describe.runIf(hasBundles)('handoffs that a person labelled line by line', () => {
  const scores = emptyScores();
  beforeAll(() => {
    for (const [repository, texts] of Map.groupBy([...labels, ...questions], (it) => it.repository)) {
      const folder = cloneOf(repository);
      for (const label of texts) judge(label, textOf(join(folder, 'clone'), label.blob), scores);
      rmSync(folder, { recursive: true, force: true });
    }
  }, 600_000);

  test.each(kinds)('what is labelled "%s" is found', (kind) => {
    const { found, labelled, missed } = scores[kind];
    expect((100 * found) / labelled >= least ? [] : missed).toEqual([]);
  });

  test('little is said of a line that has another label', () => {
    const all = kinds.map((it) => scores[it]);
    const said = all.reduce((sum, it) => sum + it.said, 0);
    const wrong = all.flatMap((it) => it.wrong);
    expect((100 * wrong.length) / said <= mostWrong ? [] : wrong).toEqual([]);
  });
});

describe.runIf(hasBundles && everything)('the texts that were labelled', () => {
  const all: Text[] = [];
  const candidates: Candidates[] = [];
  beforeAll(async () => {
    const whole = new Set(labels.map(keyOf));
    for (const file of readdirSync(bundles).filter((it) => it.endsWith('.bundle'))) {
      const repository = file.slice(0, -'.bundle'.length);
      const folder = cloneOf(repository);
      const opened = await openRepository(join(folder, 'clone'), { allowShallow: false });
      const texts = await textsOf(repository, opened);
      await opened.close();
      all.push(...texts);
      for (const it of texts) if (!whole.has(keyOf(it))) candidates.push(candidatesIn(it, textOf(join(folder, 'clone'), it.blob)));
      rmSync(folder, { recursive: true, force: true });
    }
  }, 1_200_000);

  test('are those that a hash chooses among all that a handoff ever was, at most six of a repository', () => {
    expect(labels.map(keyOf).sort()).toEqual(chosen(all).map(keyOf).sort());
  });

  test('and for questions all passages of the others in which one may stand, each said once', () => {
    const passages = mayAsk(candidates).map((it) => `${keyOf(it)} ${it.from}-${it.to}`);
    expect(questions.flatMap(passagesOf).sort()).toEqual(passages.sort());
  });
});

const keyOf = ({ repository, path, blob }: Text): string => `${repository} ${path} ${blob}`;
const passagesOf = (it: LabelledText): string[] => it.read.map(({ from, to }) => `${keyOf(it)} ${from}-${to}`);

function textOf(repository: string, blob: string): string {
  return spawnSync('git', ['-C', repository, 'cat-file', 'blob', blob], { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}
