import { isReference, namesSecret, plainK, shortSecrets } from './names.ts';
import { withoutSecretParts } from './parts.ts';

/** Longest text that is looked through; of a longer one its start and its end. */
const longest = 8_000;

/** What the words before one say about it. */
interface Before {
  option: string;
  /** Programs named so far in the same command. */
  programs: string[];
}

/** A command or a rule with `…` in the place of every value that may be a secret. */
export function masked(text: string): string {
  const [, tool, inner] = /^([A-Za-z]\w*\()(.*)\)$/s.exec(text) ?? [];
  if (tool !== undefined && inner !== undefined) return `${tool}${masked(inner)})`;
  const short = text.length > 2 * longest ? `${text.slice(0, longest)} … ${text.slice(-longest)}` : text;
  const before: Before = { option: '', programs: [] };
  return withoutSecretParts(short).replace(tokens, (token, end: string | undefined) => {
    if (end !== undefined) {
      before.option = '';
      if (end !== '(') before.programs = [];
      return token;
    }
    return maskedWord(token, before, true);
  });
}

/** The words of a command with `…` in the place of every value that may be a secret; `program` is the word before them. */
export function maskedWords(words: readonly string[], program = ''): string[] {
  const before: Before = { option: '', programs: [programName(program)] };
  return words.map((it) => maskedWord(it, before, false));
}

/** True for an option and the word behind it that are a secret: `--api-key x`, `-u name:password`, `mysql -p x`. */
export function takesSecret(option: string, value: string, programs: readonly string[] = []): boolean {
  if (value === '' || isOption.test(value)) return false;
  if (/^--?[A-Za-z][\w.-]*$/.test(option) && option.length > 2 && namesSecret(option)) return true;
  if (option === '-k') return !programs.some((it) => plainK.has(it)) && !/[/\\*]/.test(value);
  if (userOption.test(option)) return isPair(value);
  return option.length === 2 && programs.some((it) => shortSecret(it)?.exec(option)?.[0] === option) && !isPort(value);
}

function maskedWord(word: string, before: Before, shell: boolean): string {
  const { option, programs } = before;
  // A quote that is never closed.
  if (shell && (word === '"' || word === "'")) return word;
  const bare = shell ? word.replace(/^(["'])(.*)\1$/s, '$2') : word;
  before.option = bare.replace(/=$/, '');
  programs.push(programName(bare));
  const header = headerOption.test(option) ? headerName(bare, option) : null;
  if (header !== null) return shell && isFilledIn(bare) ? word : quoted(word, bare, header);
  if (takesSecret(option, bare, programs)) return isReference(bare) ? word : quoted(word, bare, '…');
  if (variableOption.test(option) && /^[A-Za-z_]\w*=/.test(bare) && !isReference(bare.slice(bare.indexOf('=') + 1)))
    return quoted(word, bare, `${bare.slice(0, bare.indexOf('='))}=…`);
  const [, name, value = ''] = /^(-{0,2}[A-Za-z_][\w.-]*)=(.+)$/s.exec(bare) ?? [];
  const nested = inline.test(option) || (word !== bare && /\s/.test(value));
  // The whole rest of the word is its value, whatever signs it holds.
  if (name !== undefined && !nested && namesSecret(name))
    return isReference(value) || switches.test(value) ? word : quoted(word, bare, `${name}=…`);
  // `--header=Name: value` and `--env=NAME=value` are the same as in two words.
  if (name !== undefined && (headerOption.test(name) || variableOption.test(name))) {
    const [, sign = '', inner = value] = /^(["'])(.*)\1$/s.exec(value) ?? [];
    return quoted(word, bare, `${name}=${sign}${maskedWords([name, inner])[1]}${sign}`);
  }
  if (name !== undefined && /^--user$/.test(name) && isPair(value)) return quoted(word, bare, `${name}=…`);
  const attached = programs.flatMap((it) => shortSecret(it)?.exec(bare)?.[0] ?? []).find((it) => bare.length > it.length);
  if (attached !== undefined && !isPort(bare.slice(attached.length)))
    return isReference(bare.slice(attached.length)) ? word : quoted(word, bare, `${attached}…`);
  if (/^-u[^:\s-]*:/.test(bare) && isPair(bare.slice(2))) return quoted(word, bare, '-u…');
  // A word of several words is a command of its own: `bash -c "…"`.
  return shell
    ? word.replace(inQuotes, (whole, sign: string, text: string) => (text === '' ? whole : `${sign}${masked(text)}${sign}`))
    : masked(word);
}

const quoted = (word: string, bare: string, now: string): string => (word === bare ? now : `${word.charAt(0)}${now}${word.charAt(0)}`);

/** `name:password`; a pair of numbers is the user and group of a container. */
const isPair = (value: string): boolean =>
  /^[^/:]*:[^/]/.test(value) && !/^\d+:\d+$/.test(value) && !isReference(value.replace(/^[^:]*:/, ''));

/** `8080:80` behind the `-p` of a container. */
const isPort = (value: string): boolean => /^[\d.]+:[\d:./a-z]+$/.test(value);

function headerName(text: string, option: string): string | null {
  const [, name] = /^["']?([\w-]+)\s*[:=]/.exec(text) ?? [];
  return name !== undefined ? `${name}: …` : option === '-H' ? null : '…';
}

/** True for a header whose value comes from elsewhere. */
const isFilledIn = (header: string): boolean => !header.endsWith('…') && isReference(header.replace(headerStart, ''));

/** Name of a program without its folder. */
const programName = (word: string): string =>
  (word.replaceAll('\\', '/').split('/').at(-1) ?? word).replace(/\.(?:exe|cmd|bat)$/i, '').replace(/^(?:mongo)(?:sh)?$/, 'mongo');

const shortSecret = (program: string): RegExp | undefined => (Object.hasOwn(shortSecrets, program) ? shortSecrets[program] : undefined);

// A word with its quoted parts, or what ends one command and starts the next.
const tokens = /([|;&\n()`])|(?:\\.|"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'|;&()`\\])+|["'\\]/gs;
const inQuotes = /(["'])((?:\\.|(?!\1)[^\\])*)\1/gs;
const headerStart = /^["']?[\w-]+\s*[:=]\s*(?:(?:Bearer|Basic|Token)\s+)?/i;
const isOption = /^--?[A-Za-z][\w-]*(?:=.*)?$/s;
const inline = /^-[a-z]*c$/;
const switches = /^(?:true|false|yes|no|none|null)$/i;
const userOption = /^(?:-u|--user|--proxy-user|-U)$/;
const headerOption = /^(?:-H|--header|--headers)$/;
const variableOption = /^(?:-e|--env)$/;
