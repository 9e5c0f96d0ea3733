import { fieldsOf, listOf, textOf } from '../../data/values.ts';
import { dataFile, type DataFile } from '../data-file.ts';
import { isVariableName, stepOf, variableOf, type FactReader, type Facts, type FoundVariable } from '../facts.ts';
import { serviceOfImage } from '../services.ts';
import { valueKind } from '../values.ts';

/** A compose file: services, their images, ports and the names of their variables. */
export const readCompose: FactReader = (source) => {
  const file = dataFile(source, 'yaml', 'compose file');
  const services = Object.entries(fieldsOf(fieldsOf(file.value)['services']));
  const name = source.path.split('/').at(-1) ?? '';
  const usual = /^(?:docker-)?compose\.ya?ml$/.test(name);
  const folder = source.path.includes('/') ? source.path.slice(0, source.path.lastIndexOf('/')) : null;
  const command = usual && folder === null ? 'docker compose up' : `docker compose -f ${source.path} up`;
  return {
    steps: services.length === 0 ? [] : [stepOf('run', command, null)],
    services: services.flatMap(([key, it]) => serviceOf(file, key, fieldsOf(it))),
    ports: services.flatMap(([key, it]) => portsOf(file, fieldsOf(it)['ports'], key, ['services', key, 'ports'])),
    variables: services.flatMap(([key, it]) => environmentOf(file, fieldsOf(it)['environment'], ['services', key, 'environment'])),
    problems: file.problems,
  };
};

// A service that is built here is a part of the project; what has an image runs beside it.
function serviceOf(file: DataFile, key: string, its: Record<string, unknown>): Facts['services'] {
  const image = textOf(its['image']);
  if (image === null || its['build'] !== undefined) return [];
  return [{ name: serviceOfImage(image) ?? key, image, line: file.lineOf('services', key, 'image') }];
}

/** Ports of a list in short or long form. */
export function portsOf(file: DataFile, ports: unknown, of: string, at: readonly string[]): Facts['ports'] {
  return listOf(ports).flatMap((it, index) => {
    const its = fieldsOf(it);
    const long = [textOf(its['published']), textOf(its['target'])].filter((part) => part !== null).join(':');
    const port = textOf(it) ?? (long === '' ? null : long);
    return port === null ? [] : [{ port, of, line: file.lineOf(...at, index) ?? file.lineOf(...at) }];
  });
}

/** Variables of a table or a list `NAME=value`; a default in the reference counts as one. */
export function environmentOf(file: DataFile, environment: unknown, at: readonly string[]): FoundVariable[] {
  const pairs = listOf(environment).map((it, index) => {
    const [name = '', ...value] = (textOf(it) ?? '').split('=');
    return { name, value: value.length === 0 ? null : value.join('='), line: file.lineOf(...at, index) };
  });
  for (const [name, it] of Object.entries(fieldsOf(environment))) pairs.push({ name, value: textOf(it), line: file.lineOf(...at, name) });
  return pairs.flatMap(({ name, value, line }) => {
    if (!isVariableName(name)) return [];
    const own = new RegExp(`^\\$\\{${name}(:?[-?])?`).exec(value ?? '')?.[1] ?? '';
    return [
      variableOf(name, line ?? 1, {
        value: value === null ? 'reference' : valueKind(value),
        required: own.includes('?') ? true : null,
        hasDefault: own.includes('-') ? true : null,
      }),
    ];
  });
}
