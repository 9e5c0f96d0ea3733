import { withoutUserinfo } from './masks/parts.ts';
import { masked, maskedWords, takesSecret } from './masks/words.ts';
import { namesSecret } from './masks/names.ts';

/** Longest command or argument that is shown. */
const longest = 600;

/** A command, a rule, an address or a path as it may be shown: without any value that may be a secret, and without the user of a home folder. */
export function shown(text: string, atMost = longest): string {
  return cut(withoutHome(masked(text)), atMost);
}

/** Arguments as they may be shown, one by one; `program` is what they are given to. */
export function shownArgs(args: readonly string[], program = ''): string[] {
  return maskedWords(args, program).map((it) => cut(withoutHome(it), 300));
}

/** The words without options for secrets and their values, which must not be taken for a package, a file or a program; and these values. */
export function withoutSecretOptions(words: readonly string[]): { words: string[]; values: string[] } {
  const kept: string[] = [];
  const values: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const next = words[i + 1];
    const [, name, value = ''] = /^(--?[A-Za-z][\w.-]*)=(.+)$/s.exec(word) ?? [];
    if (next !== undefined && takesSecret(word, next)) {
      values.push(next);
      i += 1;
    } else if (name !== undefined && namesSecret(name)) values.push(value);
    else kept.push(word);
  }
  return { words: kept, values };
}

/** A path with `~` in the place of a home folder and the name of its owner. */
export function withoutHome(text: string): string {
  return text.replace(homes, '~');
}

/** An address without user, query and fragment; the text itself when it is none. */
export function plainUrl(text: string): string {
  return shown(withoutUserinfo(text).replace(/[?#].*$/s, ''));
}

// The end often says more than the middle: a program given as text names there what it loads.
function cut(text: string, atMost: number): string {
  const end = Math.floor(atMost / 4);
  return text.length > atMost ? `${text.slice(0, atMost - end - 3)} … ${text.slice(-end)}` : text;
}

const homes =
  /(?:file:\/\/)?(?:\$HOME|\$\{HOME\}|\$\{userHome\}|\$\{env:HOME\}|(?:\/mnt)?\/[a-z](?=\/Users\/)\/Users\/[^/\s"']+|[A-Za-z]:[\\/]Users[\\/][^\\/\s"']+|(?<![\w.])\/(?:home|Users)\/[^/\s"':]+|(?<![\w./])\/root(?=[/\s"']|$))/g;
