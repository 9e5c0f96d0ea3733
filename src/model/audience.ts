import { nearest } from './nearest.ts';

/** Who a site is for, and what it holds. */
export interface Audience {
  name: string;
  /** True when it may see what is marked internal and folders named `internal` or `private`. */
  internal: boolean;
  /** Collections that it does not get, and `problems`; null for those that are not for it by their own word. */
  leaveOut: readonly string[] | null;
  /** Globs of paths from the repository root that it does not get. */
  paths: readonly string[];
  /** Names of all audiences that are known. */
  known: readonly string[];
}

/** The audience that gets everything. */
export const everyone = 'all';
/** Names of the audiences that need no configuration. */
export const usualAudiences = ['client', 'developer', everyone] as const;

/** The audience without any of its own settings. */
export const wholeAudience: Audience = { name: everyone, internal: true, leaveOut: [], paths: [], known: usualAudiences };

/** True for an audience that gets what it gets without any configuration. */
export function isUsual({ name, internal, leaveOut, paths, known }: Audience): boolean {
  if (name === everyone) return true;
  const usual = name === 'client' || name === 'developer';
  const asUsual = internal === (name === 'developer') && (internal ? leaveOut?.length === 0 : leaveOut === null) && paths.length === 0;
  return usual && asUsual && known.length === usualAudiences.length;
}

/** True for an audience that gets everything, so that nothing has to be looked for. */
export const getsAll = ({ name }: Audience): boolean => name === everyone;

/** True when a document that names `words` as its readers is for `audience`. A word that is not known counts as internal. */
export function isFor(words: readonly string[], audience: Audience): boolean {
  if (getsAll(audience) || words.length === 0) return true;
  return words.some((it) => {
    const word = it.trim().toLowerCase();
    if (word === audience.name || forAll.test(word)) return true;
    if (clients.test(word)) return audience.name === 'client';
    return audience.internal && (word === 'developer' || !audience.known.includes(word));
  });
}

/** The words of a mark in a text (`internal`, `developer, auditor`), slips of the pen put right; null when they are no names of readers. */
export function markedWords(text: string, { known }: Audience): string[] | null {
  const words = text.split(/[\s,;|]+/).filter((it) => it !== '');
  const names = ['internal', 'private', ...known];
  const found = words.map((it) => names.find((name) => name === it.toLowerCase()) ?? nearest(it, names));
  return words.length === 0 || found.includes(null) ? null : found.filter((it) => it !== null);
}

/** Words that are readers to nobody but their author: neither an audience nor a usual word for one. */
export function unknownReaders(words: readonly string[], { known }: Audience): string[] {
  return words.filter((it) => {
    const word = it.trim().toLowerCase();
    return !known.includes(word) && !forAll.test(word) && !clients.test(word) && !insiders.test(word);
  });
}

const forAll = /^(?:all|any(?:one|body)|every(?:one|body)|public|users?)$/;
const clients = /^(?:clients?|customers?)$/;
const insiders = /^(?:internal|private|confidential|developers?|maintainers?|contributors?|engineers?|engineering|team|staff)$/;
