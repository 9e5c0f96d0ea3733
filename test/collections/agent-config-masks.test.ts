import { describe, expect, test } from 'vitest';
import { plainUrl, shown, shownArgs } from '../../src/collections/agent-config/shown.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { agentConfig } from '../../src/collections/agent-config/index.ts';

describe('a command is shown without secrets', () => {
  test.each([
    [
      '"$CLAUDE_PROJECT_DIR"/.claude/hooks/check.sh --api-key S3 --port 1',
      '"$CLAUDE_PROJECT_DIR"/.claude/hooks/check.sh --api-key … --port 1',
    ],
    ['x --password S3', 'x --password …'],
    ['x --password "S 3" y', 'x --password "…" y'],
    ["x --password 'a;b|c' y", "x --password '…' y"],
    ['bash -c "node s.js --secret S3"', 'bash -c "node s.js --secret …"'],
    ["sh -c 'API_KEY=S3 node server.js --secret S4'", "sh -c 'API_KEY=… node server.js --secret …'"],
    ['srv -k S3', 'srv -k …'],
    ['curl -k https://a.example/x', 'curl -k https://a.example/x'],
    ['pytest -k names', 'pytest -k names'],
    ['srv --key S3', 'srv --key …'],
    ['srv --pat S3', 'srv --pat …'],
    ['srv --connection-string "Server=x;Password=S3;"', 'srv --connection-string "…"'],
    ['srv "Server=x;User Id=sa;Password=S3;"', 'srv "Server=x;User Id=sa;Password=…;"'],
    ['srv DefaultEndpointsProtocol=https;AccountKey=S3+/==;X=1', 'srv DefaultEndpointsProtocol=https;AccountKey=…;X=1'],
    ['curl -u admin:S3 https://a.example', 'curl -u … https://a.example'],
    ['curl -uadmin:S3 https://a.example', 'curl -u… https://a.example'],
    ['curl --user=admin:S3 https://a.example', 'curl --user=… https://a.example'],
    ['docker run -u 1000:1000 -p 80:80 x', 'docker run -u 1000:1000 -p 80:80 x'],
    ['docker login -u a -p S3', 'docker login -u a -p …'],
    ['PGPASSWORD=S3 psql', 'PGPASSWORD=… psql'],
    ['MYSQL_PWD=S3 mysql', 'MYSQL_PWD=… mysql'],
    ['A=1 FOO_PW="S3" cmd', 'A=1 FOO_PW="S3" cmd'.replace('"S3"', '…')],
    ['export SECRET_KEY=S3', 'export SECRET_KEY=…'],
    ['mysql -pS3 -u root', 'mysql -p… -u root'],
    ['docker exec db mysqldump -pS3 -u root', 'docker exec db mysqldump -p… -u root'],
    ['sshpass -p S3 ssh a', 'sshpass -p … ssh a'],
    ['redis-cli -a S3 ping', 'redis-cli -a … ping'],
    ['npx -p @a/b run', 'npx -p @a/b run'],
    ['psql postgres://u:p@ss/w0rd@db.example/x?password=S3', 'psql postgres://db.example/x'],
    ['git clone https://S3@host.example/x', 'git clone https://host.example/x'],
    ['git clone https://host.example:8080/@scope/x', 'git clone https://host.example:8080/@scope/x'],
    ['curl https://a.example/x?api_key=S3&b=1#S4 -v', 'curl https://a.example/x -v'],
    ["curl -H 'X-Api-Key: S3' a", "curl -H 'X-Api-Key: …' a"],
    ["curl -H 'Authorization: Basic S3==' a", "curl -H 'Authorization: …' a"],
    ['curl --data \'{"password": "S3", "a": 1}\' x', 'curl --data \'{"password": …, "a": 1}\' x'],
    ['srv argsecretpositional017AbCdEf1234567890xyzQ', 'srv …'],
    ['srv a8f5f167f44f4964e6c998dee827110c', 'srv …'],
    ['srv ${API_KEY:-S3} ${PORT:-80}', 'srv ${API_KEY:-…} ${PORT:-80}'],
    ['openssl x -passin pass:S3', 'openssl x -passin pass:…'],
    ['srv --token $TOKEN --key "${KEY}"', 'srv --token $TOKEN --key "${KEY}"'],
    ['srv --max-tokens 4096 --auth-mode oauth --key-file k.pem', 'srv --max-tokens 4096 --auth-mode oauth --key-file k.pem'],
    ['srv --token --verbose', 'srv --token --verbose'],
    ['srv --token="S3', 'srv --token="…'],
    ['Bash(mysql -pS3 -u root)', 'Bash(mysql -p… -u root)'],
    ['Bash(curl -u admin:S3 https://x.example:*)', 'Bash(curl -u … https://x.example:*)'],
    ['Bash(PGPASSWORD=S3 psql:*)', 'Bash(PGPASSWORD=… psql:*)'],
    ['Bash(npm run test:*)', 'Bash(npm run test:*)'],
    ['Read(//home/jo/secret/**)', 'Read(/~/secret/**)'],
    ['curl --header="X-Foo: S3" a', 'curl --header="X-Foo: …" a'],
    ['docker run --env=TOKEN=a&b x', 'docker run --env=TOKEN=…&b x'],
    ['$env:TOKEN="S3"; node x.js', '$env:TOKEN=…; node x.js'],
    ['java -DdbPassword=S3 -jar x.jar', 'java -DdbPassword=… -jar x.jar'],
    ['helm x --set db.password=S3', 'helm x --set db.password=…'],
    ['srv /password:S3 --token:S4', 'srv /password:… --token:…'],
    ["mysql -p'S 3' -u root", 'mysql -p… -u root'],
    ['srv jdbc:postgresql://h/db?user=a&password=S3', 'srv jdbc:postgresql://h/db'],
    ["TOKEN='S 3' cmd && KEY=S4 cmd", 'TOKEN=… cmd && KEY=… cmd'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(shown(expected)).toBe(expected);
  });
});

test.each([
  [['-c', 'node s.js --secret S3'], 'bash', ['-c', 'node s.js --secret …']],
  [['-k', 'S3'], 'srv', ['-k', '…']],
  [['--key', 'S 3;'], 'srv', ['--key', '…']],
  [['--connection-string', 'Server=x;Password=S3;'], 'srv', ['--connection-string', '…']],
  [['Server=x;Password=S3;'], 'srv', ['Server=x;Password=…;']],
  [['-pS3', '-u', 'root'], '/usr/bin/mysql', ['-p…', '-u', 'root']],
  [['--header', 'S3'], 'srv', ['--header', '…']],
  [['--password=a,b&c'], 'srv', ['--password=…']],
  [['--env=TOKEN=a&b', '--header=X-Foo: a b'], 'docker', ['--env=TOKEN=…', '--header=X-Foo: …']],
  [['-e', 'TOKEN=S3', '-e', 'OTHER', '-e', 'A=$A'], 'docker', ['-e', 'TOKEN=…', '-e', 'OTHER', '-e', 'A=$A']],
])('arguments %j of %s are shown without secrets', (args, program, expected) => {
  expect(shownArgs(args, program)).toEqual(expected);
});

test('an address is shown without user, query and fragment', () => {
  expect(plainUrl('https://user:p@ss@mcp.example/mcp?api_key=S3#S4')).toBe('https://mcp.example/mcp');
});

test('no field of a record holds a secret of a command, whatever the file', () => {
  const args = ['--key', 'zq1', '-k', 'zq2', '--pat', 'zq3', '--password=zq4', 'zq5AbCdEf1234567890xyzQ', 'Server=x;Password=zq6;'];
  const command = `PGPASSWORD=zq1 x --secret zq2 -u a:zq3 --token 'zq4'; bash -c "y --key zq5"`;
  const texts: Record<string, unknown> = {
    '.mcp.json': {
      mcpServers: {
        a: { command: 'x', args },
        b: { command: `./x.sh ${args.slice(0, 4).join(' ')}` },
        c: { command: 'bash', args: ['-c', command] },
      },
    },
    '.claude/settings.json': {
      permissions: { allow: ['Bash(mysql -pzq1 -u root)', `Bash(${command})`] },
      hooks: {
        PreToolUse: [
          {
            hooks: [
              { type: 'command', command, if: `Bash(${command})` },
              { type: 'command', command: 'x', args },
            ],
          },
        ],
      },
      statusLine: { command },
    },
    '.codex/config.toml': `notify = ["x", ${args.map((it) => JSON.stringify(it)).join(', ')}]\n`,
    '.claude/commands/a.md': `---\ndescription: A\nallowed-tools: Bash(mysql -pzq1 -u root)\n---\n!\`${command}\`\n`,
    '.cursor/environment.json': { install: command },
    'opencode.json': { permission: { bash: { [command]: 'allow' } }, lsp: { a: { command: ['x', ...args] } } },
  };
  const found = Object.entries(texts).map(([path, it]) => {
    const text = typeof it === 'string' ? it : JSON.stringify(it);
    const reading = agentConfig.read({ path: path as Redacted, text: text as Redacted });
    return [path, reading.records.length, JSON.stringify(reading).match(/zq\d/g)];
  });
  expect(found).toEqual(Object.keys(texts).map((path) => [path, 1, null]));
});
