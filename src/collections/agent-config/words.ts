/** What cannot be told from a clone, whatever it holds: asked of the former team (2026-11). */
export const unseen: readonly string[] = [
  'MCP servers and secrets of the GitHub Copilot cloud agent: in the settings of the repository on GitHub, environment "copilot".',
  'Secrets and variables of workflows: in the settings of the repository or the organisation.',
  'Secrets and machines of cloud agents of Cursor: in its dashboard.',
  'Servers a person added to Claude Code for this project (in .claude.json of the home folder), and settings managed by an organisation.',
  'Which hooks and folders a person trusts in Codex, Claude Code, Cursor, VS Code and Gemini CLI.',
  'MCP servers of Cline, Windsurf and Claude Desktop, which are kept in the home folder.',
  'Accounts and subscriptions behind each server and model, and who pays for them.',
];
