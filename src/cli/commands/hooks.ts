import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../../hooks/place.ts';
import { tools, type Tool } from '../../loop/call.ts';
import { hooksIn } from '../../loop/hook-edit.ts';
import { hookFileOf, type FurtherMoment, type HookFile } from '../../loop/hook-files.ts';
import { lineDiff } from '../../loop/line-diff.ts';
import { Failure } from '../../model/failure.ts';
import { printable } from '../../model/wording.ts';
import {
  apply,
  applyToExclude,
  obstacleAt,
  readAt,
  toExclude,
  toInclude,
  toInstall,
  toRemove,
  type Change,
  type Obstacle,
} from '../hook-install.ts';
import { hookScript } from '../hook-script.ts';
import { loopPlace } from '../loop-place.ts';
import { canAsk } from '../questions.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';

export type HooksArguments = GlobalArguments & { tool?: Tool[]; also?: FurtherMoment[]; dryRun?: boolean; yes?: boolean; local?: boolean };

interface Plan {
  tool: Tool;
  file: HookFile;
  changes: Change[];
}

/** Puts the hooks into the files of the tools, and shows every change before it is made. */
export async function hooksInstall(given: HooksArguments, surroundings: Surroundings): Promise<void> {
  const place = await loopPlace(given, surroundings);
  const script = await hookScript();
  const plans = toolsFor(place.root, given.tool).map((tool): Plan => {
    const file = hookFileOf(tool, given.also);
    return { tool, file, changes: toInstall(place.root, file, script) };
  });
  const exclude = given.local === true ? toExclude(excludeOf(place)) : [];
  await carryOut(plans, { exclude, place, given, surroundings, installs: true });
}

/** Takes the hooks out again. */
export async function hooksRemove(given: HooksArguments, surroundings: Surroundings): Promise<void> {
  const { host } = surroundings;
  const place = await loopPlace(given, surroundings);
  const plans = (given.tool ?? tools).flatMap((tool): Plan[] => {
    const file = hookFileOf(tool);
    const obstacle = given.tool === undefined ? obstacleAt(place.root, file) : null;
    // What holds nothing of ours is in nobody's way.
    if (obstacle !== null && !obstacle.maybeOurs) {
      host.stderr.write(`${obstacle.code}  ${placeIn(file.path, obstacle)}: ${obstacle.message}; no hook of Handover stands in it.\n`);
      return [];
    }
    return [{ tool, file, changes: toRemove(place.root, tool, file) }];
  });
  const stays = tools.some((tool) => !plans.some((it) => it.tool === tool) && hasHooks(place.root, hookFileOf(tool)));
  const asked = given.local === true;
  const exclude = asked || (place.tree !== null && !stays) ? toInclude(place.root, excludeOf(place), asked) : [];
  await carryOut(plans, { exclude, place, given, surroundings, installs: false });
}

const hasHooks = (root: string, file: HookFile): boolean =>
  obstacleAt(root, file) === null && hooksIn(readAt(root, file.path), file) !== 'none';

const placeIn = (path: string, { line, column }: Obstacle): string => (line === null ? path : `${path}:${line}:${column}`);

/** Says for each tool whether its hooks are there and whole. */
export async function hooksStatus(given: HooksArguments, surroundings: Surroundings): Promise<void> {
  const { host } = surroundings;
  const { root } = await loopPlace(given, surroundings);
  const script = await hookScript();
  const states = (given.tool ?? tools).map((tool) => {
    const file = hookFileOf(tool);
    const problem = obstacleAt(root, file);
    if (problem !== null) return { tool, path: file.path, hooks: null, script: null, warnings: [], problem };
    const text = readAt(root, file.path);
    const there = readAt(root, file.script);
    const hooks = hooksIn(text, file) === 'some' && hooksIn(text, hookFileOf(tool, ['prompt'])) === 'all' ? 'all' : hooksIn(text, file);
    const state = there === null ? 'missing' : there === script ? 'current' : 'other version';
    return {
      tool,
      path: file.path,
      hooks,
      script: hooks === 'none' && there === null ? null : state,
      warnings: hooks === 'none' ? [] : warningsOf(text ?? '', file, there),
      problem: null,
    };
  });
  const lines = states.map(({ tool, path, hooks, script: state, warnings, problem }) => {
    if (problem !== null) return `${tool.padEnd(12)} not known: ${problem.code}  ${placeIn(path, problem)}: ${problem.message}\n`;
    const said =
      hooks === 'none'
        ? 'not installed'
        : `${hooks === 'all' ? 'installed' : 'installed in part: run "handover hooks install" again'} in ${path}, script ${state}`;
    return [`${tool.padEnd(12)} ${said}`, ...warnings.map((it) => `  ${it}`), ''].join('\n');
  });
  host.stdout.write(
    given.json === true ? `${JSON.stringify({ schema: 'handover.hooks/1', ok: true, exit: 0, tools: states })}\n` : lines.join(''),
  );
}

