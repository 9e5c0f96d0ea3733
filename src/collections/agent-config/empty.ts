import type { AgentConfig } from './schema.ts';
import type { Place } from './places.ts';
import type { Prompt } from './schema-prose.ts';
import type { Settings } from './schema-settings.ts';

/** A record of which only its place is known, for a reader to fill. */
export function emptyConfig({ tool, kind, readBy, scope }: Place, text: string): AgentConfig {
  return {
    tool,
    kind,
    readBy: [...readBy],
    scope,
    name: null,
    description: null,
    parsed: 'text',
    rejectedBy: [],
    lines: linesIn(text),
    bytes: bytesOf(text),
    instructions: null,
    prompt: null,
    settings: null,
    hooks: [],
    servers: [],
    parts: [],
    patterns: null,
    needs: [],
    otherKeys: [],
  };
}

/** Settings that say nothing yet. */
export function emptySettings(): Settings {
  return {
    permissions: { mode: null, rules: [], directories: [] },
    environment: [],
    automatic: [],
    approvals: [],
    plugins: [],
    marketplaces: [],
    values: [],
  };
}

/** A prompt that anyone may call and that may use every tool. */
export function emptyPrompt(): Prompt {
  return {
    invoke: null,
    argumentHint: null,
    model: null,
    tools: null,
    deniedTools: [],
    permissionMode: null,
    byModel: true,
    byPerson: true,
    skills: [],
    servers: [],
    license: null,
    compatibility: null,
    snippets: [],
    references: [],
    bundled: [],
    portable: null,
  };
}

function linesIn(text: string): number {
  if (text === '') return 0;
  let lines = text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

const encoder = new TextEncoder();
