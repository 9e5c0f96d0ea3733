import type { Tool } from './tools.ts';

/** How one tool writes its list of MCP servers. */
export interface ServerDialect {
  /** Keys from the top of the file to the list; several where the tool has more than one place. */
  lists: readonly (readonly string[])[];
  /** True where the file itself may be the list. */
  bare?: true;
  /** Keys of an address, with the transport they stand for where no type is given. */
  addresses: Readonly<Record<string, 'http' | 'sse' | 'tcp'>>;
  /** True where an address needs a type. */
  typed?: true;
  names: RegExp;
  /** Milliseconds of one unit of `timeout`. */
  unit: number;
}

const anyName = /^.+$/s;
const plainName = /^[A-Za-z0-9_-]+$/;
const url = { url: 'http' } as const;

/** Servers of each tool (2026-11). */
export const serverDialects: Readonly<Partial<Record<Tool, ServerDialect>>> = {
  'claude-code': { lists: [['mcpServers']], bare: true, addresses: url, typed: true, names: plainName, unit: 1 },
  codex: { lists: [['mcp_servers']], addresses: url, names: plainName, unit: 1000 },
  'gemini-cli': { lists: [['mcpServers']], addresses: { httpUrl: 'http', url: 'sse', tcp: 'tcp' }, names: /^[^_]+$/, unit: 1 },
  antigravity: { lists: [['mcpServers']], addresses: { serverUrl: 'http', url: 'http' }, names: anyName, unit: 1 },
  cursor: { lists: [['mcpServers']], addresses: url, names: anyName, unit: 1 },
  copilot: { lists: [['mcpServers']], addresses: url, names: anyName, unit: 1 },
  vscode: {
    lists: [['servers'], ['mcp', 'servers'], ['settings', 'mcp', 'servers'], ['customizations', 'vscode', 'mcp', 'servers']],
    addresses: url,
    names: anyName,
    unit: 1,
  },
  devin: { lists: [['mcpServers']], addresses: { serverUrl: 'http', url: 'http' }, names: anyName, unit: 1 },
  roo: { lists: [['mcpServers']], addresses: url, typed: true, names: anyName, unit: 1000 },
  zed: { lists: [['context_servers']], addresses: url, names: anyName, unit: 1000 },
  opencode: { lists: [['mcp', 'servers'], ['mcp']], addresses: url, names: anyName, unit: 1 },
  kiro: { lists: [['mcpServers']], addresses: url, names: anyName, unit: 1 },
  amp: { lists: [['amp.mcpServers']], addresses: url, names: anyName, unit: 1000 },
  junie: { lists: [['mcpServers']], addresses: url, names: anyName, unit: 1 },
  shared: { lists: [['mcpServers'], ['servers']], addresses: { url: 'http', serverUrl: 'http', httpUrl: 'http' }, names: anyName, unit: 1 },
};

/** Keys of a server that are read; all others are listed by name. */
export const serverKeys: ReadonlySet<string> = new Set([
  'type',
  'transport',
  'command',
  'args',
  'env',
  'environment',
  'envFile',
  'env_vars',
  'cwd',
  'url',
  'httpUrl',
  'serverUrl',
  'tcp',
  'headers',
  'http_headers',
  'env_http_headers',
  'bearer_token_env_var',
  'bearer_token',
  'headersHelper',
  'http_headers_helper',
  'timeout',
  'startup_timeout_sec',
  'tool_timeout_sec',
  'startup_timeout_ms',
  'description',
  'name',
  'disabled',
  'enabled',
  'autoApprove',
  'alwaysAllow',
  'trust',
  'includeTools',
  'excludeTools',
  'enabled_tools',
  'disabled_tools',
  'disabledTools',
  'tools',
  'source',
  'settings',
]);