function warningsOf(text: string, file: HookFile, script: string | null): string[] {
  return [
    ...(script === null ? [`${file.script} is missing: its hooks fail without a word.`] : []),
    ...(/"disableAllHooks"\s*:\s*true/.test(text) ? ['"disableAllHooks" is set there: no hook runs.'] : []),
    ...(/"allowManagedHooksOnly"\s*:\s*true/.test(text) ? ['"allowManagedHooksOnly" is set there: these hooks do not run.'] : []),
  ];
}

interface Order {
  exclude: readonly Change[];
  place: Place;
  given: HooksArguments;
  surroundings: Surroundings;
  installs: boolean;
}

/** How git's own list is called; it may lie elsewhere. */
const excludeShown = '.git/info/exclude';

async function carryOut(plans: readonly Plan[], { exclude, place, given, surroundings, installs }: Order): Promise<void> {
  const { host } = surroundings;
  const changes = plans.flatMap((it) => it.changes);
  const paths = [...changes.map((it) => it.path), ...exclude.map(() => excludeShown)];
  if (given.quiet !== true) host.stderr.write(shown(changes, exclude));
  const dryRun = given.dryRun === true;
  if (!dryRun && paths.length > 0 && given.yes !== true) {
    if (!canAsk(host, given.input)) throw noTerminal(installs);
    await confirm(surroundings);
  }
  if (!dryRun) {
    for (const it of plans) if (it.changes.length > 0) apply(place.root, it.tool, it.changes, installs);
    for (const it of exclude) applyToExclude(place.root, it);
  }
  const notes = installs ? plans.flatMap((it) => it.file.notes.map((note) => `  ${it.tool}: ${note}\n`)) : [];
  if (given.quiet !== true) host.stderr.write(paths.length === 0 ? 'Nothing to change.\n' : notes.join(''));
  const result = {
    schema: 'handover.hooks/1',
    ok: true,
    exit: 0,
    dryRun,
    files: changes.map((it) => ({ path: it.path, state: it.before === null ? 'written' : it.after === null ? 'removed' : 'changed' })),
  };
  host.stdout.write(given.json === true ? `${JSON.stringify(result)}\n` : paths.map((it) => `${printable(it)}\n`).join(''));
}

async function confirm({ host }: Surroundings): Promise<void> {
  const { confirm: ask, isCancel } = await import('@clack/prompts');
  const answer = await ask({ message: 'Make these changes?', input: host.input, output: host.stderr, signal: host.stop });
  if (isCancel(answer) || !answer)
    throw new Failure('HO241', 'stopped', 'Stopped. Nothing was changed.', ['Look at the changes with --dry-run.']);
}

function noTerminal(installs: boolean): Failure {
  const command = `handover hooks ${installs ? 'install' : 'remove'}`;
  return new Failure('HO192', 'usage', 'There is no terminal on which to ask whether these changes are wanted. Nothing was changed.', [
    `Make them without being asked:  ${command} --yes`,
    `See them again:  ${command} --dry-run`,
  ]);
}

/** The exact change of every file; of the script only that it is written. */
function shown(changes: readonly Change[], exclude: readonly Change[]): string {
  const parts = changes.map(({ path, before, after }) => {
    if (path.endsWith('.mjs'))
      return after === null
        ? `${path}  is removed`
        : `${path}  is ${before === null ? 'written' : 'written anew'} (${after.length} characters)`;
    const what = after === null ? 'is removed' : before === null ? 'is written' : 'is changed';
    return [`${path}  ${what}`, ...lineDiff(before ?? '', after ?? '').map((it) => `  ${printable(it)}`)].join('\n');
  });
  const excluded = exclude.map(({ before, after }) =>
    [`${excludeShown}  is changed`, ...lineDiff(lettersOf(before), lettersOf(after)).map((line) => `  ${line}`)].join('\n'),
  );
  return [...parts, ...excluded].map((it) => `${it}\n`).join('');
}

/** Letters of a text with one for each byte. */
const lettersOf = (text: string | null): string => Buffer.from(text ?? '', 'latin1').toString('utf8');

/** The tools that are asked for, else those whose folders are there. */
function toolsFor(root: string, asked: readonly Tool[] | undefined): readonly Tool[] {
  if (asked !== undefined) return asked;
  const found = tools.filter((it) => existsSync(join(root, signs[it])));
  if (found.length > 0) return found;
  throw new Failure('HO188', 'usage', 'No folder of a tool with hooks is here, so it is not clear for which one they are.', [
    `Name it:  handover hooks install --tool ${tools.join('|')}`,
  ]);
}

const signs: Readonly<Record<Tool, string>> = {
  'claude-code': '.claude',
  codex: '.codex',
  gemini: '.gemini',
  cursor: '.cursor',
  copilot: '.github/hooks',
  kiro: '.kiro',
};

/** Git's own list of what is ignored on this machine. */
function excludeOf({ tree }: Place): string {
  if (tree === null)
    throw new Failure('HO189', 'usage', '--local hides the records from git, and there is no git here.', ['Leave --local out.']);
  return join(tree.common, 'info', 'exclude');
}
