import type { Need } from '../schema-needs.ts';
import { argumentNeeds } from './arguments.ts';
import { dockerNeeds } from './container.ts';
import { needOf } from './need.ts';
import { packageNeed, type Registry } from './packages.ts';
import { fileNeed } from './path-state.ts';
import { withoutSecretOptions } from '../shown.ts';
import { variableNeeds } from './variables.ts';
import { bridges, inline, interpreters, interpreterValued, keepers, runners, wrappers, type Runner } from './runners.ts';

/** Reads a shell command; given from outside, because a shell runs programs and programs run shells. */
export type Shell = (command: string, folder: string, depth: number) => Need[];

/** What has to be there to run a program with these arguments. `folder` is where it starts, from the root of the repository. */
export function argvNeeds(written: readonly string[], folder: string, shell: Shell, depth = 0): Need[] {
  const { words, values } = withoutSecretOptions(written);
  const { needs, argv } = unwrapped(words);
  needs.push(...values.flatMap(variableNeeds));
  const [program, ...rest] = argv;
  if (program === undefined || depth > deepest) return needs;
  const name = programName(program);
  needs.push(...programNeeds(program, name, folder));
  const keeper = keepers.get(name);
  const start = keeper === undefined ? -1 : rest.findIndex((it) => keeper.start.test(it));
  if (keeper !== undefined && start >= 0)
    return [...needs, ...argvNeeds(behind(rest.slice(start + 1), keeper.skip, name), folder, shell, depth + 1)];
  if (shells.has(name)) {
    const at = rest.findIndex((it) => /^-[a-z]*c$/.test(it));
    if (at >= 0) return [...needs, ...shell(rest[at + 1] ?? '', folder, depth + 1)];
  }
  if (name === 'xargs') return [...needs, ...argvNeeds(rest.slice(rest.findIndex((it) => !it.startsWith('-'))), folder, shell, depth + 1)];
  if (name === 'docker' || name === 'podman') return [...needs, ...dockerNeeds(rest)];
  if (name === 'uv') return [...needs, ...uvNeeds(rest, folder, shell, depth)];
  const two = runners.get(`${name} ${rest[0] ?? ''}`);
  const runner = two ?? runners.get(name);
  const own = two === undefined ? rest : rest.slice(1);
  if (runner !== undefined) return [...needs, ...runnerNeeds(runner, own, shell, depth), ...argumentNeeds(own)];
  if (interpreters.has(name)) return [...needs, ...interpreterNeeds(name, rest, folder), ...argumentNeeds(rest)];
  return [...needs, ...argumentNeeds(rest)];
}

/** Name of a program without its folder and its ending on Windows. */
function programName(word: string): string {
  const name = word.replaceAll('\\', '/').split('/').at(-1) ?? word;
  return name.replace(/\.(?:exe|cmd|bat|ps1)$/i, '');
}

const deepest = 3;
const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'dash', 'fish']);

/** Takes away what stands before the real program: variables, `env`, `sudo`, `cmd /c` … */
function unwrapped(words: readonly string[]): { needs: Need[]; argv: string[] } {
  const needs: Need[] = [];
  const argv = [...words];
  for (;;) {
    const [first] = argv;
    if (first === undefined) return { needs, argv };
    const name = programName(first);
    if (/^[A-Za-z_]\w*=/.test(first)) argv.shift();
    else if (wrappers.has(name) || name === 'env') {
      if (name !== 'exec' && name !== 'command' && name !== 'builtin') needs.push(needOf('program', name));
      if (name === 'cross-env') needs.push(packageNeed(name, 'npm'));
      argv.shift();
      while (
        argv[0] !== undefined &&
        (argv[0].startsWith('-') || /^\w+=/.test(argv[0]) || (name.endsWith('timeout') && /^\d/.test(argv[0])))
      )
        argv.shift();
    } else if (name.toLowerCase() === 'cmd' && /^\/[ck]$/i.test(argv[1] ?? '')) {
      needs.push(needOf('system', 'Windows'));
      argv.splice(0, 2);
    } else return { needs, argv };
  }
}

