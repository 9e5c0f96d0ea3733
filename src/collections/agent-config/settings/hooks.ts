import { isFields, numberOf, textOf, textsOf } from '../../../data/values.ts';
import { complaints } from '../findings.ts';
import { isLocal } from '../needs/arguments.ts';
import { argvNeeds } from '../needs/argv.ts';
import { distinct, needOf, usedBy } from '../needs/need.ts';
import { fetchesAndRuns, shellNeeds } from '../needs/shell.ts';
import { hostNeeds } from '../needs/arguments.ts';
import { variablesIn } from '../needs/variables.ts';
import { fileNeed } from '../needs/path-state.ts';
import type { Hook } from '../schema-hooks.ts';
import type { Need } from '../schema-needs.ts';
import { plainUrl, shown, shownArgs } from '../shown.ts';
import { dialects, handlersOf, toolEvents, withoutMatcher, type Dialect } from '../table/events.ts';
import type { Written } from './hook-shapes.ts';
import { complainOfPaths } from './scripts.ts';
import { complain, lineAt, type Source } from './source.ts';

/** Which tool runs a hook. */
export type HookTool = keyof typeof dialects;

/** The hooks of a file with what they need. What is wrong goes to the source. */
export function hooksOf(source: Source, written: readonly Written[], tool: HookTool): { hooks: Hook[]; needs: Need[] } {
  const all = written.map((it) => hookOf(source, it, tool));
  return { hooks: all.map((it) => it.hook), needs: distinct(all.flatMap((it) => it.needs)) };
}

function hookOf(source: Source, written: Written, tool: HookTool): { hook: Hook; needs: Need[] } {
  const dialect: Dialect = dialects[tool];
  const fields = written.fields ?? {};
  const type = typeOf(fields, dialect.typed);
  const known = Object.hasOwn(dialect.events, written.event);
  const timeout = numberOf(fields['timeout'] ?? fields['timeoutSec'] ?? fields['timeout_ms']);
  const unit = fields['timeout_ms'] === undefined ? dialect.unit : 1;
  const { text, needs, program } = commandOf(fields, source.place.base);
  const condition = textOf(fields['if']);
  const hook: Hook = {
    event: written.event,
    line: lineAt(source, written.keys),
    known,
    moment: known ? (dialect.events[written.event] ?? null) : null,
    matcher: written.matcher === null || written.matcher === '' ? null : shown(written.matcher, 200),
    compared: comparedBy(written, tool, dialect),
    type,
    condition: condition === null ? null : shown(condition, 200),
    description: (written.description ?? textOf(fields['description']) ?? textOf(fields['name']))?.slice(0, 400) ?? null,
    runs: text,
    platform: platformOf(fields),
    headers: isFields(fields['headers']) ? Object.keys(fields['headers']) : [],
    timeoutMs: timeout === null ? null : timeout * unit,
    background: fields['async'] === true || fields['asyncRewake'] === true,
    enabled: fields['enabled'] !== false,
    never: neverRuns(written, type, tool, known),
    scripts: needs.flatMap((it) => (it.kind === 'file' && it.state !== null ? [{ path: it.name, state: it.state, executable: null }] : [])),
  };
  report(source, written, hook, fields, needs, tool);
  return { hook, needs: usedBy(program ? [...needs, program] : needs, `hook ${written.event}`) };
}

function typeOf(fields: Record<string, unknown>, typed: boolean): Hook['type'] {
  const type = textOf(fields['type']);
  if (type === 'command' || type === 'http' || type === 'mcp_tool' || type === 'prompt' || type === 'agent') return type;
  if (type === 'askAgent') return 'agent';
  if (type !== null || typed) return 'unknown';
  return fields['prompt'] !== undefined && commandText(fields) === null ? 'prompt' : 'command';
}

const commandText = (fields: Record<string, unknown>): string | null =>
  textOf(fields['command']) ??
  textOf(fields['bash']) ??
  textOf(fields['powershell']) ??
  textOf(fields['linux']) ??
  textOf(fields['osx']) ??
  textOf(fields['windows']);

function commandOf(fields: Record<string, unknown>, base: string): { text: string | null; needs: Need[]; program: Need | null } {
  const command = commandText(fields);
  if (command !== null) {
    const args = Array.isArray(fields['args']) ? textsOf(fields['args']) : null;
    const needs = args === null ? shellNeeds(command, base) : argvNeeds([command, ...args], base, shellNeeds);
    return { text: args === null ? shown(command) : shown(shownArgs([command, ...args]).join(' ')), needs, program: null };
  }
  const url = textOf(fields['url']);
  if (url !== null) return { text: plainUrl(url), needs: hostNeeds(url), program: null };
  const server = textOf(fields['server']);
  if (server !== null)
    return { text: shown(`${server}: ${textOf(fields['tool']) ?? ''}`, 200), needs: [], program: needOf('server', server) };
  const prompt = textOf(fields['prompt']);
  return { text: prompt === null ? null : shown(prompt, 400), needs: [], program: null };
}

