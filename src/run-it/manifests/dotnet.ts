import { fieldsOf, textOf } from '../../data/values.ts';
import { dataFile } from '../data-file.ts';
import { toolOf, type FactReader, type FoundDependency } from '../facts.ts';
import { lineFinder } from '../lines.ts';

/** *.csproj, *.fsproj and *.vbproj: packages and the target framework. */
export const readProject: FactReader = ({ path, text }) => {
  const lineAt = lineFinder(text);
  const framework = /<TargetFrameworks?>\s*(?:[^<]{0,200}?)net(\d{1,2}\.\d)/.exec(text);
  const version = /<Version>([^<$]{1,60})<\/Version>/.exec(text)?.[1] ?? null;
  return {
    manifest: {
      name:
        path
          .split('/')
          .at(-1)
          ?.replace(/\.[a-z]+proj$/i, '') ?? null,
      version,
      description: null,
    },
    tools: framework ? [toolOf('.NET', `>=${framework[1]}`, lineAt(framework.index))] : [],
    dependencies: [...text.matchAll(/<PackageReference\s([^>]{0,500})>/g)].flatMap((it): FoundDependency[] => {
      const attribute = (name: string): string | null => new RegExp(`\\b${name}\\s*=\\s*"([^"$]{1,100})"`).exec(it[1] ?? '')?.[1] ?? null;
      const name = attribute('Include');
      const kind = /\.Tests?\b/i.test(path) ? 'test' : 'runtime';
      return name === null ? [] : [{ ecosystem: 'NuGet', name, wanted: attribute('Version'), kind, line: lineAt(it.index) }];
    }),
  };
};

/** Directory.Packages.props: versions of packages for all projects. */
export const readPackagesProps: FactReader = ({ text }) => {
  const lineAt = lineFinder(text);
  return {
    dependencies: [
      ...text.matchAll(/<PackageVersion\s[^>]{0,300}?\bInclude\s*=\s*"([^"$]{1,100})"[^>]{0,300}?\bVersion\s*=\s*"([^"$]{1,60})"/g),
    ].map((it) => ({
      ecosystem: 'NuGet',
      name: it[1] ?? '',
      wanted: it[2] ?? null,
      kind: 'runtime',
      line: lineAt(it.index),
    })),
  };
};

/** global.json: the version of the .NET SDK. */
export const readGlobalJson: FactReader = (source) => {
  const file = dataFile(source, 'jsonc', 'global.json');
  const sdk = fieldsOf(fieldsOf(file.value)['sdk']);
  const version = textOf(sdk['version']);
  const rolls = textOf(sdk['rollForward']);
  // Without a policy a newer patch of the same feature band will do, so the first two numbers are what counts.
  const wanted =
    version === null ? null : rolls === null || rolls === 'disable' ? (version.match(/^\d+\.\d+/)?.[0] ?? version) : `>=${version}`;
  return { tools: wanted === null ? [] : [toolOf('.NET', wanted, file.lineOf('sdk', 'version'))], problems: file.problems };
};
