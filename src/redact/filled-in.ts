import { referenceTo } from './config-paths.ts';

/**
 * True for a text whose every part that could be a secret is a reference: several in a row, one behind the word for its scheme
 * (`Bearer ${TOKEN}`), and an address that names a few plain words beside them (`https://${HOST}/api`).
 */
export function isFilledIn(text: string): boolean {
  const bare = text.trim();
  const parts = bare.split(referenceOf);
  if (parts.length < 2 || parts.length > mostParts || bare.includes(mark)) return false;
  const shape = parts.join(mark);
  return credentials.test(shape) || address.test(shape);
}

const mostParts = 20;
/** Stands for one reference. */
const mark = '\0';
const referenceOf = new RegExp(referenceTo, 'g');
const ref = mark;
const scheme = '(?:bearer|basic|token|digest|dpop|jwt|bot|ssws|api-?key|key)';
const credentials = new RegExp(`^(?:${scheme}[ :=] ?(?:token=)?"?)?${ref}(?:[ :;,./@_-]{0,2}${ref})*"?$`, 'i');
const word = '[a-z]{1,12}(?:[-_][a-z]{1,12})?|v\\d{1,2}';
const label = `(?:${ref}|[a-z]{1,12}\\d{0,2})`;
const login = `(?:${ref}|(?:${ref}|[a-z]{1,12}):${ref})@`;
const pair = `[a-z]{1,12}(?:[-_][a-z]{1,12}){0,2}=${ref}`;
// A word before `@` without a password, in a query, or before a reference alone may be the secret itself.
const start = `(?:[a-z][a-z+]{1,15}://(?:${login})?${label}(?:[.-]${label})*|${ref})`;
const address = new RegExp(`^${start}(?::(?:\\d{1,5}|${ref}))?(?:/(?:${ref}|${word})?)*(?:\\?${pair}(?:&${pair})*)?$`);
