import { isStandIn } from './made-up.ts';
import { textOfBase64 } from './spelled.ts';
import type { Range } from './ranges.ts';

/** The values of Kubernetes secrets, and logins of registries of images: Base64 that says nothing by its form. */
export function secretDataIn(text: string, path: string): Range[] {
  return [
    ...(namesSecretData(text) ? kubernetesDataIn(text) : []),
    ...(text.includes('auth"') || path.endsWith('.dockercfg') ? dockerAuthIn(text) : []),
  ];
}

/** True for a text that says of data, however far away in it, that they are secret. */
export function namesSecretData(text: string): boolean {
  return kubernetes.test(text);
}

function kubernetesDataIn(text: string): Range[] {
  const ranges: Range[] = [];
  let [secret, below, at] = [false, -1, 0];
  // `data` may stand before `kind` in the same document.
  const starts = [...text.matchAll(/^---.*$/gm)].map(({ index }) => index);
  let before = 0;
  const secrets = new Set(
    [...text.matchAll(/kind["']?:\s{0,4}["']?(?:Sealed)?Secret\b/g)].map(({ index }) => {
      while ((starts[before] ?? Infinity) < index) before += 1;
      return before;
    }),
  );
  let document = 0;
  for (const line of text.split('\n')) {
    if (line.startsWith('---') && at > 0) document += 1;
    secret = secrets.has(document) || (document === 0 && secrets.has(starts[0] === 0 ? 1 : 0));
    const indent = line.search(/\S/);
    if (below >= 0 && indent >= 0 && indent <= below) below = -1;
    const match = secret && below >= 0 ? dataLine.exec(line) : null;
    const value = match?.[2] ?? '';
    if (match && value.length >= 2 && !isStandIn(value)) {
      const start = at + line.length - (match[3]?.length ?? 0) - value.length;
      ranges.push({ start, end: start + value.length, rule: 'secret', ...(isWord(value) ? { byPlace: true } : {}) });
    }
    if (below < 0 && indent >= 0 && /^\s*(?:data|stringData):\s*$/.test(line)) below = indent;
    at += line.length + 1;
  }
  return ranges;
}

/** True for Base64 of a plain word, as examples have it. */
function isWord(value: string): boolean {
  const word = /^[A-Za-z0-9+/]{4,40}={0,2}$/.test(value) ? (textOfBase64(value)?.trim() ?? value) : value;
  return isStandIn(word) || /^[A-Za-z]{1,12}$/.test(word);
}

function dockerAuthIn(text: string): Range[] {
  return [...text.matchAll(/"(?:auth|identitytoken|registrytoken)"\s{0,8}:\s{0,8}"([A-Za-z0-9+/=_.-]{8,4000})"/g)].map(
    ({ 0: all, 1: value = '', index }) => {
      const start = index + all.length - 1 - value.length;
      return { start, end: start + value.length, rule: 'authorization' };
    },
  );
}

const kubernetes = /kind["']?:\s{0,4}["']?(?:Sealed)?Secret\b/;
const dataLine = /^(\s*[\w."'/-]{1,200}:\s{1,8}["']?)([^\s"'#|>]{2,20000})(["']?\s*(?:#.*)?)$/;
