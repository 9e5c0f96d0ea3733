import { InvalidArgumentError, Option, type Command } from 'commander';
import { checkFormats } from '../check/formats.ts';
import { tools, type Tool } from '../loop/call.ts';
import { furtherMoments, type FurtherMoment } from '../loop/hook-files.ts';
import { resumedWords } from '../loop/resumed.ts';
import type { AckArguments } from './commands/ack.ts';
import type { BriefArguments } from './commands/brief.ts';
import type { CheckArguments } from './commands/check.ts';
import type { HandoffNewArguments } from './commands/handoff-new.ts';
import type { HooksArguments } from './commands/hooks.ts';
import type { TaskArguments, TaskNewArguments, TaskStepArguments } from './commands/task.ts';

/** What the commands of the loop do with their arguments. */
export interface LoopActions {
  brief(snapshot: string | undefined, given: BriefArguments): Promise<void>;
  ack(what: string, given: AckArguments): Promise<void>;
  check(paths: string[], given: CheckArguments): Promise<void>;
  handoffNew(given: HandoffNewArguments): Promise<void>;
  hooks: Readonly<Record<'install' | 'status' | 'remove', (given: HooksArguments) => Promise<void>>>;
  task: {
    begin(title: string, given: TaskNewArguments): Promise<void>;
    step(step: string, given: TaskStepArguments): Promise<void>;
    done(step: number | undefined, given: TaskArguments): Promise<void>;
    decide(decision: string, given: TaskArguments & { unguided?: boolean }): Promise<void>;
    tried(approach: string, given: TaskArguments & { because: string }): Promise<void>;
    gap(gap: string, given: TaskArguments & { section?: string }): Promise<void>;
    ask(question: string, given: TaskArguments & { owner?: string }): Promise<void>;
  };
}

/** Adds the commands of the loop: task, brief, ack, check, handoff and hooks. */
export function addLoop(program: Command, actions: LoopActions): void {
  addTask(program, actions);
  addHooks(program, actions);
  program
    .command('brief [snapshot-or-title]')
    .description(
      'Prints what the next session needs to go on with the work of this branch; with the id of a snapshot or the title of a task, of that one.',
    )
    .addOption(new Option('--session <id>', 'the session that is briefed').argParser(filled))
    .action(async (snapshot: string | undefined, _, command: Command) => await actions.brief(snapshot, command.optsWithGlobals()));
  program
    .command('ack <snapshot>')
    .description('Keeps what the reader of a snapshot (its id) or of a handoff (its path) says of it.')
    .addOption(new Option('--session <id>', 'the session that read it').argParser(filled))
    .addOption(new Option('--resumed <word>', 'how the work went on').choices(resumedWords).makeOptionMandatory())
    .addOption(new Option('--confidence <number>', 'from 0 to 1: how far it was enough').argParser(share))
    .addOption(new Option('--said <text>', 'the plan that was said back').argParser(filled))
    .addOption(new Option('--missing <text>', 'what was missing; may be given several times').argParser(several))
    .addOption(new Option('--minutes <number>', 'minutes it took to know where the work stood').argParser(amount))
    .addOption(new Option('--steps <number>', 'steps it took').argParser(whole))
    .action(async (what: string, _, command: Command) => await actions.ack(what, command.optsWithGlobals()));
  program
    .command('check [paths...]')
    .description('Holds the handoffs of the working tree against the rules of a good one; ends with 5 where one keeps too few.')
    .addOption(new Option('--format <name>', 'how to print what was found (default: text)').choices(checkFormats))
    .addOption(new Option('--min <percent>', 'the share of rules that each handoff has to keep (default: 100)').argParser(percent))
    .addOption(
      new Option('--baseline <file>', 'file that says which findings are no secrets; may be given several times').argParser(several),
    )
    .action(async (paths: string[], _, command: Command) => await actions.check(paths, command.optsWithGlobals()));
  program
    .command('handoff')
    .description('Writes handoffs.')
    .command('new')
    .description('Writes HANDOFF.md from the task file, git and the last snapshot, and leaves blanks for what only its writer knows.')
    .addOption(ofTask())
    .addOption(new Option('--by <name>', 'who writes it').argParser(filled))
    .option('--dry-run', 'print it, and write nothing')
    .option('--force', 'replace a HANDOFF.md with changes that are not committed')
    .action(async (_, command: Command) => await actions.handoffNew(command.optsWithGlobals()));
}

