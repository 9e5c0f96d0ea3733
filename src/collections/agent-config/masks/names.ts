/** True for the name of an option, variable, header or field that says its value is a secret. */
export function namesSecret(name: string): boolean {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  if (parts.some((it) => measures.has(it)) || harmless.has(parts.at(-1) ?? '')) return false;
  return parts.some((it) => secretParts.has(it)) || inside.test(parts.join(''));
}

/** True for a value that only names where the real one comes from, and for one that was hidden before. */
export function isReference(value: string): boolean {
  return reference.test(value.trim().replace(/^(["'])(.*)\1$/s, '$2'));
}

/** Short options whose value is a secret, by program. */
export const shortSecrets: Readonly<Record<string, RegExp>> = {
  mysql: /^-p/,
  mysqldump: /^-p/,
  mysqladmin: /^-p/,
  mysqlimport: /^-p/,
  mysqlsh: /^-p/,
  mariadb: /^-p/,
  'mariadb-dump': /^-p/,
  'mariadb-admin': /^-p/,
  mycli: /^-p/,
  sshpass: /^-p/,
  mongo: /^-p/,
  mongosh: /^-p/,
  mongodump: /^-p/,
  mongorestore: /^-p/,
  mongoimport: /^-p/,
  mongoexport: /^-p/,
  cqlsh: /^-p/,
  twine: /^-p/,
  login: /^-p/,
  '7z': /^-p/,
  'redis-cli': /^-a/,
  sqlcmd: /^-P/,
  bcp: /^-P/,
  zip: /^-P/,
  unzip: /^-P/,
  ldapsearch: /^-w/,
  ldapmodify: /^-w/,
  smbclient: /^-U/,
  rpcclient: /^-U/,
  http: /^-a/,
  https: /^-a/,
};

/** Programs whose `-k` takes no secret. */
export const plainK: ReadonlySet<string> = new Set(['curl', 'wget', 'pytest', 'make', 'kubectl', 'kustomize', 'tar', 'sudo', 'sort']);

const secretParts: ReadonlySet<string> = new Set([
  'token',
  'tokens',
  'secret',
  'secrets',
  'password',
  'passphrase',
  'passcode',
  'passwd',
  'pass',
  'pwd',
  'pw',
  'pat',
  'key',
  'credential',
  'credentials',
  'creds',
  'cred',
  'auth',
  'authorization',
  'bearer',
  'cookie',
  'cookies',
  'dsn',
  'jwt',
  'otp',
  'sas',
  'sig',
  'signature',
]);
const inside = /password|passwd|secret|token|apikey|credential|connectionstring|connstr|privatekey|accesskey|authkey/;
// `--max-tokens 4096`.
const measures: ReadonlySet<string> = new Set([
  'max',
  'min',
  'limit',
  'count',
  'number',
  'num',
  'length',
  'budget',
  'size',
  'ttl',
  'public',
]);
// `--auth-mode`, `--key-file`: what stands there is a kind or a place.
const harmless: ReadonlySet<string> = new Set([
  'mode',
  'type',
  'method',
  'file',
  'path',
  'dir',
  'folder',
  'prefix',
  'name',
  'names',
  'var',
  'vars',
  'env',
  'provider',
  'format',
]);
const reference =
  /^(?:\$\{[A-Za-z_][\w:.]*\}|\$[A-Za-z_]\w*|\{(?:env|file):[^}]*\}|%\w+%|\$\{\{[^}]*\}\}|\[redacted: [a-z ]+(?: \d+)?\]|<[\w -]+>|…)$/;
