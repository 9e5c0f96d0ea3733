import { watch as watchFiles } from 'chokidar';
import { Failure } from '../model/failure.ts';

/** Files and folders to look at. */
export interface Watched {
  /** Files, which need not be there yet, and folders with all that lies in them. */
  paths: readonly string[];
  /** Whether a path on the way, or below, is looked at. */
  isPart(path: string): boolean;
}

/** Calls `changed` for every change of what is watched. Resolves when watching has begun, to a function that ends it. */
export async function watch(
  { paths, isPart }: Watched,
  changed: () => void,
  broken: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const watcher = watchFiles([...paths], { ignoreInitial: true, followSymlinks: false, ignored: (path) => !isPart(path) });
  watcher.on('all', changed);
  watcher.on('error', (error) => broken(failureOf(error)));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return () => watcher.close();
}

/** Linux says that the disk is full when a user may watch no more files. */
function failureOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code !== 'ENOSPC' && code !== 'EMFILE') return error;
  return new Failure('HO253', 'site', 'The system lets this user watch no more files.', [
    'End programs that watch files, or allow more: sysctl fs.inotify.max_user_watches=524288',
    'Or use  handover build  after each change, and  handover preview',
  ]);
}
