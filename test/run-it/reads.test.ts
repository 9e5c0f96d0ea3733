import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import { isApart, readsIn } from '../../src/run-it/reads.ts';

const reads = (path: string, text: string): unknown[] =>
  readsIn(redact(path, '').text, redact(text, path).text).map((it) => [it.name, it.line, it.hasDefault]);

test.each([
  [
    'a.ts',
    'const a = process.env.API_KEY;\nconst b = process.env["PORT"] ?? 3000;',
    [
      ['API_KEY', 1, null],
      ['PORT', 2, true],
    ],
  ],
  [
    'a.ts',
    "const { DB_URL, LEVEL = 'info' } = process.env;",
    [
      ['DB_URL', 1, null],
      ['LEVEL', 1, true],
    ],
  ],
  ['a.svelte', 'import.meta.env.VITE_URL; import.meta.env.DEV', [['VITE_URL', 1, null]]],
  ['a.ts', 'Deno.env.get("TOKEN")', [['TOKEN', 1, null]]],
  [
    'a.py',
    "os.environ['A']\nos.environ.get('B')\nos.getenv('C', 'x')",
    [
      ['A', 1, false],
      ['B', 2, null],
      ['C', 3, true],
    ],
  ],
  [
    'a.go',
    'os.Getenv("A"); v, ok := os.LookupEnv("B")',
    [
      ['A', 1, null],
      ['B', 1, null],
    ],
  ],
  [
    'a.rs',
    'env::var("A").unwrap_or(x); std::env::var_os("B"); env!("C")',
    [
      ['A', 1, true],
      ['B', 1, null],
      ['C', 1, null],
    ],
  ],
  [
    'a.rb',
    "ENV['A'] || 'x'; ENV.fetch('B', 1); ENV.fetch('C')",
    [
      ['A', 1, true],
      ['B', 1, true],
      ['C', 1, null],
    ],
  ],
  [
    'a.php',
    "env('A', 'x'); getenv('B'); $_ENV['C']",
    [
      ['A', 1, true],
      ['B', 1, null],
      ['C', 1, null],
    ],
  ],
  ['A.java', 'System.getenv("A")', [['A', 1, null]]],
  ['A.cs', 'Environment.GetEnvironmentVariable("A")', [['A', 1, null]]],
  [
    'a.ex',
    'System.get_env("A"); System.fetch_env!("B")',
    [
      ['A', 1, null],
      ['B', 1, null],
    ],
  ],
  ['a.c', 'getenv("A")', [['A', 1, null]]],
  [
    'a.sh',
    'echo ${TOKEN:?missing} ${LEVEL:-info} ${plain} $OTHER',
    [
      ['TOKEN', 1, false],
      ['LEVEL', 1, true],
    ],
  ],
  ['a.ts', `${'x'.repeat(3000)}process.env.MADE_BY_A_PROGRAM`, []],
  ['a.py', 'process.env.NOT_PYTHON', []],
])('%s: %j', (path, text, expected) => {
  expect(reads(path, text)).toEqual(expected);
});

test('code of others, of programs and of tests does not count', () => {
  const paths = [
    'src/a.ts',
    'node_modules/a/b.js',
    'a.min.js',
    'src/a.test.ts',
    'tests/a.py',
    'pkg/a_test.go',
    'vendor/x.php',
    'src/testing/a.ts',
  ];
  expect(paths.filter((it) => !isApart(it))).toEqual(['src/a.ts', 'src/testing/a.ts']);
});
