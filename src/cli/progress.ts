import type { Host } from './host.ts';
import { lineProgress } from './line-progress.ts';
import { isLively, type Paint } from './paint.ts';
import type { ShownProgress } from './shown-progress.ts';

const silent: ShownProgress = {
  step: () => ({ update: () => undefined, end: () => undefined }),
  close: async () => undefined,
};

/** Progress for stderr: drawn again and again on a terminal, a line a step in a pipe and in CI, nothing when quiet. */
export async function progressFor(host: Host, quiet: boolean, paint: Paint): Promise<ShownProgress> {
  if (quiet) return silent;
  if (!isLively(host)) return lineProgress(host);
  const { terminalProgress } = await import('./terminal-progress.ts');
  return terminalProgress(host, paint);
}
