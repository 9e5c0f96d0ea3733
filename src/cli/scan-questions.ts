import { printable } from '../model/wording.ts';
import type { SecretFinding } from '../scan/findings.ts';
import { olderText, placeText } from '../scan/wording.ts';
import type { Host } from './host.ts';
import { stoppedByUser } from './questions.ts';

type Terminal = Pick<Host, 'input' | 'stderr' | 'stop'>;

/** Asks which of the findings that stop a build are no secrets. Throws a Failure when the user stops. */
export async function askAccepted(findings: readonly SecretFinding[], { input, stderr, stop }: Terminal): Promise<SecretFinding[]> {
  const blocking = findings.filter((it) => it.state === 'blocks');
  if (blocking.length === 0) return [];
  const { isCancel, multiselect } = await import('@clack/prompts');
  const chosen = await multiselect({
    input,
    output: stderr,
    signal: stop,
    message: 'Which of these are no secrets? Space marks one, Enter goes on',
    options: blocking.map((it, index) => ({ value: index, label: nameOf(it) })),
    required: false,
  });
  if (isCancel(chosen)) throw stoppedByUser();
  return chosen.flatMap((it) => blocking[it] ?? []);
}

/** Asks why a finding is no secret; `last` is the reason given before. Throws a Failure when the user stops. */
export async function askReason(finding: SecretFinding, last: string | null, { input, stderr, stop }: Terminal): Promise<string> {
  const { isCancel, text } = await import('@clack/prompts');
  const reason = await text({
    input,
    output: stderr,
    signal: stop,
    message: `Why is this no secret?  ${nameOf(finding)}`,
    ...(last === null ? {} : { initialValue: last }),
    validate: (it) => wrongReason(it?.trim() ?? ''),
  });
  if (isCancel(reason)) throw stoppedByUser();
  return reason.trim();
}

function wrongReason(it: string): string | undefined {
  if (it === '') return 'Say it in a few words: they stand in the baseline and on the site.';
  return it.length > 1000 ? 'At most 1000 characters.' : undefined;
}

const nameOf = (it: SecretFinding): string =>
  printable([placeText(it), it.rule, it.label, olderText(it)].filter((part) => part !== '').join('  '));
