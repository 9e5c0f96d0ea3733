import { fieldsOf, isFields, listOf, textOf, textsOf } from '../../../data/values.ts';
import { emptySettings } from '../empty.ts';
import { complaints } from '../findings.ts';
import { argumentNeeds } from '../needs/arguments.ts';
import { packageNeed } from '../needs/packages.ts';
import { fileNeed, pathFrom } from '../needs/path-state.ts';
import type { AgentConfig } from '../schema.ts';
import { shown, shownArgs } from '../shown.ts';
import type { Need } from '../schema-needs.ts';
import type { Import, Load } from '../schema-prose.ts';
import type { Permissions } from '../schema-settings.ts';
import { automaticOf } from './automatic.ts';
import { flatHooks, groupedHooks } from './hook-shapes.ts';
import { hooksOf, type HookTool } from './hooks.ts';
import { permissionsByTool, permissionsOf } from './permissions.ts';
import { complainOfPaths } from './scripts.ts';
import { complain, lineAt, type Keys, type Source } from './source.ts';
import { valuesOf } from './values.ts';

/** Reads the settings of a tool other than Claude Code; servers are read elsewhere. */
export function readToolSettings(source: Source, config: AgentConfig): void {
  const fields = fieldsOf(source.data.value);
  const read = readers[source.place.tool];
  config.settings = { ...emptySettings(), values: valuesOf(fields, readElsewhere[source.place.tool] ?? readByAll) };
  read?.(source, config, fields);
}

type Reader = (source: Source, config: AgentConfig, fields: Record<string, unknown>) => void;

const readers: Readonly<Record<string, Reader>> = {
  codex: (source, config, fields) => {
    addHooks(source, config, fields['hooks'], 'codex');
    addAutomatic(source, config, fields, ['notify']);
    if (fields['sandbox_mode'] === 'danger-full-access' && fields['approval_policy'] === 'never')
      complain(source, complaints.broad, ['sandbox_mode']);
    if (config.settings !== null) config.settings.permissions.mode = textOf(fields['approval_policy']);
  },
  'gemini-cli': (source, config, fields) => {
    addHooks(source, config, fields['hooks'], 'gemini-cli');
    addFiles(source, config, textsOf(fieldsOf(fields['context'])['fileName'] ?? []), ['context', 'fileName']);
  },
  cursor: (source, config, fields) => {
    if (config.settings !== null) config.settings.permissions = permissionsOf(source, fields['permissions'], ['permissions']);
  },
  devin: (source, config, fields) => addHooks(source, config, fields['hooks'], 'devin'),
  aider: (source, config, fields) => {
    addAutomatic(source, config, fields, ['test-cmd', 'notifications-command', 'editor']);
    for (const command of lintCommands(fields['lint-cmd'])) addAutomatic(source, config, { 'lint-cmd': command }, ['lint-cmd']);
    const imports = textsOf(fields['read'] ?? []).map((it, index) => importOf(source, it, index));
    if (imports.length > 0) config.instructions = { load: alwaysLoaded, sections: [], imports, depth: 0 };
    addFiles(source, config, textsOf(fields['read'] ?? []), ['read']);
  },
  vscode: (source, config, fields) => {
    const settings = isFields(fields['settings']) ? fields['settings'] : fields;
    const start = settings === fields ? [] : ['settings'];
    const own = Object.fromEntries(Object.entries(settings).filter(([key]) => /^(?:chat|github\.copilot\.chat)\./.test(key)));
    if (config.settings !== null) config.settings.values = valuesOf(own, readByAll);
    for (const key of ['chat.tools.autoApprove', 'chat.tools.global.autoApprove'])
      if (own[key] === true) complain(source, complaints.broad, [...start, key]);
  },
  zed: (source, config, fields) => {
    if (config.settings !== null)
      config.settings.permissions = zedPermissions(source, fieldsOf(fieldsOf(fields['agent'])['tool_permissions']));
  },
  opencode: readOpencode,
  amp: (source, config, fields) => {
    listOf(fields['amp.permissions']).forEach((it, index) => {
      const rule = fieldsOf(it);
      const effect = ampEffects[textOf(rule['action']) ?? ''];
      if (effect === undefined) return;
      config.settings?.permissions.rules.push({
        effect,
        rule: shown(textOf(rule['tool']) ?? '*', 200),
        line: lineAt(source, ['amp.permissions', index]),
        valid: true,
        broad: effect === 'allow' && rule['tool'] === '*',
      });
    });
  },
};

