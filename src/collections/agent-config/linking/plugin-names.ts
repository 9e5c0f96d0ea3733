import type { AgentConfig } from '../schema.ts';
import type { Peer } from './peer.ts';

const manifest = /(?:^|\/)\.claude-plugin\/plugin\.json$/;

/** Puts the name of its plugin before what a person types to call a skill or a command: `/plugin:skill`, as Claude Code does. */
export function pluginNames(peers: readonly Peer[]): Map<string, AgentConfig> {
  const plugins = peers
    .filter((it) => it.data.kind === 'plugin' && it.data.name !== null && manifest.test(it.path))
    .map(({ path, data: { name } }) => ({ name, folder: path.replace(manifest, '') }))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  const changed = new Map<string, AgentConfig>();
  for (const { id, path, data } of peers) {
    const called = data.scope === 'plugin' ? data.prompt?.invoke : null;
    if (!data.prompt || !called) continue;
    const plugin = plugins.find(({ folder }) => /^(?:skills|commands)\//.test(below(path, folder) ?? ''));
    if (plugin) changed.set(id, { ...data, prompt: { ...data.prompt, invoke: `/${plugin.name}:${called.slice(1)}` } });
  }
  return changed;
}

function below(path: string, folder: string): string | null {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null;
}
