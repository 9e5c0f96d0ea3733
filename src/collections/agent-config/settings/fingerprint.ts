import { codeOf, isBridge } from '../needs/argv.ts';
import type { Need } from '../schema-needs.ts';
import { plainUrl, shownArgs, withoutSecretOptions } from '../shown.ts';

/**
 * What makes two entries the same server, whatever tool and name: the address, else the package without its version, else the program with
 * its script. Null when there is nothing to compare.
 */
export function fingerprintOf(words: readonly string[], needs: readonly Need[], url: string | null): string | null {
  const code = codeOf(needs);
  if (url !== null && (code === null || isBridge(code))) return `address ${plainUrl(url).replace(/\/+$/, '').toLowerCase()}`;
  if (code !== null) return `${code.kind} ${code.from ?? ''} ${code.name}`;
  const [program] = words;
  if (program === undefined) return null;
  const script = needs.find((it) => it.kind === 'file' && it.state === 'unchecked');
  return `program ${
    script?.name ??
    shownArgs(
      withoutSecretOptions(words)
        .words.filter((it) => /^[\w.@/-]+$/.test(it) && !it.startsWith('-'))
        .slice(0, 4),
    ).join(' ')
  }`;
}