/** `language: command`, as text, as a list of such texts, or by language; only the command. */
function lintCommands(value: unknown): string[] {
  const all = Array.isArray(value) ? value.flatMap(textsBelow) : textsBelow(value);
  return all.map((it) => it.replace(/^[A-Za-z][\w+#-]*:\s+/, ''));
}

const textsBelow = (it: unknown): string[] => (isFields(it) ? Object.values(it).flatMap((text) => textOf(text) ?? []) : textsOf(it));

/** A file of instructions that a tool is told to read. */
function importOf(source: Source, written: string, index: number): Import {
  const { path, state } = pathFrom(written, source.place.base);
  const line = source.data.placeOf(['read', index])?.line ?? lineAt(source, ['read']);
  return { written: shown(written, 200), line, state, path: state === 'unchecked' ? path : null, id: null, circle: false };
}

const alwaysLoaded: Load = { when: 'always', globs: [], matches: null, condition: null };

const zedEffects = { always_allow: 'allow', always_confirm: 'ask', always_deny: 'deny' } as const;

/** Zed names patterns by tool and by what is done with them. */
function zedPermissions(source: Source, fields: Record<string, unknown>): Permissions {
  const start = ['agent', 'tool_permissions', 'tools'];
  const rules = Object.entries(fieldsOf(fields['tools'])).flatMap(([tool, it]) =>
    Object.entries(zedEffects).flatMap(([key, effect]) =>
      listOf(fieldsOf(it)[key]).flatMap((rule, index) => {
        const pattern = textOf(fieldsOf(rule)['pattern']);
        const line = lineAt(source, [...start, tool, key, index]);
        return pattern === null
          ? []
          : [{ effect, rule: `${tool}(${shown(pattern, 200)})`, line, valid: true, broad: effect === 'allow' && /^\.[*+]$/.test(pattern) }];
      }),
    ),
  );
  return { mode: textOf(fields['default']), rules, directories: [] };
}

const ampEffects: Readonly<Record<string, 'allow' | 'ask' | 'deny' | 'delegate'>> = {
  allow: 'allow',
  ask: 'ask',
  reject: 'deny',
  delegate: 'delegate',
};

function readOpencode(source: Source, config: AgentConfig, fields: Record<string, unknown>): void {
  if (config.settings === null) return;
  config.settings.permissions = permissionsByTool(source, fields['permission'], ['permission']);
  for (const it of textsOf(fields['plugin'] ?? [])) {
    if (/^[./~]/.test(it)) {
      config.settings.plugins.push({ name: shown(it, 200), marketplace: null, enabled: true, source: 'path', pinned: null });
      continue;
    }
    const need = packageNeed(it, 'npm');
    config.settings.plugins.push({ name: need.name, marketplace: null, enabled: true, source: 'npm', pinned: need.pinned });
    config.needs.push(need);
    if (need.pinned === false) complain(source, complaints.pluginUnpinned, ['plugin']);
  }
  const read = textsOf(fields['instructions'] ?? []).flatMap((it) => instructionNeeds(it, source.place.base));
  complainOfPaths(source, read, ['instructions']);
  config.needs.push(...read);
  for (const kind of ['agent', 'command'] as const)
    for (const [name, it] of Object.entries(fieldsOf(fields[kind]))) {
      if (!isFields(it)) complain(source, complaints.wrongType, [kind, name]);
      config.parts.push({
        kind,
        name,
        description: textOf(fieldsOf(it)['description'])?.slice(0, 400) ?? null,
        line: lineAt(source, [kind, name]),
      });
      const file = /\{file:([^}]+)\}/.exec(textOf(fieldsOf(it)['prompt']) ?? textOf(fieldsOf(it)['template']) ?? '')?.[1];
      if (file !== undefined) config.needs.push({ ...fileNeed(file, folderOf(source)), usedBy: `${kind} ${name}` });
    }
  for (const kind of ['lsp', 'formatter'] as const)
    for (const [name, it] of Object.entries(fieldsOf(fields[kind]))) {
      const words = textsOf(fieldsOf(it)['command'] ?? []);
      if (words.length > 0)
        config.settings.automatic.push({
          key: `${kind}.${name}`,
          command: shownArgs(words).join(' '),
          state: null,
          line: lineAt(source, [kind, name]),
        });
    }
}

/** opencode looks up files from the folder of its own file. */
const folderOf = ({ place }: Source): string => place.path.split('/').slice(0, -1).join('/');

function instructionNeeds(written: string, base: string): Need[] {
  const file = /^\{file:(.*)\}$/.exec(written)?.[1] ?? written;
  if (/^https?:/.test(file)) return argumentNeeds([file]);
  return /[*?[{]/.test(file) ? [] : [{ ...fileNeed(file, base), required: false }];
}

/** Files of instructions that are read where they are there. */
function addFiles(source: Source, config: AgentConfig, files: readonly string[], keys: Keys): void {
  const needs = files.map((it) => ({ ...fileNeed(it, source.place.base), required: false }));
  complainOfPaths(source, needs, keys);
  config.needs.push(...needs);
}

function addHooks(source: Source, config: AgentConfig, hooks: unknown, tool: HookTool): void {
  const written = tool === 'devin' ? flatHooks(hooks, ['hooks']) : groupedHooks(hooks, ['hooks']);
  const read = hooksOf(source, written, tool);
  config.hooks.push(...read.hooks);
  config.needs.push(...read.needs);
}

function addAutomatic(source: Source, config: AgentConfig, fields: Record<string, unknown>, keys: readonly string[]): void {
  const { automatic, needs } = automaticOf(source, fields, keys);
  config.settings?.automatic.push(...automatic);
  config.needs.push(...needs);
}

const servers = ['$schema', 'hooks', 'mcp', 'mcpServers', 'mcp_servers', 'context_servers', 'amp.mcpServers'];

/** Keys that are read in detail, by tool. */
const readElsewhere: Readonly<Record<string, ReadonlySet<string>>> = {
  opencode: new Set([...servers, 'permission', 'agent', 'command', 'plugin', 'instructions']),
  cursor: new Set([...servers, 'permissions']),
  amp: new Set([...servers, 'amp.permissions']),
};
const readByAll: ReadonlySet<string> = new Set(servers);
