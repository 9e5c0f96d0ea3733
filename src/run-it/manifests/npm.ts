import { fieldsOf, textOf } from '../../data/values.ts';
import { namedInCommand } from '../command-names.ts';
import { topicOfName } from '../command-topics.ts';
import { dataFile, type DataFile } from '../data-file.ts';
import { stepOf, toolOf, type FactReader, type Facts, type FoundDependency } from '../facts.ts';
import { toolNamed } from '../tool-names.ts';

const kinds: readonly (readonly [string, FoundDependency['kind']])[] = [
  ['dependencies', 'runtime'],
  ['devDependencies', 'dev'],
  ['optionalDependencies', 'optional'],
  ['peerDependencies', 'peer'],
];

/** package.json: scripts, versions of tools, dependencies. */
export const readNpm: FactReader = (source) => {
  const file = dataFile(source, 'json', 'npm package manifest');
  const its = fieldsOf(file.value);
  return {
    manifest: file.value === undefined ? null : aboutOf(its),
    steps: [...scriptsOf(file, fieldsOf(its['scripts'])), ...programsOf(file, its)],
    ports: portsOf(file, fieldsOf(its['scripts'])),
    tools: toolsOf(file, its),
    dependencies: kinds.flatMap(([key, kind]) =>
      Object.entries(fieldsOf(its[key])).map(([name, wanted]) => ({
        ecosystem: 'npm',
        name,
        wanted: textOf(wanted),
        kind,
        line: file.lineOf(key, name),
      })),
    ),
    licences: licencesOf(file, its),
    problems: file.problems,
  };
};

const portsOf = (file: DataFile, scripts: Readonly<Record<string, unknown>>): Facts['ports'] =>
  Object.entries(scripts).flatMap(([name, runs]) => namedInCommand(textOf(runs) ?? '', file.lineOf('scripts', name) ?? 1).ports);

/** composer.json, which says most of it as npm does. */
export const readComposer: FactReader = (source) => {
  const file = dataFile(source, 'json', 'Composer package manifest');
  const its = fieldsOf(file.value);
  const php = textOf(fieldsOf(its['require'])['php']);
  const scripts = Object.entries(fieldsOf(its['scripts'])).map(([name, runs]) => {
    const words = Array.isArray(runs) ? runs.flatMap((it) => textOf(it) ?? []).join(' && ') : textOf(runs);
    return stepOf(topicOfName(name), `composer run ${name}`, file.lineOf('scripts', name), { name, runs: words });
  });
  const pairs = [
    ['require', 'runtime'],
    ['require-dev', 'dev'],
  ] as const;
  return {
    manifest: file.value === undefined ? null : aboutOf(its),
    steps: scripts,
    tools: php === null ? [] : [toolOf('PHP', php, file.lineOf('require', 'php'))],
    dependencies: pairs.flatMap(([key, kind]) =>
      Object.entries(fieldsOf(its[key]))
        // What has no slash is the platform: php, ext-json.
        .filter(([name]) => name.includes('/'))
        .map(([name, wanted]) => ({ ecosystem: 'Packagist', name, wanted: textOf(wanted), kind, line: file.lineOf(key, name) })),
    ),
    licences: licencesOf(file, its),
    problems: file.problems,
  };
};

/** deno.json: tasks, and imports from npm and JSR. */
export const readDeno: FactReader = (source) => {
  const file = dataFile(source, 'jsonc', 'Deno project manifest');
  const its = fieldsOf(file.value);
  return {
    manifest: file.value === undefined ? null : { ...aboutOf(its), description: null },
    steps: Object.entries(fieldsOf(its['tasks'])).map(([name, task]) =>
      stepOf(topicOfName(name), `deno task ${name}`, file.lineOf('tasks', name), {
        name,
        runs: typeof task === 'string' ? textOf(task) : textOf(fieldsOf(task)['command']),
      }),
    ),
    dependencies: Object.entries(fieldsOf(its['imports'])).flatMap(([name, target]) => {
      const match = /^(npm|jsr):((?:@[^/@]+\/)?[^/@]+)(?:@([^/]+))?/.exec(textOf(target) ?? '');
      if (match === null) return [];
      const ecosystem = match[1] === 'jsr' ? 'JSR' : 'npm';
      return [
        { ecosystem, name: match[2] ?? name, wanted: match[3] ?? null, kind: 'runtime' as const, line: file.lineOf('imports', name) },
      ];
    }),
    licences: licencesOf(file, its),
    problems: file.problems,
  };
};

function aboutOf(its: Record<string, unknown>): NonNullable<Facts['manifest']> {
  const words = (key: string): string | null => (typeof its[key] === 'string' ? textOf(its[key]) : null);
  return { name: words('name'), version: words('version'), description: words('description') };
}

function licencesOf(file: DataFile, its: Record<string, unknown>): Facts['licences'] {
  const written = Array.isArray(its['license']) ? its['license'].flatMap((it) => textOf(it) ?? []).join(' OR ') : its['license'];
  const licence = textOf(written) ?? textOf(fieldsOf(its['license'])['type']);
  return licence === null ? [] : [{ licence, line: file.lineOf('license') }];
}

// Names that npm runs without `run`.
const short = new Set(['start', 'test', 'stop', 'restart']);
// Hooks around a script of the same name, and scripts of the life of a package: nobody types them.
const hooks = /^(?:pre|post)(?:install|pack|publish|version|build|test|start)$|^prepublishOnly$|^prepack$/;

function scriptsOf(file: DataFile, scripts: Record<string, unknown>): Facts['steps'] {
  return Object.entries(scripts).flatMap(([name, runs]) => {
    if (typeof runs !== 'string' || hooks.test(name)) return [];
    const command = short.has(name) ? `npm ${name}` : `npm run ${name}`;
    return [stepOf(topicOfName(name), command, file.lineOf('scripts', name), { name, runs: textOf(runs), script: name })];
  });
}

/** The commands that the package brings to whoever installs it. */
function programsOf(file: DataFile, its: Record<string, unknown>): Facts['steps'] {
  const bin = its['bin'];
  const own = textOf(its['name'])?.split('/').at(-1);
  if (typeof bin === 'string') return own === undefined ? [] : [stepOf('run', own, file.lineOf('bin'), { name: 'bin', runs: textOf(bin) })];
  return Object.entries(fieldsOf(bin)).map(([name, target]) =>
    stepOf('run', name, file.lineOf('bin', name), { name: 'bin', runs: textOf(target) }),
  );
}

function toolsOf(file: DataFile, its: Record<string, unknown>): Facts['tools'] {
  const engines = Object.entries(fieldsOf(its['engines'])).flatMap(([key, wanted]) => {
    const tool = toolNamed(key);
    return tool === null ? [] : [toolOf(tool, textOf(wanted), file.lineOf('engines', key))];
  });
  const volta = Object.entries(fieldsOf(its['volta'])).flatMap(([key, wanted]) => {
    const tool = toolNamed(key);
    return tool === null || key === 'extends' ? [] : [toolOf(tool, textOf(wanted), file.lineOf('volta', key))];
  });
  const manager = /^([a-z]+)@([^+]+)/.exec(textOf(its['packageManager']) ?? '');
  const tool = toolNamed(manager?.[1] ?? '');
  return [...engines, ...volta, ...(tool === null ? [] : [toolOf(tool, manager?.[2] ?? null, file.lineOf('packageManager'))])];
}
