import type { Tree } from '../../model/collection.ts';
import { problemOf, type Problem } from '../../model/problem.ts';
import { bundledIn } from './linking/bundled.ts';
import { firstRead } from './linking/first-read.ts';
import { importGraph } from './linking/imports.ts';
import { instructionsRead } from './linking/instructions.ts';
import { sameServers } from './linking/same-servers.ts';
import { pluginNames } from './linking/plugin-names.ts';
import { scriptsIn } from './linking/scripts.ts';
import { rulesIn } from './linking/rules.ts';
import type { Peer, Report } from './linking/peer.ts';
import type { AgentConfig } from './schema.ts';

/** Asks the tree what stands there, and links the files among themselves. Examples and deleted files keep what their text says. */
export function link(records: readonly Peer[], tree: Tree): { data: Map<string, AgentConfig>; problems: Problem[] } {
  const data = new Map(records.map((it) => [it.id, it.data]));
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const report: Report = (peer, complaint, line) => {
    const key = `${peer.id} ${complaint.code} ${complaint.message} ${line ?? 0}`;
    if (reported.has(key)) return;
    reported.add(key);
    problems.push(problemOf(peer.path, { ...complaint, ...(line === null ? {} : { line }) }));
  };
  const standing = records.filter((it) => it.deleted !== true && it.data.scope !== 'example');
  const bundled = bundledIn(standing, tree);
  for (const step of [scriptsIn, rulesIn])
    for (const it of standing) data.set(it.id, step({ ...it, data: data.get(it.id) ?? it.data }, tree, report));
  for (const it of standing) {
    const own = bundled.get(it.id);
    const now = data.get(it.id);
    if (own !== undefined && now?.prompt) data.set(it.id, { ...now, prompt: { ...now.prompt, bundled: own } });
  }
  const current = (): Peer[] => standing.map((it) => ({ ...it, data: data.get(it.id) ?? it.data }));
  for (const step of [importGraph, instructionsRead, firstRead, sameServers, pluginNames])
    for (const [id, it] of step(current(), tree, report)) data.set(id, it);
  return { data, problems };
}
