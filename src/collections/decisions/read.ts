import { parseMarkdown } from '../../markdown/parse.ts';
import type { Reading, SourceText } from '../../model/collection.ts';
import { isLog, readLog } from './log.ts';
import { readName } from './identity.ts';
import { isSingle, readSingle } from './one.ts';
import { placeOf } from './paths.ts';
import type { Decision } from './schema.ts';

/** Reads one file as the decision or the decisions it holds. */
export function read({ path, text }: SourceText): Reading<Decision> {
  const doc = parseMarkdown(text);
  const name = readName(path);
  const numbered = name.number !== null || name.date !== null;
  if (placeOf(path) === 'log') return isSingle(doc, path) ? readSingle(doc, path) : readLog(doc);
  // A folder of decisions may hold a log beside its numbered files.
  return !numbered && !isSingle(doc, path) && isLog(doc) ? readLog(doc) : readSingle(doc, path);
}
