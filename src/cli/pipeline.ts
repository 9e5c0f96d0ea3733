import type { Collected } from '../collect/order.ts';
import type { Survey } from '../collect/survey.ts';
import type { WatchedRepository } from '../git/watched.ts';
import type { Audience } from '../model/audience.ts';
import type { BaselineEntry } from '../model/baseline.ts';
import type { RepositoryAddress } from '../model/forge.ts';
import type { HandFile } from '../model/hand-file.ts';
import type { Milestone } from '../model/milestone.ts';
import type { OperatorFacts } from '../model/operator.ts';
import type { PersonalPolicy } from '../model/personal.ts';
import type { Progress } from '../model/progress.ts';
import type { SecretSearch } from '../model/secret-search.ts';

/** The work behind the commands. Loaded when it is needed: `--help` and `explain` wait for none of it. */
export interface Pipeline {
  /** Reads a repository into `content`, which is empty or missing by then. */
  collect(options: CollectOptions): Promise<Collected>;
  /** Throws a Failure when a site may not be put in the place of `out`, so that this is known before the work begins. */
  checkTarget(out: string): Promise<void>;
  /** Builds the site of `content` and puts it in the place of `out`, whole or not at all. */
  deliver(options: DeliverOptions): Promise<{ pages: number }>;
  /** Where a build of `repo` finds something new to read; `besides` are paths that are ours. Throws a Failure when there is nothing to watch. */
  watched(repo: string, how: { workingTree: boolean; besides: readonly string[] }): Promise<WatchedRepository>;
  /** What a repository holds, without reading a text but those that name it. */
  survey(repo: string): Promise<Survey>;
  /** The long text of every code. */
  explanations(): Promise<ReadonlyMap<string, string>>;
}

interface CollectOptions {
  repo: string;
  /** Null writes nothing. */
  content: string | null;
  /** Called with what was collected before anything is written; what it throws ends the work. */
  approve?: (collected: Collected) => Promise<void>;
  /** What the operator found to be no secret. */
  baseline: readonly BaselineEntry[];
  allowShallow: boolean;
  /** Full id of the commit to read in the place of the one `at` names. */
  commit?: string;
  at: string | null;
  refs: readonly string[] | null;
  /** The package before this one; null for the newest tag or milestone. */
  since: string | null;
  /** The tags to read in the place of those that the repository has. */
  tags?: readonly { name: string; commit: string }[];
  milestones: readonly Milestone[];
  /** How many tags get a page. */
  asOf: number;
  workingTree: boolean;
  title: string | null;
  /** Where the operator says that the repository can be looked at. */
  address: RepositoryAddress | null;
  /** BCP 47 tag of the language of the pages' own words. */
  language: string;
  /** Make the search work without a web server too. */
  offline: boolean;
  /** Bytes of all texts of one document up to which each has a page. */
  textLimit: number;
  /** Address of the site; null when it is not known. */
  url: string | null;
  /** What only the operator knows. */
  operator: OperatorFacts;
  audience: Audience;
  personal: PersonalPolicy;
  /** Files of the operator's folder of pages; left out for none. */
  pages?: readonly HandFile[];
  progress: Progress;
  /** Version of this program. */
  generator: string;
  /** One object for all builds of this process, in which readings may be kept; left out where there is one build only. */
  cache: string | null;
}

interface DeliverOptions {
  content: string;
  out: string;
  /** An empty folder for what the build needs meanwhile. */
  work: string;
  secrets: SecretSearch;
  /** Files and folders that stay when the run has ended. */
  kept: readonly string[];
  /** Folder for what the next build need not make again; null or left out for none. */
  cache?: string | null;
  progress: Progress;
}
