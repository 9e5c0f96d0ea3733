import { basename, dirname, resolve } from 'node:path';
import { Failure } from '../model/failure.ts';
import { answeredTwice, factsOf, operator, type OperatorFacts } from '../model/operator.ts';
import type { ConfigFile } from './find.ts';
import { operatorFileBelow, readOperatorFile } from './operator-file.ts';
import type { Config } from './schema.ts';

/** The operator's content folder when the config names none, from the current folder. */
export const usualContent = 'handover';

/** What only the operator knows, from the config and from `handover.yaml`. Throws a Failure when either is wrong, or both answer one question. */
export async function operatorFactsOf(values: Config, file: ConfigFile | null, cwd: string): Promise<OperatorFacts> {
  const { content } = values;
  const folder = resolve(cwd, content ?? usualContent);
  const written = await readOperatorFile(folder, { cwd, asked: content !== undefined });
  const answers = Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(operator.shape, key)));
  const configured = file === null ? null : operator.parse(answers);
  if (file !== null && configured !== null && written !== null) {
    const twice = answeredTwice(configured, written.said);
    if (twice.length > 0) {
      throw new Failure('HO209', 'usage', `${file.shown} and ${written.shown} both answer: ${twice.join(', ')}`, [
        'Keep each answer in one of the two files.',
      ]);
    }
  }
  const base = file === null || content === undefined ? cwd : dirname(file.path);
  return factsOf([
    ...(file === null || configured === null ? [] : [{ said: configured, file: basename(file.path) }]),
    ...(written === null ? [] : [{ said: written.said, file: operatorFileBelow(folder, base) }]),
  ]);
}
