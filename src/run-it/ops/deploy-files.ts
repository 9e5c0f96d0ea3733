import { fieldsOf, listOf, textOf } from '../../data/values.ts';
import { dataFile, type DataFile } from '../data-file.ts';
import { isVariableName, stepOf, toolOf, variableOf, type FactReader, type Facts } from '../facts.ts';
import { toolNamed } from '../tool-names.ts';
import { environmentOf } from './compose.ts';

/** Procfile: what each process starts. */
export const readProcfile: FactReader = ({ text }) => ({
  steps: text.split('\n').flatMap((line, index) => {
    const match = /^([A-Za-z0-9_-]{1,40}):\s*(\S.*)$/.exec(line.slice(0, 500).trim());
    const name = match?.[1] ?? '';
    return match === null ? [] : [stepOf(name === 'release' ? 'deploy' : 'run', match[2] ?? '', index + 1, { name })];
  }),
  targets: [{ target: 'Heroku-like platform', name: null, line: null }],
});

/** fly.toml: the app, its port, its variables. */
export const readFly: FactReader = (source) => {
  const file = dataFile(source, 'toml', 'Fly.io file');
  const its = fieldsOf(file.value);
  const port = textOf(fieldsOf(its['http_service'])['internal_port']);
  const flag = source.path === 'fly.toml' ? '' : ` -c ${source.path}`;
  return {
    steps: [stepOf('deploy', `fly deploy${flag}`, null)],
    variables: environmentOf(file, its['env'], ['env']),
    ports: port === null ? [] : [{ port, of: null, line: file.lineOf('http_service', 'internal_port') }],
    targets: [{ target: 'Fly.io', name: textOf(its['app']), line: file.lineOf('app') }],
    problems: file.problems,
  };
};

/** vercel.json: commands that replace the usual ones. */
export const readVercel: FactReader = (source) => {
  const file = dataFile(source, 'json', 'Vercel file');
  const its = fieldsOf(file.value);
  return {
    steps: [...commandOf(file, its, 'install', 'installCommand'), ...commandOf(file, its, 'build', 'buildCommand')],
    targets: [{ target: 'Vercel', name: textOf(its['name']), line: null }],
    problems: file.problems,
  };
};

/** netlify.toml: the build and its variables, some of which set versions of tools. */
export const readNetlify: FactReader = (source) => {
  const file = dataFile(source, 'toml', 'Netlify file');
  const build = fieldsOf(fieldsOf(file.value)['build']);
  const environment = fieldsOf(build['environment']);
  const tools = Object.entries(environment).flatMap(([key, value]): Facts['tools'] => {
    const tool = toolNamed(/^(.+)_VERSION$/.exec(key)?.[1] ?? '');
    return tool === null ? [] : [toolOf(tool, textOf(value), file.lineOf('build', 'environment', key))];
  });
  return {
    steps: commandOf(file, build, 'build', 'command', 'build'),
    tools,
    variables: environmentOf(file, environment, ['build', 'environment']),
    targets: [{ target: 'Netlify', name: null, line: null }],
    problems: file.problems,
  };
};

/** render.yaml: services with their commands and variables, and databases. */
export const readRender: FactReader = (source) => {
  const file = dataFile(source, 'yaml', 'Render file');
  const its = fieldsOf(file.value);
  const facts = { steps: [] as Facts['steps'], variables: [] as Facts['variables'], targets: [] as Facts['targets'] };
  for (const [index, value] of listOf(its['services']).entries()) {
    const service = fieldsOf(value);
    const at = ['services', index];
    facts.targets.push({ target: 'Render', name: textOf(service['name']), line: file.lineOf(...at, 'name') });
    facts.steps.push(
      ...commandOf(file, service, 'install', 'buildCommand', ...at),
      ...commandOf(file, service, 'run', 'startCommand', ...at),
    );
    for (const [number, it] of listOf(service['envVars']).entries()) {
      const name = textOf(fieldsOf(it)['key']) ?? '';
      if (!isVariableName(name)) continue;
      const kind = textOf(fieldsOf(it)['sync']) === 'false' ? 'secret store' : fieldsOf(it)['value'] === undefined ? 'reference' : 'value';
      facts.variables.push(variableOf(name, file.lineOf(...at, 'envVars', number, 'key') ?? 1, { value: kind }));
    }
  }
  return {
    ...facts,
    services: listOf(its['databases']).flatMap((it, index) => {
      const name = textOf(fieldsOf(it)['name']);
      return name === null ? [] : [{ name, image: null, line: file.lineOf('databases', index, 'name') }];
    }),
    problems: file.problems,
  };
};

/** A file whose name alone tells where it is deployed to. */
export const namedTarget =
  (target: string): FactReader =>
  () => ({ targets: [{ target, name: null, line: null }] });

function commandOf(
  file: DataFile,
  its: Record<string, unknown>,
  topic: 'install' | 'build' | 'run',
  key: string,
  ...at: (string | number)[]
): Facts['steps'] {
  const command = textOf(its[key]);
  return command === null ? [] : [stepOf(topic, command.slice(0, 500), file.lineOf(...at, key))];
}
