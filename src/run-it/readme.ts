import { append } from '../model/append.ts';
import { parseMarkdown, type Block, type Node } from '../markdown/parse.ts';
import { sectionsOf, type Section } from '../markdown/sections.ts';
import { lineOf, plainText } from '../markdown/text.ts';
import type { Topic } from '../model/run-it.ts';
import { topicOfCommand } from './command-topics.ts';
import { stepOf, variableOf, type FactReader, type FoundStep, type FoundVariable } from './facts.ts';
import { topicOfHeading } from './headings.ts';
import { looksLikeCommand, shellLines } from './shell-lines.ts';
import { valueKind } from './values.ts';
import { toolsIn, toolsNamed } from './tool-names.ts';

/** Steps taken from one document. */
const mostSteps = 200;

/** The commands in the sections of a document that are about installing, running, testing or deploying, and the versions of tools named there. */
export const readReadme: FactReader = ({ path, text }) => {
  const found: Found = { text, steps: [], tools: [], variables: [] };
  visit(
    sectionsOf(parseMarkdown(text)),
    { all: /(?:^|\/)deploy(?:ment)?\.md$/i.test(path) ? 'deploy' : null, above: null, title: '' },
    found,
  );
  return { steps: found.steps.slice(0, mostSteps), tools: found.tools, variables: found.variables };
};

interface Found {
  text: string;
  steps: FoundStep[];
  tools: ReturnType<typeof toolsIn>;
  variables: FoundVariable[];
}

/** What the sections around one tell. */
interface Around {
  /** What a whole document is about; null for a README. */
  all: Topic | null;
  above: Topic | null;
  title: string;
}

function visit(section: Section, { all, above, title }: Around, found: Found): void {
  const own = section.depth === 0 ? null : topicOfHeading(section.heading);
  if (own === 'none') return;
  // The heading above every other is the name of the project: "Test runner" is no section about tests.
  const topic = all ?? (section.depth <= 1 ? null : (own ?? above));
  if (topic !== null) for (const block of section.blocks) take(block, topic, section.heading || title, found);
  for (const child of section.children) visit(child, { all, above: topic, title: section.heading }, found);
}

function take(block: Block, topic: Topic, heading: string, found: Found): void {
  const waiting: Node[] = [block];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'code') takeCode(node, topic, heading, found);
    else if (node.type === 'inlineCode') takeInline(node.value, lineOf(node), topic, heading, found);
    else if ('children' in node) for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i] as Node);
    if (node.type === 'paragraph' || node.type === 'tableRow') {
      const words = plainText(node);
      const versions = toolsIn(words, lineOf(node));
      append(found.tools, versions.length === 0 && topic === 'prerequisites' ? toolsNamed(words, lineOf(node)) : versions);
    }
  }
}

function takeCode(node: Extract<Node, { type: 'code' }>, topic: Topic, heading: string, found: Found): void {
  const language = (node.lang ?? '').toLowerCase();
  if (language !== '' && !shells.has(language)) return;
  const lines = shellLines(node.value);
  // Without the name of a language only a block that begins with a command is one.
  if (language === '' && !looksLikeCommand(lines[0]?.command ?? '')) return;
  const fence = /^[`~]/.test(found.text.slice(node.position?.start.offset ?? 0)) ? 1 : 0;
  const topics = lines.map(({ command }) => settled(topic, command));
  lines.forEach(({ command, line }, index) => {
    const at = lineOf(node) + line - 1 + fence;
    const assigned = assignment.exec(command);
    if (assigned !== null) found.variables.push(variableOf(assigned[1] ?? '', at, { value: valueKind(assigned[2] ?? '') }));
    // A change of folder belongs to what is done there; the daily work with git is no step of setting up.
    else if (
      !/^git (?:add|commit|checkout|switch|branch|push|pull|status|log|diff|merge|rebase)\b/.test(command) ||
      topicOfCommand(command) !== null
    )
      found.steps.push(
        stepOf((command.startsWith('cd ') ? topics[index + 1] : undefined) ?? topics[index] ?? topic, command, at, { name: heading }),
      );
  });
}

const assignment = /^(?:export\s+|set\s+|\$env:)?([A-Za-z_][A-Za-z0-9_]{0,99})\s*=\s*("[^"]*"|'[^']*'|\S*)$/;

function takeInline(value: string, line: number, topic: Topic, heading: string, found: Found): void {
  const command = value.trim();
  if (!looksLikeCommand(command) || topicOfCommand(command) === null) return;
  if (found.steps.some((it) => it.command === command && it.name === heading)) return;
  found.steps.push(stepOf(settled(topic, command), command, line, { name: heading }));
}

// A section about tests or deployment tells all that is needed for it; elsewhere the command itself tells best.
function settled(topic: Topic, command: string): Topic {
  if (topic === 'test' || topic === 'deploy') return topic;
  if (topic === 'prerequisites' && !ofTheProject.test(command)) return topic;
  return topicOfCommand(command) ?? topic;
}

const shells = new Set([
  'sh',
  'bash',
  'shell',
  'zsh',
  'fish',
  'console',
  'shellsession',
  'shell-session',
  'terminal',
  'cmd',
  'bat',
  'batch',
  'powershell',
  'ps1',
  'pwsh',
  'command',
  'commandline',
  'sh-session',
]);

const ofTheProject = /^(?:git clone|cd |(?:npm|pnpm|yarn|bun) (?:ci|i|install)$)/;
