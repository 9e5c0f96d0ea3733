/** How a configuration file is written. */
export type Syntax = 'json' | 'toml' | 'yaml' | 'front matter';

interface ConfigPath {
  path: RegExp;
  syntax: Syntax;
}

/** Where agent tools keep settings with values of `env` and `headers` (2026-11). Paths are from the repository root, at any depth. */
const configPaths: readonly ConfigPath[] = [
  // Any tool: the shared file of a project, and copies and examples of it under any name.
  { path: /(?:^|\/)\.?mcp[^/]*\.jsonc?$/i, syntax: 'json' },
  { path: /(?:^|\/)mcp-configs?\/[^/]+\.jsonc?$/i, syntax: 'json' },
  { path: /(?:^|\/)[^/]*mcp[^/]*\.ya?ml$/i, syntax: 'yaml' },
  // Claude Code and Claude Desktop.
  { path: /(?:^|\/)\.claude\/[^/]*settings[^/]*\.jsonc?$/i, syntax: 'json' },
  { path: /(?:^|\/)(?:\.claude|claude_desktop_config[^/]*)\.json$/i, syntax: 'json' },
  { path: /(?:^|\/)(?:\.claude-plugin\/[^/]+|plugin)\.json$/i, syntax: 'json' },
  // Cursor, VS Code, Windsurf, Roo, Kiro, Factory, Rovo Dev, Amazon Q, Junie, Zed.
  {
    path: /(?:^|\/)\.(?:cursor|vscode|windsurf|roo|kiro|factory|rovodev|amazonq|junie|zed)\/(?:[^/]+\/){0,3}[^/]+\.jsonc?$/i,
    syntax: 'json',
  },
  // Codex, Gemini, opencode, Qwen, Crush, Copilot.
  { path: /(?:^|\/)\.codex\/(?:[^/]+\/){0,3}[^/]+\.toml$/i, syntax: 'toml' },
  { path: /(?:^|\/)\.(?:codex|gemini|opencode|qwen|crush|copilot)\/(?:[^/]+\/){0,3}[^/]+\.jsonc?$/i, syntax: 'json' },
  { path: /(?:^|\/)\.?(?:opencode|crush|gemini-extension)\.jsonc?$/i, syntax: 'json' },
  // Goose, Continue, Aider.
  { path: /(?:^|\/)\.(?:goose|continue)\/(?:[^/]+\/){0,3}[^/]+\.ya?ml$/i, syntax: 'yaml' },
  { path: /(?:^|\/)\.(?:goose|continue)\/(?:[^/]+\/){0,3}[^/]+\.jsonc?$/i, syntax: 'json' },
  { path: /(?:^|\/)\.aider\.conf\.ya?ml$/i, syntax: 'yaml' },
  // Agents and skills written as Markdown may name servers in their front matter.
  {
    path: /(?:^|\/)\.(?:claude|cursor|codex|gemini|github|kiro|opencode|agents|factory)\/(?:[^/]+\/){0,4}[^/]+\.mdc?$/i,
    syntax: 'front matter',
  },
];

/** How the agent configuration at this path is written; null for any other file. */
export function syntaxOf(path: string): Syntax | null {
  return configPaths.find((it) => it.path.test(path))?.syntax ?? null;
}

/** What is shown instead of the values below this name, whatever they are called inside (2026-11); undefined below any other name. */
export function hiddenBelow(key: string): string | undefined {
  const written = key.toLowerCase().replace(/[_-]/g, '');
  return envNames.has(written) ? 'env value' : headerNames.has(written) ? 'header value' : undefined;
}

/** A value that only says where the secret comes from: `${VAR}`, `$VAR`, `${env:VAR}`, `{env:VAR}`, `${input:name}`, `${{ secrets.VAR }}`. */
export function isReference(value: string): boolean {
  return reference.test(value.trim());
}

/** The name at the start of an entry such as `NAME=value` in a list, `=` included; null for a bare name, which has no value. */
export function nameInEntry(entry: string): string | null {
  return bareName.test(entry) ? null : (/^[A-Za-z_][A-Za-z0-9_.-]*(?:=|: ?)/.exec(entry)?.[0] ?? '');
}

// Without capitals, hyphens and underscores.
const envNames = new Set(['env', 'envs', 'environment', 'envvars', 'envvariables', 'environmentvariables']);
const headerNames = new Set(['headers', 'httpheaders', 'requestheaders', 'extraheaders', 'customheaders', 'defaultheaders']);
const variable = '[A-Z_][A-Z0-9_]*';
const name = '[A-Za-z_][A-Za-z0-9_.-]*';
// A text that was hidden before has nothing left to hide.
const hidden = '\\[redacted: [a-z ]+(?: \\d+)?\\]';
/** A part of a text that only says where its value comes from, without the signs around a whole one. */
export const referenceTo = `\\$${variable}|%${variable}%|\\$?\\{(?:(?:env|input|secret|vault|config|file):)?${name}(?::?-)?\\}|\\$\\{\\{\\s*(?:secrets|env|vars|inputs)\\.${name}\\s*\\}\\}`;
const reference = new RegExp(`^(?:${referenceTo}|${hidden})?$`);
const bareName = /^[A-Z_][A-Z0-9_]*$/;
