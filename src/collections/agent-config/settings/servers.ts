import { fieldsOf, isFields, listOf, numberOf, textOf, textsOf } from '../../../data/values.ts';
import { complaints } from '../findings.ts';
import { argumentNeeds, hostNeeds } from '../needs/arguments.ts';
import { argvNeeds, codeOf, isBridge } from '../needs/argv.ts';
import { distinct, needOf, usedBy } from '../needs/need.ts';
import { pathFrom } from '../needs/path-state.ts';
import { shellNeeds } from '../needs/shell.ts';
import { entriesOf, entryNeeds, isSecretName, variableNeeds, variablesIn } from '../needs/variables.ts';
import type { Need } from '../schema-needs.ts';
import type { Server, Variable } from '../schema-servers.ts';
import { plainUrl, shown, shownArgs } from '../shown.ts';
import { serverKeys, type ServerDialect } from '../table/server-dialects.ts';
import { fingerprintOf } from './fingerprint.ts';
import { reportServer } from './server-report.ts';
import { complain, lineAt, type Keys, type Source } from './source.ts';

/** The servers of one list, with what they need. What is wrong goes to the source. */
export function serversOf(source: Source, list: unknown, keys: Keys, dialect: ServerDialect): { servers: Server[]; needs: Need[] } {
  const servers: Server[] = [];
  const needs: Need[] = [];
  for (const [name, written] of Object.entries(fieldsOf(list))) {
    const own = [...keys, name];
    if (!isFields(written)) {
      complain(source, complaints.wrongType, own);
      servers.push({ ...unreadable(name, lineAt(source, own)), ignored: 'it is no object' });
      continue;
    }
    const read = serverOf(source, name, written, own, dialect);
    servers.push(read.server);
    needs.push(...usedBy(read.needs, `server ${name}`));
  }
  return { servers, needs: distinct(needs) };
}

