import { Writable } from 'node:stream';
import { Command, InvalidArgumentError, Option } from 'commander';
import { everyBranch } from '../config/settings.ts';
import { ciHosts } from '../init/ci.ts';
import { templateNames, type TemplateName } from '../init/templates.ts';
import type { BuildArguments } from './commands/build.ts';
import type { DevArguments } from './commands/dev.ts';
import type { ExplainArguments } from './commands/explain.ts';
import type { InitArguments } from './commands/init.ts';
import type { PreviewArguments } from './commands/preview.ts';
import type { ScanArguments } from './commands/scan.ts';
import type { VerifyArguments } from './commands/verify.ts';
import type { VerifyPrivateArguments } from './commands/verify-private.ts';
import { secretAnswers } from '../model/secret-policy.ts';
import { scanFormats } from '../scan/report.ts';
import { languageTags, usualLanguage } from '../words/languages.ts';
import type { Output } from './host.ts';
import { addLoop, filled, type LoopActions } from './loop-program.ts';

/** What each command does with its arguments. */
export interface Actions {
  build(given: BuildArguments): Promise<void>;
  dev(given: DevArguments): Promise<void>;
  preview(folder: string | undefined, given: PreviewArguments): Promise<void>;
  scan(given: ScanArguments): Promise<void>;
  init(given: InitArguments): Promise<void>;
  verify(site: string, given: VerifyArguments): Promise<void>;
  verifyPrivate(address: string, given: VerifyPrivateArguments): Promise<void>;
  explain(code: string, given: ExplainArguments): Promise<void>;
  loop: LoopActions;
}

/** The command line. Help and version go to `stdout`; every misuse is thrown as a CommanderError and nothing is printed for it. */
export function programOf(version: string, stdout: Output, actions: Actions): Command {
  const program = new Command('handover')
    .description('Turns what a git repository knows about itself into a handover site.')
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: () => undefined, outputError: () => undefined })
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .version(version, '--version', 'print the version')
    .helpOption('-h, --help', 'print what a command takes');
  for (const option of globalOptions()) program.addOption(option);
  addBuild(program, actions);
  addDev(program, actions);
  addPreview(program, actions);
  addScan(program, actions);
  addInit(program, actions);
  addVerify(program, actions);
  addVerifyPrivate(program, actions);
  addExplain(program, actions);
  addLoop(program, actions.loop);
  return program;
}

/** The command that words name, and the one within it: `task`, `tried`. Empty where they name none. */
export function commandIn(words: readonly string[]): string[] {
  const idle: Actions = {
    build: nothing,
    dev: nothing,
    preview: nothing,
    scan: nothing,
    init: nothing,
    verify: nothing,
    verifyPrivate: nothing,
    explain: nothing,
    loop: {
      brief: nothing,
      ack: nothing,
      check: nothing,
      handoffNew: nothing,
      hooks: { install: nothing, status: nothing, remove: nothing },
      task: { begin: nothing, step: nothing, done: nothing, decide: nothing, tried: nothing, gap: nothing, ask: nothing },
    },
  };
  const named: string[] = [];
  let at = programOf('', new Writable(), idle);
  for (const word of words) {
    const found = at.commands.find((it) => it.name() === word);
    if (found === undefined) continue;
    named.push(word);
    at = found;
  }
  return named;
}

async function nothing(): Promise<void> {}

function globalOptions(): Option[] {
  return [
    new Option('-q, --quiet', 'print errors and the result only').conflicts('verbose'),
    new Option('--verbose', 'print every setting in force, and traces of unexpected errors'),
    new Option('--json', 'print the result, or the error, as one JSON object'),
    new Option('--no-color', 'print without colours'),
    new Option('--no-input', 'never ask a question'),
    new Option('-C, --cwd <folder>', 'run as if started in this folder').argParser(filled),
    new Option('-c, --config <file>', 'config file (default: handover.config.ts in the current folder, if there is one)').argParser(filled),
  ];
}

function addBuild(program: Command, actions: Actions): void {
  const command = program
    .command('build')
    .description('Reads a repository and builds its site.')
    .addOption(new Option('-o, --out <folder>', 'folder for the site (default: dist/handover)').argParser(filled))
    .addOption(new Option('--keep-content <folder>', 'keep the collected content in this folder').argParser(filled));
  for (const option of readingOptions()) command.addOption(option);
  command.action(async () => await actions.build(command.optsWithGlobals()));
}

function addDev(program: Command, actions: Actions): void {
  const command = program
    .command('dev')
    .description('Serves the site on this machine, builds it again with every commit and reloads open pages.')
    .addOption(new Option('-o, --out <folder>', 'folder for the site (default: a temporary one)').argParser(filled));
  for (const option of [...readingOptions(), ...servingOptions()]) command.addOption(option);
  command.action(async () => await actions.dev(command.optsWithGlobals()));
}

function addPreview(program: Command, actions: Actions): void {
  const command = program
    .command('preview [folder]')
    .description('Serves a built folder as a host would (default: the output folder).')
    .addOption(new Option('--base <path>', 'serve below a sub-path such as /repo/').argParser(basePath).default('/'));
  for (const option of servingOptions()) command.addOption(option);
  command.action(async (folder: string | undefined) => await actions.preview(folder, command.optsWithGlobals()));
}

