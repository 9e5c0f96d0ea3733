import { variableOf, type Facts, type FoundVariable } from './facts.ts';
import { valueKind } from './values.ts';

const value = `("[^"]*"|'[^']*'|[^\\s"']*)`;
const container = /^(?:sudo\s+)?(?:docker|podman|nerdctl)(?:[ -]compose)?\s+(?:container\s+)?(?:run|create|exec)\b/;
const published =
  /\s(?:-p|--publish)[ =]?["']?((?:[\d.]{1,20}:|\[[\da-f:]+\]:)?\d{1,5}(?:-\d{1,5})?(?::\d{1,5}(?:-\d{1,5})?)?(?:\/(?:tcp|udp))?)(?=["'\s]|$)/g;
const listening = /\s--(?:[a-z]+-)?port[ =](\d{2,5})(?=\s|$)/g;
// `-p` means a port to servers of pages alone.
const servingPages =
  /(?:^|[\s;&|/])(?:next (?:dev|start)|nuxi? dev|astro (?:dev|preview)|gatsby (?:develop|serve)|http-server|serve|live-server|hugo server|jekyll serve|rails (?:s|server)|wrangler dev|json-server)(?:\s[^;&|]{0,200})?\s-p[ =]?(\d{2,5})(?=\s|$)/g;
const passed = new RegExp(`\\s(?:-e|--env)[ =]?["']?([A-Za-z_][A-Za-z0-9_]{0,99})(?:=${value})?`, 'g');
const exported = new RegExp(`(?:^|[;&]\\s{0,3}|\\b(?:export|setx?)\\s+|\\$env:)([A-Z_][A-Z0-9_]{1,99})\\s?=\\s?${value}`, 'g');
const documented = new RegExp(`^\\s*(?:export\\s+|-\\s+)?["']?([A-Z][A-Z0-9_]{1,99})["']?\\s{0,3}[=:]\\s{0,3}${value}`, 'gm');

/** Ports that a documented command opens, and variables that it sets or passes on. Values are not kept. */
export function namedInCommand(command: string, line: number): Pick<Facts, 'ports' | 'variables'> {
  const [first = '', ...rest] = command.split('\n');
  const body = rest.join('\n');
  const ports = container.test(first) ? [...first.matchAll(published)].map((it) => ({ port: it[1] ?? '', of: null, line })) : [];
  ports.push(...[...first.matchAll(listening), ...first.matchAll(servingPages)].map((it) => ({ port: it[1] ?? '', of: null, line })));
  const pairs = [
    ...(container.test(first) ? first.matchAll(passed) : []),
    ...first.matchAll(exported),
    ...prefixed(first),
    ...body.matchAll(documented),
  ];
  const variables = new Map<string, FoundVariable>();
  for (const [, name = '', written] of pairs)
    if (!variables.has(name))
      variables.set(name, variableOf(name, line, { value: written === undefined ? 'reference' : valueKind(written) }));
  return { ports, variables: [...variables.values()] };
}

/** Ports of this machine that words tell a reader to open. */
export const portsToOpen = (words: string, line: number): Facts['ports'] =>
  [...words.matchAll(/\bhttps?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0):(\d{2,5})\b/g)].map(([, port = '']) => ({ port, of: null, line }));

const prefix = new RegExp(`^(?:(?:sudo|env|export)\\s+)?([A-Z_][A-Z0-9_]{1,99})=${value}(?:\\s+|$)`);

// `A=1 B=2 command`: each one in turn.
function prefixed(command: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let rest = command, match = prefix.exec(rest); match !== null && found.length < 50; match = prefix.exec(rest)) {
    found.push(match);
    rest = rest.slice(match[0].length);
  }
  return found;
}
