import { fieldsOf, isFields, textOf, textsOf } from '../../../data/values.ts';
import { emptySettings } from '../empty.ts';
import { needOf } from '../needs/need.ts';
import { shellNeeds } from '../needs/shell.ts';
import type { AgentConfig } from '../schema.ts';
import { imageNeed } from '../needs/packages.ts';
import { entriesOf, entryNeeds } from '../needs/variables.ts';
import { shown, shownArgs } from '../shown.ts';
import { groupedHooks } from './hook-shapes.ts';
import { hooksOf } from './hooks.ts';
import { listedPlugins } from './plugins.ts';
import { complain, lineAt, type Source } from './source.ts';
import { complaints } from '../findings.ts';

/** Reads the manifest of a plugin or an extension: what it brings, and the secrets it asks its user for. */
export function readPlugin(source: Source, config: AgentConfig): void {
  const fields = fieldsOf(source.data.value);
  config.name = textOf(fields['name']);
  config.description = textOf(fields['description'])?.slice(0, 1024) ?? null;
  if (config.name === null) complain(source, complaints.name, ['name']);
  for (const key of components) {
    const value = fields[key];
    if (value === undefined || value === null) continue;
    const inline = isFields(value)
      ? `${Object.keys(value).length} inline`
      : [value]
          .flat()
          .flatMap((it: unknown) => textOf(it) ?? [])
          .join(', ');
    config.parts.push({ kind: 'component', name: key, description: shown(inline, 300), line: lineAt(source, [key]) });
  }
  if (isFields(fields['hooks'])) {
    const read = hooksOf(source, groupedHooks(fieldsOf(fields['hooks'])['hooks'] ?? fields['hooks'], ['hooks']), 'claude-code');
    config.hooks = read.hooks;
    config.needs.push(...read.needs);
  }
  for (const [key, it] of Object.entries(fieldsOf(fields['userConfig'])))
    config.needs.push(needOf('input', key, { required: fieldsOf(it)['required'] !== false, secret: fieldsOf(it)['sensitive'] === true }));
  for (const it of Array.isArray(fields['settings']) ? fields['settings'] : []) {
    const variable = textOf(fieldsOf(it)['envVar']);
    if (variable !== null) config.needs.push(needOf('variable', variable, { secret: fieldsOf(it)['sensitive'] === true }));
  }
  config.otherKeys = Object.keys(fields).filter((it) => !knownOfPlugin.has(it) && !components.includes(it));
}

/** Reads the list of plugins of a marketplace. */
export function readMarketplace(source: Source, config: AgentConfig): void {
  const fields = fieldsOf(source.data.value);
  config.name = textOf(fields['name']);
  config.description = textOf(fieldsOf(fields['metadata'])['description']) ?? textOf(fields['description']);
  config.settings = { ...emptySettings(), plugins: listedPlugins(fields['plugins']) };
  config.otherKeys = Object.keys(fields).filter((it) => !knownOfMarketplace.has(it));
}

/** Reads a lock of skills: which skill came from where. */
export function readLock(source: Source, config: AgentConfig): void {
  const skills = fieldsOf(fieldsOf(source.data.value)['skills']);
  for (const [name, it] of Object.entries(skills)) {
    const from = [textOf(fieldsOf(it)['sourceType']), textOf(fieldsOf(it)['source'])].filter((word) => word !== null).join(' ');
    config.parts.push({ kind: 'skill', name, description: shown(from, 200) || null, line: lineAt(source, ['skills', name]) });
  }
}

/** Reads what prepares a machine for an agent: start commands, tasks, and the setup job of Copilot. */
export function readEnvironment(source: Source, config: AgentConfig): void {
  const fields = fieldsOf(source.data.value);
  const commands: [string, unknown, (string | number)[]][] = [
    ...['install', 'start', 'update'].map((key): [string, unknown, string[]] => [key, fields[key], [key]]),
    ...named(fields['terminals'], 'terminals'),
    ...named(fields['scripts'], 'scripts'),
    ...named(fields['configurations'], 'configurations'),
    ...steps(source, fields),
    ...(source.place.path.endsWith('devcontainer.json') ? lifecycle(fields) : []),
  ];
  for (const [name, value, keys] of commands) {
    const command = textOf(value);
    if (command === null) continue;
    config.parts.push({ kind: 'command', name, description: shown(command, 400), line: lineAt(source, keys) });
    config.needs.push(...shellNeeds(command, source.place.base).map((it) => ({ ...it, usedBy: name })));
  }
  if (source.place.path.includes('copilot-setup-steps')) addSecrets(source, config);
  if (source.place.path.endsWith('devcontainer.json')) addContainer(fields, config);
}

