import type { Tree } from '../../../model/collection.ts';
import { complaints } from '../findings.ts';
import type { Peer, Report } from './peer.ts';
import type { Server } from '../schema-servers.ts';
import type { AgentConfig } from '../schema.ts';

/** Most other files named for one server. */
const atMost = 20;

/** Names for each server the other files that configure the same one, and reports versions that differ among files in force. */
export function sameServers(peers: readonly Peer[], _tree: Tree, report: Report): Map<string, AgentConfig> {
  const groups = new Map<string, { peer: Peer; server: Server }[]>();
  for (const peer of peers)
    for (const server of peer.data.servers) {
      if (server.fingerprint === null) continue;
      const group = groups.get(server.fingerprint) ?? [];
      group.push({ peer, server });
      groups.set(server.fingerprint, group);
    }
  const changed = new Map<string, AgentConfig>();
  for (const peer of peers) {
    if (peer.data.servers.every((it) => (groups.get(it.fingerprint ?? '')?.length ?? 0) < 2)) continue;
    const servers = peer.data.servers.map((server) => {
      const others = (groups.get(server.fingerprint ?? '') ?? []).filter((it) => it.peer.id !== peer.id);
      const differs = others.some((it) => isInForce(it.peer) && versionOf(it.server) !== versionOf(server));
      if (isInForce(peer) && differs && server.enabled) report(peer, complaints.differs, server.line);
      const elsewhere = others.slice(0, atMost).map((it) => ({
        path: it.peer.path,
        id: it.peer.id,
        name: it.server.name,
        version: versionOf(it.server),
        same: versionOf(it.server) === versionOf(server),
      }));
      return { ...server, elsewhere };
    });
    changed.set(peer.id, { ...peer.data, servers });
  }
  return changed;
}

const versionOf = ({ code }: Server): string | null => code?.version ?? null;
const isInForce = ({ data }: Peer): boolean => data.scope === 'root' || data.scope === 'personal';
