import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';

const password = `x9!Kq-${'vw2Lz8'}`;

test.each([
  ['flags of curl in one', `curl -sSfu admin:${password} https://x.test`],
  ['curl over lines', `curl -X POST \\\n  -su admin:${password} \\\n  https://x.test`],
  ['sqlplus', `sqlplus scott/${password}@orcl`],
  ['a login by standard input', `echo "${password}" | docker login -u bot --password-stdin`],
  ['a secret of GitHub', `gh secret set DEPLOY --body "${password}"`],
  ['openssl', `openssl enc -pass pass:${password} -in x`],
  ['keytool', `keytool -list -storepass ${password} -keystore x`],
  ['Python', `requests.get(u, auth=('admin', '${password}'))`],
  ['the default of a variable', `- DB_PASSWORD=\${DB_PASSWORD:-${password}}`],
  ['the default of a call', `os.getenv("DB_PASSWORD", "${password}")`],
  ['a constant of PHP', `define('DB_PASSWORD', '${password}');`],
  ['a Dockerfile', `ENV DB_PASSWORD ${password}`],
  ['a variable in a word', `SSHPASS=${password} sshpass -e ssh a@b`],
  ['YAML without quotes', `smtp:\n  pass: ${password}`],
  ['a tag of YAML', `password: !!str ${password}`],
  ['an anchor of YAML', `password: &pw ${password}`],
  ['a query', `https://x.test/v1?user=a&pass=${password}`],
  ['an address with @ in the password', `postgres://app:p@${password}@db.acme.net:5432/app`],
  ['an address of one word', `postgres://app:Blumen-${'Wiese-77'}@db:5432/app`],
  ['an arrow', `password → ${password}`],
  ['brackets', `Log in as admin (password ${password}).`],
  ['a space that does not break', `password:\u00a0${password}`],
  ['Japanese', `パスワード: ${password}`],
  ['Chinese', `数据库密码：${password}`],
  ['Russian', `Пароль: ${password}`],
  ['Korean', `비밀번호: ${password}`],
  ['Polish', `Hasło: ${password}`],
  ['German in one word', `Datenbankpasswort: ${password}`],
  ['a table in Chinese', `| 服务 | 密码 |\n|---|---|\n| CMS | ${password} |`],
  ['values parted by commas', `service,user,password\ncms,editor,${password}\n`],
  ['values parted by tabs', `service\tpassword\tuser\ncms\t${password}\teditor\n`],
  ['a table of HTML', `<table><tr><th>User</th><th>Password</th></tr><tr><td>ada</td><td>${password}</td></tr></table>`],
  ['a row of HTML', `<table><tr><th>Password</th><td>${password}</td></tr></table>`],
  ['a property list', `<key>Password</key>\n<string>${password}</string>`],
  ['a secret of Kubernetes', `kubectl create secret generic x --from-literal=foo=${password}`],
  ['a safe', `vault kv put secret/app foo=${password}`],
  ['a share', `net use Z: \\\\srv\\share /user:acme\\bob ${password}`],
  ['a file of PostgreSQL', `db.acme.net:5432:app:app:${password}`],
  ['a block of Ruby', `ENV.fetch("DB_PASSWORD") { "${password}" }`],
  ['a base of keys', `config :app, secret_key_base: "${password}q7m2"`],
])('a password is hidden in %s', (_, text) => {
  const { text: hidden } = redact(text, 'a.md');
  expect(hidden).toContain('[redacted: ');
  expect(hidden).not.toContain(password.slice(2));
  expect(hidden).not.toContain('Wiese');
});

test.each([
  'PASS: 12 tests of 14',
  'pass: 3h 20min',
  'All tests pass: yes',
  'The queues identified by I[0], and T0.21 after them',
  'echo "$PASSWORD" | docker login -u bot --password-stdin',
  'DB_PASSWORD=${DB_PASSWORD:-postgres}',
  'ENV DB_PASSWORD $DB_PASSWORD',
  'password → hashed with PBKDF2',
  'password PBKDF2 and token RS256-signed',
  'curl -su admin:$PASSWORD https://x.test',
  'keytool -storepass changeit',
  'kubectl create secret generic x --from-literal=foo=$FOO',
  'listens on db:5432:5432 and app:5432:app',
  'vault kv put secret/app ttl=30m',
  'service,user,password\ncms,editor,see vault\n',
  'We know a name, a user, a password,\nand a place, a day1, a thing2,\n',
  '<table><tr><th>Password</th></tr><tr><td>in the vault</td></tr></table>',
])('%j stays', (text) => {
  expect(redact(text, 'a.md').text).toBe(text);
});
