import { defineCollection } from '../../model/collection.ts';
import { codes } from './codes.ts';
import { link } from './link.ts';
import { placeOf } from './places.ts';
import { read } from './read.ts';
import { schema } from './schema.ts';
import { fieldsOf } from './settle.ts';
import { summaryOf } from './summary.ts';
import { trackedOf } from './tracked.ts';

/** Files that tell agents what to do and what runs beside them. */
export const agentConfig = defineCollection({
  name: 'agent-config',
  title: 'Agent setup',
  single: 'Agent setup',
  purpose: 'What agents are told in this repository, what runs by itself when one starts, and what all that needs.',
  howToAdd: 'Write an AGENTS.md with what an agent must know to work here, and commit the settings, hooks and servers it needs beside it.',
  lookedFor: [
    'CLAUDE.md, AGENTS.md, GEMINI.md, .github/copilot-instructions.md, .cursorrules and the like, nested ones too',
    '.claude/: settings, rules, commands, skills, agents, output styles; .mcp.json; .claude-plugin/',
    '.codex/config.toml, hooks.json, agents; .agents/skills and rules; skills-lock.json',
    '.gemini/settings.json, commands and agents; .cursor/ rules, hooks, servers and skills; .github/ instructions, prompts, agents and hooks',
    '.vscode/mcp.json, settings of chat in .vscode/settings.json and *.code-workspace, servers in devcontainer.json',
    '.windsurf/, .devin/, .clinerules, .roo/, .aider.conf.yml, .zed/, opencode.json, .opencode/, .kiro/, .amp/, .junie/',
    'SKILL.md anywhere, and the agents/, commands/, skills/ and hooks/ of a plugin',
    'folders of Factory, Augment, Goose, Qwen, Kilo, Trae and others: found, not interpreted',
  ],
  audience: 'developer',
  menu: 'more',
  precedence: 4,
  owns: (path) => placeOf(path) !== null,
  excludes: () => null,
  schema,
  codes,
  read,
  settle: (data) => data,
  fieldsOf,
  trackedOf,
  link,
  summaryOf,
});