function serverOf(
  source: Source,
  name: string,
  fields: Record<string, unknown>,
  keys: Keys,
  dialect: ServerDialect,
): { server: Server; needs: Need[] } {
  const { words, broken } = wordsOf(fields, source.place.tool === 'opencode');
  if (broken) complain(source, complaints.wrongType, [...keys, 'command']);
  const folder = folderOf(fields, source.place.base);
  const run = words.length === 0 ? [] : argvNeeds(words, folder, shellNeeds);
  const address = Object.keys(dialect.addresses).find((it) => textOf(fields[it]) !== null);
  const url = address === undefined ? null : textOf(fields[address]);
  const environment = [...entriesOf(fields['env'] ?? fields['environment']), ...passedOn(fields['env_vars'])];
  const headers = [
    ...entriesOf(fields['headers'] ?? fields['http_headers']),
    ...headersFrom(fields['env_http_headers'], fields['bearer_token_env_var']),
  ];
  const helper = textOf(fields['headersHelper']) ?? textOf(fields['http_headers_helper']);
  const needs = distinct([
    ...run,
    ...(url === null ? [] : [...hostNeeds(url), ...variableNeeds(url)]),
    ...entryNeeds(environment, 'variable'),
    ...entryNeeds(headers, 'header'),
    // A value that was hidden may be a placeholder or a secret to be replaced: either way a successor needs one.
    ...environment.flatMap((it) =>
      it.value === 'written' && isSecretName(it.name) ? [needOf('variable', it.name, { secret: true })] : [],
    ),
    ...(helper === null ? [] : shellNeeds(helper, source.place.base)),
    ...(textOf(fields['envFile']) === null ? [] : argumentNeeds([String(fields['envFile'])])),
  ]);
  const code = codeOf(run);
  const bridged = isBridge(code) ? (words.find((it) => /^https?:\/\//.test(it)) ?? null) : null;
  const script = run.find((it) => it.kind === 'file' && it.state !== null && scriptName.test(it.name));
  const server: Server = {
    ...unreadable(name, lineAt(source, keys)),
    transport: transportOf(fields, words.length > 0, address === undefined ? null : (dialect.addresses[address] ?? null)),
    command: words[0] === undefined ? null : shown(words[0], 300),
    args: shownArgs(words.slice(1), words[0]),
    cwd: textOf(fields['cwd']) === null ? null : pathFrom(String(fields['cwd']), '').path,
    url: url === null ? (bridged === null ? null : plainUrl(bridged)) : plainUrl(url),
    environment,
    headers: [...headers, ...headersOfArgs(words)],
    required: [...new Set(needs.flatMap((it) => ((it.kind === 'variable' || it.kind === 'input') && it.required ? [it.name] : [])))],
    helper: helper === null ? null : shown(helper, 300),
    code: code === null ? null : { kind: code.kind, name: code.name, from: code.from, version: code.version, pinned: code.pinned },
    script: script === undefined || code !== null || script.state === null ? null : { path: script.name, state: script.state },
    tools: toolsOf(fields),
    enabled: fields['disabled'] !== true && fields['enabled'] !== false,
    timeoutMs: timeoutOf(fields, dialect.unit),
    description: textOf(fields['description'])?.slice(0, 400) ?? null,
    fingerprint: fingerprintOf(words, run, url ?? bridged),
    otherKeys: Object.keys(fields).filter((it) => !serverKeys.has(it)),
  };
  server.ignored = reportServer(source, { server, fields, keys, dialect, needs, address: address ?? null });
  return { server, needs };
}

function unreadable(name: string, line: number): Server {
  return {
    name,
    line,
    transport: 'unknown',
    command: null,
    args: [],
    cwd: null,
    url: null,
    environment: [],
    headers: [],
    required: [],
    helper: null,
    code: null,
    script: null,
    tools: { only: null, refused: [], unasked: [] },
    enabled: true,
    timeoutMs: null,
    description: null,
    ignored: null,
    fingerprint: null,
    elsewhere: [],
    otherKeys: [],
  };
}

/** Program and arguments; `asList`: the tool takes a list only. A list in the place of the program is the whole command of opencode, and `{ path, args }` the older form of Zed. */
function wordsOf(fields: Record<string, unknown>, asList: boolean): { words: string[]; broken: boolean } {
  const { command, args } = fields;
  if (Array.isArray(command)) return { words: textsOf(command), broken: fields['type'] !== 'local' };
  if (isFields(command)) return { words: [...textsOf(command['path']), ...textsOf(command['args'] ?? [])], broken: false };
  const program = textOf(command);
  const rest = Array.isArray(args) ? args.flatMap((it: unknown) => textOf(it) ?? []) : [];
  // A whole command line as the program: some tools start it through a shell.
  const words =
    program === null ? [] : rest.length === 0 && /\s--?\w|^[^\\/]+\s[^\\/]*$/.test(program) ? program.trim().split(/\s+/) : [program];
  return { words: [...words, ...rest], broken: (args !== undefined && !Array.isArray(args)) || (asList && program !== null) };
}

function folderOf(fields: Record<string, unknown>, base: string): string {
  const cwd = textOf(fields['cwd']);
  if (cwd === null) return base;
  const { path, state } = pathFrom(cwd, base);
  return state === 'unchecked' && path !== '.' ? path : base;
}

function transportOf(fields: Record<string, unknown>, local: boolean, byAddress: Server['transport'] | null): Server['transport'] {
  const type = (textOf(fields['type']) ?? textOf(fields['transport']) ?? '').toLowerCase();
  if (type === 'stdio' || type === 'local') return 'stdio';
  if (/^(?:http|streamable-?http|remote)$/.test(type)) return 'http';
  if (type === 'sse' || type === 'ws') return type;
  if (byAddress !== null) return byAddress;
  return local ? 'stdio' : isFields(fields['settings']) || fields['source'] === 'extension' ? 'extension' : 'unknown';
}

function toolsOf(fields: Record<string, unknown>): Server['tools'] {
  const only = fields['includeTools'] ?? fields['enabled_tools'] ?? (Array.isArray(fields['tools']) ? fields['tools'] : undefined);
  const unasked = textsOf(fields['autoApprove'] ?? fields['alwaysAllow'] ?? []);
  return {
    only: Array.isArray(only) && !only.includes('*') ? textsOf(only) : null,
    refused: textsOf(fields['excludeTools'] ?? fields['disabled_tools'] ?? fields['disabledTools'] ?? []),
    unasked: fields['trust'] === true ? ['*'] : unasked,
  };
}

function timeoutOf(fields: Record<string, unknown>, unit: number): number | null {
  const seconds = numberOf(fields['startup_timeout_sec']);
  if (seconds !== null) return seconds * 1000;
  const time = numberOf(fields['timeout']);
  return time === null ? numberOf(fields['startup_timeout_ms']) : time * unit;
}

/** `env_vars` of Codex: names alone, or with where they come from. */
function passedOn(value: unknown): Variable[] {
  return listOf(value).flatMap((it): Variable[] => {
    const name = isFields(it) ? textOf(it['name']) : textOf(it);
    return name === null ? [] : [{ name, value: 'passed on', reads: [name] }];
  });
}

function headersFrom(byVariable: unknown, bearer: unknown): Variable[] {
  const named = Object.entries(fieldsOf(byVariable)).flatMap(([name, it]): Variable[] => {
    const variable = textOf(it);
    return variable === null ? [] : [{ name, value: 'reference', reads: [variable] }];
  });
  const token = textOf(bearer);
  return token === null ? named : [...named, { name: 'Authorization', value: 'reference', reads: [token] }];
}

/** Headers that a bridge is given as arguments. */
function headersOfArgs(words: readonly string[]): Variable[] {
  return words.flatMap((it, index): Variable[] => {
    if (words[index - 1] !== '--header' && words[index - 1] !== '-H') return [];
    const [, name = 'header', value = ''] = /^([^:=\s]+)\s*[:=]\s*(.*)$/s.exec(it) ?? [];
    const reads = variablesIn(value).map((named) => named.name);
    return [{ name, value: reads.length > 0 ? 'reference' : 'written', reads }];
  });
}

const scriptName = /\.(?:[cm]?[jt]sx?|py|sh|rb|ps1|php|pl)$/;
