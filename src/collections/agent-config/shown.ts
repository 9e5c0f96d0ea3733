/** Longest command or argument that is shown. */
const longest = 600;

/** A command, an argument or a path as it may be shown: no user of a home folder, no user or query of an address, no value of a secret option. */
export function shown(text: string, atMost = longest): string {
  const safe = withoutHome(withoutValues(withoutUserinfo(text)));
  // The end often says more than the middle: a program given as text names there what it loads.
  const end = Math.floor(atMost / 4);
  return safe.length > atMost ? `${safe.slice(0, atMost - end - 3)} … ${safe.slice(-end)}` : safe;
}

/** Arguments as they may be shown, one by one: the one after an option for a secret is left out. */
export function shownArgs(args: readonly string[]): string[] {
  return args.map((it, index) => {
    const before = args[index - 1] ?? '';
    if (headerOption.test(before)) return headerName(it);
    if (secretOption.test(before) && !it.startsWith('-') && !isReference(it)) return '…';
    if (variableOption.test(before) && it.includes('=') && !isReference(it.slice(it.indexOf('=') + 1)))
      return `${it.slice(0, it.indexOf('='))}=…`;
    return shown(it, 300);
  });
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
    .replace(header, (whole, name: string, value: string) =>
      isReference(value.replace(/^(?:Bearer|Basic|Token)\s+/i, '')) ? whole : `${name}…`,
    )
    .replace(assigned, (whole, name: string, value: string) => (isReference(value.replace(/^["']|["']$/g, '')) ? whole : `${name}…`));
}

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
const header = /((?:-H|--header)[ =]?["']?[\w-]+:[ \t]*|\b(?:Bearer|Basic)[ \t]+)([^"'\s]+(?:[ \t]+[^"'\s]+)?)/g;
const secretOption = new RegExp(`^--?${secretWord}$`, 'i');
const headerOption = /^(?:-H|--header)$/;
const variableOption = /^(?:-e|--env)$/;
