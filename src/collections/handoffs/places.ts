import { isHandoffWord } from './handoff-words.ts';
import { wordsOf } from '../../headings/words.ts';

/** A path in the parts by which handoffs are told, in lower case and composed characters. */
export interface Named {
  folders: string[];
  /** File name without ending and language. */
  stem: string;
  /** Language suffix as written; null when there is none. */
  language: string | null;
}

/** The parts of a path; its ending and language are cut off the name. */
export function named(path: string): Named {
  const parts = path.normalize('NFC').split('/');
  const file = (parts.pop() ?? '').replace(ending, '');
  const language = languageSuffix.exec(file)?.[1] ?? null;
  const stem = (language === null ? file : file.slice(0, -language.length - 1)).toLowerCase();
  return { folders: parts.map((it) => it.toLowerCase()), stem, language };
}

/** Whether a path has the name or folder of a handoff and an ending that is read. */
export function looksLike(path: string): boolean {
  if (!ending.test(path)) return false;
  const { folders, stem } = named(path);
  const last = folders.at(-1) ?? '';
  if (hasHandoffWord(stem) || session.test(stem) || continuity.test(stem)) return true;
  if (stem === '.continue-here' || stem === '.memlog' || stem === 'claude-progress') return true;
  if (stem === 'progress') return folders.length === 0;
  if (last === '.planning') return stem === 'state';
  if (last === '.claude') return claudeNames.has(stem);
  return folders.some(isHandoffFolder);
}

/** Why a path that looks like a handoff is none; null when it is one. */
export function leftOutBecause(path: string): string | null {
  const { folders, stem } = named(path);
  for (const [at, folder] of folders.entries()) {
    const reason = foreign.get(folder) ?? ownFolders(folder, folders[at - 1]);
    if (reason !== undefined) return reason;
  }
  if (folders.some((it, at) => it === 'pages' && folders[at - 1] === 'handover')) return 'lies in the folder of pages written by hand';
  if (!isOwnName(path, stem) && folders.some((it, at) => documentFolders.has(folders[at - 1] ?? '') && language.test(it)))
    return 'lies in a translated copy of the documentation';
  const byName = hasHandoffWord(stem);
  if (
    byName &&
    recordFolders.has(folders.at(-1) ?? '') &&
    /^(?:adr|rfc|\w+-spec|spec|\d{3,})[-_]?\d*/.test(stem) &&
    !/^\d{4}-\d{2}/.test(stem)
  )
    return 'is a numbered decision or specification about handoffs';
  if (byName) return null;
  if (/^plan[-_]/.test(stem)) return 'is the plan beside a handoff';
  if (folders.some(isHandoffFolder) && isCode(folders)) return 'lies in a folder of source code';
  return null;
}

function ownFolders(folder: string, around: string | undefined): string | undefined {
  return folder === 'agents' && around !== undefined && /^\.(?:claude|github|cursor|codex|opencode|gemini|factory)$/.test(around)
    ? 'lies in a folder of agent definitions'
    : undefined;
}

/** Whether the words of a name hold one for a handoff: `session-handoff`, `hand_over`, `交接文档`. */
export function hasHandoffWord(name: string): boolean {
  const words = wordsOf(name);
  return words.some((it, at) => isHandoffWord(it) || (it === 'hand' && /^(?:off|over)s?$/.test(words[at + 1] ?? '')));
}

/** Whether a folder holds handoffs: its name is the word, alone or with one that says which. */
export function isHandoffFolder(name: string): boolean {
  const words = wordsOf(name)
    .join(' ')
    .replace(/\bhand (off|over)/, 'hand$1')
    .split(' ');
  return words.some(isHandoffWord) && words.every((it) => isHandoffWord(it) || folderWords.has(it));
}

/** Whether the name is no more than the word, or in capitals: a page of documentation has neither. */
function isOwnName(path: string, stem: string): boolean {
  return inCapitals(path) || (isHandoffWord(wordsOf(stem).join(' ')) && !stem.endsWith('s'));
}

