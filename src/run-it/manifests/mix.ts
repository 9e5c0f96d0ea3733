import { stepOf, toolOf, type FactReader, type FoundDependency } from '../facts.ts';
import { lineFinder } from '../lines.ts';

/** mix.exs: the app, its version of Elixir, its dependencies. Read by its words: it is a program, and nothing is run. */
export const readMix: FactReader = ({ path, text }) => {
  const lineAt = lineFinder(text);
  const elixir = /\belixir:\s*"([^"]{1,60})"/.exec(text);
  return {
    manifest: {
      name: /\bapp:\s*:([a-z_][a-z0-9_]{0,60})/.exec(text)?.[1] ?? null,
      version: /\bversion:\s*"([^"]{1,60})"/.exec(text)?.[1] ?? null,
      description: null,
    },
    steps: path.includes('/') ? [] : [stepOf('install', 'mix deps.get', null), stepOf('test', 'mix test', null)],
    tools: elixir ? [toolOf('Elixir', elixir[1] ?? null, lineAt(elixir.index))] : [],
    dependencies: [...text.matchAll(/\{:([a-z_][a-z0-9_]{0,60}),\s*"([^"]{1,60})"([^}\n]{0,200})\}/g)].map((it): FoundDependency => {
      const only = it[3] ?? '';
      const kind = /only:\s*\[?\s*:dev/.test(only) ? 'dev' : /only:\s*\[?\s*:test/.test(only) ? 'test' : 'runtime';
      return { ecosystem: 'Hex', name: it[1] ?? '', wanted: it[2] ?? null, kind, line: lineAt(it.index) };
    }),
  };
};
