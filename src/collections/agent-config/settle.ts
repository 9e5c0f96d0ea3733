import type { Fields } from '../../model/record.ts';
import type { AgentConfig } from './schema.ts';

/** The short fields of a past version: what a change of such a file is about. Only those that the kind of file has. */
export function fieldsOf({ kind, lines, hooks, servers, settings, parts, prompt }: AgentConfig): Fields {
  const fields: Fields = { lines };
  if (kind === 'servers' || servers.length > 0) fields['servers'] = servers.map((it) => it.name).join(', ');
  if (kind === 'hooks' || hooks.length > 0) fields['hooks'] = hooks.length;
  if (settings !== null && settings.permissions.rules.length > 0) fields['permissions'] = settings.permissions.rules.length;
  if (parts.length > 0) fields['parts'] = parts.length;
  if (prompt?.tools) fields['tools'] = prompt.tools.length;
  return fields;
}
