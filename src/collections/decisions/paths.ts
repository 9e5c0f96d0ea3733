/** Whether a path is one of a decision or a decision log. */
type Place = 'record' | 'log';

/** What a path is by its names alone; null when it looks like neither, or is left out. */
export function placeOf(path: string): Place | null {
  if (!markdown.test(path) || reasonFor(path) !== null) return null;
  const looks = looksLike(path);
  // The index or the guide of a folder of decisions is a document of another kind.
  return looks === 'record' && index.test(nameOf(path)) && !isInOwnFolder(path) ? null : looks;
}

/** Why a path that looks like a decision is none, as the end of "Left out because it …"; null when it is one or looks like none. */
export function reasonFor(path: string): string | null {
  if (!otherMarkup.test(path) && !markdown.test(path)) return null;
  const looks = looksLike(path);
  if (looks === null) return null;
  const folders = path.split('/').slice(0, -1);
  const name = nameOf(path);
  const friend = folders.find((it) => falseFriends.has(it.toLowerCase()));
  if (friend !== undefined) return 'lies in a folder of examples, tests, templates, instructions for agents or foreign code';
  if (isTranslated(folders)) return 'lies in a tree of translations';
  if (template.test(name)) return 'is a template';
  if (otherMarkup.test(path)) return 'is not written in Markdown';
  return null;
}

/** True for a file in the folder of what was turned down for good. */
export function isRejection(path: string): boolean {
  return path.split('/').slice(0, -1).at(-1)?.toLowerCase() === '.out-of-scope';
}

/** True for a file that lies directly in a folder of decisions. */
export function isInDecisionFolder(path: string): boolean {
  return decisionFolders.has(path.split('/').at(-2)?.toLowerCase() ?? '');
}

function looksLike(path: string): Place | null {
  const name = nameOf(path);
  const folders = path
    .split('/')
    .slice(0, -1)
    .map((it) => it.toLowerCase());
  const last = folders.at(-1) ?? '';
  if (isRejection(path)) return 'record';
  if (recordName.test(name)) return 'record';
  if (logName.test(name)) return 'log';
  if (decisionFolders.has(last)) return 'record';
  if (isInOwnFolder(path)) return 'record';
  // A folder below one of decisions may hold anything; there the name has to say it.
  return folders.some((it) => decisionFolders.has(it)) && numberedName.test(name) ? 'record' : null;
}

/** `docs/adr/0005-title/README.md`: a folder for each decision. */
function isInOwnFolder(path: string): boolean {
  const [folder = '', own = '', file = ''] = path.split('/').slice(-3);
  return decisionFolders.has(folder.toLowerCase()) && numberedName.test(own) && mainFile.test(file);
}

const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.[a-z]+$/i, '');

/** `docs/ja/…`, `i18n/pt-BR/…`: the same documents in another language. English is what they were translated from. */
function isTranslated(folders: readonly string[]): boolean {
  return (
    folders.some((it, index) => language.test(it) && holdsLanguages.test(folders[index - 1] ?? '')) ||
    folders.some((it) => /^(?:translations?|i18n|locales?)$/i.test(it))
  );
}

const markdown = /\.(?:md|mdx|markdown)$/i;
const otherMarkup = /\.(?:adoc|asciidoc|rst|org)$/i;

// Folder and file names of 4.4 of the survey of conventions, and those of common tools (2026-11).
const decisionFolders = new Set([
  'adr',
  'adrs',
  'decisions',
  'decision-records',
  'decision_records',
  'architecture-decisions',
  'architecture_decisions',
  'architectural-decisions',
  'architecture-decision-records',
  'architectural-decision-records',
  'decision-log',
  'decision-logs',
  '.out-of-scope',
]);
const recordName = /^adr[-_ ]?\d{1,5}(?![^-_. ])/i;
const numberedName = /^(?:\d{1,5}(?!\d)|\d{8}|\d{4}-\d{2}-\d{2}|[A-Z][A-Z0-9]*-\d+)(?=[-_. ]|$)/;
const logName =
  /^(?:(?:(?:key|open|tech|technical|design|architecture|architectural|product|project|engineering|working|team|implementation)[-_ ]?)?decisions?(?:[-_ ]?(?:log|register|record|records|candidates|history|archive|journal|\d{4}(?:-\d{2})?))?|decisions[-_.](?!needed|required)[\p{L}\d._-]+|adrs?|adr[-_ ]?(?:log|register)|entscheidungen|entscheidungslog|décisions|decisiones|decisões|决策记录|决策日志|决定|決定事項|決定ログ|의사결정|결정사항)$/iu;
const index = /^(?:readme|index|toc|_index|_?overview|contents|summary|contributing|claude|agents)(?:[-_.][a-z]{2}(?:-[a-z]{2,4})?)?$/i;
const mainFile = /^(?:readme|index)\.(?:md|mdx|markdown)$/i;
const template = /(?:^|[-_. ])(?:template|templates|vorlage|plantilla|modele|skeleton|boilerplate)(?:$|[-_. ])/i;
const falseFriends = new Set([
  'fixtures',
  'fixture',
  '__fixtures__',
  'example',
  'examples',
  'sample',
  'samples',
  'template',
  'templates',
  'test',
  'tests',
  '__tests__',
  'testdata',
  'test-data',
  'integration-tests',
  'node_modules',
  'vendor',
  'third_party',
  'third-party',
  'skills',
  'skill',
  'commands',
  'site-packages',
]);
const language =
  /^(?:ar|bn|cs|da|de|el|es|fa|fi|fr|he|hi|hu|id|it|ja|jp|ko|kr|nl|no|pl|pt|ro|ru|sv|th|tr|uk|ur|vi|zh|cn|tw)(?:[-_][a-z]{2,4})?$/i;
const holdsLanguages = /^(?:docs?|documentation|website|content|pages|i18n|translations?|locales?)$/i;
