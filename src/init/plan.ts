import { ciFile, type CiHost } from './ci.ts';
import { configText } from './config-text.ts';
import type { NewFile } from './new-file.ts';
import { operatorText, type Contact } from './operator-text.ts';
import { templateNames, templateOf, type TemplateName } from './templates.ts';

/** What the operator wants, asked or taken from what was found. */
export interface Answers {
  /** Null leaves the title to the repository. */
  title: string | null;
  /** Where the repository can be looked at; null for nowhere. */
  repository: string | null;
  contact: Contact | null;
  ci: CiHost;
}

/** What is there already. */
export interface There {
  /** Name of the config in the folder, whatever its ending: a second one would make it unclear which is meant. Null for none. */
  config: string | null;
  /** True for a `.gitlab-ci.yml` that `init` has not written. */
  gitlab: boolean;
  /** Templates whose documents the repository has under other names. */
  needless: readonly TemplateName[];
  /** Version of this program. */
  version: string;
}

/** The files that make a repository ready, in the order they are told. Whether one is there already is for the writer to see. */
export function planOf({ title, repository, contact, ci }: Answers, { config, gitlab, needless, version }: There): NewFile[] {
  const publishing = ciFile(ci, { version, hasGitlabFile: gitlab });
  return [
    { path: config ?? 'handover.config.ts', text: configText(title, repository) },
    { path: 'handover/handover.yaml', text: operatorText(contact) },
    ...templateNames.filter((it) => !needless.includes(it)).map(templateOf),
    ...(publishing === null ? [] : [publishing]),
  ];
}
