import { digestOf, type Item, type Tracked } from '../../model/tracked.ts';
import type { AgentConfig } from './schema.ts';

/** What runs by itself and what is allowed: hooks, servers, permissions, and the tools that a prompt may use. */
export function trackedOf({ hooks, servers, settings, prompt }: AgentConfig): Omit<Tracked, 'text'> {
  const items: Tracked['items'] = {};
  if (hooks.length > 0)
    items['hooks'] = hooks.map((it) => itemOf(`${it.event}${it.matcher === null ? '' : ` (${it.matcher})`}: ${it.runs ?? it.type}`));
  if (servers.length > 0)
    items['servers'] = servers.map((it) => ({
      name: short(it.name),
      digest: digestOf([it.command, ...it.args, it.url, it.enabled, ...it.environment.map(({ name }) => name)].join(' ')),
    }));
  const rules = settings?.permissions.rules ?? [];
  if (rules.length > 0) items['permissions'] = rules.map((it) => itemOf(`${it.effect}: ${it.rule}`));
  return { fields: prompt?.tools ? { tools: short(prompt.tools.join(', ')) } : {}, items, stands: null };
}

const itemOf = (name: string): Item => ({ name: short(name), digest: null });
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text);
const longest = 200;
