import type { State } from './schema.ts';

/** The colour in which a state is shown; it always stands beside the word. */
export const toneOf = (state: State | null): 'ok' | 'warn' | 'info' | 'neutral' =>
  state === null ? 'neutral' : (tones[state] ?? 'neutral');

const tones: Readonly<Partial<Record<State, 'ok' | 'warn' | 'info'>>> = {
  accepted: 'ok',
  implemented: 'ok',
  proposed: 'info',
  pending: 'info',
  provisional: 'info',
  'needs-revision': 'warn',
  'on-hold': 'warn',
  deferred: 'warn',
  unknown: 'warn',
};
