import { styleText } from 'node:util';
import type { Host } from './host.ts';

type Format = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** Gives text a look on stderr, or leaves it alone. */
export type Paint = (format: Format, text: string) => string;

export const plain: Paint = (_format, text) => text;

/** Colours for stderr: none in a pipe, in CI, on a dumb terminal, with `NO_COLOR` or when the operator wants none. */
export function paintFor({ stderr, env }: Host, wanted: boolean): Paint {
  if (!wanted || !isLively({ stderr, env }) || (env['NO_COLOR'] ?? '') !== '') return plain;
  return (format, text) => styleText(format, text, { stream: stderr });
}

/** True when stderr is a terminal on which lines can be drawn again: no pipe, no CI, not dumb. */
export function isLively({ stderr, env }: Pick<Host, 'stderr' | 'env'>): boolean {
  return stderr.isTTY === true && (env['CI'] ?? '') === '' && env['TERM'] !== 'dumb';
}
