import { faultProblems } from '../../../data/problems.ts';
import { readData } from '../../../data/read.ts';
import { fieldsOf, isFields, listOf, textOf, textsOf } from '../../../data/values.ts';
import type { Finding } from '../../../model/problem.ts';
import type { Redacted } from '../../../model/redacted.ts';
import { complaints } from '../findings.ts';
import { invocationOf } from '../prose/invocation.ts';
import { distinct, needOf } from '../needs/need.ts';
import type { Place } from '../places.ts';
import type { AgentConfig } from '../schema.ts';
import { emptyPrompt } from '../empty.ts';
import { dialects } from '../table/events.ts';
import { serverDialects } from '../table/server-dialects.ts';
import { readClaudeSettings } from './claude.ts';
import { flatHooks, groupedHooks, kiroHooks } from './hook-shapes.ts';
import { hooksOf, type HookTool } from './hooks.ts';
import { readEnvironment, readLock, readMarketplace, readPlugin } from './manifests.ts';
import { readToolSettings } from './other-tools.ts';
import { serversOf } from './servers.ts';
import { complain, lineAt, type Source } from './source.ts';

/** Reads a configuration file of data into `config`. Gives what is wrong with it. */
export function readDataFile(place: Place, text: Redacted, config: AgentConfig): Finding[] {
  const { written } = place;
  if (written !== 'json' && written !== 'jsonc' && written !== 'yaml' && written !== 'toml') return [];
  const data = readData(text, place.tool === 'roo' && place.kind === 'mode' && text.trimStart().startsWith('{') ? 'jsonc' : written);
  const source: Source = { place, data, problems: [...faultProblems(data.faults, written)] };
  config.parsed = data.status;
  if (data.status !== 'ok' || (written === 'toml' && data.faults.length > 0)) reject(source, config);
  if (data.value !== undefined && !isFields(data.value)) complain(source, complaints.wrongType, []);
  readKind(source, config);
  readServers(source, config);
  config.needs = distinct(config.needs);
  return source.problems;
}

function reject(source: Source, config: AgentConfig): void {
  const { tool, readBy } = source.place;
  config.rejectedBy = [tool, ...readBy.filter((it) => it === 'copilot')].filter((it) => it !== 'shared' && it !== 'other');
  if (config.rejectedBy.length > 0 && source.data.faults.some((it) => it.kind !== 'empty'))
    source.problems.push({ ...complaints.rejected });
}

function readKind(source: Source, config: AgentConfig): void {
  const { tool, kind } = source.place;
  if (kind === 'settings' && tool === 'claude-code') readClaudeSettings(source, config);
  else if (kind === 'settings') readToolSettings(source, config);
  else if (kind === 'hooks') readHooks(source, config);
  else if (kind === 'plugin') readPlugin(source, config);
  else if (kind === 'marketplace') readMarketplace(source, config);
  else if (kind === 'lock') readLock(source, config);
  else if (kind === 'environment') readEnvironment(source, config);
  else if (kind === 'mode') readModes(source, config);
  else if (kind === 'subagent' || kind === 'command' || kind === 'details') readPromptData(source, config);
}

function readHooks(source: Source, config: AgentConfig): void {
  const { tool } = source.place;
  const file = fieldsOf(source.data.value);
  const own: HookTool = Object.hasOwn(dialects, tool) ? (tool as HookTool) : 'claude-code';
  const wrapped = file['hooks'];
  const written =
    own === 'kiro'
      ? kiroHooks(source.data.value)
      : own === 'cursor' || own === 'copilot' || own === 'devin'
        ? flatHooks(wrapped ?? file, wrapped === undefined ? [] : ['hooks'])
        : groupedHooks(own === 'antigravity' && wrapped === undefined ? file : wrapped, wrapped === undefined ? [] : ['hooks']);
  const read = hooksOf(source, written, own);
  config.hooks = read.hooks;
  config.needs = read.needs;
  config.description = textOf(file['description']);
  config.name = own === 'kiro' ? textOf(file['name']) : null;
  for (const it of textsOf(file['modules'] ?? []))
    config.parts.push({ kind: 'module', name: it, description: null, line: lineAt(source, ['modules']) });
  if ((own === 'cursor' || own === 'copilot') && file['version'] === undefined && source.data.value !== undefined)
    complain(source, complaints.wrongType, []);
  if (source.place.path.endsWith('.kiro.hook')) return;
  config.otherKeys = Object.keys(file).filter(
    (it) => !['hooks', 'description', 'modules', 'version', '$schema', 'name', 'disableAllHooks'].includes(it) && wrapped !== undefined,
  );
}

