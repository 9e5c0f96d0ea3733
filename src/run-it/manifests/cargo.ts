import { fieldsOf, textOf } from '../../data/values.ts';
import { dataFile, type DataFile } from '../data-file.ts';
import { stepOf, toolOf, type FactReader, type FoundDependency } from '../facts.ts';

const tables: readonly (readonly [string, FoundDependency['kind']])[] = [
  ['dependencies', 'runtime'],
  ['dev-dependencies', 'dev'],
  ['build-dependencies', 'build'],
];

/** Cargo.toml: the crate, what it depends on, and the usual commands. */
export const readCargo: FactReader = (source) => {
  const file = dataFile(source, 'toml', 'Rust crate manifest');
  const its = fieldsOf(file.value);
  const about = fieldsOf(its['package']);
  const workspace = fieldsOf(its['workspace']);
  const shared = fieldsOf(workspace['package']);
  const minimum = textOf(about['rust-version']) ?? textOf(shared['rust-version']);
  const licence = textOf(about['license']) ?? textOf(shared['license']);
  const targets = Object.values(fieldsOf(its['target'])).map(fieldsOf);
  return {
    manifest:
      file.value === undefined
        ? null
        : { name: textOf(about['name']), version: textOf(about['version']), description: textOf(about['description']) },
    steps:
      file.value === undefined || source.path.includes('/')
        ? []
        : [stepOf('build', 'cargo build', null), stepOf('test', 'cargo test', null)],
    tools:
      minimum === null
        ? []
        : [toolOf('Rust', `>=${minimum}`, file.lineOf('package', 'rust-version') ?? file.lineOf('workspace', 'package', 'rust-version'))],
    dependencies: [
      ...tables.flatMap(([key, kind]) => dependenciesOf(file, fieldsOf(its[key]), kind, [key])),
      ...dependenciesOf(file, fieldsOf(workspace['dependencies']), 'runtime', ['workspace', 'dependencies']),
      ...targets.flatMap((it) => tables.flatMap(([key, kind]) => dependenciesOf(file, fieldsOf(it[key]), kind, []))),
    ],
    licences:
      licence === null ? [] : [{ licence, line: file.lineOf('package', 'license') ?? file.lineOf('workspace', 'package', 'license') }],
    problems: file.problems,
  };
};

function dependenciesOf(file: DataFile, table: Record<string, unknown>, kind: FoundDependency['kind'], at: string[]): FoundDependency[] {
  return Object.entries(table).flatMap(([key, it]) => {
    const its = fieldsOf(it);
    // A crate beside this one is no dependency of anybody else, and a shared one stands in the workspace itself.
    if (textOf(its['path']) !== null || its['workspace'] === true) return [];
    const optional = its['optional'] === true ? 'optional' : kind;
    return [
      {
        ecosystem: 'crates.io',
        name: textOf(its['package']) ?? key,
        wanted: textOf(it) ?? textOf(its['version']),
        kind: optional,
        line: at.length === 0 ? null : file.lineOf(...at, key),
      },
    ];
  });
}
