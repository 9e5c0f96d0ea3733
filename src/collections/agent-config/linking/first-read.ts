import type { AgentConfig } from '../schema.ts';
import { firstOf, type FirstOf } from '../table/first-of.ts';
import { tools } from '../table/tools.ts';
import type { Peer } from './peer.ts';

/** A file with a name of a list, and the folder it counts for. */
interface Named {
  peer: Peer;
  rank: number;
  folder: string;
}

/** Takes from the readers of each file the tools that read another one in its place. A file that its own tool passes over is never read. */
export function firstRead(peers: readonly Peer[]): Map<string, AgentConfig> {
  const changed = new Map<string, AgentConfig>();
  for (const list of firstOf) {
    const first = new Map<string, Named>();
    const named = peers.flatMap((peer) => namedIn(peer, list));
    for (const it of named) {
      const before = first.get(it.folder);
      if (before === undefined || it.rank < before.rank) first.set(it.folder, it);
    }
    const readers = new Set([...first].flatMap(([folder, it]) => (list.rootOnly === true && folder !== '' ? [] : [it.peer])));
    for (const { peer, folder } of named) {
      if (readers.has(peer)) continue;
      const instead = list.rootOnly === true && folder !== '' ? undefined : list.names[first.get(folder)?.rank ?? -1];
      changed.set(peer.id, without(changed.get(peer.id) ?? peer.data, list, instead ?? null));
    }
  }
  return changed;
}

/** Every place at which a file stands under one of the names. */
function namedIn(peer: Peer, { names }: FirstOf): Named[] {
  return [peer.path, ...(peer.aliases ?? [])].flatMap((path) =>
    names.flatMap((name, rank) => {
      if (path !== name && !path.endsWith(`/${name}`)) return [];
      const folder = path.slice(0, -name.length).replace(/\/$/, '');
      // `.junie/AGENTS.md` is no `AGENTS.md` of a folder.
      return /(?:^|\/)\.junie$/.test(folder) ? [] : [{ peer, rank, folder }];
    }),
  );
}

function without(data: AgentConfig, { tool }: FirstOf, instead: string | null): AgentConfig {
  const readBy = data.readBy.filter((it) => it !== tool);
  const { instructions } = data;
  if (instructions === null || instead === null || (data.tool !== tool && data.tool !== 'shared')) return { ...data, readBy };
  const { when, condition } = instructions.load;
  const told = `${tools[tool]} reads ${instead} instead`;
  const load = {
    ...instructions.load,
    when: data.tool === tool && readBy.length === 0 ? ('never' as const) : when,
    condition: condition === null ? told : `${condition}; ${told}`,
  };
  return { ...data, readBy, instructions: { ...instructions, load } };
}
