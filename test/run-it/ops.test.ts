import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import { ciFile } from '../../src/init/ci.ts';
import type { Facts } from '../../src/run-it/facts.ts';
import { readFacts } from '../../src/run-it/read.ts';
import { withoutSecrets } from '../../src/run-it/values.ts';
import { runItFiles } from '../../src/run-it/sources.ts';

function read(path: string, text: string): Partial<Facts> {
  const [file] = runItFiles([redact(path, '').text]).files;
  if (file === undefined) throw new Error(`${path} is of no known kind`);
  return readFacts(file.kind, { path: file.path, text: redact(text, path).text });
}

const tools = (path: string, text: string): unknown => read(path, text).tools?.map((it) => [it.tool, it.wanted, it.line]);
const stepsOf = ({ steps = [] }: Partial<Facts>): unknown[] => steps.map((it) => [it.topic, it.command, it.line]);

test('of a container file the installing parts count, and how the last stage starts', () => {
  const text = `FROM node:24 AS build
RUN --mount=type=cache,target=/x \\
    set -eux; \\
    # comment
    apt-get install -y git; \\
    yarn install --frozen-lockfile; \\
    rm -rf /tmp/*
CMD ["node", "build.js"]
RUN <<EOF
npm test
EOF
FROM build
ENTRYPOINT ["/usr/bin/tini", "--"]
EXPOSE 3000 4000/udp
`;
  const facts = read('docker/Dockerfile', text);
  expect(stepsOf(facts)).toEqual([
    ['install', 'yarn install --frozen-lockfile', 2],
    ['run', '/usr/bin/tini --', 13],
    ['build', 'docker build docker', null],
  ]);
  expect(facts.tools).toEqual([{ tool: 'Node.js', wanted: '24', line: 1 }]);
  expect(facts.ports?.map((it) => it.port)).toEqual(['3000', '4000/udp']);
});

test('a justfile and a Taskfile name what a person would call', () => {
  const recipes =
    'set dotenv-load\nversion := "1"\n\n# Run it\ndev port="3000":\n    npm run dev\n[private]\nhelper:\n  true\n@test *args:\n  cargo test\n';
  expect(stepsOf(read('justfile', recipes))).toEqual([
    ['run', 'just dev', 5],
    ['test', 'just test', 10],
  ]);
  const tasks = 'version: "3"\ntasks:\n  build:\n    cmds: [npm run build]\n  hidden:\n    internal: true\n';
  expect(stepsOf(read('web/Taskfile.yml', tasks))).toEqual([['build', 'task -d web build', 3]]);
});

test('version files are read in all their forms', () => {
  expect(tools('.ruby-version', 'ruby-3.4.1\n')).toEqual([['Ruby', '3.4.1', 1]]);
  expect(tools('.nvmrc', '# LTS\nlts/*\n')).toEqual([['Node.js', 'lts/*', 2]]);
  expect(tools('.tool-versions', 'nodejs 24.1.0\nterraform 1.9.0 # pinned\nzig 0.13\n')).toEqual([
    ['Node.js', '24.1.0', 1],
    ['Terraform', '1.9.0', 2],
    ['zig', '0.13', 3],
  ]);
  expect(tools('mise.toml', '[tools]\nnode = "24"\npython = ["3.11", "3.12"]\n')).toEqual([
    ['Node.js', '24', 2],
    ['Python', '3.11 || 3.12', 3],
  ]);
  expect(tools('rust-toolchain.toml', '[toolchain]\nchannel = "1.85"\n')).toEqual([['Rust', '1.85', 2]]);
  expect(tools('rust-toolchain', 'stable\n')).toEqual([['Rust', 'stable', 1]]);
  expect(tools('global.json', '{ "sdk": { "version": "10.0.100", "rollForward": "latestMinor" } }')).toEqual([['.NET', '>=10.0.100', 1]]);
});

test('a dev container tells its image, features, commands and ports', () => {
  const text = `{
  // comments are allowed here
  "image": "mcr.microsoft.com/devcontainers/typescript-node:1-22-bookworm",
  "features": { "ghcr.io/devcontainers/features/python:1": { "version": "3.12" } },
  "postCreateCommand": "npm ci",
  "forwardPorts": [3000],
}`;
  const facts = read('.devcontainer/devcontainer.json', text);
  expect(facts.tools).toEqual([
    { tool: 'Node.js', wanted: '22', line: 3 },
    { tool: 'Python', wanted: '3.12', line: 4 },
  ]);
  expect(stepsOf(facts)).toEqual([['install', 'npm ci', 5]]);
  expect(facts.ports).toEqual([{ port: '3000', of: null, line: 6 }]);
  expect(facts.problems).toEqual([]);
});

test('a compose file tells what has a default, what must be there, and ports in long form', () => {
  const text = `services:
  app:
    build: .
    image: own/app
    environment:
      A: \${A:?missing}
      B: "\${B:-x}"
      C:
    ports:
      - target: 80
        published: "8080"
  cache:
    image: bitnami/redis:7
`;
  const facts = read('deploy/docker-compose.prod.yml', text);
  expect(stepsOf(facts)).toEqual([['run', 'docker compose -f deploy/docker-compose.prod.yml up', null]]);
  expect(facts.variables?.map((it) => [it.name, it.required, it.hasDefault])).toEqual([
    ['A', true, null],
    ['B', null, true],
    ['C', null, null],
  ]);
  expect(facts.services).toEqual([{ name: 'Redis', image: 'bitnami/redis:7', line: 13 }]);
  expect(facts.ports).toEqual([{ port: '8080:80', of: 'app', line: 10 }]);
});

