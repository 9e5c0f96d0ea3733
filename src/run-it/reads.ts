import type { Redacted } from '../model/redacted.ts';

/** One place in code that reads an environment variable. */
export interface Read {
  name: string;
  path: Redacted;
  /** 1-based. */
  line: number;
  /** True when the code goes on without it, false when it stops, null when the place does not say. */
  hasDefault: boolean | null;
}

const textsOf = (list: string): string[] => list.split(/\s+/);

/** Words of which one stands in every file that reads a variable in a way that is known here, and the endings of such files. As of November 2026. */
export const readingPlaces: readonly { words: readonly string[]; endings: readonly string[] }[] = [
  {
    words: textsOf(
      `process.env import.meta.env Deno.env Bun.env environ. environ[ getenv( os.Getenv( os.LookupEnv( env::var env!( ENV[ ENV. $_ENV[ env(' env("
      GetEnvironmentVariable( System.get_env( System.fetch_env environment["`,
    ),
    endings: textsOf(
      `js jsx mjs cjs ts tsx mts cts vue svelte astro py go rs rb rake ru php java kt kts scala groovy gradle cs fs vb ex exs c cc cpp cxx h hpp swift`,
    ),
  },
  { words: ['${'], endings: ['sh', 'bash', 'zsh'] },
];

const name = '([A-Za-z_][A-Za-z0-9_]{0,99})';
const quote = '["\'`]';

/** How code reads a variable, by the endings of its files: group 1 is the name. */
const patterns: readonly { endings: RegExp; pattern: RegExp; stops?: boolean }[] = [
  {
    endings: /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i,
    pattern: new RegExp(
      `\\b(?:process\\.env|import\\.meta\\.env|Bun\\.env)(?:\\??\\.${name}|(?:\\?\\.)?\\[${quote}${name}${quote}\\])`,
      'g',
    ),
  },
  { endings: /\.(?:[cm]?[jt]sx?)$/i, pattern: new RegExp(`\\bDeno\\.env\\.get\\(\\s*${quote}${name}${quote}`, 'g') },
  { endings: /\.pyi?$/i, pattern: new RegExp(`\\benviron\\[\\s*${quote}${name}${quote}\\s*\\]`, 'g'), stops: true },
  { endings: /\.pyi?$/i, pattern: new RegExp(`\\b(?:environ\\.(?:get|setdefault|pop)|getenv)\\(\\s*${quote}${name}${quote}`, 'g') },
  { endings: /\.go$/i, pattern: new RegExp(`\\bos\\.(?:Getenv|LookupEnv)\\(\\s*${quote}${name}${quote}`, 'g') },
  {
    endings: /\.rs$/i,
    pattern: new RegExp(`\\benv::var(?:_os)?\\(\\s*${quote}${name}${quote}|\\b(?:option_)?env!\\(\\s*${quote}${name}${quote}`, 'g'),
  },
  {
    endings: /\.(?:rb|rake|ru)$|(?:^|\/)(?:Gemfile|Rakefile)$/i,
    pattern: new RegExp(`\\bENV(?:\\[\\s*${quote}${name}${quote}|\\.(?:fetch|key\\?|dig)\\(?\\s*${quote}${name}${quote})`, 'g'),
  },
  {
    endings: /\.php$/i,
    pattern: new RegExp(`(?:\\bgetenv|\\benv)\\(\\s*${quote}${name}${quote}|\\$_ENV\\[\\s*${quote}${name}${quote}`, 'g'),
  },
  { endings: /\.(?:java|kts?|scala|groovy|gradle)$/i, pattern: new RegExp(`\\bSystem\\.getenv\\(\\s*${quote}${name}${quote}`, 'g') },
  { endings: /\.(?:cs|fs|vb)$/i, pattern: new RegExp(`\\bGetEnvironmentVariable\\(\\s*${quote}${name}${quote}`, 'g') },
  { endings: /\.exs?$/i, pattern: new RegExp(`\\bSystem\\.(?:get|fetch)_env!?\\(\\s*${quote}${name}${quote}`, 'g') },
  { endings: /\.(?:c|cc|cpp|cxx|h|hpp)$/i, pattern: new RegExp(`\\bgetenv\\(\\s*${quote}${name}${quote}`, 'g') },
  { endings: /\.swift$/i, pattern: new RegExp(`\\benvironment\\[\\s*${quote}${name}${quote}`, 'g') },
  { endings: /\.(?:sh|bash|zsh)$/i, pattern: /\$\{([A-Z_][A-Z0-9_]{1,99}):?\?/g, stops: true },
  { endings: /\.(?:sh|bash|zsh)$/i, pattern: /\$\{([A-Z_][A-Z0-9_]{1,99}):?[-=]/g },
];

/** True for code that others made, that a program made, or that tests: what it reads, nobody who runs the project must set. */
export function isApart(path: string): boolean {
  return apart.test(path);
}

const apart =
  /(?:^|\/)(?:node_modules|bower_components|vendor|third[_-]party|\.venv|venv|site-packages|dist|build|out|target|coverage|tests?|__tests__|spec|specs|e2e|cypress|fixtures?|__fixtures__|__mocks__|testdata|examples?|samples?|templates?)\/|\.min\.[cm]?js$|[._-](?:test|spec|e2e)\.[a-z]+$|(?:^|\/)(?:test_[^/]*|conftest)\.py$|_test\.(?:go|py|exs|rb)$|Tests?\.(?:cs|java|kt)$|\.d\.ts$/i;

/** Longest line that is looked at: longer ones are made by programs. */
const longestLine = 2000;

/** Every place of a text that reads an environment variable. Names only; nothing else of the text leaves. */
export function readsIn(path: Redacted, text: Redacted): Read[] {
  const own = patterns.filter((it) => it.endings.test(path));
  const reads: Read[] = [];
  if (own.length === 0) return reads;
  text.split('\n').forEach((line, index) => {
    if (line.length > longestLine) return;
    for (const { pattern, stops } of own) {
      for (const match of line.matchAll(pattern)) {
        const found = match.slice(1).find((it) => it !== undefined);
        if (found === undefined || builtIn.has(found)) continue;
        const after = line.slice(match.index + match[0].length, match.index + match[0].length + 40);
        reads.push({ name: found, path, line: index + 1, hasDefault: stops === true ? false : hasDefault(match[0], after) });
      }
    }
    const taken = /[{,]\s*(.{1,500}?)\}\s*=\s*(?:process|import\.meta|Bun)\.env\b/.exec(line)?.[1];
    for (const part of taken?.split(',') ?? []) {
      const [, key, sign] = /^\s*([A-Z_][A-Z0-9_]{0,99})\s*(=)?/.exec(part) ?? [];
      if (key !== undefined) reads.push({ name: key, path, line: index + 1, hasDefault: sign === '=' ? true : null });
    }
  });
  return reads;
}

// Set by the bundler itself.
const builtIn = new Set(['MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL', 'SITE', 'ASSETS_PREFIX']);

function hasDefault(match: string, after: string): boolean | null {
  if (match.startsWith('${')) return true;
  if (/^\s*\]?\s*(?:\?\?|\|\|)/.test(after)) return true;
  return /\($|\(\s*["'`]/.test(match) && /^\s*,\s*\S/.test(after)
    ? true
    : /^\s*\)?\s*(?:\.unwrap_or|\.OrElse|\s*\?:)/.test(after)
      ? true
      : null;
}
