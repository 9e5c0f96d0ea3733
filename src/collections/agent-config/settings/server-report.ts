import { textOf } from '../../../data/values.ts';
import { complaints } from '../findings.ts';
import { isLocal } from '../needs/arguments.ts';
import type { Need } from '../schema-needs.ts';
import type { Server } from '../schema-servers.ts';
import { reservedServers } from '../table/claude-names.ts';
import type { ServerDialect } from '../table/server-dialects.ts';
import { complainOfPaths } from './scripts.ts';
import { complain, type Keys, type Source } from './source.ts';

/** One server while it is looked at. */
export interface Looked {
  server: Server;
  fields: Record<string, unknown>;
  keys: Keys;
  dialect: ServerDialect;
  needs: readonly Need[];
  /** Key of its address; null without one. */
  address: string | null;
}

/** Notes what is wrong with a server. Gives why its tool passes it over, as the end of "Passed over because …"; null when it does not. */
export function reportServer(source: Source, looked: Looked): string | null {
  const { server, fields, keys, needs, address } = looked;
  complainOfPaths(source, needs, keys);
  if (address !== null && isSecretAddress(String(fields[address]))) complain(source, complaints.secretInUrl, [...keys, address]);
  if (needs.some((it) => it.kind === 'host' && it.from === 'http' && !isLocal(it.name))) complain(source, complaints.insecure, keys);
  if (server.helper !== null) complain(source, complaints.helper, keys);
  if (server.tools.unasked.includes('*')) complain(source, complaints.unasked, keys);
  const given = server.environment.length + server.headers.length + server.required.length > 0;
  if (server.code !== null && server.code.pinned !== true && given && server.enabled) complain(source, complaints.unpinned, keys);
  if (source.place.tool === 'claude-code' && hasPlainVariable(fields)) complain(source, complaints.variableLiteral, keys);
  if (fields['bearer_token'] !== undefined) complain(source, complaints.serverShape, [...keys, 'bearer_token']);
  return passedOver(source, looked);
}

function passedOver(source: Source, { server, fields, keys, dialect, address }: Looked): string | null {
  const type = textOf(fields['type']);
  if (source.place.tool === 'claude-code' && reservedServers.has(server.name)) {
    complain(source, complaints.serverReserved, keys);
    return 'its name is reserved';
  }
  const named = dialect.names.test(server.name);
  if (!named) complain(source, complaints.serverName, keys);
  if (server.transport === 'unknown') {
    if (fields['command'] !== undefined || server.enabled) complain(source, complaints.serverShape, keys);
    return 'it has neither a command nor an address';
  }
  if (address !== null && type === null && dialect.typed === true && server.command === null) {
    complain(source, complaints.serverShape, keys);
    return 'its address has no type';
  }
  if (Array.isArray(fields['command']) && type !== 'local') return 'its command is a list';
  if (address !== null && server.command !== null) complain(source, complaints.serverBoth, keys);
  return named ? null : 'its name has characters that are not accepted';
}

/** Claude Code expands `${NAME}` and leaves `$NAME` as it is. */
function hasPlainVariable(fields: Record<string, unknown>): boolean {
  const texts = [fields['command'], fields['url'], ...flat(fields['args']), ...flat(fields['env']), ...flat(fields['headers'])];
  return texts.some((it) => typeof it === 'string' && /\$[A-Z_][A-Z0-9_]+\b/.test(it));
}

const flat = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

function isSecretAddress(url: string): boolean {
  return /:\/\/[^/@\s]+@/.test(url) || /[?&][\w-]*(?:key|token|secret|password|auth|sig)[\w-]*=(?!\$|%7B|\{)[^&\s]+/i.test(url);
}