function addTask(program: Command, { task }: LoopActions): void {
  const group = program.command('task').description('Keeps the task file (TASK.md) up to date.');
  group
    .command('new <title>')
    .description('Begins a task.')
    .addOption(new Option('--step <text>', 'a step, in the order given; may be given several times').argParser(several))
    .addOption(new Option('--agent <name>', 'who works on it').argParser(filled))
    .addOption(new Option('--spec <text>', 'the spec it follows, with its version').argParser(filled))
    .action(async (title: string, _, command: Command) => await task.begin(title, command.optsWithGlobals()));
  group
    .command('step <step>')
    .description('Goes to the step of this number; any other word is the title of a step that is added.')
    .addOption(new Option('--percent <number>', 'how much of it is done').argParser(percent))
    .addOption(new Option('--file <path>', 'the file that is worked on').argParser(filled))
    .addOption(new Option('--approach <text>', 'how it is done').argParser(filled))
    .addOption(new Option('--blocker <text>', 'what it waits for').argParser(filled))
    .addOption(new Option('--next <text>', 'the very next action, in one sentence').argParser(filled))
    .addOption(ofTask())
    .action(async (step: string, _, command: Command) => await task.step(filled(step), command.optsWithGlobals()));
  group
    .command('done')
    .argument('[step]', 'its number (default: the current step)', whole)
    .description('Marks a step as done, with the time.')
    .addOption(ofTask())
    .action(async (step: number | undefined, _, command: Command) => await task.done(step, command.optsWithGlobals()));
  group
    .command('decide <decision>')
    .description('Notes a decision, with the time.')
    .option('--unguided', 'nothing and nobody said what to do')
    .addOption(ofTask())
    .action(async (decision: string, _, command: Command) => await task.decide(filled(decision), command.optsWithGlobals()));
  group
    .command('tried <approach>')
    .description('Notes what was tried and failed.')
    .addOption(new Option('--because <reason>', 'why it failed').argParser(filled).makeOptionMandatory())
    .addOption(ofTask())
    .action(async (approach: string, _, command: Command) => await task.tried(filled(approach), command.optsWithGlobals()));
  group
    .command('gap <text>')
    .description('Notes what the spec does not say.')
    .addOption(new Option('--section <name>', 'the part of the spec').argParser(filled))
    .addOption(ofTask())
    .action(async (gap: string, _, command: Command) => await task.gap(filled(gap), command.optsWithGlobals()));
  group
    .command('ask <question>')
    .description('Notes a question that is not for the session to answer.')
    .addOption(new Option('--owner <name>', 'who decides').argParser(filled))
    .addOption(ofTask())
    .action(async (question: string, _, command: Command) => await task.ask(filled(question), command.optsWithGlobals()));
}

const hookWords = {
  install: 'Puts the hooks of Handover into the files of agent tools, and shows every change first.',
  status: 'Says for each tool whether the hooks are there.',
  remove: 'Takes the hooks out again, and nothing else.',
} as const;

function addHooks(program: Command, { hooks }: LoopActions): void {
  const group = program.command('hooks').description('Lets agent tools write snapshots and brief their sessions.');
  for (const name of ['install', 'status', 'remove'] as const) {
    const command = group
      .command(name)
      .description(hookWords[name])
      .addOption(new Option('--tool <name>', `one of ${tools.join(', ')}; may be given several times`).argParser(toolNames));
    if (name === 'install')
      command.addOption(
        new Option('--also <moment>', `a further moment: ${furtherMoments.join(', ')}; Claude Code alone`).argParser(moments),
      );
    if (name !== 'status') {
      command
        .option('--local', 'keep the records out of git, by its list on this machine')
        .option('--dry-run', 'show the change, and write nothing')
        .option('-y, --yes', 'ask nothing');
    }
    command.action(async (_, it: Command) => await hooks[name](it.optsWithGlobals()));
  }
}

const ofTask = (): Option =>
  new Option('--task <title>', 'the task that is meant (default: the one that is not complete)').argParser(filled);

/** The value of an option or argument. An empty one is nearly always a shell variable that is not set. */
export function filled(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('It is empty.');
  return value;
}

function several(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), filled(value)];
}

function share(value: string): number {
  const number = amount(value);
  if (number > 1) throw new InvalidArgumentError('It is a number from 0 to 1.');
  return number;
}

function amount(value: string): number {
  if (!/^\d{1,6}(?:\.\d{1,4})?$|^\.\d{1,4}$/.test(value)) throw new InvalidArgumentError('It is a number, 0 or more.');
  return Number(value);
}

function whole(value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new InvalidArgumentError('It is a whole number.');
  return Number(value);
}

function percent(value: string): number {
  const number = whole(value);
  if (number > 100) throw new InvalidArgumentError('It is a whole number from 0 to 100.');
  return number;
}

function toolNames(value: string, before: readonly Tool[] | undefined): Tool[] {
  const name = tools.find((it) => it === value);
  if (name === undefined) throw new InvalidArgumentError(`It is one of ${tools.join(', ')}.`);
  return [...new Set([...(before ?? []), name])];
}

function moments(value: string, before: readonly FurtherMoment[] | undefined): FurtherMoment[] {
  const name = furtherMoments.find((it) => it === value);
  if (name === undefined) throw new InvalidArgumentError(`It is one of ${furtherMoments.join(', ')}.`);
  return [...new Set([...(before ?? []), name])];
}
