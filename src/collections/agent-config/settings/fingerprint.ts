import { codeOf, isBridge } from '../needs/argv.ts';
import type { Need } from '../schema-needs.ts';
import { plainUrl, shown, shownArgs, withoutSecretOptions } from '../shown.ts';

/**
 * What makes two entries the same server, whatever tool and name: the address, else the package without its version, else the script,
 * else the program with its words. Built of what may be shown. Null when there is nothing to compare.
 */
export function fingerprintOf(words: readonly string[], needs: readonly Need[], url: string | null): string | null {
  const code = codeOf(needs);
  if (url !== null && (code === null || isBridge(code))) return `address ${plainUrl(url).replace(/\/+$/, '').toLowerCase()}`;
  if (code !== null) return shown(`${code.kind} ${code.from ?? ''} ${code.name}`);
  const script = needs.find((it) => it.kind === 'file' && it.state === 'unchecked');
  if (script !== undefined) return shown(`script ${script.name}`);
  const [program, ...rest] = withoutSecretOptions(words).words;
  if (program === undefined) return null;
  const named = shownArgs(rest, program).filter((it) => !it.startsWith('-') && !it.includes('…'));
  return `program ${[shown(program), ...named].join(' ')}`;
}
