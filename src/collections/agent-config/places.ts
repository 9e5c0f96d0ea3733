import picomatch from 'picomatch';
import { rows, type Row } from './table/rows.ts';
import type { Kind, Tool, Written } from './table/tools.ts';

/** Whether the configuration at a path works as it stands there. */
type Scope = 'root' | 'nested' | 'personal' | 'plugin' | 'elsewhere' | 'example';

/** What the path of a configuration file tells about it. */
export interface Place {
  /** The name by which the tool finds it: its path, or one that leads to it through a symbolic link. */
  path: string;
  tool: Tool;
  kind: Kind;
  written: Written;
  readBy: readonly Tool[];
  scope: Scope;
  /** Folder from whose root the tool reads it: what stands before the tool's own folder; empty for the repository root. */
  base: string;
  /** True for a file whose text is not shown. */
  namesOnly: boolean;
}

/** What agent tools read at this path or under one of its other names; null when none reads it. */
export function placeOf(path: string, aliases: readonly string[] = []): Place | null {
  const places = [path, ...aliases].flatMap((it) => placeAt(it) ?? []);
  const [first, ...more] = places;
  if (first === undefined) return null;
  const readers = new Set([...first.readBy, ...more.flatMap((it) => [it.tool, ...it.readBy])]);
  readers.delete(first.tool);
  readers.delete('shared');
  readers.delete('other');
  return { ...first, readBy: [...readers] };
}

function placeAt(path: string): Place | null {
  if (!mayBe.test(path) || foreign.test(path)) return null;
  const row = compiled.find(({ test }) => test(path));
  if (row === undefined) return null;
  const { tool, kind, written, readBy = [], namesOnly = false } = row.row;
  const base = kind === 'instructions' ? folderOfInstructions(path) : baseOf(path);
  return { path, tool, kind, written, readBy, base, scope: scopeOf(path, base, row.row), namesOnly };
}

function scopeOf(path: string, base: string, { plugin, anywhere }: Row): Scope {
  if (base.split('/').some((it) => examples.test(it)) || /\.(?:example|sample|template)$/.test(path)) return 'example';
  if (personal.test(path)) return 'personal';
  if (anywhere) return /(?:^|\/)skills\//.test(path) ? 'plugin' : 'elsewhere';
  if (plugin) return 'plugin';
  // These tools start in one folder and look only there; the rest of a nested folder is found when working in it.
  return base === '' ? 'root' : 'nested';
}

/** `packages/a/.claude/skills/x/SKILL.md` stands in `packages/a`, `docs/CLAUDE.md` in `docs`. */
function baseOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  const own = folders.findIndex((it) => ownFolder.test(it));
  if (own >= 0) return folders.slice(0, own).join('/');
  const parts = folders.findIndex((it) => partFolder.test(it));
  if (parts < 0) return folders.join('/');
  // Each folder below `plugins` is a plugin of its own.
  return folders.slice(0, folders[parts] === 'plugins' ? parts + 2 : parts).join('/');
}

/** Instructions count for the folder they stand in, or for the one around `.claude`, `.github` or `.junie`. */
function folderOfInstructions(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return (/^\.(?:claude|github|junie|aiassistant)$/.test(folders.at(-1) ?? '') ? folders.slice(0, -1) : folders).join('/');
}

const compiled = rows.map((row) => ({ row, test: picomatch([...row.globs], { dot: true }) }));

// Almost every path of a repository fails this, and it costs little.
const mayBe =
  /(?:^|\/)(?:\.[^/]+|(?:agents|commands|hooks|output-styles|mcp-configs?|plugins|skills)\/[^.]|SKILL\.md$|(?:CLAUDE|AGENTS?|GEMINI|BUGBOT)(?:\.[a-z]+)?\.md$|opencode\.jsonc?$|mcp\.json$|skills-lock\.json$|gemini-extension\.json$|[^/]+\.code-workspace$)/;
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|site-packages)\//;
const ownFolder =
  /^\.(?:claude|claude-plugin|codex|codex-plugin|gemini|agents?|cursor|github|vscode|devcontainer|devin|windsurf|clinerules|cline|roo|zed|opencode|kiro|amp|junie|factory|augment|qwen|kilo(?:code)?|grok|vibe|rovodev|trae|codebuddy|warp|pi|ruler|rulesync|crush|goose|continue|amazonq|aiassistant)$/;
const partFolder = /^(?:skills|agents|commands|hooks|output-styles|mcp-configs?|plugins)$/;
const examples =
  /^(?:templates?|examples?|samples?|fixtures?|__fixtures__|tests?|__tests__|testdata|test-data|spec-data|integration-?tests?|e2e|demos?|docs?|documentation|i18n|translations?|archive|\.archive)$/i;
const personal = /(?:^|\/)(?:settings\.local\.json|CLAUDE\.local\.md|mcp_config\.local\.json)$/;
