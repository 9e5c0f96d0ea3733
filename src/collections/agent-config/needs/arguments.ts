import type { Need } from '../schema-needs.ts';
import { needOf } from './need.ts';
import { fileNeed } from './path-state.ts';
import { variableNeeds } from './variables.ts';

/** What the arguments of a program name by themselves: addresses, variables, and paths outside the repository. */
export function argumentNeeds(words: readonly string[]): Need[] {
  return words.flatMap((word): Need[] => {
    const value = /^--?[\w-]+=/.test(word) ? word.slice(word.indexOf('=') + 1) : word;
    const hosts = hostNeeds(value);
    const variables = variableNeeds(word);
    if (hosts.length > 0) return [...hosts, ...variables];
    return outward.test(value) && !/^\/[ck]$/i.test(value) && !/\s/.test(value) ? [fileNeed(value), ...variables] : variables;
  });
}

/** The hosts of every address in a text. */
export function hostNeeds(text: string): Need[] {
  if (!text.includes('://')) return [];
  return [...text.matchAll(address)].map(([, scheme = '', host = '', port]) =>
    needOf('host', port === undefined ? host : `${host}:${port}`, { from: scheme.toLowerCase() }),
  );
}

/** True for an address on the machine itself. */
export function isLocal(host: string): boolean {
  return /^(?:localhost|127\.|0\.0\.0\.0|\[::1\]|host\.docker\.internal)/.test(host);
}

const address =
  /\b(https?|wss?|postgres(?:ql)?|mysql|redis|rediss|mongodb(?:\+srv)?|amqp|tcp):\/\/(?:[^/\s"']*@)?(\[[0-9a-f:]+\]|[^:/?#\s"'$`)\]{}<>|\\]+)(?::(\d+))?/gi;
const outward = /^(?:~|\/(?!\/)|[A-Za-z]:[\\/]|\$\{?HOME|\$\{userHome\}|\.\.[\\/])/;
