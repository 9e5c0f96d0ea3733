import { vendors } from './vendors.ts';

/** What the name of a value says about it: `password` and `secret` name a secret for certain, `key` does only when the value looks like one. */
export type NameKind = 'password' | 'secret' | 'key';

/** What kind of secret a name such as `CRM_TOKEN`, `clientSecret` or `db.password` announces; null when it announces none. */
export function kindOfName(name: string): NameKind | null {
  const words = wordsOf(name);
  while (words.length > 1 && (trailing.has(words.at(-1) ?? '') || /^\d+$/.test(words.at(-1) ?? ''))) words.pop();
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (passwords.has(last) || passwordEndings.test(last)) return 'password';
  if (secrets.has(last) || endings.test(last))
    return (plain.has(before) || words.at(-3) === 'public') && last !== 'secret' ? null : 'secret';
  if (last === 'key' || last === 'keys') return keyKind(words.slice(0, -1));
  if (/(?:api|access|secret|private|auth|client)key$/.test(last)) return 'secret';
  return weak.has(last) || (last === 'id' && words.some((it) => secrets.has(it) || it === 'key')) ? 'key' : null;
}

/** The words a name is made of, in small letters. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((it) => it !== '');
}

function keyKind(before: readonly string[]): NameKind | null {
  const last = before.at(-1) ?? '';
  if (notSecretKeys.has(last)) return null;
  return secretKeys.has(last) || vendors.has(last) || vendors.has(before.slice(-2).join('')) ? 'secret' : 'key';
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const passwords = set(
  'password passwd passwort passwords pass pwd passphrase passcode pw pword kennwort senha contraseña contrasena passe psk pin pgpassword mypwd userpass userpwd dbpass dbpassword wachtwoord hasło parola sshpass smtppass mailpass ftppass rootpass adminpass пароль パスワード 密码 密碼 비밀번호',
);
const secrets = set(
  'token secret secrets apikey apitoken authtoken accesstoken refreshtoken bearer credential credentials cred creds jwt dsn webhook authkey accesskey secretkey privatekey clientsecret appsecret signingsecret connectionstring connstr hmac mnemonic pat cookie authorization auth sas licensekey encryptionkey sharedkey seed otpauth oauth2 passkey xsrf csrf',
);
const endings = /.(?:token|secret|apikey|password|passwd|authkey)$/;
const passwordEndings = /.(?:passwort|kennwort|密码|密碼|パスワード|비밀번호)$/;
const weak = set('signature sig salt license licence sk session sessionid sid');
const trailing = set(
  'value val string str raw text plain prod production staging stage dev development test live sandbox default old new current legacy backup v1 v2 b64 base64 encoded env main primary secondary base',
);
// Words before `token` that make it a matter of text or grammar.
const plain = set(
  'max min num total input output prompt completion cached next page continuation pad eos bos unk mask sep cls context budget cancellation syntax lexer',
);
const secretKeys = set(
  'api access secret private client auth signing sign encryption encrypt encrypted decryption master account storage service license licence app application consumer deploy deployment admin shared subscription webhook crypt crypto session cipher ssh rsa aes hmac jwt root integration security secure developer customer ingest ingestion instrumentation merchant server rest publishing functions host write read sas hmac256 management user project routing org organization team maps search bot personal',
);
const notSecretKeys = set(
  'public pub primary foreign sort partition cache idempotency unique composite range object dedupe lookup s3 i18n translation locale registry shortcut hot arrow enter return escape tab shift control ctrl alt meta data map dict hash index row column col group item query state store config header param env name field json yaml config fingerprint gpg cookie event message msg label title menu home end delete down up press modifier publishable',
);
