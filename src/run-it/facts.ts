import type { Finding } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import type { RunIt, Statement, Topic } from '../model/run-it.ts';

/** One text of the built commit and where it lies. */
export interface Source {
  path: Redacted;
  text: Redacted;
}

/** A fact without path and kind of file: whoever called the reader knows both. */
type Local<T> = Omit<T, 'path' | 'origin'>;

/** A step as its reader found it. */
export interface FoundStep extends Local<RunIt['steps'][number]> {
  /** Set for a script that the package manager of the project runs: its name. */
  script?: string;
  /** True for a command that no heading explains: it counts where nothing else of its topic is found. */
  spare?: boolean;
}

/** A dependency before the lock file is asked for it. */
export type FoundDependency = Omit<RunIt['dependencies'][number], 'path' | 'locked' | 'licence'>;

/** A name of which only the end is written, behind a whole one: `_SECRET` behind `A_CLIENT_ID`. */
export interface ShortName {
  after: string;
  /** Both as written. */
  written: string;
  /** The words of the end, without the first `_`. */
  end: string;
}

/** A variable as one file states it. */
export interface FoundVariable {
  name: string;
  line: number;
  value: Statement['value'];
  description: string | null;
  required: boolean | null;
  hasDefault: boolean | null;
  /** Names written short behind this one, of which the same is said. */
  shorts?: readonly ShortName[];
}

/** One package that a lock file holds. */
interface LockedPackage {
  name: string;
  version: string;
  licence: string | null;
  /** The range this version was chosen for, where the file says so. */
  wanted: string | null;
  /** Folder of the one package it was chosen for, from the lock file's own; null when it is for all. */
  within: string | null;
}

/** What a lock file says. */
export interface FoundLock {
  ecosystem: string;
  /** Which package manager wrote it. */
  manager: string;
  packages: LockedPackage[];
}

/** What one file says. */
export interface Facts {
  steps: FoundStep[];
  tools: Local<RunIt['tools'][number]>[];
  variables: FoundVariable[];
  services: Local<RunIt['services'][number]>[];
  ports: Local<RunIt['ports'][number]>[];
  targets: Local<RunIt['targets'][number]>[];
  manifest: Omit<RunIt['manifests'][number], 'path' | 'kind'> | null;
  dependencies: FoundDependency[];
  licences: Local<RunIt['licences'][number]>[];
  lock: FoundLock | null;
  rollBack: Local<RunIt['rollBack'][number]>[];
  limits: Local<RunIt['limits'][number]>[];
  inWords: Local<RunIt['inWords'][number]>[];
  told: Local<RunIt['told'][number]>[];
  problems: Finding[];
}

/** A reader of one kind of file: pure, and never throws for bad content. It says only what it found. */
export type FactReader = (source: Source) => Partial<Facts>;

/** A step of this topic, with what is not known left null. */
export function stepOf(topic: Topic, command: string, line: number | null, more: Partial<FoundStep> = {}): FoundStep {
  return { topic, command, line, name: null, does: topic, block: null, runs: null, note: null, ...more };
}

/** A tool of this version, as written. */
export function toolOf(tool: string, wanted: string | null, line: number | null): Facts['tools'][number] {
  return { tool, wanted, line };
}

/** A variable whose name alone is known. */
export function variableOf(name: string, line: number, more: Partial<FoundVariable> = {}): FoundVariable {
  return { name, line, value: null, description: null, required: null, hasDefault: null, ...more };
}

/** A locked package of which name and version are known. */
export function lockedOf(name: string, version: string, more: Partial<LockedPackage> = {}): LockedPackage {
  return { name, version, licence: null, wanted: null, within: null, ...more };
}

/** True for a name that may be an environment variable. */
export function isVariableName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]{0,99}$/.test(name);
}
