import { append } from '../model/append.ts';
import { parseMarkdown, type Node } from '../markdown/parse.ts';
import { sectionsOf, type Section } from '../markdown/sections.ts';
import { lineOf, plainText } from '../markdown/text.ts';
import type { Topic } from '../model/run-it.ts';
import { topicByForm, topicOfCommand } from './command-topics.ts';
import { namedInCommand, portsToOpen } from './command-names.ts';
import { stepOf, type FactReader } from './facts.ts';
import { groupsOf, topicOfGroup } from './groups.ts';
import { topicOfHeading } from './headings.ts';
import { labelOf, warnsOf, type Label } from './labels.ts';
import { backSentences, remarksOf } from './remarks.ts';
import { looksLikeCommand } from './shell-lines.ts';
import { toldOf } from './told.ts';
import { aboutsOfHeading } from './told-headings.ts';
import { demandsIn, toolsIn, toolsNamed } from './tool-names.ts';
import { variablesInProse, variablesInTable } from './variable-tables.ts';
import type { Found } from './found.ts';

/** Steps taken from one document. */
const mostSteps = 200;

/** What is kept of a section that tells no command. */
const mostInWords = 12;

/** What a document tells in its sections: commands, or what is said without one, versions of tools, variables, how to go back, and known limits. */
export const readReadme: FactReader = ({ path, text }) => {
  const found: Found = { text, steps: [], tools: [], variables: [], ports: [], rollBack: [], limits: [], inWords: [], told: [] };
  const name = /([^/]+)\.md$/i.exec(path)?.[1]?.toLowerCase().replaceAll(/[-_]/g, ' ') ?? '';
  const whole =
    /^(?:tests?|testing|troubleshooting|deploy(?:ment)?|rollback|limitations|known issues|betrieb|bereitstellung|bekannte probleme)$/.test(
      name,
    )
      ? topicOfHeading(name)
      : null;
  const root = sectionsOf(parseMarkdown(text));
  append(found.told, toldOf(root, name));
  // What helps when something fails is no step of setting up.
  visit(
    root,
    { all: whole === 'none' || whole === 'remedy' ? null : whole, above: null, trail: [], title: '' },
    whole === 'remedy' ? { ...found, steps: [] } : found,
  );
  return { ...found, steps: found.steps.slice(0, mostSteps) };
};

/** What the sections around one tell. */
interface Around {
  /** What a whole document is about; null for a README. */
  all: Exclude<ReturnType<typeof topicOfHeading>, 'none' | 'remedy'>;
  above: Topic | null;
  /** Headings above, from the outer to the inner one, without the title. */
  trail: readonly string[];
  title: string;
}

function visit(section: Section, { all, above, trail, title }: Around, everything: Found): void {
  const says = section.depth === 0 ? null : topicOfHeading(section.heading);
  if (says === 'none') return;
  const isRemedy = says === 'remedy' && section.depth > 1;
  const own = says === 'remedy' ? null : says;
  const found = isRemedy ? { ...everything, steps: [] } : everything;
  const kind = section.depth > 1 && (own === 'rollBack' || own === 'limits') ? own : all;
  if (kind === 'rollBack' || kind === 'limits') {
    append(found[kind], remarksOf(section));
    return;
  }
  // The heading above every other is the name of the project: "Test runner" is no section about tests.
  const isSilent = section.depth <= 1 || own === 'rollBack' || own === 'limits' || isRemedy;
  const topic = kind ?? (isSilent ? null : (own ?? above));
  const under = section.depth > 1 && section.heading !== '' ? [...trail, section.heading] : trail;
  const before = found.steps.length;
  take(section, topic, under.join(' > ') || section.heading || title, found);
  const inner = { all, above: topic, trail: under, title: section.depth === 1 ? section.heading : title };
  for (const child of section.children) visit(child, inner, found);
  // Words about a CI service say nothing of what to do by hand.
  if (topic !== null && topic !== 'other' && topic !== above && found.steps.length === before)
    append(found.inWords, inWords(section, topic, found));
}

/** What a handoff tells that outlives it: how to go back, known limits, and whom and what there is to know. Its commands are those of its work. */
export const readHandoff: FactReader = ({ text }) => {
  const root = sectionsOf(parseMarkdown(text));
  return { ...remarksBelow(root), told: toldOf(root, '') };
};

function remarksBelow(root: Section): Pick<Found, 'rollBack' | 'limits'> {
  const found: Pick<Found, 'rollBack' | 'limits'> = { rollBack: [], limits: [] };
  const waiting = root.children.toReversed();
  for (let section = waiting.pop(); section !== undefined; section = waiting.pop()) {
    const own = section.depth === 1 && section === root.children[0] ? null : topicOfHeading(section.heading);
    if (own === 'rollBack' || own === 'limits') append(found[own], remarksOf(section));
    else append(waiting, section.children.toReversed());
  }
  return found;
}

/** What a section without a command says about its topic; parts about something else, versions, and how to go back stand elsewhere. */
function inWords(section: Section, topic: Topic, { rollBack, tools }: Found): Found['inWords'] {
  const isElsewhere = (its: ReturnType<typeof topicOfHeading>): boolean => its !== null && its !== topic;
  const children = section.children.filter((it) => !isElsewhere(topicOfHeading(it.heading)) && aboutsOfHeading(it.heading).length === 0);
  return remarksOf({ ...section, children })
    .filter(({ line }) => !tools.some((it) => it.line === line))
    .filter(({ line, text }) => rollBack.flatMap((it) => (it.line === line ? [it.text] : [])).join(' ') !== text)
    .slice(0, mostInWords)
    .map((it) => ({ ...it, topic }));
}

