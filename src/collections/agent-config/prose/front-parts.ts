import type { DataText } from '../../../data/read.ts';
import { isFields } from '../../../data/values.ts';
import type { Finding } from '../../../model/problem.ts';
import { distinct } from '../needs/need.ts';
import type { Place } from '../places.ts';
import type { AgentConfig } from '../schema.ts';
import { groupedHooks } from '../settings/hook-shapes.ts';
import { hooksOf } from '../settings/hooks.ts';
import { serversOf } from '../settings/servers.ts';
import type { Source } from '../settings/source.ts';
import { serverDialects } from '../table/server-dialects.ts';

/** Reads the hooks and the inline servers that the front matter of a skill or subagent may hold. */
export function readFrontParts(place: Place, front: Readonly<Record<string, unknown>>, config: AgentConfig): Finding[] {
  const servers = front['mcpServers'] ?? front['mcp-servers'];
  if (!isFields(front['hooks']) && !Array.isArray(servers) && !isFields(servers)) return [];
  // Front matter keeps no places: everything is found at its first line.
  const data: DataText = { value: front, documents: [], status: 'ok', faults: [], placeOf: () => ({ line: 1, column: 1 }) };
  const source: Source = { place, data, problems: [] };
  const hooks = hooksOf(source, groupedHooks(front['hooks'], ['hooks']), 'claude-code');
  config.hooks = hooks.hooks;
  config.needs.push(...hooks.needs);
  const dialect = serverDialects['claude-code'];
  const lists = Array.isArray(servers) ? servers : [servers];
  for (const list of dialect === undefined ? [] : lists) {
    if (!isFields(list) || dialect === undefined) continue;
    const read = serversOf(source, list, ['mcpServers'], dialect);
    config.servers.push(...read.servers);
    config.needs.push(...read.needs);
  }
  config.needs = distinct(config.needs);
  return source.problems;
}
