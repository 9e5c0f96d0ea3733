import { Command, InvalidArgumentError, Option } from 'commander';
import type { BuildArguments } from './commands/build.ts';
import type { ExplainArguments } from './commands/explain.ts';
import type { Output } from './host.ts';

/** What each command does with its arguments. */
export interface Actions {
  build(given: BuildArguments): Promise<void>;
  explain(code: string, given: ExplainArguments): Promise<void>;
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
  addExplain(program, actions);
  return program;
}

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
  program
    .command('build')
    .description('Reads a repository and builds its site.')
    .addOption(
      new Option(
        '--repo <path>',
        'repository to read: a working tree, a folder in one, a worktree or a bare repository (default: the current folder)',
      ).argParser(filled),
    )
    .addOption(new Option('-o, --out <folder>', 'folder for the site (default: dist/handover)').argParser(filled))
    .option('--allow-shallow', 'build from a shallow clone too; every page then says that history is missing')
    .addOption(new Option('--content <folder>', 'keep the collected content in this folder').argParser(filled))
    .addOption(new Option('--title <text>', 'title of the site (default: from the README or a package manifest)').argParser(filled))
    .action(async (_, command: Command) => await actions.build(command.optsWithGlobals()));
}

function addExplain(program: Command, actions: Actions): void {
  program
    .command('explain <code>')
    .description('Explains a code such as HO301, offline.')
    .action(async (code: string, _, command: Command) => await actions.explain(code, command.optsWithGlobals()));
}

/** The value of an option. An empty one is nearly always a shell variable that is not set. */
function filled(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('It is empty.');
  return value;
}
