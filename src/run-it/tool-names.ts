import type { Facts } from './facts.ts';

/** Tools by the names that texts, images and version files give them. As of November 2026. */
const tools: readonly { tool: string; prose: string; keys: readonly string[] }[] = [
  { tool: 'Node.js', prose: 'node(?:\\.js|js)?', keys: ['node', 'nodejs', 'node.js'] },
  { tool: 'Deno', prose: 'deno', keys: ['deno'] },
  { tool: 'Bun', prose: 'bun', keys: ['bun', 'oven/bun'] },
  { tool: 'npm', prose: 'npm', keys: ['npm'] },
  { tool: 'pnpm', prose: 'pnpm', keys: ['pnpm'] },
  { tool: 'Yarn', prose: 'yarn', keys: ['yarn'] },
  { tool: 'Python', prose: 'python', keys: ['python', 'python3', 'cpython'] },
  { tool: 'uv', prose: 'uv', keys: ['uv'] },
  { tool: 'Poetry', prose: 'poetry', keys: ['poetry'] },
  { tool: 'Go', prose: 'go(?:lang)?', keys: ['go', 'golang'] },
  { tool: 'Rust', prose: 'rust(?:c)?', keys: ['rust', 'rustc'] },
  { tool: 'Ruby', prose: 'ruby', keys: ['ruby'] },
  { tool: 'PHP', prose: 'php', keys: ['php'] },
  { tool: 'Java', prose: '(?:java|jdk|openjdk)', keys: ['java', 'openjdk', 'eclipse-temurin', 'amazoncorretto'] },
  { tool: '.NET', prose: '\\.net(?: core)?(?: sdk)?', keys: ['dotnet', 'dotnet-core', 'dotnet/sdk', 'dotnet/aspnet'] },
  { tool: 'Elixir', prose: 'elixir', keys: ['elixir'] },
  { tool: 'Erlang/OTP', prose: '(?:erlang(?:/otp)?|otp)', keys: ['erlang'] },
  { tool: 'PostgreSQL', prose: 'postgres(?:ql)?', keys: [] },
  { tool: 'MySQL', prose: 'mysql', keys: [] },
  { tool: 'MariaDB', prose: 'mariadb', keys: [] },
  { tool: 'MongoDB', prose: 'mongo(?:db)?', keys: [] },
  { tool: 'RabbitMQ', prose: 'rabbitmq', keys: [] },
  { tool: 'Elasticsearch', prose: 'elasticsearch', keys: [] },
  { tool: 'Redis', prose: 'redis', keys: [] },
  { tool: 'Docker Desktop', prose: 'docker desktop', keys: [] },
  { tool: 'Docker', prose: 'docker(?! desktop)', keys: [] },
  { tool: 'Terraform', prose: 'terraform', keys: ['terraform'] },
];

const byKey = new Map(tools.flatMap(({ tool, keys }) => keys.map((key) => [key, tool] as const)));

/** The tool that a version file, an image or a setting of a CI service calls `key`; null for one that is not known. */
export function toolNamed(key: string): string | null {
  return byKey.get(key.toLowerCase()) ?? null;
}

const version = '\\d{1,3}(?:\\.\\d{1,4}){0,2}(?:\\.x)?';
const patterns = tools.map(({ tool, prose }) => ({
  tool,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}_./-])${prose}(?:\\s+version)?(?:\\s*\\(?\\s*(>=|≥|\\^|~|>)\\s*|\\s+\\(?|@)v?(${version})(\\+|\\s*(?:or|and)\\s+(?:later|higher|newer|above|up)|\\s*(?:oder|ou|o)\\s+(?:höher|neuer|später|supérieure?|plus|superior|más|ultérieure?)|\\s*以上|\\s*以降|\\s*이상|\\s*及以上)?(?![\\p{N}])`,
    'giu',
  ),
}));

/** Versions of tools that a sentence names: `Node 18`, `Python ≥ 3.11`, `Go 1.22 or later`. */
export function toolsIn(text: string, line: number): Facts['tools'] {
  // Longer paragraphs only occur in files made to slow readers down.
  const words = text.slice(0, 5000);
  if (!/\d/.test(words)) return [];
  return patterns.flatMap(({ tool, pattern }) =>
    [...words.matchAll(pattern)].map(([, sign = '', number = '', later]) => ({
      tool,
      wanted: `${later === undefined ? sign.replace('≥', '>=') : '>='}${number}`,
      line,
    })),
  );
}

const demand =
  /\b(?:requires?|required|needs?|needed|works? (?:with|on)|runs? (?:with|on)|supports?|supported|compatible|at least|minimum|prerequisites?|depends on|you(?:'ll| will)? need|must have|install(?:ed)?|benötigt|braucht|erfordert|vorausgesetzt|mindestens|läuft mit|nécessite|requiert|fonctionne avec|au moins|requiere|necesita|funciona con|al menos|requer|требу\p{L}*|нуж\p{L}*|работает с)(?![\p{L}])|必要|必須|対応|動作|需要|要求|依赖|支持|필요|지원|요구/iu;
const denied =
  /\b(?:no longer|not|dropped?|deprecated|removed?|until|before|upgrade[ds]? from|nicht|kein|ne .{0,30} plus|ya no|больше не)(?![\p{L}])|非対応|不支持|不再|지원하지/iu;

/** Versions of tools in sentences that say what is needed, wherever they stand. */
export function demandsIn(text: string, line: number): Facts['tools'] {
  const sentences = text.slice(0, 5000).split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u);
  return sentences.filter((it) => demand.test(it) && !denied.test(it)).flatMap((it) => toolsIn(it, line));
}

const starts = tools.map(({ tool, prose }) => ({
  tool,
  pattern: new RegExp(`^(?:an? |the )?${prose}(?![\\p{L}\\p{N}_-])(?! (?:to|into|through))`, 'iu'),
}));

const joints = /[,;]\s+|\s+(?:and|und|et|y|e|и)\s+|\s+[+&]\s+|\s*[、，；]\s*|\s*[和与と및]\s*/u;

/** The tools that a line about requirements names without a version: `Node 22 and Docker` names Docker. */
export function toolsNamed(text: string, line: number): Facts['tools'] {
  const versioned = new Set(toolsIn(text, line).map((it) => it.tool));
  const label = /^[^:：]{2,40}[:：]\s*/.exec(text)?.[0] ?? '';
  const [first = '', ...others] = text
    .slice(label.length, 1000)
    .split(joints)
    .map((it) => it.replace(/[.。!\s]+$/, ''));
  // Behind the first one a name stands alone: "go" may be a word of a sentence.
  const parts = [first, ...others.filter((it) => /^(?:an? |the )?\S+(?: \S+){0,2}$|^\S+(?: \S+)? \(/.test(it) && !/^go |\d/.test(it))];
  const found = parts.flatMap((part) => (denied.test(part) ? [] : (starts.find((it) => it.pattern.test(part))?.tool ?? [])));
  return [...new Set(found)].filter((it) => !versioned.has(it)).map((tool) => ({ tool, wanted: null, line }));
}
