import { isHandoffWord } from './handoff-words.ts';
import { wordsOf } from '../../headings/words.ts';
import { aboutness, inCapitals, isCode, leftOutBecause, looksLike, named } from './places.ts';
import { isTaskFile } from './loop/task-record.ts';
import { dataLeftOutBecause, isData, surenessOf } from './structured/names.ts';

/** True for the path of a handoff, by its name or folder; false friends of the same name are not. */
export function owns(path: string): boolean {
  if (isData(path)) return surenessOf(path) !== null && dataLeftOutBecause(path) === null;
  return isTaskFile(path) || (looksLike(path) && leftOutBecause(path) === null);
}

/** Why a path that looks like a handoff is none; null when it is one or looks like none. */
export function excludes(path: string): string | null {
  if (isData(path)) return dataLeftOutBecause(path);
  return looksLike(path) ? leftOutBecause(path) : null;
}

/** Language suffix of a file name, such as `zh-CN` in `HANDOFF.zh-CN.md`; null when it has none. */
export function languageOf(path: string): string | null {
  return named(path).language;
}

/** Whether the file is the list of the handoffs beside it. */
export function isIndexName(path: string): boolean {
  return /^(?:readme|index)$/.test(named(path).stem);
}

/** Whether the name says that entries are added to the file. */
export function namesLog(path: string): boolean {
  return /(?:^|[-_. ])(?:logs?|journal|archive|progress)(?:$|[-_. ])/.test(named(path).stem);
}

/** Whether the name says that the file keeps what is over. */
export function isArchive(path: string): boolean {
  return /(?:^|[-_. ])archi(?:ve|v|ved)s?(?:$|[-_. ])/.test(named(path).stem);
}

/** Whether the file is the one that is overwritten: no date in its name, no archive. */
export function isLiving(path: string): boolean {
  return !/\d{4}-?\d{2}-?\d{2}/.test(named(path).stem) && !/archive|archiv|history|(?<![a-z])old(?![a-z])/i.test(path);
}

/**
 * What the text must tell of a file whose name may be that of a page about handoffs: `state` when a word of a state
 * or a day is enough, `proof` when it takes both, because its name is that of such a page; null when its name is clear.
 */
export function doubt(path: string): 'state' | 'proof' | null {
  const { folders, stem } = named(path);
  const about = aboutness(path);
  const leads = /^HAND[-_ ]?(?:OFF|OVER)/.test(path.slice(path.lastIndexOf('/') + 1));
  if (about === 'kind') return 'proof';
  if (about === 'topic' && leads) return null;
  // A component or a module may have the name of a handoff, too.
  const documents = folders.some((it) => documentFolders.has(it)) || isCode(folders);
  const words = wordsOf(stem);
  if (about === null && (!documents || folders.some((it) => isHandoffWord(wordsOf(it).join(' '))) || inCapitals(path))) return null;
  return about !== null || words.some((it, index) => isHandoffWord(it) || isHandoffWord(`${it} ${words[index + 1] ?? ''}`))
    ? 'state'
    : null;
}

const documentFolders = new Set([
  'docs',
  'doc',
  'documentation',
  'website',
  'site',
  'pages',
  'content',
  'guides',
  'guide',
  'wiki',
  'book',
  'manual',
]);
