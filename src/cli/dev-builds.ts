import { join } from 'node:path';
import type { Flags } from '../config/settings.ts';
import { Failure } from '../model/failure.ts';
import type { Live } from '../serve/live.ts';
import { buildOnce } from './build-once.ts';
import { failureText } from './failure-text.ts';
import { inForce } from './in-force.ts';
import type { Paint } from './paint.ts';
import { progressFor } from './progress.ts';
import { reportText } from './report.ts';
import type { ShownProgress } from './shown-progress.ts';
import type { GlobalArguments, Surroundings } from './surroundings.ts';
import { withTemporary } from './temporary.ts';
import { unexpectedFailure } from './unexpected.ts';

/** What the builds of one `dev` share. */
interface Session {
  given: GlobalArguments & Flags;
  /** Temporary folder of the session. */
  folder: string;
  live: Live;
  paint: Paint;
  surroundings: Surroundings;
}

/** The builds of one `dev`, one after the other. */
interface DevBuilds {
  /** True once there is a site. */
  ready(): boolean;
  /** The first build; throws what it failed with. `state` tells the repository's states apart. */
  first(state: string): Promise<void>;
  /** Builds where the state is new, or the operator's files are. A failure is told, and the last good site stays. */
  again(state: string): Promise<void>;
  /** Says that a file of the operator has changed. */
  changedByOperator(): void;
  /** Leaves the terminal as it was, also in the middle of a build. */
  close(): Promise<void>;
}

export function devBuilds({ given, folder, live, paint, surroundings }: Session): DevBuilds {
  const { host } = surroundings;
  const quiet = given.quiet === true;
  // What one build has read, the next need not read again.
  const cache = join(folder, 'cache');
  let built: string | null = null;
  let good = false;
  let reading = 0;
  let read = 0;
  let progress: ShownProgress | null = null;

  const build = async (state: string): Promise<void> => {
    built = state;
    read = reading;
    const shown = await progressFor(host, quiet, paint);
    progress = shown;
    const report = await withTemporary(folder, async (inner) => {
      const wanted = await inForce(given, host, reading);
      return await buildOnce(wanted, { folder: inner, progress: shown, surroundings, cache });
    }).finally(() => shown.close());
    good = true;
    live.built();
    if (!quiet) host.stderr.write(`${reportText(report, paint)}\n`);
  };

  return {
    ready: () => good,
    first: build,
    again: async (state) => {
      if (state === built && reading === read) return;
      if (!quiet) host.stderr.write('  Something has changed: building again\n');
      try {
        await build(state);
      } catch (error) {
        // Once the user has stopped the command its folders are gone, and whatever fails then means nothing.
        if (host.stop.aborted) return;
        const failure = error instanceof Failure ? error : unexpectedFailure(error, host);
        live.failed(`${failure.code}: ${failure.message}`);
        host.stderr.write(failureText(failure, paint));
      }
    },
    changedByOperator: () => {
      reading += 1;
    },
    close: async () => await progress?.close(),
  };
}
