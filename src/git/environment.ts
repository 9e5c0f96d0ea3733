import { devNull } from 'node:os';

/**
 * Environment for every git process: nothing of the caller's git settings, no network, no prompt, no pager,
 * no replace refs. An allow-list, because any GIT_* variable can redirect or run something.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return {
    ...(process.env['PATH'] === undefined ? {} : { PATH: process.env['PATH'] }),
    ...(process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] }),
    HOME: '/nonexistent',
    LC_ALL: 'C',
    TZ: 'UTC',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'false',
    GIT_SSH_COMMAND: 'false',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_PAGER: 'cat',
  };
}

/** Settings that override whatever a repository's own configuration says. */
export const hardSettings: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--no-replace-objects',
  '--literal-pathspecs',
  ...[
    'core.fsmonitor=false',
    `core.hooksPath=${devNull}`,
    `core.attributesFile=${devNull}`,
    'core.pager=cat',
    'core.sshCommand=false',
    'core.alternateRefsCommand=false',
    // What these files repeat of commits and packs may be damaged or made up.
    'core.commitGraph=false',
    'core.multiPackIndex=false',
    'diff.external=',
    'gpg.program=false',
    'log.showSignature=false',
    'log.showRoot=true',
    'log.mailmap=true',
    'log.follow=false',
    'diff.renames=true',
    'protocol.allow=never',
    'submodule.recurse=false',
    'gc.auto=0',
    'maintenance.auto=false',
    'core.quotePath=false',
    'color.ui=false',
    'i18n.logOutputEncoding=UTF-8',
  ].flatMap((setting) => ['-c', setting]),
];
