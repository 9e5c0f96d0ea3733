import { fieldsOf, listOf, textOf } from '../../data/values.ts';
import { lockedOf, type FactReader, type Facts } from '../facts.ts';
import { brokenLock } from './javascript.ts';

/** Cargo.lock, uv.lock, poetry.lock, pdm.lock: tables `[[package]]` with name and version first. Written by programs, so read by lines. */
function tables(text: string): ReturnType<typeof lockedOf>[] {
  const packages: ReturnType<typeof lockedOf>[] = [];
  let name: string | null = null;
  let isPackage = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('[')) [isPackage, name] = [line.startsWith('[[package]]'), null];
    if (!isPackage) continue;
    const match = /^(name|version) = "([^"]{1,100})"/.exec(line);
    if (match?.[1] === 'name') name = match[2] ?? null;
    else if (match !== null && name !== null) packages.push(lockedOf(name, match[2] ?? ''));
  }
  return packages;
}

const tableLock =
  (ecosystem: string, manager: string): FactReader =>
  ({ text }) => ({ lock: { ecosystem, manager, packages: tables(text) } });

export const readCargoLock = tableLock('crates.io', 'Cargo');
export const readUvLock = tableLock('PyPI', 'uv');
export const readPoetryLock = tableLock('PyPI', 'Poetry');
export const readPdmLock = tableLock('PyPI', 'PDM');

/** composer.lock: versions with licences. */
export const readComposerLock: FactReader = ({ text }): Partial<Facts> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    return brokenLock('Composer lock file', text);
  }
  const its = fieldsOf(value);
  const packages = [...listOf(its['packages']), ...listOf(its['packages-dev'])].flatMap((it) => {
    const [name, version] = [textOf(fieldsOf(it)['name']), textOf(fieldsOf(it)['version'])];
    const licence = listOf(fieldsOf(it)['license'])
      .flatMap((word) => textOf(word) ?? [])
      .join(' OR ');
    return name === null || version === null ? [] : [lockedOf(name, version, { licence: licence || null })];
  });
  return { lock: { ecosystem: 'Packagist', manager: 'Composer', packages } };
};

/** Gemfile.lock: the gems with four spaces before them; those with six are what they need themselves. */
export const readGemfileLock: FactReader = ({ text }) => ({
  lock: {
    ecosystem: 'RubyGems',
    manager: 'Bundler',
    packages: [...text.matchAll(/^ {4}([^\s(]{1,100}) \(([^\s()]{1,60})\)\r?$/gm)].map((it) => lockedOf(it[1] ?? '', it[2] ?? '')),
  },
});

/** Pipfile.lock: versions by name. */
export const readPipfileLock: FactReader = ({ text }): Partial<Facts> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    return brokenLock('Pipenv lock file', text);
  }
  const packages = ['default', 'develop'].flatMap((key) =>
    Object.entries(fieldsOf(fieldsOf(value)[key])).flatMap(([name, it]) => {
      const version = textOf(fieldsOf(it)['version'])?.replace(/^==/, '');
      return version === undefined ? [] : [lockedOf(name, version)];
    }),
  );
  return { lock: { ecosystem: 'PyPI', manager: 'Pipenv', packages } };
};

/** A lock file whose text tells no more than that it is there. */
export const namedLock =
  (ecosystem: string, manager: string): FactReader =>
  () => ({ lock: { ecosystem, manager, packages: [] } });
