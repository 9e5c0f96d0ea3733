import type { Load } from './schema-prose.ts';
import type { Need } from './schema-needs.ts';
import type { Scope } from './places.ts';

/** Whether a file is in force, in a few words. */
export const scopeWords: Readonly<Record<Scope, string>> = {
  root: 'Yes',
  nested: 'In its folder',
  personal: 'Yes, personal',
  plugin: 'As a plugin',
  elsewhere: 'No: in no place a tool looks',
  example: 'No: example, test or document',
};

/** When a text reaches the model. */
export const loadWords: Readonly<Record<Load['when'], string>> = {
  always: 'always',
  'on-directory': 'when working in its folder',
  'on-match': 'when a matching file is read',
  'model-decides': 'when the model finds it useful',
  'in-mode': 'in one mode',
  manual: 'when someone asks for it',
  'if-no-other-file': 'when no other file is there',
  never: 'never',
};

/** Kinds of needs as headings of their list. */
export const needWords: Readonly<Record<Need['kind'], string>> = {
  program: 'Programs',
  variable: 'Variables',
  input: 'Values asked for',
  package: 'Packages fetched at start',
  image: 'Container images',
  git: 'Repositories fetched at start',
  server: 'MCP servers set up elsewhere',
  plugin: 'Plugins',
  host: 'Hosts',
  system: 'Operating system',
  file: 'Files that are missing or lie elsewhere',
};

/** What the state of a file means. */
export const stateWords: Readonly<Record<string, string>> = {
  found: 'in the repository',
  missing: 'missing',
  outside: 'outside the repository',
  home: 'in a home folder',
  absolute: 'at an absolute path',
  dynamic: 'named by a variable',
  unchecked: 'not checked',
  mention: 'a mention, no file',
  package: 'a package of npm',
};

/** What cannot be told from a clone, whatever it holds: asked of the former team (2026-11). */
export const unseen: readonly string[] = [
  'MCP servers and secrets of the GitHub Copilot cloud agent: in the settings of the repository on GitHub, environment "copilot".',
  'Secrets and variables of workflows: in the settings of the repository or the organisation.',
  'Secrets and machines of cloud agents of Cursor: in its dashboard.',
  'Servers a person added to Claude Code for this project (in .claude.json of the home folder), and settings managed by an organisation.',
  'Which hooks and folders a person trusts in Codex, Claude Code, Cursor, VS Code and Gemini CLI.',
  'MCP servers of Cline, Windsurf and Claude Desktop, which are kept in the home folder.',
  'Accounts and subscriptions behind each server and model, and who pays for them.',
];
