import { bytesOf, pathOf } from './names.ts';
import { runGit } from './run.ts';
import { Tokens } from './tokens.ts';

/**
 * Tells which of `paths` git would convert on their way into a commit by more than their line ends (a filter such as LFS or
 * git-crypt, another encoding): what lies on the disk is not what would be committed then. Asking runs no filter.
 */
export async function isConverted(root: string, trust: readonly string[], paths: readonly string[]): Promise<(path: string) => boolean> {
  if (paths.length === 0) return () => false;
  const asked = Buffer.concat(paths.map((it) => bytesOf(`${it}\0`)));
  const { status, output } = await runGit(root, ['check-attr', '-z', '--stdin', 'filter', 'working-tree-encoding'], trust, {
    input: asked,
  });
  // Without an answer nothing can be said of any of them.
  if (status !== 0) return () => true;
  const converted = new Set<string>();
  const tokens = new Tokens(output);
  while (!tokens.done) {
    const path = pathOf(tokens.bytes());
    tokens.bytes();
    if (!['unspecified', 'unset'].includes(tokens.text())) converted.add(path);
  }
  return (path) => converted.has(path);
}
