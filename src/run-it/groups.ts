import type { Node } from '../markdown/parse.ts';
import { lineOf } from '../markdown/text.ts';
import type { Topic } from '../model/run-it.ts';
import { notShown } from './addresses.ts';
import { topicOfCommand } from './command-topics.ts';
import { variableOf, type FoundVariable } from './facts.ts';
import { isWay } from './labels.ts';
import { looksLikeCommand, shellLines, type ShellLine } from './shell-lines.ts';
import { isSecretName, valueKind } from './values.ts';

/** Commands that are told together, to be run in this order. */
interface Group {
  /** What a comment above them calls this way; null for nothing. */
  label: string | null;
  /** 1-based line of the file where they begin. */
  block: number;
  /** The command, and how it may be shown: an assignment shows no value that its name calls secret. */
  lines: { command: string; shown: string; line: number; note: string | null }[];
}

const shells = new Set(
  'sh bash shell zsh fish console shellsession shell-session terminal cmd bat batch powershell ps1 pwsh command commandline sh-session'.split(
    ' ',
  ),
);
const settings = new Set(['env', 'dotenv', 'properties', 'ini']);
const assignment = /^(?:export\s+|set\s+|\$env:)?([A-Za-z_][A-Za-z0-9_]{0,99})\s*=\s*("[^"]*"|'[^']*'|\S*)$/;
const chore = /^git (?:add|commit|checkout|switch|branch|push|pull|status|log|diff|merge|rebase)\b/;

/** The commands of a block of code in their groups, each way of several on its own, and the variables that it states. */
export function groupsOf(node: Extract<Node, { type: 'code' }>, text: string): { groups: Group[]; variables: FoundVariable[] } {
  const language = (node.lang ?? '').toLowerCase();
  const nothing = { groups: [], variables: [] };
  if (language !== '' && !shells.has(language) && !settings.has(language)) return nothing;
  const fence = /^[`~]/.test(text.slice(node.position?.start.offset ?? 0)) ? 1 : 0;
  const start = lineOf(node) - 1 + fence;
  const lines = shellLines(node.value);
  const variables = lines.flatMap(({ command, line }) => stated(command, start + line));
  // Settings alone are nothing to type one after another.
  if (lines.every(({ command }) => assignment.test(command)))
    return { groups: [], variables: language === '' ? variables.filter((it) => /^[A-Z_][A-Z0-9_]*$/.test(it.name)) : variables };
  // Without the name of a language only a block that begins with a command is one.
  const first = lines.find(({ command }) => !assignment.test(command) && !command.startsWith('cd '))?.command ?? lines[0]?.command ?? '';
  if (settings.has(language) || (language === '' && !looksLikeCommand(first))) return nothing;
  return { groups: grouped(lines, start), variables };
}

function grouped(lines: readonly ShellLine[], start: number): Group[] {
  const groups: Group[] = [];
  for (const { command, line, above, note } of lines) {
    const last = groups.at(-1);
    // Beside one way that is named, short comments name the others.
    const names = above !== null && (isWay(above) || (last !== undefined && last.label !== null && /^\S+(?: \S+){0,2}$/.test(above)));
    const label = names ? above.replace(/[.:]+$/, '') : null;
    const it = { command, shown: assignmentShown(command), line: start + line, note };
    if (last === undefined || label !== null) groups.push({ label, block: start + line, lines: [it] });
    else last.lines.push(it);
  }
  // The daily work with git is no step of setting up.
  return groups.filter((group) => !group.lines.every((it) => chore.test(it.command) && topicOfCommand(it.command) === null));
}

function stated(command: string, line: number): FoundVariable[] {
  const match = assignment.exec(command);
  return match === null ? [] : [variableOf(match[1] ?? '', line, { value: valueKind(match[2] ?? '') })];
}

function assignmentShown(command: string): string {
  const match = assignment.exec(command);
  const [, name = '', value = ''] = match ?? [];
  if (match === null || !isSecretName(name) || valueKind(value) !== 'value') return command;
  return command.slice(0, command.length - value.length) + notShown;
}

/** In which order the purposes of the commands of a group tell what the group is for. */
const byWeight: readonly Topic[] = ['install', 'run', 'deploy', 'build', 'test', 'prerequisites', 'other'];
const ofTheProject = /^(?:git clone|cd |(?:npm|pnpm|yarn|bun) (?:ci|i|install)$)/;

/** What a group of commands under a heading of this topic is for, as a whole; null when neither tells. */
export function topicOfGroup(heading: Topic | null, commands: readonly string[]): Topic | null {
  // A section about tests or deployment tells all that is needed for it.
  if (heading === 'test' || heading === 'deploy') return heading;
  const does = new Set(commands.flatMap((it) => topicOfCommand(it) ?? []));
  const stays =
    heading === 'prerequisites'
      ? !commands.some((it) => ofTheProject.test(it))
      : does.size === 0 || (heading !== null && does.has(heading));
  return stays ? heading : (byWeight.find((it) => does.has(it)) ?? heading);
}
