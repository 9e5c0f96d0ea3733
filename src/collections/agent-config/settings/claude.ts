import { fieldsOf, isFields, textsOf } from '../../../data/values.ts';
import { emptySettings } from '../empty.ts';
import { complaints } from '../findings.ts';
import { variablesIn, entriesOf } from '../needs/variables.ts';
import type { AgentConfig } from '../schema.ts';
import { automaticKeys, readKeys } from '../table/claude-names.ts';
import { automaticOf } from './automatic.ts';
import { groupedHooks } from './hook-shapes.ts';
import { hooksOf } from './hooks.ts';
import { permissionsOf } from './permissions.ts';
import { addedMarketplaces, enabledPlugins, pluginNeeds } from './plugins.ts';
import { complain, type Source } from './source.ts';
import { valuesOf } from './values.ts';

/** Reads `.claude/settings.json` and `settings.local.json`. */
export function readClaudeSettings(source: Source, config: AgentConfig): void {
  const fields = fieldsOf(source.data.value);
  const hooks = hooksOf(source, groupedHooks(fields['hooks'], ['hooks']), 'claude-code');
  const { automatic, needs } = automaticOf(source, fields, automaticKeys);
  const settings = {
    ...emptySettings(),
    permissions: permissionsOf(source, fields['permissions'], ['permissions']),
    environment: entriesOf(fields['env']),
    automatic,
    approvals: approvalsOf(source, fields),
    plugins: enabledPlugins(fields['enabledPlugins']),
    marketplaces: [...addedMarketplaces(fields['extraKnownMarketplaces']), ...addedMarketplaces(fields['additionalMarketplaces'])],
    values: valuesOf(fields, readKeys),
  };
  reportEnvironment(source, fields['env']);
  config.settings = settings;
  config.hooks = hooks.hooks;
  config.needs = [...hooks.needs, ...needs, ...pluginNeeds(settings.plugins)];
}

function approvalsOf(source: Source, fields: Record<string, unknown>): { server: string; approved: boolean }[] {
  const all = fields['enableAllProjectMcpServers'] === true;
  if (all) complain(source, complaints.approvesAll, ['enableAllProjectMcpServers']);
  return [
    ...(all ? [{ server: 'all', approved: true }] : []),
    ...textsOf(fields['enabledMcpjsonServers'] ?? []).map((server) => ({ server, approved: true })),
    ...textsOf(fields['disabledMcpjsonServers'] ?? []).map((server) => ({ server, approved: false })),
  ];
}

/** Values of `env` must be texts, and no variable is expanded in them. */
function reportEnvironment(source: Source, env: unknown): void {
  if (env !== undefined && !isFields(env)) complain(source, complaints.wrongType, ['env']);
  for (const [name, value] of Object.entries(fieldsOf(env))) {
    if (typeof value !== 'string') complain(source, complaints.wrongType, ['env', name]);
    else if (variablesIn(value).length > 0) complain(source, complaints.variableLiteral, ['env', name]);
  }
}
