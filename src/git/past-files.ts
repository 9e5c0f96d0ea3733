import { createHash } from 'node:crypto';
import { limits } from '../model/limits.ts';
import { batch } from './contents.ts';
import { runGit } from './run.ts';

/** A file at a commit, and a line of it that is wanted. */
export interface AskedFile {
  /** Full id. */
  commit: string;
  path: string;
  /** 1-based; null for none. */
  line: number | null;
}

/** What may be known of the text of a file: how long it is, and whether a line of it is another one. */
export interface PastFile {
  blob: string;
  /** Null where no line was asked for. */
  lines: number | null;
  /** A hash of the line; null where none was asked for, or none is there. */
  line: string | null;
}

/** What stands at each of the places, in their order; null for nothing. Two processes of git for all of them, and no text leaves. */
export async function readPastFiles(folder: string, asked: readonly AskedFile[]): Promise<(PastFile | null)[]> {
  // A name with a line break would be two questions; one that begins with dots ends git.
  const safe = asked.filter((it) => !/[\n\0]|^\.{1,2}(?:\/|$)/.test(it.path));
  if (safe.length === 0) return asked.map(() => null);
  const input = safe.map((it) => `${it.commit}:${it.path}\n`).join('');
  const { output } = await runGit(folder, ['--git-dir=.', 'cat-file', '--batch-check=%(objecttype) %(objectname) %(objectsize)'], [], {
    input,
  });
  const answers = output.toString('utf8').split('\n');
  const blobs = new Map<AskedFile, { blob: string; size: number }>();
  safe.forEach((it, index) => {
    const [kind, blob, size] = (answers[index] ?? '').split(' ');
    if (kind === 'blob' && blob !== undefined) blobs.set(it, { blob, size: Number(size) });
  });
  const lines = await linesOf(folder, blobs);
  return asked.map((it) => {
    const found = blobs.get(it);
    if (found === undefined) return null;
    const text = it.line === null ? undefined : lines.get(found.blob);
    const line = it.line === null ? undefined : text?.[it.line - 1];
    return { blob: found.blob, lines: text?.length ?? null, line: line === undefined ? null : digestOf(line) };
  });
}

/** The lines of every text of which one is wanted. */
async function linesOf(folder: string, blobs: ReadonlyMap<AskedFile, { blob: string; size: number }>): Promise<Map<string, string[]>> {
  const wanted = new Set([...blobs].flatMap(([it, { blob, size }]) => (it.line === null || size > limits.text ? [] : [blob])));
  const lines = new Map<string, string[]>();
  for await (const { id, body } of batch(folder, '--batch', [...wanted])) {
    if (body !== null)
      lines.set(
        id,
        body
          .toString('utf8')
          .replace(/\r?\n$/, '')
          .split(/\r?\n/),
      );
  }
  return lines;
}

const digestOf = (line: string): string => createHash('sha256').update(line.trim()).digest('hex');
