import type { Registry } from './packages.ts';

/** A program that fetches a package and runs it. */
export interface Runner {
  registry: Registry;
  /** Options whose value is the package. */
  names: readonly string[];
  /** Options whose value is a further package. */
  further: readonly string[];
  /** Other options with a value. */
  valued: readonly string[];
}

const npmValued = ['--registry', '--cache', '--userconfig', '-w', '--workspace', '--prefix', '--node-options'];
const uvValued = [
  '--python',
  '-p',
  '--index',
  '--index-url',
  '-i',
  '--extra-index-url',
  '--default-index',
  '--with-editable',
  '--with-requirements',
  '--refresh-package',
  '--directory',
  '--project',
  '--env-file',
  '-c',
  '--constraints',
  '--python-preference',
];
const npm = (valued: readonly string[], names = ['-p', '--package']): Runner => ({ registry: 'npm', names, further: [], valued });
const uv: Runner = { registry: 'pypi', names: ['--from'], further: ['--with', '-w'], valued: uvValued };

/** Runners by the words they start with (2026-11). */
export const runners: ReadonlyMap<string, Runner> = new Map([
  ['npx', npm(npmValued)],
  ['npm exec', npm(npmValued)],
  ['npm x', npm(npmValued)],
  ['bunx', npm([])],
  ['bun x', npm([])],
  ['pnpx', npm(['--allow-build'], ['--package'])],
  ['pnpm dlx', npm(['--allow-build'], ['--package'])],
  ['yarn dlx', npm([])],
  ['uvx', uv],
  ['uv tool run', uv],
  ['pipx run', { registry: 'pypi', names: ['--spec'], further: [], valued: ['--python', '--index-url', '-i', '--pip-args', '--backend'] }],
  ['go run', { registry: 'go', names: [], further: [], valued: ['-tags', '-exec', '-C'] }],
]);

/** Programs that run a script named by their first word, and their options with a value. */
export const interpreters: ReadonlySet<string> = new Set([
  'node',
  'nodejs',
  'python',
  'python2',
  'python3',
  'py',
  'bash',
  'sh',
  'zsh',
  'dash',
  'fish',
  'deno',
  'bun',
  'tsx',
  'ts-node',
  'ruby',
  'perl',
  'php',
  'pwsh',
  'powershell',
  'osascript',
]);

/** Options of interpreters that take a value. */
export const interpreterValued: ReadonlySet<string> = new Set([
  '-r',
  '--require',
  '--import',
  '--loader',
  '--experimental-loader',
  '--env-file',
  '-W',
  '-X',
  '-ExecutionPolicy',
  '--conditions',
  '-C',
]);

/** Options of interpreters after which no script file comes. */
export const inline: ReadonlySet<string> = new Set([
  '-c',
  '-e',
  '--eval',
  '-p',
  '--print',
  '-pe',
  '-Command',
  '-EncodedCommand',
  '-lc',
  '-ic',
  '-ec',
  '-i',
]);

/** Programs that only start another one, and whose own words end where that one starts. */
export const wrappers: ReadonlySet<string> = new Set([
  'sudo',
  'nohup',
  'time',
  'exec',
  'command',
  'nice',
  'cross-env',
  'stdbuf',
  'timeout',
  'gtimeout',
  'setsid',
  'builtin',
]);

/** Programs that fetch secrets or tools and then run what stands behind these words. */
export const keepers: ReadonlyMap<string, { start: RegExp; skip: readonly string[] }> = new Map([
  ['op', { start: /^run$/, skip: [] }],
  ['doppler', { start: /^run$/, skip: ['-p', '-c', '--project', '--config'] }],
  ['infisical', { start: /^run$/, skip: ['--env', '--path', '--projectId'] }],
  ['dotenv', { start: /^(?:--|run)$/, skip: ['-e', '-f', '-c', '-v'] }],
  ['direnv', { start: /^exec$/, skip: [] }],
  ['aws-vault', { start: /^exec$/, skip: [] }],
  ['mise', { start: /^(?:exec|x)$/, skip: [] }],
]);

/** Packages that pass everything on to an address among their arguments, which is the real server. */
export const bridges: ReadonlySet<string> = new Set(['mcp-remote', 'supergateway', 'mcp-proxy']);

/** Options of `docker run` with a value. */
export const dockerValued: ReadonlySet<string> = new Set([
  '-e',
  '--env',
  '--env-file',
  '-v',
  '--volume',
  '--mount',
  '-p',
  '--publish',
  '--name',
  '--network',
  '--net',
  '-w',
  '--workdir',
  '-u',
  '--user',
  '--entrypoint',
  '--platform',
  '-l',
  '--label',
  '--add-host',
  '--cpus',
  '-m',
  '--memory',
  '--gpus',
  '--pull',
  '-h',
  '--hostname',
  '--shm-size',
  '--restart',
  '--security-opt',
  '--cap-add',
  '--cap-drop',
  '--device',
  '--tmpfs',
  '--ulimit',
]);
