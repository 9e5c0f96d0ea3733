import type { Hidden } from './hidden.ts';

export const secretAnswers = ['block', 'redact'] as const;

/** What a secret does to a build: it stops it, or is hidden and the build goes on. */
export type SecretAnswer = (typeof secretAnswers)[number];

/** The answer to secrets in what the built commit holds, and to those that only its history holds. */
export interface SecretPolicy {
  current: SecretAnswer;
  history: SecretAnswer;
}

/** True for a finding that stops a build. What looks like a word or a stand-in never does, nor what the baseline accepts. */
export function isBlocked({ current, byPlace, accepted }: Hidden, policy: SecretPolicy): boolean {
  return !byPlace && !accepted && policy[current ? 'current' : 'history'] === 'block';
}
