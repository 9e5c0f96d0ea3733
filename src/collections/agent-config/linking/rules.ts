import type { Tree } from '../../../model/collection.ts';
import { complaints } from '../findings.ts';
import { matchesOf } from '../glob-matches.ts';
import type { Peer, Report } from './peer.ts';
import { placeOf } from '../places.ts';
import type { AgentConfig } from '../schema.ts';

/** Counts the files that the patterns of a rule match. A rule that matches none is never used. */
export function rulesIn(peer: Peer, tree: Tree, report: Report): AgentConfig {
  const { data } = peer;
  const { instructions } = data;
  if (instructions === null || instructions.load.globs.length === 0) return data;
  const base = placeOf(peer.path, peer.aliases)?.base ?? '';
  const { matches, unreadable } = matchesOf(instructions.load.globs, tree.files, base, data.tool !== 'claude-code');
  if (unreadable) report(peer, complaints.patternUnreadable, 1);
  else if (matches === 0) report(peer, complaints.deadRule, 1);
  return { ...data, instructions: { ...instructions, load: { ...instructions.load, matches } } };
}
