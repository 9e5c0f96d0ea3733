import { exitCodes, type Failure } from '../model/failure.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { Built } from './report.ts';

/** What `build --json` prints. Fields are only ever added under the same schema name. */
export interface BuildJson {
  schema: 'handover.build/1';
  ok: true;
  exit: 0;
  /** Folder of the site as it was given. */
  out: string;
  /** Full id of the built commit. */
  commit: string;
  title: string;
  /** By the name of the collection. */
  counts: Record<string, { records: number; deleted: number; unmerged: number; files: number; revisions: number }>;
  /** What was asked for beyond the checked-out commit. */
  options: Site['options'];
  pages: number;
  /** What is wrong in the built commit. */
  problems: Problem[];
  /** What is unusual about the clone that was read. */
  notes: Problem[];
}

/** What any command prints with `--json` when it fails. */
export interface FailureJson {
  /** `handover.build/1`, `handover.explain/1`, or `handover.error/1` when no command was understood. */
  schema: string;
  ok: false;
  exit: number;
  error: {
    code: string;
    message: string;
    fix: readonly string[];
    /** Single places the message speaks of, the cells of each as text. */
    details: readonly (readonly string[])[];
    /** With HO401: every finding that stopped the build, as `scan --json` tells them. */
    secrets?: unknown;
  };
}

/** The result of a build as data. */
export function buildJson({ site, problems, notes, pages }: Built, out: string): BuildJson {
  const counts = site.collections.map(({ name, records, deleted, unmerged, files, revisions }) => [
    name,
    { records, deleted, unmerged, files, revisions },
  ]);
  return {
    schema: 'handover.build/1',
    ok: true,
    exit: 0,
    out,
    commit: site.commit.id,
    title: site.title,
    counts: Object.fromEntries(counts),
    options: site.options,
    pages,
    problems,
    notes,
  };
}

/** A failure of `command` as data; null when no command was understood. */
export function failureJson({ code, exit, message, fix, details, data }: Failure, command: string | null): FailureJson {
  return { schema: `handover.${command ?? 'error'}/1`, ok: false, exit: exitCodes[exit], error: { code, message, fix, details, ...data } };
}
