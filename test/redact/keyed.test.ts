import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';

// Put together, so that no file holds anything that looks like a secret.
const random = `aB3dE5gH7j${'K9mN1pQ2rS4tU6vW8xY0'}`;
const password = `x9!Kq-${'vw2Lz8'}`;
const path = 'notes.md';

test.each([
  ['a shell', `export CRM_TOKEN="${random}"`],
  ['a file of variables', `SESSION_SECRET=${password}&b;c\nDEBUG=1`],
  ['JSON', `{"clientSecret": "${random}"}`],
  ['JSON in JSON', `{"a": "{\\"api_key\\": \\"${random}\\"}"}`],
  ['YAML', `db:\n  password: '${password}'`],
  ['a block of YAML', `token: |\n  ${random}`],
  ['TOML', `[smtp]\npassword = "${password}"`],
  ['properties', `spring.datasource.password=${password}`],
  ['XML', `<server><password>${password}</password></server>`],
  ['XML over lines', `<apiToken>\n  ${random}\n</apiToken>`],
  ['attributes of XML', `<add key="ApiSecret" value="${random}" />`],
  ['names and values in YAML', `- name: DB_PASSWORD\n  value: ${password}`],
  ['names and values in JSON', `{"name": "API_TOKEN", "value": "${random}"}`],
  ['Terraform', `variable "db_password" { default = "${password}" }`],
  ['TypeScript', `const apiToken: string = '${random}';`],
  ['Go', `var apiToken string = "${random}"`],
  ['PHP', `$password .= '${password}';`],
  ['make', `API_TOKEN ::= ${random}`],
  ['a hash of Ruby', `:secret => "${random}"`],
  ['a call', `client.setToken("${random}")`],
  ['a flag', `deploy --password ${password} --yes`],
  ['a flag with a sign', `helm install x --set auth.password=${password}`],
  ['a list of arguments', `["--api-key", "${random}", "--port", "80"]`],
  ['a query', `https://api.acme.net/x?access_token=${random}&page=2`],
  ['a table', `| Service | Password |\n|---|---|\n| CMS | ${password} |`],
  ['a table of keys and values', `| api token | ${random} |`],
  ['a sentence', `The staging password is ${password}, ask Bea.`],
  ['a sentence in German', `Das Passwort für den Testserver lautet ${password}.`],
  ['a sentence with words between', `the token (see the vault, third shelf) was ${random}`],
  ['bold text', `**Password:** ${password}`],
  ['a service and its key', `shodan = '${random}'`],
])('a secret behind its name is hidden in %s', (_, text) => {
  const { text: result, findings } = redact(text, path);
  expect(result).not.toContain(random.slice(-8));
  expect(result).not.toContain(password.slice(-5));
  expect(findings).toHaveLength(1);
});

test.each([
  ['references', 'API_KEY=${API_KEY}\ntoken = os.environ["API_TOKEN"]\npassword: $DB_PASSWORD\nsecret: op://vault/item/field'],
  ['references in code', 'const token = process.env.API_TOKEN ?? ""\nconst key = config.apiKey2;\npassword = get_password(user1)'],
  ['stand-ins', 'OPENAI_API_KEY=your-api-key-here\nOPENAI_API_KEY=sk-...\npassword: <your password>\ntoken: xxxxxxxxxxxxxxxx'],
  ['passwords of tests and manuals', 'password: "testpass123"\npassword = "SecureP@ss1"\npassword: changeme'],
  ['types', 'password: string;\nfunction f(token: string, key: Uint8Array) {}'],
  ['numbers', 'max_tokens: 4096\nTOKEN_TTL=3600\ntokens: 128000'],
  ['names about secrets', 'token_type: bearer2x\nsecretName: db-credentials-v2\nprimary_key: customer_id_2\ncache-key: linux-node-20-abc'],
  ['commits and digests', `key: ${'3f786850e387550fdab836ed7e6dc881de23001b'}\nsha: 3f786850e387550fdab836ed7e6dc881de23001b`],
  ['identifiers', 'session: 123e4567-e89b-12d3-a456-426614174000\nkey: 123e4567-e89b-12d3-a456-426614174000'],
  ['sentences', 'The password policy needs 12 characters, one digit. Password login is disabled in v2.'],
  ['results of tests', '- Status: PASS: 12 of 12\nPASS: Resource-based URLs'],
  ['paths and files', 'secret: ./secrets/db-01.yaml\ntoken_file: /run/secrets/token1\npassword: tests/auth/reset2.spec.ts'],
  ['a service and a word', 'github = "actions-checkout-v4-and-more"\nstripe: version-2024-01-01-preview'],
])('%s stay', (_, text) => {
  expect(redact(text, path)).toEqual({ text, findings: [] });
});
