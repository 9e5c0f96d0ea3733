import { nearest } from '../../config/nearest.ts';
import { Failure } from '../../model/failure.ts';
import type { Surroundings } from '../surroundings.ts';
import type { GlobalArguments } from '../surroundings.ts';

export type ExplainArguments = GlobalArguments;

/** Prints the long text of a code. */
export async function explain(code: string, given: ExplainArguments, { host, pipeline }: Surroundings): Promise<void> {
  const texts = await pipeline.explanations();
  const wanted = code.toUpperCase();
  const text = texts.get(wanted);
  if (text === undefined) throw unknownCode(code, [...texts.keys()]);
  const result = { schema: 'handover.explain/1', ok: true, exit: 0, code: wanted, text };
  host.stdout.write(given.json === true ? `${JSON.stringify(result)}\n` : `${wanted}\n\n${text}\n`);
}

function unknownCode(code: string, known: readonly string[]): Failure {
  const meant = nearest(code, known);
  return new Failure('HO217', 'usage', `There is no code "${code}".`, [
    ...(meant === null ? [] : [`Did you mean  handover explain ${meant}`]),
    'A code is HO and three digits, as printed with every error and problem.',
  ]);
}
