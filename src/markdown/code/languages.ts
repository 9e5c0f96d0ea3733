import type { LanguageRegistration } from 'shiki/core';

type Load = () => Promise<{ default: LanguageRegistration[] }>;

/**
 * The languages in which code is coloured, each loaded only when a text has code in it. As of November 2026. C# is left out: its grammar
 * takes seconds for one line that is written to that end.
 */
const grammars: Readonly<Record<string, Load>> = {
  c: () => import('shiki/langs/c.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  dotenv: () => import('shiki/langs/dotenv.mjs'),
  elixir: () => import('shiki/langs/elixir.mjs'),
  gherkin: () => import('shiki/langs/gherkin.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  graphql: () => import('shiki/langs/graphql.mjs'),
  hcl: () => import('shiki/langs/hcl.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsonc: () => import('shiki/langs/jsonc.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  lua: () => import('shiki/langs/lua.mjs'),
  make: () => import('shiki/langs/make.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  proto: () => import('shiki/langs/proto.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  shellscript: () => import('shiki/langs/shellscript.mjs'),
  shellsession: () => import('shiki/langs/shellsession.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  swift: () => import('shiki/langs/swift.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

/** Other names of them behind a fence, and endings of files. */
const others: Readonly<Record<string, string>> = {
  bash: 'shellscript',
  'c++': 'cpp',
  cjs: 'javascript',
  console: 'shellsession',
  cts: 'typescript',
  dockerfile: 'docker',
  env: 'dotenv',
  ex: 'elixir',
  feature: 'gherkin',
  golang: 'go',
  gql: 'graphql',
  h: 'c',
  hook: 'json',
  js: 'javascript',
  json5: 'jsonc',
  jsonl: 'json',
  kt: 'kotlin',
  makefile: 'make',
  mjs: 'javascript',
  mts: 'typescript',
  ndjson: 'json',
  patch: 'diff',
  postgresql: 'sql',
  ps1: 'powershell',
  protobuf: 'proto',
  pwsh: 'powershell',
  py: 'python',
  python3: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'shellscript',
  shell: 'shellscript',
  svg: 'xml',
  terraform: 'hcl',
  tf: 'hcl',
  ts: 'typescript',
  yml: 'yaml',
  zsh: 'shellscript',
};

/** The language that a name behind a fence, or the ending of a file, means; null when code in it stays plain. */
export function languageOf(name: string): string | null {
  const lower = name.toLowerCase();
  const language = Object.hasOwn(others, lower) ? (others[lower] ?? lower) : lower;
  return Object.hasOwn(grammars, language) ? language : null;
}

/** The grammar of a language that `languageOf` gave, with those it needs. */
export async function grammarOf(language: string): Promise<LanguageRegistration[]> {
  return (await grammars[language]?.())?.default ?? [];
}
