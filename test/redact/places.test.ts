import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';

const password = `x9!Kq-${'vw2Lz8'}`;
const random = `aB3dE5gH7j${'K9mN1pQ2rS4tU6vW8xY0'}`;
const base64 = (text: string): string => btoa(text);

test.each([
  ['the user of an address', `postgres://app:${encodeURIComponent(password)}@db.acme.net:5432/app`],
  ['an address without a user', `redis://:${password}@cache.acme.net:6379/0`],
  ['a user that is a token', `https://${random}@git.acme.net/app.git`],
  ['a connection string', `Server=sql.acme.net;User Id=sa;Password=#${password};Encrypt=true`],
  ['a header', `curl -H "Authorization: Bearer ${random}" https://x.test`],
  ['basic authorization', `Authorization: Basic ${base64(`bot:${password}`)}`],
  ['a cookie', `Cookie: theme=dark; sid=${random}`],
  ['curl', `curl -u admin:${password} https://x.test`],
  ['sshpass', `sshpass -p '${password}' ssh root@host`],
  ['mysql', `mysql -uroot -p${password.replace('!', '')} app`],
  ['netrc', `machine git.acme.net login bot password ${password}`],
  ['npmrc', `//registry.acme.net/:_authToken=${random}`],
  ['a login of a registry of images', `{"auths":{"r.acme.net":{"auth":"${base64(`bot:${password}`)}"}}}`],
  ['data of Kubernetes', `kind: Secret\ndata:\n  token: ${base64(password)}\n`],
  ['SQL', `CREATE USER app IDENTIFIED BY '${password}';`],
  ['a login and its password', `Log in as admin / ${password} to see the queue.`],
])('a secret is hidden in %s', (_, text) => {
  const { text: result, findings } = redact(text, 'notes.md');
  for (const part of [password.slice(-6), random.slice(-8), base64(`bot:${password}`).slice(-8), base64(password).slice(-8)])
    expect(result).not.toContain(part);
  expect(findings).toHaveLength(1);
});

test('a plain word in the data of Kubernetes is hidden for its place alone', () => {
  expect(redact(`kind: Secret\ndata:\n  username: ${base64('admin\n')}\n`, 'notes.md').findings).toEqual([
    { rule: 'secret', line: 3, column: 13, byPlace: true },
  ]);
});

test.each([
  ['addresses of examples', 'postgres://user:password@localhost:5432/db and postgres://$USER:$PASSWORD@$HOST/db'],
  ['patterns', String.raw`(postgres|mysql)://[^:]+:[^@]+@[^\s'"]+`],
  ['addresses of git and mail', 'git clone git@github.com:acme/app.git, ssh deploy@host.example.test'],
  ['headers without a value', 'Authorization: Bearer <token>\nAuthorization: Bearer $TOKEN'],
  ['ports and volumes', 'docker run -p 4004:4004 -u 1000:1000 acme/app'],
  ['what tells to use another one', "CREATE USER 'app' IDENTIFIED BY 'use-a-secret-manager';"],
  ['other data of Kubernetes', 'kind: ConfigMap\ndata:\n  level: debug\n'],
])('%s stay', (_, text) => {
  expect(redact(text, 'notes.md')).toEqual({ text, findings: [] });
});
