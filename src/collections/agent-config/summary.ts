import type { Peer } from './linking/peer.ts';
import type { Need } from './schema-needs.ts';
import { asOf, kinds, tools, type Kind, type Tool } from './table/tools.ts';

/** How many files of one tool or kind there are, by whether they are in force. */
interface Count {
  name: string;
  inForce: number;
  plugin: number;
  notInForce: number;
}

/** One need of everything in force, with what asks for it. */
interface NeedRow extends Omit<Need, 'usedBy'> {
  usedBy: { path: string; id: string; by: string }[];
}

/** What is true of all agent configuration together. */
export interface Summary {
  asOf: string;
  byTool: Count[];
  byKind: Count[];
  /** Needs of what is in force, those of plugins included. */
  needs: NeedRow[];
  hooks: {
    id: string;
    path: string;
    tool: string;
    event: string;
    moment: string | null;
    matcher: string | null;
    type: string;
    runs: string | null;
    never: string | null;
    missing: boolean;
    line: number;
  }[];
  servers: {
    id: string;
    path: string;
    tool: string;
    name: string;
    transport: string;
    runs: string;
    version: string | null;
    pinned: boolean | null;
    required: string[];
    headers: string[];
    enabled: boolean;
    ignored: string | null;
    line: number;
  }[];
  /** Files whose tool refuses them. */
  rejected: { id: string; path: string }[];
}

/** Rows of the tables of hooks and servers; the rest is on the pages of the files. */
const atMost = 300;

/** Counts, needs, hooks and servers of every standing record. */
export function summaryOf(records: readonly Peer[]): Summary {
  const standing = records.filter((it) => it.deleted !== true);
  const inForce = standing.filter((it) => isInForce(it) || it.data.scope === 'plugin');
  return {
    asOf,
    byTool: countsOf(standing, Object.keys(tools) as Tool[], (it) => it.data.tool, tools),
    byKind: countsOf(standing, Object.keys(kinds) as Kind[], (it) => it.data.kind, kinds),
    needs: needsOf(inForce),
    hooks: inForce.flatMap(hooksOf).slice(0, atMost),
    servers: inForce.flatMap(serversOf).slice(0, atMost),
    rejected: standing.filter((it) => it.data.rejectedBy.length > 0 && it.data.scope !== 'example').map(({ id, path }) => ({ id, path })),
  };
}

/** True for a file that works where it stands. */
const isInForce = ({ data }: Peer): boolean => data.scope === 'root' || data.scope === 'nested' || data.scope === 'personal';

function countsOf<Name extends string>(
  records: readonly Peer[],
  names: readonly Name[],
  nameOf: (it: Peer) => Name,
  words: Readonly<Record<Name, string>>,
): Count[] {
  return names.flatMap((name) => {
    const own = records.filter((it) => nameOf(it) === name);
    if (own.length === 0) return [];
    const inForce = own.filter(isInForce).length;
    const plugin = own.filter((it) => it.data.scope === 'plugin').length;
    return [{ name: words[name], inForce, plugin, notInForce: own.length - inForce - plugin }];
  });
}

function needsOf(records: readonly Peer[]): NeedRow[] {
  const rows = new Map<string, NeedRow>();
  for (const { id, path, data } of records)
    for (const { usedBy, ...need } of data.needs) {
      if (need.kind === 'file' && need.state === 'found') continue;
      const key = `${String(order.indexOf(need.kind)).padStart(2, '0')}\n${need.name}\n${need.version ?? ''}`;
      const row = rows.get(key) ?? { ...need, usedBy: [] };
      rows.set(key, { ...row, required: row.required || need.required, secret: row.secret || need.secret });
      if (row.usedBy.length < 20) row.usedBy.push({ path, id, by: usedBy });
    }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, it]) => it);
}

const order: readonly Need['kind'][] = [
  'program',
  'variable',
  'input',
  'package',
  'image',
  'git',
  'server',
  'plugin',
  'host',
  'system',
  'file',
];

function hooksOf({ id, path, data }: Peer): Summary['hooks'] {
  return data.hooks.map(({ event, moment, matcher, type, runs, never, scripts, line, enabled }) => ({
    id,
    path,
    tool: tools[data.tool],
    event,
    moment,
    matcher,
    type,
    runs,
    never: enabled ? never : 'it is switched off',
    missing: scripts.some((it) => it.state === 'missing'),
    line,
  }));
}

function serversOf({ id, path, data }: Peer): Summary['servers'] {
  return data.servers.map(({ name, transport, command, args, url, code, required, headers, enabled, ignored, line }) => ({
    id,
    path,
    tool: tools[data.tool],
    name,
    transport,
    runs: url ?? [command ?? '', ...args].join(' '),
    version: code?.version ?? null,
    pinned: code?.pinned ?? null,
    required,
    headers: headers.map((it) => it.name),
    enabled,
    ignored,
    line,
  }));
}
