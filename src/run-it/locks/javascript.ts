import { readData } from '../../data/read.ts';
import { fieldsOf, textOf } from '../../data/values.ts';
import type { Redacted } from '../../model/redacted.ts';
import { lockedOf, type FactReader, type Facts } from '../facts.ts';

/** A lock file that its tool would refuse as well. */
export function brokenLock(kind: string, text: Redacted): Partial<Facts> {
  const message = `The file is not a valid ${kind}, so its entries were not read.`;
  // Only a short one is worth the slow parser that tells the place.
  const line = text.length > 200_000 ? undefined : readData(text, 'json').faults[0]?.line;
  return {
    problems: [{ code: 'HO120', ...(line === undefined ? {} : { line }), message, fix: 'Let the package manager write it again.' }],
  };
}

/** package-lock.json and npm-shrinkwrap.json. Written by a program, so the fast parser will do. */
export const readNpmLock: FactReader = ({ text }) => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    return { ...brokenLock('npm lock file', text), lock: { ecosystem: 'npm', manager: 'npm', packages: [] } };
  }
  const its = fieldsOf(value);
  const packages = Object.entries(fieldsOf(its['packages'])).flatMap(([key, it]) => {
    const match = /^(?:(.{1,300}?)\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(key);
    const version = textOf(fieldsOf(it)['version']);
    if (match === null || version === null || match[1]?.includes('node_modules')) return [];
    return [lockedOf(match[2] ?? '', version, { licence: textOf(fieldsOf(it)['license']), within: match[1] ?? null })];
  });
  // Version 1 of the format.
  const old = Object.entries(fieldsOf(its['dependencies'])).flatMap(([name, it]) => {
    const version = textOf(fieldsOf(it)['version']);
    return version === null ? [] : [lockedOf(name, version)];
  });
  return { lock: { ecosystem: 'npm', manager: 'npm', packages: packages.length > 0 ? packages : old } };
};

/** pnpm-lock.yaml: what each package of the workspace asked for and got. Written by a program with a fixed indent, so read by lines. */
export const readPnpmLock: FactReader = ({ text }) => {
  const packages: ReturnType<typeof lockedOf>[] = [];
  let within: string | null = null;
  let inImporters = false;
  let isTable = false;
  let name = '';
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length;
    const [, key = '', value = ''] = /^\s*'?([^':]{1,200}?)'?:\s*(.*)$/.exec(line.slice(0, 400)) ?? [];
    if (indent === 0 && key !== '') {
      inImporters = key === 'importers';
      // Older files have one package and no `importers` around it.
      if (/^(?:dev|optional)?[dD]ependencies$/.test(key)) [inImporters, within, isTable] = [false, null, true];
      else isTable = false;
    } else if (inImporters && indent === 2) within = key === '.' ? '' : key;
    else if (inImporters && indent === 4) isTable = /^(?:dev|optional)?[dD]ependencies$/.test(key);
    else if (isTable && (indent === 6 || (!inImporters && indent === 2))) name = key;
    else if (isTable && key === 'version' && name !== '') {
      const version = /^'?([^('\s]+)/.exec(value)?.[1] ?? '';
      if (version !== '' && !/^(?:link|file|workspace):/.test(version)) packages.push(lockedOf(name, version, { within }));
    }
  }
  return { lock: { ecosystem: 'npm', manager: 'pnpm', packages } };
};

/** yarn.lock of both generations: the version for each range. Read by lines. */
export const readYarnLock: FactReader = ({ text }) => {
  const packages: ReturnType<typeof lockedOf>[] = [];
  let wanted: { name: string; range: string }[] = [];
  for (const line of text.split('\n')) {
    if (/^[^\s#].*:$/.test(line) && line.length < 2000) {
      wanted = line
        .slice(0, -1)
        .replaceAll('"', '')
        .split(', ')
        .flatMap((it) => {
          const match = /^((?:@[^/@]+\/)?[^@]+)@(?:npm:)?(.+)$/.exec(it.trim());
          return match === null ? [] : [{ name: match[1] ?? '', range: match[2] ?? '' }];
        });
    }
    const version = /^ {2}version:? "?([^"\s]{1,100})"?$/.exec(line.slice(0, 200))?.[1];
    if (version !== undefined && version !== '0.0.0-use.local')
      for (const it of wanted) packages.push(lockedOf(it.name, version, { wanted: it.range }));
  }
  return { lock: { ecosystem: 'npm', manager: 'Yarn', packages } };
};

/** bun.lock: its list of packages. The binary form names nothing. */
export const readBunLock: FactReader = ({ text }) => {
  const packages = [...text.matchAll(/^ {4}"((?:@[^/"]+\/)?[^/"]+)": \["(?:@[^@"]+|[^@"]+)@([^"]{1,100})"/gm)].map((it) =>
    lockedOf(it[1] ?? '', it[2] ?? ''),
  );
  return { lock: { ecosystem: 'npm', manager: 'Bun', packages } };
};