/** Goes through what stands directly in a section, in its order. */
function take(section: Section, own: Topic | null, heading: string, found: Found): void {
  const waiting: Node[] = section.blocks.toReversed();
  let label: Label | null = null;
  let before: Node | null = null;
  const listed = new Set<Node>();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const name: string = label === null ? heading : [heading, label.text].filter((it) => it !== '').join(' > ');
    const topic = topicUnder(label, own);
    label = labelOf(node, label);
    if (node.type === 'code') {
      if (before === null || !warnsOf(before)) takeCode(node, topic, name, found);
    } else if (node.type === 'inlineCode') {
      if (!listed.has(node)) takeInline(node.value, lineOf(node), topic, name, found);
    } else if (node.type === 'list') for (const it of takeList(node, topic, name, found)) listed.add(it);
    else if (node.type === 'table') append(found.variables, variablesInTable(node));
    // Outside of every section on commands, one that is warned of is none.
    const isWarned = topic === null && warnsOf(node);
    if ('children' in node && !isWarned) for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i] as Node);
    if (node.type === 'paragraph' || node.type === 'tableRow') takeWords(node, topic, found);
    if (node.type === 'paragraph' || node.type === 'code') before = node;
  }
}

/** A title that is no heading tells what is below it as one does; a section about tests or deployment tells all that is needed for it. */
function topicUnder(label: Label | null, topic: Topic | null): Topic | null {
  if (label === null || label.once || topic === 'test' || topic === 'deploy') return topic;
  const said = topicOfHeading(label.text);
  return said === 'deploy' || said === 'test' || said === 'build' || said === 'prerequisites' ? said : topic;
}

/** The items of a list that are nothing but a command, told together; those nodes. A program that a command before them calls is known. */
function takeList(list: Extract<Node, { type: 'list' }>, heading: Topic | null, name: string, found: Found): Node[] {
  const programs = new Set(found.steps.map((it) => programOf(it.command)));
  const items = list.children.flatMap(({ children: [first, ...others] }) => {
    const [code, ...words] = first?.type === 'paragraph' && others.length === 0 ? first.children : [];
    if (code?.type !== 'inlineCode' || words.length > 0) return [];
    const command = code.value.trim();
    return looksLikeCommand(command) || (/\s/.test(command) && programs.has(programOf(command))) ? [{ node: code, command }] : [];
  });
  const [first] = items;
  if (items.length < 2 || first === undefined || heading === null) return [];
  const topic =
    topicOfGroup(
      heading,
      items.map((it) => it.command),
    ) ?? heading;
  for (const { node, command } of items) {
    takeNames(command, lineOf(node), found);
    found.steps.push(stepOf(topic, command, lineOf(node), { name, does: topicOfCommand(command), block: lineOf(first.node) }));
  }
  return items.map((it) => it.node);
}

const programOf = (command: string): string => /^[a-z][\w.-]*/.exec(command)?.[0] ?? command;

function takeWords(node: Node, topic: Topic | null, found: Found): void {
  const words = plainText(node);
  const label = /^([^:：]{2,40})[:：]\s*\S/.exec(words)?.[1];
  const asks = topic === 'prerequisites' || (label !== undefined && topicOfHeading(label) === 'prerequisites');
  if (topic === null && !asks) append(found.tools, demandsIn(words, lineOf(node)));
  else append(found.tools, toolsIn(words, lineOf(node)));
  if (asks) append(found.tools, toolsNamed(words, lineOf(node)));
  if (node.type !== 'paragraph') return;
  append(found.variables, variablesInProse(node));
  if (topic !== null) append(found.ports, portsToOpen(words, lineOf(node)));
  append(found.rollBack, backSentences(words, lineOf(node), topic === 'deploy'));
}

function takeCode(node: Extract<Node, { type: 'code' }>, heading: Topic | null, name: string, found: Found): void {
  const { groups, variables } = groupsOf(node, found.text);
  append(found.variables, variables);
  for (const { label, lines, block } of groups) {
    for (const { command, line } of lines) takeNames(command, line, found);
    const topic = topicOfGroup(
      heading,
      lines.map((it) => it.command),
    );
    const title = label === null ? name : [name, label].filter((it) => it !== '').join(' > ');
    for (const { command, shown, line, note } of lines) {
      const own = topic ?? topicByForm(command);
      const does = topic === null ? own : topicOfCommand(command);
      if (own !== null) found.steps.push(stepOf(own, shown, line, { name: title, does, block, note, spare: topic === null }));
    }
  }
}

// Programs that deploy are many: below a heading about it, their second word tells.
const deploysByName = /^[a-z][\w.-]+ (?:deploy|publish|rollout)(?::[\w:-]+)?(?: \S|$)/;

function takeInline(value: string, line: number, heading: Topic | null, name: string, found: Found): void {
  const command = value.trim();
  const own = heading === 'deploy' && deploysByName.test(command) ? heading : null;
  const does = heading === null ? topicByForm(command) : (topicOfCommand(command) ?? own);
  if ((own === null && !looksLikeCommand(command)) || does === null || (heading === null && does === 'other')) return;
  takeNames(command, line, found);
  const topic = topicOfGroup(heading, [command]) ?? does;
  if (found.steps.some((it) => it.command === command)) return;
  found.steps.push(stepOf(topic, command, line, { name, does, spare: heading === null }));
}

function takeNames(command: string, line: number, found: Found): void {
  const { ports, variables } = namedInCommand(command, line);
  append(found.ports, ports);
  append(found.variables, variables);
}