/** Commands of a development container: a text, a list of words, or several of either by name. */
function lifecycle(fields: Record<string, unknown>): [string, unknown, (string | number)[]][] {
  return Object.entries(fields)
    .filter(([key]) => /^(?:initialize|onCreate|updateContent|post(?:Create|Start|Attach))Command$/.test(key))
    .flatMap(([key, it]) =>
      isFields(it)
        ? Object.entries(it).map(([name, own]): [string, unknown, string[]] => [`${key} ${name}`, lineOf(own), [key, name]])
        : [[key, lineOf(it), [key]] satisfies [string, unknown, string[]]],
    );
}

const lineOf = (value: unknown): unknown => (Array.isArray(value) ? shownArgs(textsOf(value)).join(' ') : value);

/** Image and variables of a development container, by name. */
function addContainer(fields: Record<string, unknown>, config: AgentConfig): void {
  const image = textOf(fields['image']);
  if (image !== null) config.needs.push(imageNeed(image));
  const environment = [...entriesOf(fields['containerEnv']), ...entriesOf(fields['remoteEnv'])];
  if (environment.length > 0) config.settings = { ...emptySettings(), environment };
  config.needs.push(...entryNeeds(environment, 'variable'));
  for (const name of Object.keys(fieldsOf(fields['secrets'])))
    config.needs.push(needOf('variable', name, { secret: true, required: false }));
}

function named(list: unknown, key: string): [string, unknown, (string | number)[]][] {
  return (Array.isArray(list) ? list : []).map((it: unknown, index) => {
    const fields = fieldsOf(it);
    return [textOf(fields['name']) ?? `${key} ${index + 1}`, fields['command'] ?? fields['runtimeExecutable'], [key, index]];
  });
}

function steps(source: Source, fields: Record<string, unknown>): [string, unknown, (string | number)[]][] {
  const jobs = fieldsOf(fields['jobs']);
  if (!isFields(fields['jobs'])) return [];
  if (jobs['copilot-setup-steps'] === undefined) complain(source, complaints.environmentJob, ['jobs']);
  return Object.entries(jobs).flatMap(([job, it]) => {
    const list = fieldsOf(it)['steps'];
    return (Array.isArray(list) ? list : []).map((step: unknown, index): [string, unknown, (string | number)[]] => {
      const own = fieldsOf(step);
      return [textOf(own['name']) ?? `step ${index + 1}`, own['run'] ?? own['uses'], ['jobs', job, 'steps', index]];
    });
  });
}

function addSecrets(source: Source, config: AgentConfig): void {
  for (const [, kind = '', name = ''] of JSON.stringify(source.data.value ?? null).matchAll(/\$\{\{\s*(secrets|vars)\.(\w+)/g))
    config.needs.push(needOf('variable', name, { secret: kind === 'secrets' }));
}

const components: readonly string[] = [
  'skills',
  'commands',
  'agents',
  'workflows',
  'hooks',
  'mcpServers',
  'outputStyles',
  'lspServers',
  'dependencies',
  'channels',
];
const knownOfPlugin: ReadonlySet<string> = new Set([
  '$schema',
  'name',
  'displayName',
  'version',
  'description',
  'author',
  'homepage',
  'repository',
  'license',
  'keywords',
  'metadata',
  'defaultEnabled',
  'engines',
  'userConfig',
  'settings',
  'experimental',
  'interface',
  'contextFileName',
  'excludeTools',
]);
const knownOfMarketplace: ReadonlySet<string> = new Set([
  '$schema',
  'name',
  'owner',
  'plugins',
  'metadata',
  'renames',
  'allowCrossMarketplaceDependenciesOn',
  'description',
  'version',
  'interface',
]);
