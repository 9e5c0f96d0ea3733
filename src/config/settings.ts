import { everyone } from '../model/audience.ts';
import { usualAsOf } from '../model/milestone.ts';
import { limits } from '../model/limits.ts';
import type { SecretAnswer } from '../model/secret-policy.ts';
import { usualLanguage } from '../words/languages.ts';
import type { Config } from './schema.ts';

/** Pattern of `--refs` without one. */
export const everyBranch = '*';

/** Everything that steers a build. */
interface Settings {
  /** Folder of the repository, from the current folder. */
  repo: string;
  /** Folder the site is written to, from the current folder. */
  out: string;
  /** Folder in which the collected content is kept; null for one that is removed afterwards. */
  keepContent: string | null;
  /** Folder that keeps what the next build need not read again; null for none. */
  cache: string | null;
  /** Title of the site; null to take it from the repository. */
  title: string | null;
  /** Language of the pages' own words. */
  language: string;
  allowShallow: boolean;
  /** Make the search work without a web server too. */
  offline: boolean;
  /** Bytes of all texts of one document up to which each has a page. */
  textLimit: number;
  /** Address at which the site will stand; null when it is not known. */
  url: string | null;
  /** A commit, tag or branch to build as of; null for the checked-out commit. */
  at: string | null;
  /** Patterns of branches whose documents are read too; null for none. */
  refs: readonly string[] | null;
  /** The package before this one: a tag, branch or commit; null for the newest tag or milestone. */
  since: string | null;
  /** How many tags get a page of what was in force then. */
  asOf: number;
  /** Read what is not committed too. */
  workingTree: boolean;
  /** Name of the audience that the site is for. */
  audience: string;
  /** What a secret does that stands in what the built commit holds. */
  secrets: SecretAnswer;
  /** What a secret does that only older versions hold. */
  secretsHistory: SecretAnswer;
  /** Files that say which findings are no secrets. */
  baseline: readonly string[];
}

/** A value in force, and where it comes from: `default`, the name of the config file, or a flag. */
interface Setting<T> {
  value: T;
  from: string;
}

export type Sourced = { [Name in keyof Settings]: Setting<Settings[Name]> };

/** What was given on the command line; absent where nothing was. */
export type Flags = Partial<Settings>;

const defaults: Settings = {
  repo: '.',
  out: 'dist/handover',
  keepContent: null,
  cache: null,
  title: null,
  language: usualLanguage,
  allowShallow: false,
  offline: false,
  textLimit: limits.pastTexts,
  url: null,
  at: null,
  refs: null,
  since: null,
  asOf: usualAsOf,
  workingTree: false,
  audience: everyone,
  secrets: 'block',
  secretsHistory: 'redact',
  baseline: [],
};

const flagNames: Record<keyof Settings, string> = {
  repo: '--repo',
  out: '--out',
  keepContent: '--keep-content',
  cache: '--cache',
  title: '--title',
  language: '--language',
  allowShallow: '--allow-shallow',
  offline: '--offline',
  textLimit: 'history.textLimit',
  url: 'site.url',
  at: '--at',
  refs: '--refs',
  since: '--since',
  asOf: 'asOf',
  workingTree: '--working-tree',
  audience: '--audience',
  secrets: '--secrets',
  secretsHistory: '--secrets-history',
  baseline: '--baseline',
};

/** The settings in force: a flag wins over the config file, the file over the default. */
export function settingsOf(flags: Flags, values: Config, file: string | null): Sourced {
  const pick = <Name extends keyof Settings>(name: Name, configured: Settings[Name] | undefined): Setting<Settings[Name]> => {
    const flag = flags[name];
    if (flag !== undefined) return { value: flag as Settings[Name], from: flagNames[name] };
    if (configured !== undefined && file !== null) return { value: configured, from: file };
    return { value: defaults[name], from: 'default' };
  };
  return {
    repo: pick('repo', values.repo),
    out: pick('out', values.out),
    keepContent: pick('keepContent', undefined),
    cache: pick('cache', values.cache),
    title: pick('title', values.title),
    language: pick('language', values.site?.language),
    allowShallow: pick('allowShallow', values.allowShallow),
    offline: pick('offline', values.offline),
    textLimit: pick('textLimit', values.history?.textLimit),
    url: pick('url', values.site?.url),
    at: pick('at', undefined),
    refs: pick('refs', patternsOf(values.refs)),
    since: pick('since', values.since),
    asOf: pick('asOf', values.asOf),
    workingTree: pick('workingTree', values.workingTree),
    audience: pick('audience', values.audience),
    secrets: pick('secrets', values.secrets?.current),
    secretsHistory: pick('secretsHistory', values.secrets?.history),
    baseline: pick('baseline', values.secrets?.allow),
  };
}

function patternsOf(refs: Config['refs']): readonly string[] | undefined {
  if (refs === true) return [everyBranch];
  return typeof refs === 'string' ? [refs] : refs;
}