function addScan(program: Command, actions: Actions): void {
  const command = program
    .command('scan')
    .description('Looks for secrets in all that a build would publish, without building; ends with 4 where a build would stop.')
    .addOption(new Option('--format <name>', 'how to print what was found (default: text)').choices(scanFormats))
    .addOption(
      new Option('--accept <id>', 'write to the baseline that this finding is no secret; may be given several times').argParser(patterns),
    )
    .addOption(new Option('--reason <text>', 'why it is none').argParser(filled));
  const unasked: ReadonlySet<unknown> = new Set(['--title', '--language', '--offline']);
  for (const option of readingOptions()) if (!unasked.has(option.long)) command.addOption(option);
  command.action(async () => await actions.scan(command.optsWithGlobals()));
}

function addInit(program: Command, actions: Actions): void {
  program
    .command('init')
    .description('Writes a config, templates and a CI file, and never over a file that is there.')
    .option('-y, --yes', 'ask nothing and take what is found in the repository')
    .option('--dry-run', 'print what would be written, and write nothing')
    .addOption(new Option('--ci <host>', 'write a CI file for this host (default: the host that is found)').choices(ciHosts))
    .addOption(
      new Option('--template <name>', `write this template only (${templateNames.join(', ')}); may be given several times`).argParser(
        templates,
      ),
    )
    .action(async (_, command: Command) => await actions.init(command.optsWithGlobals()));
}

function addVerify(program: Command, actions: Actions): void {
  program
    .command('verify <site>')
    .description('Checks that a delivered site is as it was built: every file by the list in its handover.json.')
    .addOption(
      new Option('--repo <path>', 'build the commit of the site again from this repository, and compare every file').argParser(filled),
    )
    .action(async (site: string, _, command: Command) => await actions.verify(site, command.optsWithGlobals()));
}

function addVerifyPrivate(program: Command, actions: Actions): void {
  program
    .command('verify-private <address>')
    .description('Asks a deployed site for its parts without credentials, and fails when one is sent.')
    .addOption(new Option('--site <folder>', 'the folder that was deployed: its own files are asked for too').argParser(filled))
    .action(async (address: string, _, command: Command) => await actions.verifyPrivate(address, command.optsWithGlobals()));
}

/** What is read, and how. */
function readingOptions(): Option[] {
  return [
    new Option(
      '--repo <path>',
      'repository to read: a working tree, a folder in one, a worktree or a bare repository (default: the current folder)',
    ).argParser(filled),
    new Option('--allow-shallow', 'build from a shallow clone too; every page then says that history is missing'),
    new Option('--at <commit>', 'build as of this commit, tag or branch (default: the checked-out commit)').argParser(filled),
    new Option(
      '--refs [pattern]',
      'read documents on branches that are not merged too: on all, or on those that match; may be given several times',
    )
      .preset(everyBranch)
      .argParser(patterns),
    new Option(
      '--since <commit>',
      'the package before this one, a tag or commit, for what changed since (default: the newest tag or milestone)',
    ).argParser(filled),
    new Option('--working-tree', 'read files that are not committed too; every page then says so'),
    new Option('--audience <name>', 'who the site is for: client, developer, all, or one of the config (default: all)').argParser(filled),
    new Option(
      '--secrets <answer>',
      'what a secret in the built commit does: block the build, or redact and go on (default: block)',
    ).choices(secretAnswers),
    new Option('--secrets-history <answer>', 'the same for one that only older versions hold (default: redact)').choices(secretAnswers),
    new Option('--baseline <file>', 'file that says which findings are no secrets; may be given several times').argParser(patterns),
    new Option('--cache <folder>', 'keep readings of past versions in this folder, so that the next build is quicker').argParser(filled),
    new Option('--language <tag>', `language of the pages' own words: ${languageTags.join(', ')} (default: ${usualLanguage})`).argParser(
      filled,
    ),
    new Option('--offline', 'make the search work without a web server too, for a site that is opened from a disk'),
    new Option('--title <text>', 'title of the site (default: from the README or a package manifest)').argParser(filled),
  ];
}

function servingOptions(): Option[] {
  return [
    new Option('-p, --port <number>', 'port to serve on (default: the first free one from 4321 on)').argParser(portNumber),
    new Option('--host <address>', 'address to serve on; 0.0.0.0 for every network this machine is in')
      .argParser(filled)
      .default('127.0.0.1'),
    new Option('--open', 'open the site in a browser'),
  ];
}

function addExplain(program: Command, actions: Actions): void {
  program
    .command('explain <code>')
    .description('Explains a code such as HO301, offline.')
    .action(async (code: string, _, command: Command) => await actions.explain(code, command.optsWithGlobals()));
}

function patterns(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), filled(value)];
}

function portNumber(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (Number.isNaN(port) || port > 65_535) throw new InvalidArgumentError('It is a number from 0 to 65535.');
  return port;
}

/** A path with `/` at both ends. */
function basePath(value: string): string {
  const names = value.split('/').filter((it) => it !== '');
  if (!names.every((it) => /^[\w~-][\w.~-]*$/.test(it))) throw new InvalidArgumentError('It is a path such as /repo/.');
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}

function templates(value: string, before: TemplateName[] | undefined): TemplateName[] {
  const name = templateNames.find((it) => it === value);
  if (name === undefined) throw new InvalidArgumentError(`It is one of ${templateNames.join(', ')}.`);
  return [...new Set([...(before ?? []), name])];
}
