import type { Tool } from './tools.ts';

/** A tool that reads only the first of several files, in its order (2026-11). */
export interface FirstOf {
  tool: Tool;
  names: readonly string[];
  /** True where it looks in the root of the repository only. */
  rootOnly?: true;
}

/** Instructions of which a tool reads one a folder; Claude Code is told apart, because it reads more through imports. */
export const firstOf: readonly FirstOf[] = [
  { tool: 'codex', names: ['AGENTS.override.md', 'AGENTS.md'] },
  { tool: 'junie', names: ['.junie/AGENTS.md', 'AGENTS.md', '.junie/guidelines.md'] },
  { tool: 'opencode', names: ['AGENTS.md', 'CLAUDE.md'] },
  { tool: 'amp', names: ['AGENTS.md', 'AGENT.md', 'CLAUDE.md'] },
  {
    tool: 'zed',
    names: [
      '.rules',
      '.cursorrules',
      '.windsurfrules',
      '.clinerules',
      '.github/copilot-instructions.md',
      'AGENT.md',
      'AGENTS.md',
      'CLAUDE.md',
      'GEMINI.md',
    ],
    rootOnly: true,
  },
];
