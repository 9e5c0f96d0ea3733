import type { Origin, Step, Tool } from '../model/run-it.ts';
import type { NamedLock } from './conflicts.ts';
import { holds } from './dependencies.ts';
import { stepOf, type FoundStep } from './facts.ts';
import { folderOf } from './folders.ts';

/** A step with its file, before the package manager is known. */
export interface PlacedStep extends FoundStep {
  path: string;
  origin: Origin;
}

/** How each package manager installs what its lock file says. As of November 2026. */
const installing: Readonly<Record<string, string>> = {
  npm: 'npm ci',
  pnpm: 'pnpm install --frozen-lockfile',
  Yarn: 'yarn install --frozen-lockfile',
  Bun: 'bun install --frozen-lockfile',
  uv: 'uv sync',
  Poetry: 'poetry install',
  PDM: 'pdm sync',
  Pipenv: 'pipenv sync',
  Composer: 'composer install',
  Bundler: 'bundle install',
};

/** How each package manager is told to work in another folder. */
const elsewhere: Readonly<Record<string, string>> = { npm: 'npm --prefix', pnpm: 'pnpm --dir', Yarn: 'yarn --cwd', Bun: 'bun --cwd' };

/** The usual command for each lock file. The root says it for all of its folders. */
export function managerSteps(locks: readonly NamedLock[]): Step[] {
  return locks.flatMap(({ path, ecosystem, manager }) => {
    const command = installing[manager];
    const folder = folderOf(path);
    if (
      command === undefined ||
      locks.some((it) => it.ecosystem === ecosystem && folderOf(it.path) !== folder && holds(folderOf(it.path), folder))
    )
      return [];
    return [{ ...stepOf('install', inFolder(command, manager, folder), null), path, origin: 'lock file' }];
  });
}

/** Steps without the spare ones for whose topic another is found. What is only the usual command is none. */
export function withoutSpare(steps: readonly ManagedStep[]): Step[] {
  const others = steps.filter((it) => it.spare !== true && it.line !== null);
  const found = new Set(others.flatMap((it) => [it.topic, it.does]));
  return steps.flatMap(({ spare, ...step }) => (spare === true && found.has(step.topic) ? [] : step));
}

/** A step that is called as it is, and may be spare. */
type ManagedStep = Step & Pick<FoundStep, 'spare'>;

/** Steps in which the scripts of a package are called with the package manager that the project uses. */
export function withManager(steps: readonly PlacedStep[], locks: readonly NamedLock[], tools: readonly Tool[]): ManagedStep[] {
  return steps.map(({ script, ...step }) => {
    if (script === undefined) return step;
    const folder = folderOf(step.path);
    const command = commandOf(managerOf(folder, locks, tools), script, step.command);
    return { ...step, command: inFolder(command.text, command.manager, folder) };
  });
}

// What a manifest names comes before what a lock file shows.
function managerOf(folder: string, locks: readonly NamedLock[], tools: readonly Tool[]): string {
  const named = tools.find(
    (it) =>
      ['npm', 'pnpm', 'Yarn', 'Bun'].includes(it.tool) &&
      it.origin === 'manifest' &&
      holds(folderOf(it.path), folder) &&
      it.wanted?.match(/^\d/),
  );
  const locked = locks.findLast((it) => it.ecosystem === 'npm' && holds(folderOf(it.path), folder));
  return named?.tool ?? locked?.manager ?? 'npm';
}

function commandOf(manager: string, script: string, npm: string): { text: string; manager: string } {
  if (manager === 'npm') return { text: npm, manager };
  if (manager === 'Bun') return { text: `bun run ${script}`, manager };
  const program = manager.toLowerCase();
  // A script that has the name of a command of the program itself needs `run`.
  return { text: /^(?:start|test)$/.test(script) ? `${program} ${script}` : `${program} run ${script}`, manager };
}

function inFolder(command: string, manager: string, folder: string): string {
  if (folder === '') return command;
  const [program = '', ...rest] = command.split(' ');
  const known = elsewhere[manager];
  return known === undefined ? `cd ${folder} && ${command}` : known.startsWith(program) ? `${known} ${folder} ${rest.join(' ')}` : command;
}
