import { parse, type ParseEntry } from 'shell-quote';
import type { Need } from '../schema-needs.ts';
import { argvNeeds } from './argv.ts';
import { hostNeeds } from './arguments.ts';
import { distinct, needOf } from './need.ts';
import { fileNeed } from './path-state.ts';
import { isSecretName } from './variables.ts';

/** Longest shell command that is taken apart. */
const longest = 20_000;

/** What has to be there to run a shell command. Nothing of it is run or expanded. */
export function shellNeeds(command: string, folder = '', depth = 0): Need[] {
  if (depth > 3 || command.length > longest) return [];
  const needs = [...hostNeeds(command), ...shellVariables(command)];
  for (const words of segmentsOf(command)) {
    const [first = '', second] = words;
    if (first === 'cd' && second !== undefined) {
      const target = words.find((it, index) => index > 0 && !it.startsWith('-')) ?? '';
      const need = fileNeed(target, folder);
      if (need.name !== (folder || '.')) needs.push(need);
    } else if (opening.has(first))
      needs.push(
        ...(second !== undefined && !/^\[{1,2}$|^test$|^!$/.test(second) ? argvNeeds(words.slice(1), folder, shellNeeds, depth) : []),
      );
    else if (!builtin.has(first)) needs.push(...argvNeeds(words, folder, shellNeeds, depth));
  }
  return distinct(needs);
}

/** The single commands of a shell line, each as its words; variables stay as written. Windows paths keep their separators. */
function segmentsOf(command: string): string[][] {
  const segments: string[][] = [[]];
  let skip = false;
  for (const it of parsed(command)) {
    const now = segments.at(-1) ?? [];
    if (typeof it === 'string') {
      if (!skip) now.push(it);
      skip = false;
    } else if ('comment' in it) break;
    else if (it.op === 'glob') now.push(it.pattern);
    else if (redirects.has(it.op)) {
      skip = true;
      // The `2` of `2>/dev/null` is no argument.
      if (/^\d$/.test(now.at(-1) ?? '')) now.pop();
    } else segments.push([]);
  }
  return segments.filter((it) => it.length > 0);
}

/** True for a command that fetches a program from the network and runs it at once. */
export function fetchesAndRuns(command: string): boolean {
  return command
    .slice(0, longest)
    .split(/[;&\n]/)
    .some((part) => {
      const fetched = fetching.exec(part);
      if (fetched === null) return false;
      const before = part.slice(0, fetched.index);
      return piped.test(part.slice(fetched.index)) || substituted.test(before) || /\b(?:iex|Invoke-Expression)\b/i.test(before);
    });
}

const fetching = /\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString)\b/i;
const piped = /\|\s{0,8}(?:sudo\s{1,8})?(?:env\s{1,8})?(?:(?:ba|z|da|k|fi)?sh|python3?|node|perl|ruby|pwsh|iex)\b/i;
const substituted = /\b(?:ba|z)?sh\s{1,8}(?:-c\s{1,8})?["']?(?:<\(|\$\()\s{0,8}$/;

function parsed(command: string): ParseEntry[] {
  // What stands for the top of the repository, also where it says what to do outside of one.
  const top = command.replaceAll(/\$\(git rev-parse --show-toplevel(?: 2>\s?\/dev\/null)?(?: \|\| (?:pwd|echo \.))?\)/g, '$PWD');
  const kept = top.replace(/\\(?=[\w.])/g, '/').replace(/\$\(|`/g, ' ; ');
  try {
    return parse(kept, (name: string) => `\${${name}}`);
  } catch {
    // A substitution that is not closed: the words are still worth a look.
    return kept.split(/\s+/).filter((it) => it !== '');
  }
}

function shellVariables(command: string): Need[] {
  if (!command.includes('$')) return [];
  const set = new Set([...command.matchAll(/(?:^|[\s;&|(])(?:export\s+|local\s+|for\s+)?([A-Za-z_]\w*)(?==|\s+in\s)/g)].map((it) => it[1]));
  return [...command.matchAll(/\$\{?([A-Za-z_]\w*)((?::?[-=?+])[^}]*)?\}?/g)]
    .filter(([, name = '']) => !own.test(name) && !set.has(name))
    .map(([, name = '', fallback]) => needOf('variable', name, { required: fallback === undefined, secret: isSecretName(name) }));
}

const own =
  /^(?:HOME|PWD|OLDPWD|PATH|USER|SHELL|IFS|TMPDIR|RANDOM|LINENO|BASH_SOURCE|OSTYPE|HOSTNAME|UID|CLAUDE_\w+|GEMINI_PROJECT_DIR|CURSOR_PROJECT_DIR|ARGUMENTS|ARGUMENT|TOOL_INPUT|FILE_PATH)$/;
const redirects: ReadonlySet<string> = new Set(['>', '>>', '<', '>&', '<<<', '&>', '<&']);
const opening: ReadonlySet<string> = new Set(['if', 'then', 'else', 'elif', 'do', 'while', 'until', '{', '!']);
const builtin: ReadonlySet<string> = new Set([
  'fi',
  'done',
  'for',
  'case',
  'esac',
  '}',
  '[',
  '[[',
  'true',
  'false',
  ':',
  'cd',
  'echo',
  'exit',
  'export',
  'test',
  'set',
  'unset',
  'local',
  'read',
  'printf',
  'return',
  ')',
  'in',
  'shift',
  'trap',
  'wait',
  'eval',
  'source',
  '.',
  'break',
  'continue',
  'pushd',
  'popd',
  'let',
  'declare',
  'typeset',
  'alias',
  'function',
]);
