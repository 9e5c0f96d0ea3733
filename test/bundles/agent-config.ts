import type { StoredRecord } from '../../src/model/record.ts';
import type { Answer, Entry } from './answers.ts';
import { list, type Content } from './content.ts';

const name = 'agent-config';

/** The standing records whose path fits. */
function at(content: Content, path: RegExp): StoredRecord[] {
  return content.records(name).filter((it) => !it.deleted && path.test(it.origin.path));
}

const countOf =
  (path: RegExp): Answer =>
  (content) =>
    String(at(content, path).length);

const hooksOf = (content: Content, path: string): Record<string, unknown>[] => list(content.data(name, path)['hooks']);
const serversOf = (content: Content, path: string): Record<string, unknown>[] => list(content.data(name, path)['servers']);

/** `PreToolUse=2 Stop=1`: hooks by event, in the order of the file. */
const eventsOf =
  (path: string): Answer =>
  (content) => {
    const events = hooksOf(content, path).map((it) => String(it['event']));
    return [...new Set(events)].map((it) => `${it}=${events.filter((other) => other === it).length}`).join(' ');
  };

const namesOf =
  (path: string): Answer =>
  (content) =>
    serversOf(content, path)
      .map((it) => String(it['name']))
      .join(' ');

/** `a: X Y; b: Z`: names of variables by server. */
const variablesOf =
  (path: string): Answer =>
  (content) =>
    serversOf(content, path)
      .map((it) => ({ server: String(it['name']), names: list(it['environment']).map((variable) => String(variable['name'])) }))
      .filter((it) => it.names.length > 0)
      .map((it) => `${it.server}: ${it.names.join(' ')}`)
      .join('; ');

const versionsOf = (content: Content, path: string): number => content.one(name, path).revisions.filter((it) => !it.merge).length;

const needsOf = (content: Content, path: string, kind: string): string =>
  [...new Set(list(content.data(name, path)['needs']).flatMap((it) => (it['kind'] === kind ? [String(it['name'])] : [])))].sort().join(' ');

const inForce = (content: Content): string[] =>
  content.records(name).flatMap((it) => (!it.deleted && it.data['scope'] === 'root' ? [it.origin.path] : []));

const skills: Answer = countOf(/(?:^|\/)SKILL\.md$/);

const hooks = 'hooks/hooks.json';
const servers = 'mcp-configs/mcp-servers.json';