/** Whether a file name is written in capitals, as those of handoffs are. */
export function inCapitals(path: string): boolean {
  return /^(?=.*\p{Lu})\P{Ll}+$/u.test(path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));
}

/** Whether one of these folders holds source code. */
export function isCode(folders: readonly string[]): boolean {
  return folders.some((it) => codeFolders.has(it));
}

/** How far a name points to a document about handoffs: `kind` names one, `topic` may as well be what the work is about. */
export function aboutness(path: string): 'kind' | 'topic' | null {
  const { folders, stem } = named(path);
  if (!hasHandoffWord(stem) || folders.some(isHandoffFolder)) return null;
  const words = wordsOf(stem);
  if (words.some((it) => kindWords.has(it)) || /on-?call/.test(stem)) return 'kind';
  return words.some((it) => topicWords.has(it)) ? 'topic' : null;
}

const ending = /\.(?:md|mdx|markdown|txt)$/i;
const languageSuffix =
  /[._-]((?:ar|bn|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|jp|ko|kr|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_](?:[A-Za-z]{2}|Hans|Hant))?)$/;
const language =
  /^(?:ar|bn|cs|da|de|el|es|fa|fi|fr|he|hi|hu|id|it|ja|jp|ko|kr|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_](?:[a-z]{2}|hans|hant))?$/;
const session = /^(?:session[-_]state|session[-_]notes[-_]latest|next[-_]session)$/;
const continuity = /^continuity(?:$|[-_])/;
const claudeNames = new Set(['session-state', 'context', 'current-task', 'current-bug', 'task-history']);
const folderWords = new Set([
  'session',
  'sessions',
  'agent',
  'agents',
  'archive',
  'archives',
  'log',
  'logs',
  'notes',
  'docs',
  'project',
  'dev',
  'ai',
]);
const documentFolders = new Set(['docs', 'doc', 'documentation', 'website', 'i18n', 'content']);
const recordFolders = new Set(['adr', 'adrs', 'decisions', 'specs', 'spec', 'rfcs', 'rfc', 'proposals']);
const codeFolders = new Set(['src', 'lib', 'libs', 'packages', 'pkg', 'internal', 'crates', 'cmd', 'components', 'app', 'apps', 'modules']);

// Words of a name that make it a document about handoffs, and those that may also name a piece of work (2026-11).
const kindWords = new Set(
  'protocol protocols template templates guide guides guideline guidelines spec specification schema pattern patterns format howto how example examples sample practices convention conventions oncall'.split(
    ' ',
  ),
);
const topicWords = new Set(
  'workflow skill command prompt hook hooks rule rules policy checklist api feature proposal rfc adr test tests testing review design'.split(
    ' ',
  ),
);

// Folders whose files are written for a tool or as an example, with what to say of them (2026-11).
const foreign: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'lies in a folder of commands': 'commands command',
    'lies in a folder of skills': 'skills skill',
    'lies in a folder of rules': 'rules rule',
    'lies in a folder of prompts': 'prompts prompt',
    'lies in a folder of templates': 'templates template _templates .templates',
    'lies in a folder of examples': 'examples example samples sample demos',
    'lies in a folder of tests or their data':
      'tests test __tests__ fixtures fixture __fixtures__ testdata test-data spec-fixtures e2e golden',
    'lies in a folder of other people’s code': 'node_modules vendor vendored third_party third-party site-packages bower_components',
    'lies in a folder of transcripts': '.specstory',
    'lies in a folder of workflows or hooks': 'hooks .hooks workflows chatmodes output-styles',
    'lies in a folder of build output': 'dist',
    'lies in a translated copy of the documentation': 'translations locales locale i18n',
  }).flatMap(([reason, names]) => names.split(' ').map((name) => [name, reason] as const)),
);
