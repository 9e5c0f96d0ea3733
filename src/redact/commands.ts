import { asPassword, group, notStandIn, type Place } from './place.ts';
import type { Range } from './ranges.ts';

/** The rest of a command over the lines it goes on in, up to what is looked for. */
const options = String.raw`(?:[^\n\\]|\\\r?\n|\\.){0,800}?`;

/** A password among the options of a command. */
function option(word: string, source: string, test: (value: string) => boolean = asPassword): Place {
  return { word, behind: true, pattern: new RegExp(source, 'y'), secrets: group('password', test) };
}

/** What `echo` or `printf` gives to the command at this place. */
function piped(word: string): Place {
  return {
    word,
    behind: true,
    pattern: /(?:\b|\B)/y,
    secrets: ({ index }, text) => {
      const before = text.slice(Math.max(0, index - 400), index);
      const line = before.slice(before.lastIndexOf('\n') + 1);
      return secretEchoed(line, index - line.length);
    },
  };
}

function secretEchoed(line: string, from: number): Range[] {
  const match =
    /\b(?:echo|printf)[ ]{1,2}(?:-\w{1,3}[ ]|['"]?%s(?:\\n)?['"]?[ ])?["']?(?:\w{1,32}:)?([^\s"'|:]{5,200})["']?[ ]?\|[^|]{0,160}$/.exec(
      line,
    );
  const value = match?.[1] ?? '';
  if (!match || !asPassword(value)) return [];
  const start = from + match.index + match[0].indexOf(value, 5);
  return [{ start, end: start + value.length, rule: 'password' }];
}

/** The options and arguments in which commands take a password. */
export const commands: readonly Place[] = [
  option('curl', String.raw`${options}[ \t]-[A-Za-z]{0,8}u[ \t]?["']?[^\s:"'$<{-][^\s:"'$<{]{0,80}:([^\s"'$<{]{3,200})`, notStandIn),
  option('http -a ', String.raw`["']?[^\s:"'$<{]{1,80}:([^\s"'$<{]{3,200})`),
  option('lftp ', String.raw`-u[ ]?["']?[^\s,"']{1,80},([^\s"']{3,200})`),
  option('sqlplus ', String.raw`(?:-\w{1,10}[ ]){0,3}["']?[\w.]{1,60}\/["']?([^\s"'@/]{3,200})["']?@`),
  option('htpasswd -', String.raw`[A-Za-z]{0,6}b[A-Za-z]{0,6}[ ]\S{1,120}[ ]\S{1,80}[ ]["']?([^\s"']{3,200})`),
  option('smbclient', String.raw`[^\n]{0,200}?-U[ ]?["']?[^\s%"']{1,80}%([^\s"']{3,200})`),
  option('ldapsearch', String.raw`[^\n]{0,300}?[ ]-w[ ]["']?([^\s"']{3,200})`),
  option('ldapmodify', String.raw`[^\n]{0,300}?[ ]-w[ ]["']?([^\s"']{3,200})`),
  option('mongosh', String.raw`[^\n]{0,300}?-p[ ]["']?([^\s"']{3,200})`),
  option('mongodump', String.raw`[^\n]{0,300}?-p[ ]["']?([^\s"']{3,200})`),
  option('zip -p ', String.raw`["']?([^\s"']{3,200})`),
  option('7z ', String.raw`[^\n]{0,100}?-p["']?([^\s"']{3,200})`),
  option(' pass:', String.raw`["']?([^\s"'$]{4,200})`, asPassword),
  option('-storepass', String.raw`[ =]["']?([^\s"']{4,200})`),
  option('-keypass', String.raw`[ =]["']?([^\s"']{4,200})`),
  option('secret set ', String.raw`[^\n]{0,160}?(?:--body[ =]|-b[ ]?|--value[ =])["']?([^\s"']{5,200})`),
  option('put-parameter ', String.raw`[^\n]{0,200}?SecureString[^\n]{0,100}?--value[ =]["']?([^\s"']{5,200})`),
  option('--secret-string', String.raw`[ =]["']?([^\s"'{]{5,200})`),
  option('--password-stdin', String.raw`[ ]{0,2}<<<[ ]?["']?([^\s"']{3,200})`),
  option('to-securestring', String.raw`(?:[ ]-String)?[ ]["']([^"'\n]{3,200})["']`),
  option('auth=(', String.raw`[ ]?["'][^"'\n]{1,80}["'],[ ]?["']([^"'\n]{3,200})["']`),
  option('basicauth(', String.raw`[ ]?["'][^"'\n]{1,80}["'],[ ]?["']([^"'\n]{3,200})["']`),
  option('btoa(', String.raw`[ ]?["'\`][^\s"'\`:$]{1,80}:([^\s"'\`$]{3,200})["'\`]`),
  // Whatever a safe for secrets is given.
  option('--from-literal', String.raw`[ =]["']?[\w.-]{1,80}=["']?([^\s"']{5,200})`),
  option('kv put ', String.raw`\S{1,120}[ ][\w.-]{1,80}=["']?([^\s"']{5,200})`),
  option('secrets set ', String.raw`[\w.-]{1,80}=["']?([^\s"']{5,200})`),
  option('keyvault secret set ', String.raw`[^\n]{0,200}?--value[ =]["']?([^\s"']{5,200})`),
  option(' /user:', String.raw`["']?[^\s"']{1,80}[ ]["']?([^\s"'/]{5,200})`),
  option('snmp-server community ', String.raw`([^\s"']{5,80})`),
  option('enable secret 0 ', String.raw`([^\s"']{5,80})`),
  option(': psk "', String.raw`([^\s"]{5,80})"`),
  // A line of the file in which PostgreSQL keeps passwords.
  option(':5432:', String.raw`[\w*-]{1,60}:[\w.-]{1,60}:([^\s:"']{5,200})(?=\s|$)`),
  option('--setup-key', String.raw`[ =]["']?([0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12})`, notStandIn),
  ...['--password-stdin', 'sudo -s', '| chpasswd', 'vercel env add', 'secret put ', 'secret set '].map(piped),
];
