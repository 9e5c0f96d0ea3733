import type { Problem } from '../model/problem.ts';
import type { Progress } from '../model/progress.ts';
import type { Site } from '../model/site.ts';

/** The work behind the commands. Loaded when it is needed: `--help` and `explain` wait for none of it. */
export interface Pipeline {
  /** Reads a repository into `content`, an empty folder. */
  collect(options: CollectOptions): Promise<Collected>;
  /** Throws a Failure when a site may not be put in the place of `out`, so that this is known before the work begins. */
  checkTarget(out: string): Promise<void>;
  /** Builds the site of `content` and puts it in the place of `out`, whole or not at all. */
  deliver(options: DeliverOptions): Promise<{ pages: number }>;
  /** The long text of every code. */
  explanations(): Promise<ReadonlyMap<string, string>>;
}

interface CollectOptions {
  repo: string;
  content: string;
  allowShallow: boolean;
  title: string | null;
  progress: Progress;
  /** Version of this program. */
  generator: string;
}

export interface Collected {
  site: Site;
  problems: Problem[];
  /** What is unusual about this clone; not on the site, so it must be said here. */
  notes: Problem[];
  /** Branch that is checked out; null on a detached HEAD. */
  branch: string | null;
}

interface DeliverOptions {
  content: string;
  out: string;
  /** An empty folder for what the build needs meanwhile. */
  work: string;
  progress: Progress;
}
