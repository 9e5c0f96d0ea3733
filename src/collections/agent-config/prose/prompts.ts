import { parseMarkdown, type MarkdownText } from '../../../markdown/parse.ts';
import { textOf, textsOf } from '../../../data/values.ts';
import type { Finding } from '../../../model/problem.ts';
import type { Redacted } from '../../../model/redacted.ts';
import { emptyPrompt } from '../empty.ts';
import { at, complaints } from '../findings.ts';
import { distinct, needOf } from '../needs/need.ts';
import { shellNeeds } from '../needs/shell.ts';
import type { Place } from '../places.ts';
import type { AgentConfig } from '../schema.ts';
import { isBroad } from '../settings/permissions.ts';
import { claudeTools } from '../table/claude-names.ts';
import { shown } from '../shown.ts';
import { hintOf, namesOf, truthOf, wordsOf } from './front.ts';
import { readFrontParts } from './front-parts.ts';
import { nameFindings } from './names.ts';
import { readsHome, referencesIn, shownSnippets, snippetsIn } from './snippets.ts';
import { invocationOf, nameOf } from './invocation.ts';

/** Reads a command, a skill or a subagent. */
export function readPrompt(place: Place, text: Redacted, config: AgentConfig): Finding[] {
  const doc = parseMarkdown(text);
  const front = doc.front.data ?? {};
  const name = nameOf(place, front);
  const snippets = runsSnippets(place) ? snippetsIn(doc) : [];
  const folder = place.path.split('/').slice(0, -1).join('/');
  config.parsed = doc.front.lenient ? 'recovered' : 'ok';
  config.name = name;
  config.description = textOf(front['description'])?.slice(0, 1024) ?? null;
  config.prompt = {
    ...emptyPrompt(),
    invoke: invocationOf(place, name, front),
    argumentHint: hintOf(front['argument-hint']),
    model: textOf(front['model']),
    tools: toolsOf(place, front)?.map((it) => shown(it, 300)) ?? null,
    deniedTools: wordsOf(front['disallowed-tools'] ?? front['disallowedTools']).map((it) => shown(it, 300)),
    permissionMode: textOf(front['permissionMode']),
    byModel: truthOf(front['disable-model-invocation']) !== true && (place.kind !== 'command' || place.tool === 'claude-code'),
    byPerson: place.kind === 'subagent' ? false : truthOf(front['user-invocable']) !== false,
    skills: textsOf(front['skills'] ?? []),
    servers: namesOf(front['mcpServers'] ?? front['mcp-servers']),
    license: textOf(front['license'])?.slice(0, 200) ?? null,
    compatibility: textOf(front['compatibility'])?.slice(0, 500) ?? null,
    snippets: shownSnippets(snippets),
    references: referencesIn(text, doc.front.endOffset).map(({ written, line, own }) => ({
      path: place.kind === 'skill' || own ? `${folder === '' ? '' : `${folder}/`}${written}` : written,
      line,
      state: 'unchecked',
    })),
  };
  config.needs = distinct([
    ...snippets.flatMap((it) => shellNeeds(it.command, '').map((need) => ({ ...need, usedBy: 'shell command' }))),
    ...config.prompt.servers.map((it) => needOf('server', it)),
  ]);
  config.otherKeys = Object.keys(front).filter((it) => !knownKeys.has(it));
  const problems = [
    ...doc.problems,
    ...readFrontParts(place, front, config),
    ...nameFindings(place, front, config, text.slice(0, doc.front.endOffset)),
  ];
  for (const it of snippets) if (readsHome(it.command)) problems.push(at(complaints.readsHome, it.line));
  for (const it of referencesIn(text, doc.front.endOffset)) if (leaves(it.written)) problems.push(at(complaints.leavesFolder, it.line));
  // The cloud agent of Copilot takes no more.
  if (place.tool === 'copilot' && place.kind === 'subagent' && text.length > 30_000) problems.push(at(complaints.tooLong, null));
  return [...problems, ...toolFindings(place, config, doc)];
}

function toolsOf({ tool }: Place, front: Readonly<Record<string, unknown>>): string[] | null {
  const value = front['allowed-tools'] ?? front['tools'] ?? front['allowedTools'];
  if (value === undefined || value === null) return null;
  if (typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, it]) => (truthOf(it) === false ? [] : [name]));
  return tool === 'claude-code' || !Array.isArray(value) ? wordsOf(value) : textsOf(value);
}

function toolFindings({ tool, kind }: Place, { prompt }: AgentConfig, { front }: MarkdownText): Finding[] {
  if (prompt === null) return [];
  const findings: Finding[] = [];
  const line = front.data === null ? null : 1;
  if (prompt.permissionMode === 'bypassPermissions') findings.push(at(complaints.broad, line));
  if (kind !== 'subagent' && (prompt.tools ?? []).some(isBroad) && (prompt.tools ?? []).some((it) => it.includes('(')))
    findings.push(at(complaints.broad, line));
  const named = [...(prompt.tools ?? []), ...prompt.deniedTools].map((it) => it.replace(/\(.*$/s, ''));
  const unknown = named.some((it) => /^[A-Z]\w*$/.test(it) && !claudeTools.has(it));
  if (tool === 'claude-code' && kind === 'subagent' && unknown) findings.push(at(complaints.unknownTool, line));
  return findings;
}

/** Claude Code and opencode run shell commands of a text before the model sees it. */
function runsSnippets({ tool, kind, readBy }: Place): boolean {
  return kind !== 'subagent' && (tool === 'claude-code' || tool === 'opencode' || readBy.includes('claude-code') || tool === 'shared');
}

/** True for a path that climbs out of the folder it is meant from. */
function leaves(written: string): boolean {
  let depth = 0;
  for (const part of written.split('/').slice(0, -1)) {
    depth += part === '..' ? -1 : part === '.' ? 0 : 1;
    if (depth < 0) return true;
  }
  return false;
}

const knownKeys: ReadonlySet<string> = new Set([
  'name',
  'description',
  'when_to_use',
  'argument-hint',
  'arguments',
  'disable-model-invocation',
  'user-invocable',
  'allowed-tools',
  'disallowed-tools',
  'disallowedTools',
  'tools',
  'model',
  'effort',
  'context',
  'agent',
  'background',
  'hooks',
  'paths',
  'shell',
  'metadata',
  'license',
  'compatibility',
  'permissionMode',
  'maxTurns',
  'skills',
  'mcpServers',
  'mcp-servers',
  'memory',
  'isolation',
  'color',
  'initialPrompt',
  'mode',
  'temperature',
  'steps',
  'permission',
  'subtask',
  'template',
  'target',
  'handoffs',
  'infer',
  'kind',
  'max_turns',
  'timeout_mins',
  'allowedTools',
  'version',
]);
