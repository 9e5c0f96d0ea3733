import type { Audience } from '../model/audience.ts';
import type { BaselineEntry } from '../model/baseline.ts';
import type { Collection } from '../model/collection.ts';
import type { HandFile } from '../model/hand-file.ts';
import type { Hidden } from '../model/hidden.ts';
import type { RepositoryAddress } from '../model/forge.ts';
import type { OperatorFacts } from '../model/operator.ts';
import type { PersonalPolicy } from '../model/personal.ts';
import type { Milestone } from '../model/milestone.ts';
import type { Problem } from '../model/problem.ts';
import type { Progress } from '../model/progress.ts';
import type { SecretSearch } from '../model/secret-search.ts';
import type { Judge } from '../model/readiness.ts';
import type { Site } from '../model/site.ts';

/** What to collect, and where to. */
export interface Order {
  /** A working tree, a folder in one, a worktree or a bare repository. */
  repo: string;
  /** Folder for `content/`; empty or missing. Null writes nothing. */
  content: string | null;
  /** Called with what was collected before anything of it is written; what it throws ends the work. */
  approve?: (collected: Collected) => void | Promise<void>;
  /** What the operator found to be no secret; left out for nothing. */
  baseline?: readonly BaselineEntry[];
  allowShallow: boolean;
  /** A commit, tag or branch to collect as of; HEAD when null or left out. */
  at?: string | null;
  /** Full id of the commit to collect in the place of the one `at` names, which is then only what pages say; null or left out for that one. */
  commit?: string | null;
  /** Patterns of branches whose documents are collected too; none when null or left out. */
  refs?: readonly string[] | null;
  /** True to collect what is not committed too. */
  workingTree?: boolean;
  /** Title of the site; null for the one the repository gives. */
  title: string | null;
  /** BCP 47 tag of the language of the pages' own words; left out for English. */
  language?: string;
  /** True to make the search work without a web server too. */
  offline?: boolean;
  /** Address of the site; null or left out when it is not known. */
  url?: string | null;
  /** What only the operator knows; left out for nothing. */
  operator?: OperatorFacts;
  /** Who the site is for; left out for everyone, who gets everything. */
  audience?: Audience;
  /** What becomes of personal data and the names of authors; the usual when left out. What the operator says is left alone. */
  personal?: PersonalPolicy;
  /** Where the operator says that the repository can be looked at; null or left out when they say nothing. */
  address?: RepositoryAddress | null;
  /** Holds what was read against rules of a good handover; left out where there are none. */
  judge?: Judge;
  /** Files of the operator's folder of pages written by hand; left out for none. */
  pages?: readonly HandFile[];
  /** A tag, branch or commit that was the package before this one; null or left out for the newest tag or milestone. */
  since?: string | null;
  /** The tags to read in the place of those that the repository has; null or left out for these. */
  tags?: readonly { name: string; commit: string }[] | null;
  /** Dates that the operator names; left out for none. */
  milestones?: readonly Milestone[];
  /** Tags that get a page of what was in force then, the newest first; the usual number when left out. */
  asOf?: number;
  /** Folder that keeps readings of past texts from one build to the next; none when null or left out. */
  cache?: string | null;
  /** Bytes of all revisions of one document up to which each text has a page; the usual when left out. */
  textLimit?: number;
  /** Version of this program. */
  generator: string;
  collections: readonly Collection[];
  progress: Progress;
}

/** What was collected. */
export interface Collected {
  site: Site;
  /** What is wrong in the built commit; also on the Problems page. */
  problems: Problem[];
  /** What is unusual about this clone. Not in the site, because another clone of the same commit must give the same one. */
  notes: Problem[];
  /** Branch that is checked out; null on a detached HEAD. */
  branch: string | null;
  /** Every place at which something was hidden of what the audience gets, those that the baseline accepts marked. */
  hidden: Hidden[];
  /** Entries of the baseline that fit none of them. */
  unused: BaselineEntry[];
  /** Date of a commit that `hidden` names: RFC 3339, or null where it is not known. */
  dateOf(commit: string): string | null;
  /** Finds the secrets of the repository in what is written from now on. */
  secrets: SecretSearch;
}
