import type { Config } from './schema.ts';

/** Everything that steers a build. */
interface Settings {
  /** Folder of the repository, from the current folder. */
  repo: string;
  /** Folder the site is written to, from the current folder. */
  out: string;
  /** Folder in which the collected content is kept; null for one that is removed afterwards. */
  content: string | null;
  /** Title of the site; null to take it from the repository. */
  title: string | null;
  allowShallow: boolean;
}

/** A value in force, and where it comes from: `default`, the name of the config file, or a flag. */
interface Setting<T> {
  value: T;
  from: string;
}

export type Sourced = { [Name in keyof Settings]: Setting<Settings[Name]> };

/** What was given on the command line; absent where nothing was. */
export type Flags = Partial<Settings>;

const defaults: Settings = { repo: '.', out: 'dist/handover', content: null, title: null, allowShallow: false };

const flagNames: Record<keyof Settings, string> = {
  repo: '--repo',
  out: '--out',
  content: '--content',
  title: '--title',
  allowShallow: '--allow-shallow',
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
    content: pick('content', undefined),
    title: pick('title', values.title),
    allowShallow: pick('allowShallow', values.allowShallow),
  };
}
