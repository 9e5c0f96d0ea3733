import type { Finding } from '../model/problem.ts';

/** Why `bytes` are not the text of a document but stand for one that lies elsewhere, or hold one that needs a key; null for others. */
export function placeholderOf(bytes: Buffer): Finding | null {
  const start = bytes.subarray(0, longest).toString('latin1').replace(/^ï»¿/, '');
  const whole = bytes.length < longest ? start.trimEnd() : null;
  const tool = whole === null ? undefined : pointers.find(([, form]) => form.test(whole))?.[0];
  if (tool !== undefined) {
    return {
      code: 'HO314',
      message: `The file is a ${tool} pointer; its text is not in the repository.`,
      fix: `Keep documents out of ${tool}.`,
    };
  }
  return encrypted.some((it) => it.test(start)) ? unreadable : null;
}

/** Pointers are short; more is read of none. */
const longest = 1024;

const pointers: readonly (readonly [tool: string, form: RegExp])[] = [
  [
    'Git LFS',
    /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v?\d+(?:\.\d+)?\r?\n(?:[a-z][a-z0-9.-]* [^\r\n]*(?:\r?\n|$)){1,20}$/,
  ],
  ['git-annex', /^(?:\/annex\/objects\/|(?:\.\.\/)*\.git\/annex\/objects\/)\S+$/],
  ['git-fat', /^#\$# git-fat [0-9a-f]{40}\s+\d+$/],
  ['git-media', /^[0-9a-f]{40}$/],
];

// git-crypt, transcrypt and OpenSSL, Ansible Vault, age, PGP.
const encrypted = [
  /^\0GITCRYPT\0/,
  /^U2FsdGVkX1[A-Za-z0-9+/=\r\n]+$/,
  /^\$ANSIBLE_VAULT;/,
  /^(?:age-encryption\.org\/|-----BEGIN AGE ENCRYPTED FILE-----)/,
  /^-----BEGIN PGP MESSAGE-----\r?\n/,
];

const unreadable: Finding = {
  code: 'HO315',
  message: 'The file is encrypted; its text cannot be read.',
  fix: 'Keep documents that are to be handed over unencrypted.',
};
