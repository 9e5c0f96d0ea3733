import { describe, expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import type { Facts } from '../../src/run-it/facts.ts';
import { readFacts } from '../../src/run-it/read.ts';
import { runItFiles } from '../../src/run-it/sources.ts';

function read(text: string, path = 'README.md'): Partial<Facts> {
  const [file] = runItFiles([redact(path, '').text]).files;
  if (file === undefined) throw new Error(`${path} is of no known kind`);
  return readFacts(file.kind, { path: file.path, text: redact(text, path).text });
}

const block = (...lines: string[]): string => `\n\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`;

/** The groups of commands: topic, heading, commands. */
function groups(text: string): unknown[] {
  const { steps = [] } = read(`# Ferry\n\n${text}`);
  return [...Map.groupBy(steps, (it) => it.block ?? -(it.line ?? 0)).values()].map((all) => [
    all[0]?.topic,
    all[0]?.name,
    all.map((it) => it.command),
  ]);
}

const clone = ['git clone https://a.test/b', 'cd b', 'npm install', 'npm start'];

describe('a block of commands stays together, under its headings', () => {
  test.each([
    [`## Installation\n${block(...clone)}`, [['install', 'Installation', clone]]],
    [`## Getting started\n${block(...clone)}`, [['run', 'Getting started', clone]]],
    [`## Ferry for all\n${block(...clone)}`, [['install', 'Ferry for all', clone]]],
    [
      `## Getting started\n${block('npm ci', 'cp .env.example .env')}`,
      [['install', 'Getting started', ['npm ci', 'cp .env.example .env']]],
    ],
    [
      `## Install\n\n### macOS\n${block('brew install ferry')}\n### Docker\n${block('docker volume create f', 'docker run ferry')}`,
      [
        ['prerequisites', 'Install > macOS', ['brew install ferry']],
        ['run', 'Install > Docker', ['docker volume create f', 'docker run ferry']],
      ],
    ],
    [
      `## Run\n\n**Option A**\n\nFrom source.\n${block('npm start')}\nOption B: Compose\n${block('docker compose up')}${block('npm run dev')}`,
      [
        ['run', 'Run > Option A', ['npm start']],
        ['run', 'Run > Option B: Compose', ['docker compose up']],
        ['run', 'Run', ['npm run dev']],
      ],
    ],
    [
      `## Run\n\n<details><summary>Windows</summary>\n${block('npm start')}\n</details>\n${block('npm run dev')}`,
      [
        ['run', 'Run > Windows', ['npm start']],
        ['run', 'Run', ['npm run dev']],
      ],
    ],
    [
      `## Run\n${block('# Docker', 'docker compose up', '', '# Local', 'npm ci', 'npm start')}`,
      [
        ['run', 'Run > Docker', ['docker compose up']],
        ['run', 'Run > Local', ['npm ci', 'npm start']],
      ],
    ],
    [
      `## Start\n${block('bundle install', 'jekyll serve')}\nOn Windows, a container is easier:\n${block('docker run site')}`,
      [
        ['run', 'Start', ['bundle install', 'jekyll serve']],
        ['run', 'Start > On Windows, a container is easier', ['docker run site']],
      ],
    ],
    [`## Words\n${block('ferry --help')}`, []],
  ])('%j', (text, expected) => {
    expect(groups(text)).toEqual(expected);
  });
});

test.each(['TESTING.md', 'docs/testing.md'])('what stands in %s is about tests', (path) => {
  const { steps } = read(`# The harness\n${block('cd harness', 'npm ci')}`, path);
  expect(steps?.map((it) => [it.topic, it.does, it.command])).toEqual([
    ['test', null, 'cd harness'],
    ['test', 'install', 'npm ci'],
  ]);
});

test.each([
  'Do not run',
  'Old way (deprecated)',
  'Never do this',
  'Danger zone',
  'Nicht ausführen',
  'Veraltet',
  'Ne pas exécuter',
  'Obsoleto',
  'Устарело',
  '実行しない',
  '请勿运行',
  '더 이상 사용하지 않음',
])('what stands under "%s" is no command to run', (heading) => {
  expect(read(`# A\n\n## Run\n\n### ${heading}\n${block('npm run destroy')}\nRun \`npm run wipe\`.\n`).steps).toEqual([]);
});

test('what a sentence right above warns of is left out', () => {
  expect(groups(`## Run\n\nNever run this:\n${block('npm run destroy')}\nRun this:\n${block('npm start')}`)).toEqual([
    ['run', 'Run', ['npm start']],
  ]);
});

test('a here-document stays whole, and the variables in it are named', () => {
  const document = 'cat > .env <<EOF\n# ours\nAPI_KEY=abc\nPORT=3000\nEOF';
  const { steps, variables } = read(`# A\n\n## Setup\n${block(document, 'npm start <<< yes')}`);
  expect(steps?.map((it) => it.command)).toEqual([document, 'npm start <<< yes']);
  expect(variables?.map((it) => [it.name, it.line, it.value])).toEqual([
    ['API_KEY', 6, 'value'],
    ['PORT', 6, 'value'],
  ]);
  const bracket = 'POLICY=$(cat <<-EOF\n{}\nEOF\n)';
  expect(read(`# A\n\n## Setup\n${block('npm ci', bracket)}`).steps?.[1]?.command).toBe(bracket);
});

test('ports and variables of documented commands are named, values are not kept', () => {
  const run = 'docker run -d -p 2455:2455 --publish=127.0.0.1:80:8080/tcp -e TOKEN=abc --env MODE -v a:/b ferry';
  const { ports, variables } = read(`# A\n\n## Words\n${block(run, 'export STRIPE_KEY=abc', 'DEBUG=1 LEVEL=2 node .', 'mkdir -p 80')}`);
  expect(ports).toEqual([
    { port: '2455:2455', of: null, line: 6 },
    { port: '127.0.0.1:80:8080/tcp', of: null, line: 6 },
  ]);
  expect([...new Set(variables?.map((it) => `${it.name}:${it.line} ${it.value}`))]).toEqual([
    'STRIPE_KEY:7 value',
    'TOKEN:6 value',
    'MODE:6 reference',
    'DEBUG:8 value',
    'LEVEL:8 value',
  ]);
});

test.each([
  [
    '| Variable | Required | Default | Description |\n|-|-|-|-|\n| `PORT` | no | 3000 | the port |\n| `API_KEY` | yes | - | a key |\n',
    [
      ['PORT', false, true, 'the port'],
      ['API_KEY', true, null, 'a key'],
    ],
  ],
  ['| Name | Optional | Zweck |\n|-|-|-|\n| `A_B` | ja | Wort |\n', [['A_B', false, null, 'Wort']]],
  ['| 環境変数 | 必須 | 既定値 | 説明 |\n|-|-|-|-|\n| A_B | はい | | 鍵 |\n', [['A_B', true, null, '鍵']]],
  ['| 变量 | 必填 | 默认值 | 说明 |\n|-|-|-|-|\n| A_B | 否 | x | 键 |\n', [['A_B', false, true, '键']]],
  ['| Variable d’environnement | Obligatoire |\n|-|-|\n| A_B | oui |\n', [['A_B', true, null, null]]],
  ['| Method | Path |\n|-|-|\n| GET | /a |\n| POST | /a |\n', []],
  ['| Column | Type |\n|-|-|\n| `id` | INT |\n| `name` | TEXT |\n', []],
  [
    'Set `SMTP_HOST` and `SMTP_PORT=25`. `MAX_SIZE` is a constant.\n',
    [
      ['SMTP_HOST', null, null, null],
      ['SMTP_PORT', null, null, null],
    ],
  ],
  ['`SMTP_HOST` を設定します。\n', [['SMTP_HOST', null, null, null]]],
])('the variables of %j are read', (text, expected) => {
  const { variables } = read(`# A\n\n## Configuration\n\n${text}`);
  expect(variables?.map((it) => [it.name, it.required, it.hasDefault, it.description])).toEqual(expected);
});

test.each([
  ['Requires Node 18 or newer, Python 3.9 and PostgreSQL 14.', ['Node.js >=18', 'Python 3.9', 'PostgreSQL 14']],
  ['Works with Node 18 or later.', ['Node.js >=18']],
  ['Benötigt Node.js 22 oder höher.', ['Node.js >=22']],
  ['It no longer supports Node 16.', []],
  ['Written when Node 16 was new.', []],
])('outside of every section on requirements, %j asks for %j', (text, expected) => {
  expect(read(`# A\n\n${text}\n`).tools?.map((it) => `${it.tool} ${it.wanted}`)).toEqual(expected);
});

test('how to go back and what is known to be missing are found, and are no steps', () => {
  const { steps, rollBack, limits } = read(
    `# A\n\n## Deployment\n\nTo roll back, deploy the image before.\n\n### Rollback\n\n1. Look: \`fly releases\`\n${block('fly deploy --image old')}\n## Known limitations\n\n- Not offline\n\n### Stops\n\nSlow above 1000.\n`,
  );
  expect(steps).toEqual([]);
  expect(rollBack).toEqual([
    { text: 'To roll back, deploy the image before.', line: 5 },
    { text: 'Look: fly releases', line: 9 },
    { text: 'fly deploy --image old', line: 11 },
  ]);
  expect(limits).toEqual([
    { text: 'Not offline', line: 17 },
    { text: 'Stops: Slow above 1000.', line: 21 },
  ]);
  expect(read('# Limits\n\n- One\n', 'docs/known-issues.md').limits).toEqual([{ text: 'One', line: 3 }]);
});

test('a section without a command tells its topic in words, without what stands elsewhere', () => {
  const { inWords } = read(
    `# A\n\n## Deployment\n\nA push to main deploys it.\n\nTo roll back, deploy the image before.\n\n### Hosts\n\n- Fly\n\n### Known issues\n\nSlow.\n\n## Install\n\nRead this first.\n\n${block('npm ci')}\n## Story\n\nLong ago.\n`,
  );
  expect(inWords).toEqual([
    { topic: 'deploy', text: 'A push to main deploys it.', line: 5 },
    { topic: 'deploy', text: 'Hosts: Fly', line: 11 },
  ]);
  expect(read('# Deployment\n\nAsk operations.\n', 'docs/deployment.md').inWords).toEqual([
    { topic: 'deploy', text: 'Ask operations.', line: 3 },
  ]);
});

test.each(['Zurückrollen', 'Revenir en arrière', 'Volver atrás', 'Откат', 'ロールバック', '回滚', '롤백'])(
  '"%s" tells how to go back',
  (heading) => {
    expect(read(`# A\n\n## ${heading}\n\n- One\n`).rollBack).toEqual([{ text: 'One', line: 5 }]);
  },
);

test.each(['Bekannte Probleme', 'Limites connues', 'Problemas conocidos', 'Ограничения', '既知の問題', '已知问题', '알려진 문제'])(
  '"%s" tells known limits',
  (heading) => {
    expect(read(`# A\n\n## ${heading}\n\n- One\n`).limits).toEqual([{ text: 'One', line: 5 }]);
  },
);

test.each([
  'To go back, pick the image before it.',
  'If something is wrong, she copies back the old file, which lies beside it.',
  'Otherwise redeploy the previous version.',
  'Zurück geht es, indem der Ordner vom Vortag zurückkopiert wird.',
  'Um zurück zur vorigen Version zu kommen, den alten Ordner wieder einspielen.',
  'Pour revenir à la version précédente, redéployer l’image.',
  'Para volver a la versión anterior, elija la imagen.',
  'Para voltar à versão anterior, escolha a imagem.',
  'Чтобы вернуться к предыдущей версии, выберите образ.',
  '前のバージョンに戻すには、イメージを選びます。',
  '选择旧镜像即可恢复到上一版本。',
  '이전 버전으로 되돌리려면 이미지를 선택합니다.',
  'Zurück mit `dep rollback prod`.',
  'Back with `dep rollback prod`.',
])('"%s" tells how to go back where it is deployed, and the rest of the section stays', (sentence) => {
  const { rollBack, inWords } = read(`# A\n\n## Deployment\n\nMarta presses a button. ${sentence}\n`);
  const text = sentence.replaceAll('`', '');
  expect(rollBack).toEqual([{ text, line: 5 }]);
  expect(inWords).toEqual([{ topic: 'deploy', text: `Marta presses a button. ${text}`, line: 5 }]);
  expect(read(`# A\n\n## How a version reaches the shops\n\nRosa restarts the server. ${sentence}\n`).rollBack).toHaveLength(1);
});

test.each(['To go back, press Escape.', 'Zurück geht es mit der Taste Esc.', 'Zurück mit Esc.', '이전 버전으로 되돌리려면 누르세요.'])(
  'where nothing is deployed, "%s" tells how to use a page',
  (sentence) => {
    expect(read(`# A\n\n## Pages\n\n${sentence}\n`).rollBack).toEqual([]);
  },
);

test('a command that no heading explains is known by its own form, in a block and in a sentence', () => {
  const { steps, ports } = read(
    `# A\n\n## How do I get it going?\n\n1. \`go build ./cmd/olmo\`\n2. Start it.\n${block('./olmo serve --port 8090 # once')}\nCheck with \`go test ./...\`. New: \`scp olmo shop:/srv/\`\n\n## More\n${block('olmo --port=80', './tools/migrate.sh', 'olmo order')}`,
  );
  expect(steps?.map((it) => [it.topic, it.does, it.command, it.spare, it.note])).toEqual([
    ['build', 'build', 'go build ./cmd/olmo', true, null],
    ['run', 'run', './olmo serve --port 8090', true, 'once'],
    ['test', 'test', 'go test ./...', true, null],
    ['deploy', 'deploy', 'scp olmo shop:/srv/', true, null],
    ['run', 'run', 'olmo --port=80', true, null],
    ['install', 'install', './tools/migrate.sh', true, null],
  ]);
  expect(ports).toEqual([
    { port: '8090', of: null, line: 9 },
    { port: '80', of: null, line: 17 },
  ]);
});

test('what is warned of, or does nothing that is asked for, is no such command', () => {
  expect(read('# A\n\n## Words\n\nNever run `npm run start:all`.\n\nSee `npm run dashboard`.\n').steps).toEqual([]);
});

test.each([
  ['No, defaults to `a.db`', false, true, null],
  ['Optional (5173)', false, true, null],
  ['no, `a.db`', false, true, null],
  ['No, only for mails', false, null, null],
  ['Yes, in production', true, null, '(in production)'],
  ['Required for mails', true, null, '(for mails)'],
  ['Yes – no default', true, null, null],
  ['Yes, 32 characters', true, null, null],
  ['No default', null, null, null],
  ['Nobody knows', null, null, null],
  ['Not required', false, null, null],
  ['Nein, Vorgabe 5173', false, true, null],
  ['Ja, in Produktion', true, null, '(in Produktion)'],
  ['nicht nötig', false, null, null],
  ['Non (par défaut 5173)', false, true, null],
  ['Oui, en production', true, null, '(en production)'],
  ['No requerido', false, null, null],
  ['Sí, en producción', true, null, '(en producción)'],
  ['Não, padrão 5173', false, true, null],
  ['не обязательно', false, null, null],
  ['да, по умолчанию 5', true, true, null],
  ['いいえ（既定 5173）', false, true, null],
  ['必須（本番）', true, null, null],
  ['否（默认 5173）', false, true, null],
  ['아니요 (기본값 5173)', false, true, null],
])('a cell "%s" says whether a variable is needed', (cell, required, hasDefault, description) => {
  const [variable] = read(`# A\n\n## Configuration\n\n| Variable | Required |\n|-|-|\n| A_B | ${cell} |\n`).variables ?? [];
  expect([variable?.required, variable?.hasDefault, variable?.description]).toEqual([required, hasDefault, description]);
});