function platformOf(fields: Record<string, unknown>): string | null {
  if (textOf(fields['command']) !== null || fields['bash'] === undefined) {
    if (textOf(fields['command']) === null && textOf(fields['powershell']) !== null) return 'Windows';
    return null;
  }
  return fields['powershell'] === undefined ? 'Linux and macOS' : null;
}

function comparedBy({ matcher, event }: Written, tool: HookTool, dialect: Dialect): Hook['compared'] {
  if (matcher === null || matcher === '' || matcher === '*') return 'all';
  if (tool === 'claude-code' && withoutMatcher.has(event)) return 'ignored';
  if (dialect.matcher === 'none') return 'ignored';
  if (dialect.matcher === 'anchored') return 'anchored';
  if (tool === 'claude-code' && (event === 'FileChanged' || event === 'StopFailure')) return /^[\w|]*$/.test(matcher) ? 'files' : 'regex';
  return /^[\w\- ,|]*$/.test(matcher) ? 'exact' : 'regex';
}

/** Why the tool never runs it, as the end of "Never runs because …". */
function neverRuns(written: Written, type: Hook['type'], tool: HookTool, known: boolean): string | null {
  if (written.fields === null) return 'it is no list or object of the expected form';
  if (!known) return 'the event is not known';
  if (!written.inShape) return 'it does not stand in a list "hooks" of its event';
  if (type === 'unknown') return 'it has no type, or one that is not known';
  if (tool !== 'claude-code') return null;
  if (!handlersOf(written.event).includes(type)) return 'its event does not support this type';
  return written.fields['if'] !== undefined && !toolEvents.has(written.event) ? 'its event supports no condition' : null;
}

function report(
  source: Source,
  written: Written,
  hook: Hook,
  fields: Record<string, unknown>,
  needs: readonly Need[],
  tool: HookTool,
): void {
  const { keys } = written;
  if (!hook.known) complain(source, complaints.unknownEvent, keys);
  if (written.fields === null || !written.inShape || hook.type === 'unknown') complain(source, complaints.hookShape, keys);
  else if (hook.type === 'command' && hook.runs === null) complain(source, complaints.hookShape, keys);
  if (hook.compared === 'ignored' && tool === 'claude-code') complain(source, complaints.hookIgnoredMatcher, keys);
  if (hook.known && hook.never !== null && written.inShape && hook.type !== 'unknown') complain(source, complaints.hookNever, keys);
  const command = commandText(fields) ?? '';
  if (fetchesAndRuns(command)) complain(source, complaints.fetchesAndRuns, keys);
  complainOfPaths(source, needs, keys);
  if (hook.type === 'http') reportAddress(source, written, hook, fields);
  if (isShort(hook, tool, command)) complain(source, complaints.hookTime, keys);
  if (hook.platform === 'Windows' && tool === 'copilot') complain(source, complaints.hookPlatform, keys);
}

function reportAddress(source: Source, { keys }: Written, { runs }: Hook, fields: Record<string, unknown>): void {
  const [host] = hostNeeds(runs ?? '');
  if (host?.from === 'http' && !isLocal(host.name)) complain(source, complaints.insecure, [...keys, 'url']);
  const allowed = new Set(textsOf(fields['allowedEnvVars']));
  const headers = isFields(fields['headers']) ? Object.values(fields['headers']) : [];
  const wanted = headers.flatMap((it) => (typeof it === 'string' ? variablesIn(it) : []));
  if (wanted.some((it) => !allowed.has(it.name))) complain(source, complaints.variableLiteral, [...keys, 'headers']);
}

/** SessionEnd of Claude Code has 1.5 s unless a longer time is set; Gemini counts in milliseconds. */
function isShort({ event, timeoutMs, type, background }: Hook, tool: HookTool, command: string): boolean {
  if (tool === 'gemini-cli') return timeoutMs !== null && timeoutMs < 1000;
  return tool === 'claude-code' && event === 'SessionEnd' && type === 'command' && timeoutMs === null && !background && slow.test(command);
}

const slow = /\b(?:npm|pnpm|yarn|npx|bunx?|uvx?|pytest|cargo|go|mvn|gradlew?|make|docker|curl|wget|dotnet|tsc|jest|vitest)\b/;

/** A file whose name is the event: the hooks of Cline. */
export function fileHook(source: Source): Hook {
  const name = source.place.path.split('/').at(-1) ?? '';
  const event = name.replace(/\.\w+$/, '');
  const known = Object.hasOwn(dialects.cline.events, event);
  const file = fileNeed(source.place.path);
  return {
    event,
    line: 1,
    known,
    moment: known ? ((dialects.cline as Dialect).events[event] ?? null) : null,
    matcher: null,
    compared: 'all',
    type: 'program',
    condition: null,
    description: null,
    runs: source.place.path,
    platform: null,
    headers: [],
    timeoutMs: null,
    background: false,
    enabled: true,
    never: known ? null : 'the event is not known',
    scripts: [{ path: file.name, state: 'unchecked', executable: null }],
  };
}