test.each([
  ['API_KEY=', 'none', 0],
  ['API_KEY=your-key-here', 'placeholder', 0],
  ['API_KEY=<key>', 'placeholder', 0],
  ['API_KEY=xxxxxxxx', 'placeholder', 0],
  ['API_KEY=${OTHER}', 'reference', 0],
  ['API_KEY=summer-rain-24', 'value', 1],
  // What was hidden is reported as such.
  ['API_KEY="q7m2x9k4w8c3"', 'value', 0],
  ['PORT=3000', 'value', 0],
  ['PRIVATE_KEY=./keys/dev1.pem', 'value', 0],
  ['DATABASE_URL=postgres://app:s3cretpw9@db.internal/app', 'value', 0],
  ['DATABASE_URL=postgres://postgres:postgres@localhost:5432/app', 'placeholder', 0],
])('an example file with %s states: %s', (line, value, problems) => {
  const facts = read('.env.example', `${line}\n`);
  expect(facts.variables?.map((it) => it.value)).toEqual([value]);
  expect(facts.problems).toHaveLength(problems);
});

test.each([
  ['## Installation\n\n- Run `npm ci` and read `src/index.ts`\n', [['install', 'npm ci', 5]]],
  ['## License\n\n```sh\nnpm test\n```\n', []],
  ['## Setup\n\n```js\nnpm.install()\n```\n', []],
  [
    '## Setup\n\n```console\n$ npm ci\nadded 5 packages\n$ npm \\\n  test\n```\n',
    [
      ['install', 'npm ci', 6],
      ['install', 'npm test', 8],
    ],
  ],
  ['## 使用方法\n\n```bash\n./ferry --help # 説明\n```\n', [['run', './ferry --help', 6]]],
  ['## 安装\n\n```bash\npip install -r requirements.txt\n```\n', [['install', 'pip install -r requirements.txt', 6]]],
  [
    '## Démarrage rapide\n\n```bash\ncd web\nnpm ci\n```\n',
    [
      ['install', 'cd web', 6],
      ['install', 'npm ci', 7],
    ],
  ],
  ['## Despliegue\n\n```\nnpm run build\n```\n', [['deploy', 'npm run build', 6]]],
  ['## 테스트\n\n`pytest -q`\n', [['test', 'pytest -q', 5]]],
  ['## Requirements\n\nPython ≥ 3.11, Node.js (v22 or later)\n', []],
])('a README with %j', (text, expected) => {
  expect(stepsOf(read('README.md', `# Test runner\n\n${text}`))).toEqual(expected);
});

test.each([
  ['DB_PASSWORD=Tr0ub4dorx7Qz PORT=3000 node .', 'DB_PASSWORD=[not shown] PORT=3000 node .'],
  ['deploy --token q7m2x9k4w8c3 --port 8080', 'deploy --token [not shown] --port 8080'],
  ['git clone https://ada:q7m2x9k4w8c3@git.test/a.git', 'git clone https://[not shown]@git.test/a.git'],
  ['curl -H "Authorization: Bearer q7m2x9k4w8c3" x.test', 'curl -H "Authorization: Bearer [not shown]" x.test'],
  ['npx wrangler deploy --token "${{ secrets.CF_TOKEN }}"', 'npx wrangler deploy --token "${{ secrets.CF_TOKEN }}"'],
  ['docker run -e POSTGRES_PASSWORD=dev --name pg-16 postgres:16', 'docker run -e POSTGRES_PASSWORD=dev --name pg-16 postgres:16'],
])('in %s no secret is shown', (command, shown) => {
  expect(withoutSecrets(command)).toBe(shown);
});

test('the CI that publishes the handover says nothing about running the project', () => {
  for (const host of ['github', 'gitlab'] as const) {
    const file = ciFile(host, { version: '1.2.0', hasGitlabFile: false });
    const { path = '', text = '' } = file ?? {};
    expect(Object.values(read(path, text)).flat()).toEqual([]);
    // The same job in a file of somebody else, whose other job counts.
    const other = host === 'github' ? '  test: {steps: [{run: npm test}]}\n' : 'test: {script: [npm test]}\n';
    const { steps, tools: versions, targets } = read(path, text.slice(text.indexOf('\n') + 1) + other);
    expect([steps?.map((it) => it.command), versions, targets]).toEqual([['npm test'], [], []]);
  }
});

test('versions of tools are read from sentences', () => {
  const text = '# A\n\n## Requirements\n\nPython ≥ 3.11, Node.js (v22 or later), Rust 2024 edition, Go 1.22+ and python3 app.py\n';
  expect(read('README.md', text).tools?.map((it) => [it.tool, it.wanted])).toEqual([
    ['Node.js', '>=22'],
    ['Python', '>=3.11'],
    ['Go', '>=1.22'],
  ]);
});

test.each([
  ['A_KEY=   # from the dashboard', 'none', 'from the dashboard', null],
  ['A_KEY=# from the dashboard', 'none', 'from the dashboard', null],
  ['COLOUR=#fff', 'value', null, null],
  ['# Die Datenbank (Pflicht)\nA_KEY=', 'none', 'Die Datenbank (Pflicht)', true],
  ['A_KEY= # facultatif', 'none', 'facultatif', false],
  ['A_KEY= # not required', 'none', 'not required', false],
  ['A_KEY= # 必須', 'none', '必須', true],
])('an example of an environment file that says %j', (text, value, description, required) => {
  const [variable] = read('.env.example', `${text}\n`).variables ?? [];
  expect([variable?.value, variable?.description, variable?.required]).toEqual([value, description, required]);
});
