import { formatOf } from '../../../data/read.ts';
import { hasHandoffWord, isCode, isHandoffFolder, leftOutBecause, named } from '../places.ts';

/** How sure a path is to be a handoff written as data: by its own name, or only by where it lies. */
export type Sureness = 'named' | 'placed';

/** Whether a path holds data, so that it is read by its keys and not by its headings. */
export function isData(path: string): boolean {
  return formatOf(path) !== null;
}

/** Whether a folder above the file is one for handoffs. */
export function isInHandoffFolder(path: string): boolean {
  return namedData(path).folders.some(isHandoffFolder);
}

/** Whether a path is that of a snapshot which the hooks write. */
function isSnapshotPath(path: string): boolean {
  return /(?:^|\/)\.handover\/snapshots\/[^/]+\.json$/.test(path);
}

/** How sure a path of data is a handoff; null when it has neither name nor place of one. */
export function surenessOf(path: string): Sureness | null {
  if (!isData(path)) return null;
  const { folders, stem } = namedData(path);
  if (ownFiles.test(path)) return null;
  if (folders.includes('.handover')) return isSnapshotPath(path) ? 'named' : null;
  if (hasHandoffWord(stem)) return isCode(folders) ? 'placed' : 'named';
  if (foreignNames.test(stem)) return null;
  return isPlaced(path, folders, stem) && leftOutBecause(asText(path)) === null && !isCode(folders) ? 'placed' : null;
}

/** Why a path of data with the name of a handoff is none; null when it is one or has no such name. */
export function dataLeftOutBecause(path: string): string | null {
  if (!isData(path)) return null;
  const { folders, stem } = namedData(path);
  if (folders.includes('.handover')) return null;
  if (!hasHandoffWord(stem)) return folders.at(-1) === '.handoff' && /^config$/.test(stem) ? settings : null;
  if (/schema/.test(stem)) return 'is the schema of handoffs';
  if (/(?:^|[-_. ])(?:config|settings|options|rules)(?:$|[-_. ])/.test(stem)) return settings;
  if (/(?:^|[-_. ])(?:template|example|sample|test|spec|fixture|mock)s?(?:$|[-_. ])/.test(stem)) return 'is an example of a handoff';
  return leftOutBecause(asText(path));
}

const settings = 'holds settings of a program for handoffs';

function isPlaced(path: string, folders: readonly string[], stem: string): boolean {
  if (/^session[-_]state$|^\.?run$/.test(stem)) return /(?:^|\/)(?:session[-_]state|\.run)\.\w+$/i.test(path);
  if (stem === 'session') return /\.jsonl$/i.test(path) && (folders.length === 0 || folders.includes('runs'));
  const last = folders.at(-1) ?? '';
  const around = folders.at(-2) ?? '';
  if (last === 'sessions') return agentFolders.has(around);
  if (last === 'snapshots') return folders.length === 1 || agentFolders.has(around) || around === 'sessions';
  return folders.some(isHandoffFolder);
}

/** The path with the ending of a text, which is how the parts of a path are told. */
const asText = (path: string): string => path.replace(/\.\w+$/, '.md');
const namedData = (path: string): ReturnType<typeof named> => named(asText(path));

// Folders that agents keep their own files in (2026-11).
const agentFolders = new Set([
  '.agents',
  '.agent',
  '.claude',
  '.ai',
  '.handoff',
  '.handoffs',
  '.codex',
  '.recovery',
  'recovery',
  '.context',
  '.omc',
]);
// The program's own settings and words of its operator.
const ownFiles = /(?:^|\/)handover\/handover\.yaml$|(?:^|\/)handover\.(?:config\.\w+|gitlab-ci\.yml)$/;
// Names of files that programs read (2026-11).
const foreignNames =
  /^(?:package|package-lock|composer|cargo|pyproject|tsconfig|jsconfig|deno|manifest|plugin|marketplace|openapi|swagger|mcp|settings|config|docker-compose|pnpm-lock|\.eslintrc|turbo|vercel|messages?|translation)(?:$|[-_.])|schema|lock$/;
