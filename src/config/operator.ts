import { resolve } from 'node:path';
import { Failure } from '../model/failure.ts';
import { answeredTwice, factsOf, operator, type OperatorFacts } from '../model/operator.ts';
import type { ConfigFile } from './find.ts';
import { readOperatorFile } from './operator-file.ts';
import type { Config } from './schema.ts';

/** The operator's content folder when the config names none, from the current folder. */
export const usualContent = 'handover';

/** What only the operator knows, from the config and from `handover.yaml`. Throws a Failure when either is wrong, or both answer one question. */
export async function operatorFactsOf(values: Config, file: ConfigFile | null, cwd: string): Promise<OperatorFacts> {
  const { content } = values;
  const written = await readOperatorFile(resolve(cwd, content ?? usualContent), { cwd, asked: content !== undefined });
  const answers = Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(operator.shape, key)));
  const configured = file === null ? null : { said: operator.parse(answers), file: file.shown };
  const sources = [configured, written].filter((it) => it !== null);
  if (configured !== null && written !== null) {
    const twice = answeredTwice(configured.said, written.said);
    if (twice.length > 0) {
      throw new Failure('HO209', 'usage', `${configured.file} and ${written.file} both answer: ${twice.join(', ')}`, [
        'Keep each answer in one of the two files.',
      ]);
    }
  }
  return factsOf(sources);
}
