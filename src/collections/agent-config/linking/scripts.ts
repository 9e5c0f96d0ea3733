import type { Tree } from '../../../model/collection.ts';
import { complaints } from '../findings.ts';
import type { Peer, Report } from './peer.ts';
import { normalized } from '../needs/path-state.ts';
import type { Hook } from '../schema-hooks.ts';
import type { Need, PathState } from '../schema-needs.ts';
import type { AgentConfig } from '../schema.ts';

/** Asks the tree for every file that a record names. */
export function scriptsIn(peer: Peer, tree: Tree, report: Report): AgentConfig {
  const { data } = peer;
  const missing = new Set<number | null>();
  const hooks = data.hooks.map((it) => ({ ...it, scripts: it.scripts.map((script) => scriptIn(peer, it, script, tree, report)) }));
  const servers = data.servers.map((it) => {
    if (it.script === null) return it;
    const state = stateOf(it.script.path, it.script.state, tree);
    if (state === 'missing' && it.enabled) missing.add(it.line);
    return { ...it, script: { ...it.script, state } };
  });
  for (const line of missing) report(peer, complaints.scriptMissing, line);
  const needs = data.needs.map((it) => (it.kind === 'file' && it.state !== null ? needIn(peer, it, it.state, tree) : it));
  return { ...data, hooks, servers, needs, ...automaticIn(peer, needs), prompt: promptIn(peer, tree, report) };
}

/** opencode looks for instructions from the root and from the folder of its own file. */
function needIn({ path, data }: Peer, need: Need, before: PathState, tree: Tree): Need {
  const state = stateOf(need.name, before, tree);
  const own = `${path.slice(0, path.lastIndexOf('/') + 1)}${need.name}`;
  if (state === 'missing' && data.tool === 'opencode' && tree.kindOf(own) !== null) return { ...need, name: own, state: 'found' };
  return { ...need, state };
}

/** What stands at a path that was written; `unchecked` becomes `found` or `missing`. */
function stateOf(path: string, state: PathState, tree: Tree): PathState {
  return state !== 'unchecked' ? state : path === '.' || tree.kindOf(path) !== null ? 'found' : 'missing';
}

function scriptIn(
  peer: Peer,
  { line, runs, enabled, never }: Hook,
  { path, state }: Hook['scripts'][number],
  tree: Tree,
  report: Report,
): Hook['scripts'][number] {
  const now = stateOf(path, state, tree);
  const folder = tree.kindOf(path) === 'folder';
  const executable = now === 'found' && !folder ? tree.isExecutable(path) : null;
  if (enabled && now === 'missing' && never !== 'the event is not known') report(peer, complaints.scriptMissing, line);
  // Started by its own name, not handed to an interpreter.
  const direct = new RegExp(
    `^["']?(?:\\$\\{?\\w+\\}?/)?(?:\\./)?[\\w./-]*${(path.split('/').at(-1) ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:["'\\s]|$)`,
  );
  if (executable === false && direct.test(runs ?? '')) report(peer, complaints.scriptNotExecutable, line);
  return { path, state: now, executable };
}

function automaticIn({ data }: Peer, needs: AgentConfig['needs']): Partial<AgentConfig> {
  if (data.settings === null || data.settings.automatic.length === 0) return {};
  const automatic = data.settings.automatic.map((it) => {
    const file = needs.find((need) => need.kind === 'file' && need.usedBy === it.key);
    return file === undefined ? it : { ...it, state: file.state };
  });
  return { settings: { ...data.settings, automatic } };
}

/** Files that a prompt names are looked up from its own folder and from the root. Only what it brings along, or asks for by variable, can be missing. */
function promptIn(peer: Peer, tree: Tree, report: Report): AgentConfig['prompt'] {
  const { prompt, kind } = peer.data;
  if (prompt === null || prompt.references.length === 0) return prompt;
  const folder = peer.path.slice(0, peer.path.lastIndexOf('/') + 1);
  const references = prompt.references.map((it) => {
    const path = normalized(it.path);
    if (path === null) return { ...it, state: 'outside' as const };
    const fromRoot = normalized(it.path.startsWith(folder) ? it.path.slice(folder.length) : it.path);
    const there = tree.kindOf(path) !== null ? path : fromRoot !== null && tree.kindOf(fromRoot) !== null ? fromRoot : null;
    if (there !== null) return { ...it, path: there, state: 'found' as const };
    const [part = ''] = it.path.slice(folder.length).split('/');
    if (kind === 'skill' && tree.kindOf(`${folder}${part}`) === 'folder') report(peer, complaints.scriptMissing, it.line);
    return { ...it, path, state: 'missing' as const };
  });
  return { ...prompt, references };
}
