import { fieldsOf, listOf, textOf, textsOf } from '../../data/values.ts';
import { topicOfName } from '../command-topics.ts';
import { dataFile, type DataFile } from '../data-file.ts';
import { stepOf, toolOf, type FactReader, type Facts, type FoundDependency } from '../facts.ts';

/** pyproject.toml: PEP 621, dependency groups, Poetry, and the scripts that are installed. */
export const readPyproject: FactReader = (source) => {
  const file = dataFile(source, 'toml', 'Python project manifest');
  const its = fieldsOf(file.value);
  const project = fieldsOf(its['project']);
  const poetry = fieldsOf(fieldsOf(its['tool'])['poetry']);
  const about = Object.keys(project).length > 0 ? project : poetry;
  const python = textOf(project['requires-python']) ?? textOf(fieldsOf(poetry['dependencies'])['python']);
  const key = textOf(project['requires-python']) === null ? ['tool', 'poetry', 'dependencies', 'python'] : ['project', 'requires-python'];
  const licence = textOf(about['license']) ?? textOf(fieldsOf(about['license'])['text']);
  const at = about === project ? ['project'] : ['tool', 'poetry'];
  return {
    manifest:
      file.value === undefined
        ? null
        : { name: textOf(about['name']), version: textOf(about['version']), description: textOf(about['description']) },
    steps: [
      ...Object.entries(fieldsOf(about['scripts'])).map(([name, runs]) =>
        stepOf('run', name, file.lineOf(...at, 'scripts', name), { name, runs: textOf(runs) }),
      ),
      ...tasksOf(file, its),
    ],
    tools: python === null ? [] : [toolOf('Python', python, file.lineOf(...key))],
    dependencies: [...listedIn(file, its, project), ...poetryIn(file, poetry)],
    licences: licence === null || licence.length > 100 ? [] : [{ licence, line: file.lineOf(...at, 'license') }],
    problems: file.problems,
  };
};

function tasksOf(file: DataFile, its: Record<string, unknown>): Facts['steps'] {
  const tool = fieldsOf(its['tool']);
  const places = [
    { at: ['tool', 'poe', 'tasks'], prefix: 'poe', tasks: fieldsOf(fieldsOf(tool['poe'])['tasks']) },
    { at: ['tool', 'pdm', 'scripts'], prefix: 'pdm run', tasks: fieldsOf(fieldsOf(tool['pdm'])['scripts']) },
    { at: ['tool', 'taskipy', 'tasks'], prefix: 'task', tasks: fieldsOf(fieldsOf(tool['taskipy'])['tasks']) },
  ];
  return places.flatMap(({ at, prefix, tasks }) =>
    Object.entries(tasks).map(([name, runs]) =>
      stepOf(topicOfName(name), `${prefix} ${name}`, file.lineOf(...at, name), {
        name,
        runs: textOf(runs) ?? textOf(fieldsOf(runs)['cmd']),
      }),
    ),
  );
}

function listedIn(file: DataFile, its: Record<string, unknown>, project: Record<string, unknown>): FoundDependency[] {
  const listed = (list: unknown, kind: FoundDependency['kind'], ...at: string[]): FoundDependency[] =>
    listOf(list).flatMap((it, index) => requirementOf(textOf(it) ?? '', kind, file.lineOf(...at, index) ?? file.lineOf(...at)) ?? []);
  const groups = Object.entries(fieldsOf(its['dependency-groups']));
  const extras = Object.entries(fieldsOf(project['optional-dependencies']));
  return [
    ...listed(project['dependencies'], 'runtime', 'project', 'dependencies'),
    ...extras.flatMap(([name, list]) => listed(list, 'optional', 'project', 'optional-dependencies', name)),
    ...groups.flatMap(([name, list]) => listed(list, /test/.test(name) ? 'test' : 'dev', 'dependency-groups', name)),
    ...listed(fieldsOf(its['build-system'])['requires'], 'build', 'build-system', 'requires'),
  ];
}

function poetryIn(file: DataFile, poetry: Record<string, unknown>): FoundDependency[] {
  const groups = Object.entries(fieldsOf(poetry['group']));
  const tables: [Record<string, unknown>, FoundDependency['kind'], string[]][] = [
    [fieldsOf(poetry['dependencies']), 'runtime', ['dependencies']],
    [fieldsOf(poetry['dev-dependencies']), 'dev', ['dev-dependencies']],
    ...groups.map(([name, group]): [Record<string, unknown>, FoundDependency['kind'], string[]] => [
      fieldsOf(fieldsOf(group)['dependencies']),
      /test/.test(name) ? 'test' : 'dev',
      ['group', name, 'dependencies'],
    ]),
  ];
  return tables.flatMap(([table, kind, at]) =>
    Object.entries(table)
      .filter(([name]) => name !== 'python')
      .map(([name, it]) => ({
        ecosystem: 'PyPI',
        name,
        wanted: textOf(it) ?? textOf(fieldsOf(it)['version']),
        kind: fieldsOf(it)['optional'] === true ? ('optional' as const) : kind,
        line: file.lineOf('tool', 'poetry', ...at, name),
      })),
  );
}

/** A requirement as PEP 508 writes it; null for what is none. */
function requirementOf(written: string, kind: FoundDependency['kind'], line: number | null): FoundDependency | null {
  const match = /^([A-Za-z0-9][A-Za-z0-9._-]{0,100})\s*(?:\[[^\]]*\])?\s*(?:\(?\s*((?:[<>=!~]=?=?\s*[\w.*+!-]+\s*,?\s*)+)\)?)?/.exec(
    written.slice(0, 300),
  );
  if (match === null) return null;
  return { ecosystem: 'PyPI', name: match[1] ?? '', wanted: match[2]?.trim() ?? null, kind, line };
}

/** requirements*.txt: one requirement a line. */
export const readRequirements: FactReader = ({ path, text }) => {
  const kind = /test/i.test(path) ? 'test' : /dev|lint|docs?/i.test(path) ? 'dev' : 'runtime';
  return {
    steps: [stepOf('install', `pip install -r ${path}`, null)],
    dependencies: text.split('\n').flatMap((line, index) => {
      const bare = line.replace(/(?:^|\s)#.*$/, '').trim();
      return bare === '' || bare.startsWith('-') || /^(?:https?|git\+|file|\.|\/)/.test(bare)
        ? []
        : (requirementOf(bare, kind, index + 1) ?? []);
    }),
  };
};

/** Pipfile: packages of Pipenv. */
export const readPipfile: FactReader = (source) => {
  const file = dataFile(source, 'toml', 'Pipfile');
  const its = fieldsOf(file.value);
  const python = textOf(fieldsOf(its['requires'])['python_version']);
  const pairs = [
    ['packages', 'runtime'],
    ['dev-packages', 'dev'],
  ] as const;
  return {
    steps: Object.entries(fieldsOf(its['scripts'])).map(([name, runs]) =>
      stepOf(topicOfName(name), `pipenv run ${name}`, file.lineOf('scripts', name), { name, runs: textsOf(runs)[0] ?? null }),
    ),
    tools: python === null ? [] : [toolOf('Python', python, file.lineOf('requires', 'python_version'))],
    dependencies: pairs.flatMap(([key, kind]) =>
      Object.entries(fieldsOf(its[key])).map(([name, it]) => ({
        ecosystem: 'PyPI',
        name,
        wanted: textOf(it) ?? textOf(fieldsOf(it)['version']),
        kind,
        line: file.lineOf(key, name),
      })),
    ),
    problems: file.problems,
  };
};
