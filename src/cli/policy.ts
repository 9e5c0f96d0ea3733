import type { Sourced } from '../config/settings.ts';
import type { SecretPolicy } from '../model/secret-policy.ts';

/** What secrets do to a build, by the settings in force. */
export function policyOf({ secrets, secretsHistory }: Pick<Sourced, 'secrets' | 'secretsHistory'>): SecretPolicy {
  return { current: secrets.value, history: secretsHistory.value };
}
