import { bytesOf } from './names.ts';
import { runGit } from './run.ts';

/**
 * Full ids of `names` (such as `<id>^{commit}` or `<id>:<path>`, without line breaks) in their order, through one process of
 * git; null where a name leads to nothing that is here.
 */
export async function idsOf(folder: string, names: readonly string[]): Promise<(string | null)[]> {
  if (names.length === 0) return [];
  const asked = Buffer.concat(names.map((it) => bytesOf(`${it}\n`)));
  const { output } = await runGit(folder, ['--git-dir=.', 'cat-file', '--batch-check=%(objectname) %(objecttype)'], [], { input: asked });
  const lines = output.toString('utf8').split('\n');
  return names.map((_, index) => /^([0-9a-f]{40,64}) (?:blob|commit)$/.exec(lines[index] ?? '')?.[1] ?? null);
}
