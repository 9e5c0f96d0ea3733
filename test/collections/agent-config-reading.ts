import { agentConfig } from '../../src/collections/agent-config/index.ts';
import type { AgentConfig } from '../../src/collections/agent-config/schema.ts';
import type { Finding, Problem } from '../../src/model/problem.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { redact } from '../../src/redact/redact.ts';
import { treeOfFiles } from './tree.ts';

/** What reading one text gave: its only record, and each problem as its code and line. */
export interface Got {
  title: string;
  data: AgentConfig;
  problems: string[];
  findings: Finding[];
}

/** Reads one text as the program does, after its secrets were hidden. */
export function got(path: string, text: string, aliases: readonly string[] = []): Got {
  const { records, problems } = agentConfig.read({
    path: path as Redacted,
    text: redact(text, path).text,
    aliases: aliases.map((it) => it as Redacted),
  });
  const [found] = records;
  if (found === undefined) throw new Error(`no record at ${path}`);
  const data = agentConfig.schema.parse(found.data);
  return { title: found.title, data, problems: problems.map(short), findings: problems };
}

/** Problems of a text that was not looked through for secrets first, for what can only be told from a value that is hidden otherwise. */
export function problemsOfBare(path: string, text: string): string[] {
  return agentConfig.read({ path: path as Redacted, text: text as Redacted }).problems.map(short);
}

/** Reads the texts of `all` that are configuration and links them within a tree that holds all and `more`. */
export function linked(
  all: Readonly<Record<string, string>>,
  more: readonly string[] = [],
  executable: readonly string[] = [],
): { at(path: string): AgentConfig; problems: string[]; all: Problem[]; summary: object } {
  const records = Object.entries(all)
    .filter(([path]) => agentConfig.owns(path))
    .map(([path, text]) => ({ id: path, title: path, path, line: 1, data: got(path, text).data }));
  const tree = treeOfFiles([...Object.keys(all), ...more].toSorted(), executable);
  const textOf = (path: string): Redacted | null => (Object.hasOwn(all, path) ? redact(all[path] ?? '', path).text : null);
  const { data, problems } = agentConfig.link(records, { ...tree, textOf });
  const at = (path: string): AgentConfig => {
    const it = data.get(path);
    if (it === undefined) throw new Error(`no record at ${path}`);
    return agentConfig.schema.parse(it);
  };
  const siblings = records.map((it) => ({ ...it, data: at(it.path) }));
  return {
    at,
    problems: problems.map((it) => `${it.path} ${short(it)}`),
    all: problems,
    summary: agentConfig.summaryOf?.(siblings, tree) ?? {},
  };
}

const short = ({ code, line }: { code: string; line?: number | null }): string =>
  line === undefined || line === null ? code : `${code}:${line}`;
