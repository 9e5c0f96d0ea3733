import { Failure } from '../model/failure.ts';
import { count, number } from '../model/wording.ts';
import type { SecretFinding } from '../scan/findings.ts';
import { findingsOf } from '../scan/findings.ts';
import { findingJson } from '../scan/json.ts';
import { isOwnMessage, olderText, placeText } from '../scan/wording.ts';
import type { Sourced } from '../config/settings.ts';
import type { Collected } from '../collect/order.ts';
import { policyOf } from './policy.ts';

/** Findings that are named one by one; the rest is counted. */
const most = 20;

/** Throws a Failure where what was collected holds a secret that stops a build. */
export function stopAtSecrets({ hidden, dateOf }: Pick<Collected, 'hidden' | 'dateOf'>, settings: Sourced): void {
  const blocking = findingsOf(hidden, { policy: policyOf(settings), dateOf }).filter((it) => it.state === 'blocks');
  if (blocking.length > 0) throw blockedBy(blocking, settings);
}

function blockedBy(blocking: readonly SecretFinding[], settings: Sourced): Failure {
  const what = blocking.length === 1 ? 'A secret' : count(blocking.length, 'secrets');
  const rest = blocking.length - most;
  const rows = [
    ...blocking.slice(0, most).map((it) => [placeText(it), it.rule, it.label, olderText(it)]),
    ...(rest <= 0 ? [] : [[`… and ${number(rest)} more`]]),
  ];
  return new Failure(
    'HO401',
    'secrets',
    `${what} would be published. Nothing was written.`,
    [
      `1. revoke ${blocking.length === 1 ? 'it' : 'each'} where it was issued: it is in the git history`,
      `2. ${whatToRemove(blocking)}`,
      `3. or publish with the value hidden:  ${waysOut(blocking, settings).join('  ')}`,
      `Not a secret?  ${scanCommand(settings)}   (asks for a reason)`,
    ],
    rows,
    { secrets: blocking.map(findingJson) },
  );
}

function whatToRemove(blocking: readonly SecretFinding[]): string {
  const current = blocking.filter((it) => it.current);
  if (current.length === 0) return 'look where else it is used';
  const file = current.every(isOwnMessage) ? [] : ['remove it from the file, commit'];
  const message = current.some(isOwnMessage) ? ['write the message again:  git commit --amend'] : [];
  return [...file, ...message].join('; ');
}

/** The options that let these findings pass, hidden. */
function waysOut(blocking: readonly SecretFinding[], { secrets, secretsHistory }: Sourced): string[] {
  return [
    ...(secrets.value === 'block' && blocking.some((it) => it.current) ? ['--secrets redact'] : []),
    ...(secretsHistory.value === 'block' && blocking.some((it) => it.older !== null) ? ['--secrets-history redact'] : []),
  ];
}

function scanCommand({ repo, baseline }: Sourced): string {
  const where = repo.from === '--repo' ? ` --repo ${repo.value}` : '';
  return `handover scan${where} --baseline ${baseline.value[0] ?? usualBaseline}`;
}

/** Where a baseline lies when nothing else was said. */
export const usualBaseline = '.handover/baseline.json';
