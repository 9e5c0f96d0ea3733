import type { Tree } from '../../../model/collection.ts';
import { complaints } from '../findings.ts';
import type { Peer, Report } from './peer.ts';
import type { AgentConfig } from '../schema.ts';

/** Tells which AGENTS.md Claude Code passes over: one beside a CLAUDE.md that does not import it. */
export function instructionsRead(peers: readonly Peer[], _tree: Tree, report: Report): Map<string, AgentConfig> {
  const changed = new Map<string, AgentConfig>();
  const claude = peers.filter((it) => /(?:^|\/)CLAUDE(?:\.local)?\.md$/.test(it.path));
  for (const peer of peers) {
    const { instructions } = peer.data;
    if (!/(?:^|\/)AGENTS\.md$/.test(peer.path) || instructions === null) continue;
    const folder = folderOf(peer.path);
    const own = (peer.aliases ?? []).some((it) => /(?:^|\/)CLAUDE\.md$/.test(it));
    const beside = own ? [] : claude.filter((it) => folderOf(it.path) === folder);
    if (beside.length === 0) continue;
    const imported = beside.some((it) => it.data.instructions?.imports.some((edge) => edge.id === peer.id));
    const condition = imported
      ? 'Claude Code reads it through the CLAUDE.md beside it'
      : 'Claude Code reads the CLAUDE.md beside it instead';
    changed.set(peer.id, { ...peer.data, instructions: { ...instructions, load: { ...instructions.load, condition } } });
    if (!imported) report(peer, complaints.notRead, null);
  }
  return changed;
}

const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .join('/')
    .replace(/(?:^|\/)\.claude$/, '');
