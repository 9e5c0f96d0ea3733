/** Longest command or argument that is shown. */
const longest = 600;

/** A command, an argument or a path as it may be shown: no user of a home folder, no user or query of an address, no value of a secret option. */
export function shown(text: string, atMost = longest): string {
  const safe = withoutHome(withoutRandom(withoutValues(withoutUserinfo(text))));
  // The end often says more than the middle: a program given as text names there what it loads.
  const end = Math.floor(atMost / 4);
  return safe.length > atMost ? `${safe.slice(0, atMost - end - 3)} … ${safe.slice(-end)}` : safe;
}

/** Arguments as they may be shown, one by one: the one after an option for a secret is left out. */
export function shownArgs(args: readonly string[]): string[] {
  return args.map((it, index) => {
    const before = args[index - 1] ?? '';
    if (headerOption.test(before)) return headerName(it);
    if (takesSecret(before, it) && !isReference(it)) return '…';
    if (variableOption.test(before) && it.includes('=') && !isReference(it.slice(it.indexOf('=') + 1)))
      return `${it.slice(0, it.indexOf('='))}=…`;
    return shown(it, 300);
  });
}

/** The words without options for secrets and their values, which must not be taken for a package, a file or a program; and these values. */
export function withoutSecretOptions(words: readonly string[]): { words: string[]; values: string[] } {
  const kept: string[] = [];
  const values: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const next = words[i + 1];
    if (next !== undefined && takesSecret(word, next)) {
      values.push(next);
      i += 1;
    } else kept.push(word);
  }
  return { words: kept, values };
}

/** A path with `~` in the place of a home folder and the name of its owner. */
export function withoutHome(text: string): string {
  return text.replace(homes, '~');
}

/** An address without user, query and fragment; the text itself when it is none. */
export function plainUrl(text: string): string {
  return withoutUserinfo(text).replace(/[?#].*$/, '');
}

/** True for a value that only names where the real one comes from. */
function isReference(value: string): boolean {
  return reference.test(value.trim());
}

function withoutUserinfo(text: string): string {
  return text.replace(userinfo, '$1').replace(query, '$1');
}

function withoutValues(text: string): string {
  return text
    .replace(user, '$1…')
    .replace(header, (whole, name: string, value: string) =>
      isReference(value.replace(/^(?:Bearer|Basic|Token)\s+/i, '')) ? whole : `${name}…`,
    )
    .replace(assigned, (whole, name: string, value: string) => (isReference(value.replace(/^["']|["']$/g, '')) ? whole : `${name}…`));
}

/** True for an option and its value that are a secret: `--api-key x`, `-u name:password`. */
function takesSecret(option: string, value: string): boolean {
  if (value.startsWith('-')) return false;
  return secretOption.test(option) || (userOption.test(option) && /^[^/:]+:[^/]/.test(value));
}

/** Words that nobody thought up: keys and passwords have no pattern of letters, as names in programs have. */
function withoutRandom(text: string): string {
  return text.replace(longWord, (word) => (looksRandom(word) ? '…' : word));
}

function looksRandom(word: string): boolean {
  if (!/\d/.test(word) || !/[a-z]/.test(word) || !/[A-Z]/.test(word)) return false;
  let changes = 0;
  for (let i = 1; i < word.length; i++) if (classOf(word.charCodeAt(i)) !== classOf(word.charCodeAt(i - 1))) changes += 1;
  return changes / word.length > 0.42;
}

const classOf = (code: number): number => (code >= 97 ? 0 : code >= 65 ? 1 : 2);
const longWord = /(?<![A-Za-z0-9])[A-Za-z0-9]{16,}(?![A-Za-z0-9])/g;

function headerName(text: string): string {
  const [, name = text] = /^["']?([^:=\s]+)\s*[:=]/.exec(text) ?? [];
  return `${name}: …`;
}

const homes =
  /(?:file:\/\/)?(?:\$HOME|\$\{HOME\}|\$\{userHome\}|\$\{env:HOME\}|(?:\/mnt)?\/[a-z](?=\/Users\/)\/Users\/[^/\s"']+|[A-Za-z]:[\\/]Users[\\/][^\\/\s"']+|(?<![\w.])\/(?:home|Users)\/[^/\s"':]+|(?<![\w./])\/root(?=[/\s"']|$))/g;
const userinfo = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"']*@/gi;
const query = /\b(https?:\/\/[^\s?#"']*)[?#][^\s"']*/gi;
const reference = /^(?:\$\{[^}]*\}|\$[A-Za-z_]\w*|\{(?:env|file):[^}]*\}|%\w+%|\$\{\{[^}]*\}\}|\[redacted: [a-z ]+\])$/;
const secretWord = '[\\w-]*(?:token|secret|password|passwd|api-?_?key|apikey|credential|auth|bearer|private-?_?key)[\\w-]*';
const assigned = new RegExp(
  `((?:--?${secretWord}|\\b[A-Z_]*(?:TOKEN|SECRET|PASSWORD|KEY|CREDENTIALS?|DSN)[A-Z_]*)=)("[^"]*"|'[^']*'|[^\\s"']+)`,
  'g',
);
// `-u name:password`.
const user = /(\s(?:-u|--user)[ =]?)[^\s"':$]+:[^\s"'$]+/g;
const header = /((?:-H|--header)[ =]?["']?[\w-]+:[ \t]*|\b(?:Bearer|Basic)[ \t]+)([^"'\s]+(?:[ \t]+[^"'\s]+)?)/g;
const secretOption = new RegExp(`^--?${secretWord}$`, 'i');
const userOption = /^(?:-u|--user)$/;
const headerOption = /^(?:-H|--header)$/;
const variableOption = /^(?:-e|--env)$/;