function programNeeds(program: string, name: string, folder: string): Need[] {
  if (/[$%{]/.test(program) && !/[\\/]/.test(program)) return [];
  if (!/[\\/]/.test(program)) return [needOf('program', name)];
  const file = fileNeed(program, folder);
  // A program of the repository is no program to install; an interpreter at a fixed place is both.
  return file.state === 'unchecked' ? [file] : [needOf('program', name), file];
}

function behind(words: readonly string[], skip: readonly string[], name: string): string[] {
  const rest = [...words];
  // `direnv exec .` and `aws-vault exec profile` have one word of their own.
  if (name === 'direnv' || name === 'aws-vault')
    while (rest[0] !== undefined && rest[0] !== '--') {
      const it = rest.shift();
      if (it !== undefined && !it.startsWith('-')) break;
    }
  while (rest[0]?.startsWith('-')) {
    const option = rest.shift() ?? '';
    if (option === '--') break;
    if (skip.includes(option) || (name === 'op' && option === '--env-file')) rest.shift();
  }
  return rest;
}

function runnerNeeds(runner: Runner, words: readonly string[], shell: Shell, depth: number): Need[] {
  const named: string[] = [];
  const further: string[] = [];
  let first: string | null = null;
  for (let i = 0; i < words.length && first === null; i++) {
    const word = words[i] ?? '';
    if (word === '--') first = words[i + 1] ?? '';
    else if (!word.startsWith('-')) first = word;
    else {
      const equals = word.startsWith('--') ? word.indexOf('=') : -1;
      const option = equals < 0 ? word : word.slice(0, equals);
      const takes = runner.names.includes(option) || runner.further.includes(option) || runner.valued.includes(option);
      if ((option === '-c' || option === '--call') && runner.registry === 'npm') return shell(words[i + 1] ?? '', '', depth + 1);
      const value = equals < 0 ? (takes ? (words[++i] ?? '') : '') : word.slice(equals + 1);
      if (value === '') continue;
      if (runner.names.includes(option)) named.push(value);
      else if (runner.further.includes(option)) further.push(value);
    }
  }
  const packages = named.length > 0 ? named : first === null || first === '' ? [] : [first];
  return [...packages, ...further].map((it) => packageNeed(it, runner.registry));
}

function uvNeeds(words: readonly string[], folder: string, shell: Shell, depth: number): Need[] {
  const needs: Need[] = [];
  let at = 0;
  for (; at < words.length && !['run', 'tool'].includes(words[at] ?? ''); at++)
    if (/^--(?:directory|project)$/.test(words[at] ?? '')) needs.push(fileNeed(words[++at] ?? '', folder));
  const rest = words.slice(at + 1);
  if (words[at] === 'tool' && rest[0] === 'run') {
    const uv = runners.get('uvx');
    return uv === undefined ? needs : [...needs, ...runnerNeeds(uv, rest.slice(1), shell, depth), ...argumentNeeds(rest.slice(1))];
  }
  if (words[at] !== 'run') return needs;
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? '';
    if (word === '--with') needs.push(packageNeed(rest[++i] ?? '', 'pypi'));
    else if (word === '--directory' || word === '--project') needs.push(fileNeed(rest[++i] ?? '', folder));
    else if (/^--(?:python|env-file|extra|group)$|^-p$/.test(word)) i += 1;
    else if (word === '-m' || word === '--module') return [...needs, moduleNeed(rest[i + 1] ?? '')];
    else if (!word.startsWith('-')) {
      const program = word.endsWith('.py')
        ? [fileNeed(word, folder), ...argumentNeeds(rest.slice(i + 1))]
        : argvNeeds(rest.slice(i), folder, shell, depth + 1);
      return [...needs, ...program];
    }
  }
  return needs;
}

function interpreterNeeds(name: string, words: readonly string[], folder: string): Need[] {
  const needs: Need[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word.startsWith('--env-file=')) needs.push(fileNeed(word.slice('--env-file='.length), folder));
    else if (word === '-m' && name.startsWith('py')) return [...needs, moduleNeed(words[i + 1] ?? '')];
    else if (word === '-File') return [...needs, fileNeed(words[i + 1] ?? '', folder)];
    else if (interpreterValued.has(word)) {
      if (word === '--env-file') needs.push(fileNeed(words[i + 1] ?? '', folder));
      i += 1;
    } else if (inline.has(word))
      return [
        ...needs,
        ...words
          .slice(i + 2)
          .filter((it) => scriptName.test(it))
          .map((it) => fileNeed(it, folder)),
      ];
    else if ((name === 'deno' || name === 'bun') && word === 'run') continue;
    else if (!word.startsWith('-') && word !== '') {
      const [, registry, named] = /^(jsr|npm):\/?(.+)$/.exec(word) ?? [];
      return [...needs, named === undefined ? fileNeed(word, folder) : packageNeed(named, registry as Registry)];
    }
  }
  return needs;
}

// A program given as text is often told in its arguments which file to load.
const scriptName = /^[\w@.${}/-]+\/[\w.-]+\.(?:[cm]?[jt]s|py|sh|rb)$/;

// The module is not always named like the package that holds it.
const moduleNeed = (name: string): Need => needOf('package', name, { from: 'python module', pinned: false });

/** The code that a server runs: its package, image or git address. */
export function codeOf(needs: readonly Need[]): Need | null {
  return needs.find((it) => (it.kind === 'package' && it.name !== 'cross-env') || it.kind === 'image' || it.kind === 'git') ?? null;
}

/** True for code that only passes on to an address. */
export const isBridge = (need: Need | null): boolean => need !== null && bridges.has(need.name);