/** Answers about agent configuration: those of `checks.tsv` by its words, those read by hand in a sentence of their own. */
export const agentConfigAnswers: Readonly<Record<string, Entry>> = {
  skillmap: {
    counted: {
      '.claude/settings.json: hook commands per event': eventsOf('.claude/settings.json'),
      '.codex/hooks.json: hook commands per event': eventsOf('.codex/hooks.json'),
      'Stop hook command': (content) => String(hooksOf(content, '.claude/settings.json').find((it) => it['event'] === 'Stop')?.['runs']),
      '.claude/settings.json and .codex/hooks.json hooks are equal': (content) => {
        const [claude, codex] = ['.claude/settings.json', '.codex/hooks.json'].map((it) =>
          JSON.stringify(
            hooksOf(content, it).map(({ event, matcher, type, runs, timeoutMs }) => ({ event, matcher, type, runs, timeoutMs })),
          ),
        );
        return claude === codex ? 'True' : 'False';
      },
      'SKILL.md files': skills,
    },
    byHand: {
      'skills that are in force, and those of tests': [
        '0 21',
        (content) =>
          `${at(content, /SKILL\.md$/).filter((it) => it.data['scope'] === 'root').length} ${at(content, /^test\/.*SKILL\.md$/).filter((it) => it.data['scope'] === 'example').length}`,
      ],
    },
  },
  webrtc: {
    counted: { 'CLAUDE.md versions': (content) => String(versionsOf(content, 'CLAUDE.md')) },
    byHand: {
      'imports of CLAUDE.md: `@JvmInline` and `@Suppress` are none': [
        '',
        (content) =>
          list((content.data(name, 'CLAUDE.md')['instructions'] as { imports: unknown }).imports)
            .flatMap((it) => (it['state'] === 'mention' ? [] : [String(it['written'])]))
            .join(' '),
      ],
    },
  },
  'intellij-openspec': {
    counted: { 'subagents in .claude/agents': countOf(/^\.claude\/agents\//), 'SKILL.md files': skills },
    byHand: {},
  },
  'langgraph-app': {
    counted: { 'SKILL.md files': skills },
    byHand: {
      'skills in the lock': ['13', (content) => String(list(content.data(name, 'skills-lock.json')['parts']).length)],
    },
  },
  'cc-sdd': {
    counted: {
      'SKILL.md files': skills,
      'agent-tool template folders under tools/cc-sdd/templates/agents': { none: 'folders of which some hold no file that a tool reads' },
      'CLAUDE.md, AGENTS.md, GEMINI.md files': (content) =>
        ['CLAUDE', 'AGENTS', 'GEMINI'].map((it) => at(content, new RegExp(`(?:^|/)${it}\\.md$`)).length).join(' '),
    },
    byHand: {
      'what is in force': [
        '.agents/skills/cc-sdd-new-agent .kiro/settings AGENTS.md CLAUDE.md',
        (content) =>
          [...new Set(inForce(content).map((it) => /^\.(?:agents\/skills\/[^/]+|kiro\/settings)/.exec(it)?.[0] ?? it))].sort().join(' '),
      ],
    },
  },
  'fable-team': {
    counted: { 'SKILL.md files': skills, subagents: countOf(/^agents\//) },
    byHand: {
      'the name of the plugin, and how many of its skills people may call': [
        'fable-team 13',
        (content) =>
          `${String(content.data(name, '.claude-plugin/plugin.json')['name'])} ${at(content, /^skills\/.*SKILL\.md$/).filter((it) => (it.data['prompt'] as { byPerson: boolean }).byPerson).length}`,
      ],
    },
  },
  platformplatform: {
    counted: {
      '.mcp.json: MCP servers': namesOf('.mcp.json'),
      '.mcp.json: env keys per server': variablesOf('.mcp.json'),
      'environment variables the MCP list reads': (content) => needsOf(content, '.mcp.json', 'variable'),
      'servers in every version of .mcp.json, newest first': (content) =>
        content
          .one(name, '.mcp.json')
          .revisions.filter((it) => !it.merge && it.blob !== null)
          .toReversed()
          .map((it) => `${String(it.fields?.['servers'] ?? '').replaceAll(', ', ',')} | `)
          .join('')
          .trim(),
      '.claude/settings.json: hook commands per event': eventsOf('.claude/settings.json'),
      'hook scripts named in settings that the filtered repository lacks': (content) =>
        String(
          hooksOf(content, '.claude/settings.json').flatMap((it) => list(it['scripts']).filter((script) => script['state'] === 'missing'))
            .length,
        ),
      '.claude/CLAUDE.md is a symlink to': (content) => {
        const target = content.records(name).find((it) => it.aliases.includes('.claude/CLAUDE.md'));
        return `../${target?.origin.path}`;
      },
      'SKILL.md files': skills,
      subagents: countOf(/^\.claude\/agents\//),
      'rule files under .claude/rules': countOf(/^\.claude\/rules\//),
      'deleted rule files of .cursor, .windsurf and .agent': { none: 'paths; a file that was renamed among them is one record' },
    },
    byHand: {
      'programs of .mcp.json': ['aspire npx', (content) => needsOf(content, '.mcp.json', 'program')],
      'variables and plugins of settings.json': [
        'ENABLE_TOOL_SEARCH CLAUDE_CODE_DISABLE_GIT_INSTRUCTIONS typescript-lsp csharp-lsp stripe',
        (content) => {
          const settings = content.data(name, '.claude/settings.json')['settings'] as {
            environment: { name: string }[];
            plugins: { name: string }[];
          };
          return [...settings.environment, ...settings.plugins].map((it) => it.name).join(' ');
        },
      ],
      'AZURE_SUBSCRIPTION_ID is filled from two variables': [
        'AZURE_SUBSCRIPTION_ID_STAGING AZURE_SUBSCRIPTION_ID_PRODUCTION',
        (content) =>
          serversOf(content, '.mcp.json')
            .flatMap((it) => list(it['environment']))
            .filter((it) => it['name'] === 'AZURE_SUBSCRIPTION_ID')
            .flatMap((it) => it['reads'])
            .join(' '),
      ],
    },
  },
  'acm-ai': {
    counted: {
      '.mcp.json: MCP servers': namesOf('.mcp.json'),
      'command of the server': (content) => {
        const [server] = serversOf(content, '.mcp.json');
        return [server?.['command'], server?.['args']].flat().join(' ');
      },
    },
    byHand: { 'the system it needs': ['Windows', (content) => needsOf(content, '.mcp.json', 'system')] },
  },
  'codex-lb': {
    counted: {
      'CLAUDE.md and .claude are symlinks to': (content) => {
        const under = (alias: string): string => content.records(name).find((it) => it.aliases.includes(alias))?.origin.path ?? '';
        return `${under('CLAUDE.md')} ${under('.claude/settings.json').split('/')[0]}`;
      },
      '.agents/settings.json: hook commands per event': eventsOf('.agents/settings.json'),
      'SKILL.md files': skills,
    },
    byHand: {
      'hook scripts that are missing': [
        '4',
        (content) =>
          String(
            hooksOf(content, '.agents/settings.json').flatMap((it) => list(it['scripts']).filter((script) => script['state'] === 'missing'))
              .length,
          ),
      ],
    },
  },
  ecc: {
    counted: {
      '.mcp.json: MCP servers': namesOf('.mcp.json'),
      'mcp-configs/mcp-servers.json: servers': (content) => String(serversOf(content, servers).length),
      'mcp-configs/mcp-servers.json: env keys per server': variablesOf(servers),
      'of these HTTP servers': (content) =>
        serversOf(content, servers)
          .flatMap((it) => (it['transport'] === 'http' ? [String(it['name'])] : []))
          .join(' '),
      'binaries the command servers need': (content) =>
        [...new Set(serversOf(content, servers).flatMap((it) => it['command'] ?? []))].sort().join(' '),
      '.codex/config.toml: MCP servers': namesOf('.codex/config.toml'),
      'hooks/hooks.json: hook commands per event': eventsOf('hooks/hooks.json'),
      '.cursor/hooks.json: events': (content) => String(new Set(hooksOf(content, '.cursor/hooks.json').map((it) => it['event'])).size),
      '.kiro hooks (*.kiro.hook)': {
        none: 'the command counts .kiro/hooks/README.md too, whose folder fits its pattern; the 10 hooks are compared below',
      },
      'SKILL.md files': skills,
      'top-level agents, commands, skill folders': (content) =>
        [/^agents\//, /^commands\//, /^skills\/[^/]+\/SKILL\.md$/].map((it) => at(content, it).length).join(' '),
      '.opencode/opencode.json: agents, commands': (content) => {
        const parts = list(content.data(name, '.opencode/opencode.json')['parts']);
        return ['agent', 'command'].map((kind) => parts.filter((it) => it['kind'] === kind).length).join(' ');
      },
      '.mcp.json versions, hooks.json versions': {
        none: 'plain `git log` leaves out a commit on one side of a merge; both are compared below',
      },
    },
    byHand: {
      'commits that touch .mcp.json and hooks.json (`git log --full-history --no-merges`), and merges that changed the latter': [
        '3 64 3',
        (content) =>
          `${versionsOf(content, '.mcp.json')} ${versionsOf(content, hooks)} ${content.one(name, hooks).revisions.filter((it) => it.merge).length}`,
      ],
      'hooks of Kiro': ['10', countOf(/^\.kiro\/hooks\/.*\.kiro\.hook$/)],
      'variables .mcp.json needs': ['', (content) => needsOf(content, '.mcp.json', 'variable')],
      'servers with headers': [
        'browser-use: x-browser-use-api-key',
        (content) =>
          serversOf(content, servers)
            .flatMap((it) => list(it['headers']).map((header) => `${String(it['name'])}: ${String(header['name'])}`))
            .join('; '),
      ],
      'versions of memory in .mcp.json and .codex/config.toml': [
        '2026.1.26 none',
        (content) =>
          ['.mcp.json', '.codex/config.toml']
            .map(
              (path) =>
                (serversOf(content, path).find((it) => it['name'] === 'memory')?.['code'] as { version: string | null } | undefined)
                  ?.version ?? 'none',
            )
            .join(' '),
      ],
    },
  },
};
