import { readdir, stat } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { Failure } from '../model/failure.ts';

const endings = ['.ts', '.mts', '.mjs', '.js', '.json'];
/** Names of a file that is taken for the config of the folder it lies in. */
export const configNames: readonly string[] = endings.map((ending) => `handover.config${ending}`);

/** A config file that exists. */
export interface ConfigFile {
  /** Name as the operator would write it. */
  shown: string;
  path: string;
}

/**
 * The operator's own config: the file named with `-c`, else the one in the current folder, else null. Never looks into
 * another folder, so a config that merely lies in the repository being read is not run. Throws a Failure when unclear.
 */
export async function findConfig(cwd: string, asked: string | null): Promise<ConfigFile | null> {
  if (asked !== null) return await askedFor(cwd, asked);
  const here = new Set(await readdir(cwd));
  const found = configNames.filter((name) => here.has(name));
  if (found.length > 1) {
    throw new Failure('HO205', 'usage', `There are ${found.length} config files in the current folder: ${found.join(', ')}.`, [
      'Keep one of them, or say which one is meant:  -c <file>',
    ]);
  }
  const [name] = found;
  if (name === undefined) return null;
  const path = resolve(cwd, name);
  if ((await kindAt(path)) === 'file') return { shown: name, path };
  throw new Failure('HO202', 'usage', `${name} is not a file.`, ['Move it away, or name a config file with  -c <file>']);
}

async function askedFor(cwd: string, asked: string): Promise<ConfigFile> {
  const path = resolve(cwd, asked);
  const kind = await kindAt(path);
  if (kind !== 'file') {
    throw new Failure('HO202', 'usage', kind === null ? `There is no config file ${asked}` : `${asked} is not a file.`, [
      'Correct the path after -c: it counts from the current folder, or from the folder of -C.',
    ]);
  }
  if (!endings.includes(extname(path))) {
    throw new Failure('HO206', 'usage', `${basename(asked)} is not a kind of config file that can be read.`, [
      `Use one of the endings ${endings.join(', ')}`,
    ]);
  }
  return { shown: asked, path };
}

/** What stands at `path`; null for nothing, or a link that leads nowhere. */
async function kindAt(path: string): Promise<'file' | 'other' | null> {
  return await stat(path).then(
    (it) => (it.isFile() ? 'file' : 'other'),
    () => null,
  );
}
