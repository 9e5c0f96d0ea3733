import type { Found, Reading, SourceText } from '../../model/collection.ts';
import type { Finding } from '../../model/problem.ts';
import type { Redacted } from '../../model/redacted.ts';
import { emptyConfig, emptySettings } from './empty.ts';
import { at, complaints } from './findings.ts';
import { entriesOf } from './needs/variables.ts';
import { placeOf, type Place } from './places.ts';
import { readInstructions } from './prose/instructions.ts';
import { readPrompt } from './prose/prompts.ts';
import type { AgentConfig } from './schema.ts';
import { fileHook } from './settings/hooks.ts';
import { readDataFile } from './settings/read.ts';
import { dialects } from './table/events.ts';

/** Reads one configuration file as one record. */
export function read({ path, text, aliases = [] }: SourceText): Reading<AgentConfig> {
  const place = placeOf(path, aliases);
  if (place === null) return { records: [], problems: [], leftOut: 'stands where no agent tool reads it any more' };
  const config = emptyConfig(place, text);
  const problems = readInto(place, text, config);
  const leftOut = reasonIn(place, config);
  if (leftOut !== null) return { records: [], problems: [], leftOut };
  if (place.scope === 'personal') problems.push(at(complaints.personal, null));
  const found: Found<AgentConfig> = {
    key: null,
    title: titleOf(place, config),
    line: 1,
    range: place.namesOnly ? { start: 0, end: 0 } : null,
    data: config,
  };
  return {
    records: [found],
    problems: place.scope === 'example' ? problems.filter((it) => !own.test(it.code)) : once(problems),
    leftOut: null,
  };
}

function readInto(place: Place, text: Redacted, config: AgentConfig): Finding[] {
  if (place.kind === 'ignore' || place.path.endsWith('.worktreeinclude')) {
    config.patterns = text.split('\n').filter((it) => /^\s*[^#\s]/.test(it)).length;
    return [];
  }
  if (place.path.endsWith('/.env')) {
    config.settings = { ...emptySettings(), environment: entriesOf(envLines(text)) };
    return [];
  }
  if (place.kind === 'hooks' && place.written === 'code') {
    config.hooks = [fileHook({ place, data: nothing, problems: [] })];
    return [];
  }
  if (place.written === 'code' || place.kind === 'other') return [];
  if (place.written !== 'markdown' && place.written !== 'text') return readDataFile(place, text, config);
  if (place.kind === 'template' && place.path.endsWith('.json')) return [];
  if (place.kind === 'command' || place.kind === 'skill' || place.kind === 'subagent') return readPrompt(place, text, config);
  return place.kind === 'environment' ? [] : readInstructions(place, text, config);
}

/** `NAME=value` of each line of a file of variables. */
const envLines = (text: string): string[] =>
  text.split('\n').flatMap((it) => /^\s*(?:export\s+)?([A-Za-z_][\w.]*=[^\r]*)/.exec(it)?.[1] ?? []);

/** Why a file is none of these after all, as the end of "Left out because it …". */
function reasonIn({ scope, kind, tool, path, written }: Place, config: AgentConfig): string | null {
  const generic =
    scope === 'plugin' &&
    written === 'markdown' &&
    tool === 'claude-code' &&
    (kind === 'subagent' || kind === 'command' || kind === 'style');
  if (generic && config.description === null && config.prompt?.tools === null)
    return 'has no front matter with a description, as the parts of a plugin have';
  // A file of the editor, of which only some hold anything for agents.
  if (tool === 'vscode' && kind !== 'servers' && config.servers.length === 0 && (config.settings?.values.length ?? 0) === 0)
    return 'sets up nothing for agents';
  const readme = /(?:^|\/)README(?:\.[\w-]+)?\.md$/i.test(path) && config.description === null;
  if (readme && (kind === 'subagent' || kind === 'command' || kind === 'rules' || kind === 'other')) return 'explains the folder to people';
  if (
    kind === 'hooks' &&
    tool === 'cline' &&
    config.hooks.every((it) => !it.known) &&
    !Object.hasOwn(dialects.cline.events, config.name ?? '')
  )
    return 'has no name of an event';
  return null;
}

/** Own name where it has one, else the path: many files are called the same. */
function titleOf({ kind, path, base, scope }: Place, { name, prompt }: AgentConfig): string {
  const where = scope === 'nested' && base !== '' && kind !== 'instructions' ? ` (${base})` : '';
  if (kind === 'command' && prompt?.invoke !== null && prompt !== null) return `${prompt.invoke}${where}`;
  return kind === 'skill' || kind === 'subagent' || kind === 'style' ? `${name ?? path}${where}` : path;
}

function once(problems: readonly Finding[]): Finding[] {
  const seen = new Map(problems.map((it) => [`${it.code} ${it.line ?? 0} ${it.column ?? 0} ${it.message}`, it]));
  return [...seen.values()];
}

const own = /^HO9/;
const nothing = { value: undefined, documents: [], status: 'ok' as const, faults: [], placeOf: () => null };