/** Lists of servers stand in files of their own and in settings. */
function readServers(source: Source, config: AgentConfig): void {
  const dialect = serverDialects[source.place.tool];
  const file = source.data.value;
  if (dialect === undefined || !isFields(file)) return;
  for (const list of dialect.lists) {
    let value: unknown = file;
    for (const key of list) value = fieldsOf(value)[key];
    if (!isFields(value)) continue;
    addServers(source, config, value, list);
    return;
  }
  if (source.place.kind !== 'servers') return;
  if (dialect.bare === true && Object.values(file).some((it) => isFields(it) && (it['command'] !== undefined || it['url'] !== undefined)))
    addServers(source, config, file, []);
  else {
    const other = ['mcpServers', 'servers'].find((it) => isFields(file[it]));
    complain(source, other === undefined ? complaints.wrongType : complaints.serverShape, other === undefined ? [] : [other]);
  }
}

function addServers(source: Source, config: AgentConfig, list: Record<string, unknown>, keys: readonly string[]): void {
  const dialect = serverDialects[source.place.tool];
  if (dialect === undefined) return;
  const { servers, needs } = serversOf(source, list, keys, dialect);
  config.servers = servers;
  config.needs.push(...needs);
  const names = new Set(servers.map((it) => it.name));
  for (const fault of source.data.faults)
    if (fault.kind === 'duplicate-key' && fault.key !== undefined && names.has(fault.key))
      source.problems.push({ ...complaints.serverTwice, line: fault.line, column: fault.column });
  addInputs(source, config);
}

/** Inputs that VS Code asks for. */
function addInputs(source: Source, config: AgentConfig): void {
  if (source.place.tool !== 'vscode') return;
  const inputs = listOf(fieldsOf(source.data.value)['inputs']).map(fieldsOf);
  const known = new Map(
    inputs.flatMap((it) => (textOf(it['id']) === null ? [] : [[textOf(it['id']) ?? '', it['password'] === true] as const])),
  );
  config.needs = config.needs.map((it) => (it.kind === 'input' ? { ...it, secret: it.secret || known.get(it.name) === true } : it));
  for (const [id, secret] of known)
    if (!config.needs.some((it) => it.kind === 'input' && it.name === id))
      config.needs.push(needOf('input', id, { secret, required: false }));
  for (const server of config.servers) {
    const missing = server.environment.some((it) =>
      it.reads.some((name) => name.startsWith('input:') && !known.has(name.slice('input:'.length))),
    );
    if (missing) source.problems.push({ ...complaints.inputMissing, line: server.line });
  }
}

function readModes(source: Source, config: AgentConfig): void {
  source.problems.push({ ...complaints.discontinued });
  listOf(fieldsOf(source.data.value)['customModes']).forEach((it, index) => {
    const name = textOf(fieldsOf(it)['slug']) ?? textOf(fieldsOf(it)['name']);
    if (name !== null)
      config.parts.push({
        kind: 'mode',
        name,
        description: textOf(fieldsOf(it)['description']),
        line: lineAt(source, ['customModes', index]),
      });
  });
}

/** Subagents, commands and skills that are written as data: agents of Codex and Kiro, commands of Gemini. */
function readPromptData(source: Source, config: AgentConfig): void {
  const fields = fieldsOf(source.data.value);
  const face = fieldsOf(fields['interface']);
  const stem =
    source.place.path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const command = source.place.kind === 'command';
  config.name = command
    ? stem
    : (textOf(fields['name']) ?? textOf(face['display_name']) ?? (source.place.kind === 'details' ? null : stem));
  config.description = (textOf(fields['description']) ?? textOf(face['short_description']))?.slice(0, 1024) ?? null;
  const tools = fields['tools'];
  config.prompt = {
    ...emptyPrompt(),
    model: textOf(fields['model']),
    tools: Array.isArray(tools) ? textsOf(tools) : null,
    byPerson: source.place.kind !== 'subagent',
    byModel: !command,
    invoke: command ? invocationOf(source.place, stem, fields) : null,
  };
  config.otherKeys = Object.keys(fields).filter((it) => !knownOfPrompt.has(it));
  if (source.place.tool === 'kiro' && fields['hooks'] !== undefined) {
    const read = hooksOf(source, flatHooks(fields['hooks'], ['hooks']), 'kiro');
    config.hooks = read.hooks;
    config.needs.push(...read.needs);
  }
  for (const it of listOf(fieldsOf(fields['dependencies'])['tools']).map(fieldsOf))
    if (it['type'] === 'mcp') config.needs.push(needOf('server', textOf(it['value']) ?? ''));
}

const knownOfPrompt: ReadonlySet<string> = new Set([
  'name',
  'description',
  'model',
  'prompt',
  'tools',
  'allowedTools',
  'toolAliases',
  'toolsSettings',
  'resources',
  'hooks',
  'mcpServers',
  'includeMcpJson',
  'interface',
  'policy',
  'dependencies',
  'developer_instructions',
  'instructions',
  'model_reasoning_effort',
  'sandbox_mode',
  '$schema',
]);
