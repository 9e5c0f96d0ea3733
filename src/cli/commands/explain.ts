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
  const meant = nearCode(code, known);
  // Something much longer was meant for another place, and may be a secret.
  const message = code.length > 12 ? 'There is no such code.' : `There is no code "${code}".`;
  return new Failure('HO217', 'usage', message, [
    ...(meant === null ? [] : [`Did you mean  handover explain ${meant}`]),
    'A code is HO and three digits, as printed with every error and problem.',
  ]);
}

/** The code that is meant where the digits are those of one, or one digit is wrong and the kind of code is the same: the nearest one; else null. */
function nearCode(code: string, known: readonly string[]): string | null {
  const [, digits] = /^\D{0,3}?[O0]?\D?(\d{3})$/i.exec(code) ?? [];
  if (digits === undefined) return null;
  const wrong = (it: string): number => [...digits].filter((digit, index) => digit !== it[index + 2]).length;
  const away = (it: string): number => Math.abs(Number(it.slice(2)) - Number(digits));
  const near = known.filter((it) => it[2] === digits[0] && wrong(it) <= 1);
  return near.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}
