import type { Tree } from '../../../model/collection.ts';
import type { Peer } from './peer.ts';

/** Most files listed of one skill. */
const atMost = 200;

/** Files beside each skill in its own folder, by the id of its record. */
export function bundledIn(peers: readonly Peer[], tree: Tree): Map<string, string[]> {
  const folders = new Map(
    peers
      .filter((it) => it.data.kind === 'skill' && it.path.includes('/') && it.path.endsWith('SKILL.md'))
      .map((it) => [it.path.slice(0, it.path.lastIndexOf('/')), it.id]),
  );
  const found = new Map<string, string[]>();
  if (folders.size === 0) return found;
  for (const file of tree.files) {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
      const id = folders.get(file.slice(0, at));
      if (id === undefined) continue;
      const list = found.get(id) ?? [];
      if (!file.endsWith('/SKILL.md') && list.length < atMost) list.push(file.slice(at + 1));
      found.set(id, list);
      break;
    }
  }
  return found;
}
