import type { Statement } from '../model/run-it.ts';
import { notShown, withoutAddressSecrets } from './addresses.ts';

/** What stands behind the name of a variable, without saying it. */
export function valueKind(written: string): NonNullable<Statement['value']> {
  const value = unquoted(written);
  if (value === '') return 'none';
  if (/^\$(?:\{|\(|[A-Za-z_])|\$\{\{|^<%|^\{\{/.test(value)) return 'reference';
  // What was hidden before is a value all the same.
  if (value.startsWith('[redacted: ')) return 'value';
  return placeholder.test(value) ? 'placeholder' : 'value';
}

/** True for the name of a variable whose value is not told to everybody. */
export const isSecretName = (name: string): boolean => secretName.test(name);

/** True for a value that could be a real secret: not empty, no example, and its name says that it is secret. */
export function couldBeSecret(name: string, written: string): boolean {
  const value = unquoted(written);
  if (valueKind(value) !== 'value' || !secretName.test(name) || /\s/.test(value)) return false;
  if (/^[a-z]+:\/\//i.test(value)) return /^[a-z]+:\/\/[^\s/@:]*:[^\s/@]+@/i.test(value);
  return value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value) && !/^(?:\.{0,2}\/|[\w-]+\.(?:json|pem|key|txt)$)/.test(value);
}

/** A text in which values that could be secrets are left out: of variables, of options, in addresses, in headers and in lines of settings. */
export function withoutSecrets(text: string): string {
  // Most strings are names and versions.
  if (!/[=:@\s]/.test(text)) return text;
  return withoutAddressSecrets(text)
    .replaceAll(/([A-Za-z_][A-Za-z0-9_]{0,99})=("[^"]*"|'[^']*'|[^\s"']+)/g, (written, name: string, value: string) =>
      couldBeSecret(name, value) ? `${name}=${notShown}` : written,
    )
    .replaceAll(/(--?[a-z][a-z-]{0,40}[ =])("[^"]*"|'[^']*'|[^\s"'-][^\s"']*)/gi, (written, option: string, value: string) =>
      couldBeSecret(option, value) ? `${option}${notShown}` : written,
    )
    .replaceAll(
      /(["']?)([A-Za-z_][\w-]{0,60})\1:\s{0,4}("[^"]*"|'[^']*'|[^\s"',}]+)/g,
      (written, quote: string, name: string, value: string) =>
        couldBeSecret(name, value) ? `${quote}${name}${quote}: ${notShown}` : written,
    )
    .replaceAll(/\b(Bearer |Basic |token )([^\s"']{8,})/g, (written, start: string, value: string) =>
      couldBeSecret('token', value) ? `${start}${notShown}` : written,
    )
    .replaceAll(/(\bcurl\b[^|;&\n]{0,300}?\s(?:-u|--user)[ =]?["']?[^\s:"']{1,100}:)([^\s"'$<[][^\s"']*)/g, `$1${notShown}`)
    .replaceAll(
      /(\b(?:sshpass\s+-p|docker\s+login\b[^|;&\n]{0,200}?\s-p|redis-cli\b[^|;&\n]{0,200}?\s-a)\s{0,3}["']?)([^\s"'$<[][^\s"']*)/g,
      `$1${notShown}`,
    )
    .replaceAll(/(\b(?:mysql|mysqldump|mariadb)\b[^|;&\n]{0,200}?\s-p)([^\s"'$<[][^\s"']*)/g, `$1${notShown}`);
}

function unquoted(written: string): string {
  const value = written.slice(0, 2000);
  // Behind an empty value a comment is a comment.
  return /^\s*(["'])(.*)\1\s*$/.exec(value)?.[2]?.trim() ?? value.replace(/(?:^#?\s|\s)#.*$|^#\s.*$/, '').trim();
}

const placeholder =
  /^(?:<.*>|\[.*\]|x+|\*+|\.{3,}|…+|-+)$|your|change[-_ ]?(?:me|this|it)|replace|example|placeholder|dummy|sample|todo|fixme|fill[-_ ]?(?:in|me)|secret[-_]?(?:here|key|goes)|insert|xxxx|\.\.\.|user(?:name)?:pass(?:word)?@|postgres:postgres@|root:root@|:(?:password|secret|postgres|root|pass)@(?:localhost|127\.0\.0\.1|db|postgres|mysql)/i;

const secretName = /key|secret|token|passw|pwd|credential|private|auth|dsn|salt|cookie|_url$|_uri$|connection/i;
