import { printable } from '../model/wording.ts';
import type { Listening } from '../serve/listen.ts';

/** Who reaches a server, and how it ends, for stderr. Ends with a line break. `what` says what is served. */
export function reachText({ open }: Listening, what: string): string {
  const who = open ? 'every network this machine is in reaches it' : 'only this machine reaches it';
  return `  ${printable(what)}; ${who}; Ctrl C ends it\n`;
}
