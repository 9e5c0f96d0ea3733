import { columns } from './columns.ts';
import { commands } from './commands.ts';
import { eachHit, type Hits, type Word } from './finder.ts';
import { isRandom } from './likely.ts';
import { isMadeUp, isStandIn } from './made-up.ts';
import { asPassword, group, notStandIn, type Place } from './place.ts';
import type { Range } from './ranges.ts';
import { secretDataIn } from './secret-data.ts';
import { tableSecretsIn } from './tables.ts';

/** The secrets that stand where only secrets stand: in addresses, headers, cookies, commands, files of logins, and columns of tables. */
export function placesIn(text: string, hits: Hits, path: string): Range[] {
  const ranges: Range[] = [];
  let read = 0;
  eachHit(hits, (at, index) => {
    const place = places[index];
    if (!place || (place.whole && at < read)) return;
    place.pattern.lastIndex = place.behind ? at + place.word.length : at;
    const match = place.pattern.exec(text);
    if (!match) return;
    if (place.whole) read = place.pattern.lastIndex;
    ranges.push(...place.secrets(match, text));
  });
  return [...ranges, ...secretDataIn(text, path), ...tableSecretsIn(text)];
}

/** The password of an address such as `postgres://app:…@host`; not the ones of examples, which are plain words. */
function isUrlPassword(value: string, match: RegExpExecArray): boolean {
  const [, user = '', , host = ''] = match;
  if (isStandIn(value) || value.length < 3 || /^(?:pass(?:word)?|pwd|pw|secret|[A-Z_]+|\.+)$/.test(value)) return false;
  const local =
    /^(?:localhost|127\.|0\.0\.0\.0|host\.docker|\[::1|[a-z_-]+(?::|\/|$)|example\.|[\w.-]*\.(?:example|test|invalid|local)\b)/i.test(host);
  return !(local && (value === user || (/^[a-z_-]{1,16}\d{0,4}$/i.test(value) && !isChosen(value))));
}

/** Words with capitals and a number, as somebody chooses who was told to have them. */
function isChosen(value: string): boolean {
  return value.length >= 10 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value) && asPassword(value);
}

function cookies(match: RegExpExecArray): Range[] {
  const start = match.index + match[0].length - (match[1] ?? '').length;
  return [...(match[1] ?? '').matchAll(/=([^;,\s"']{10,4000})/g)]
    .filter(
      ([, value = '']) => !isStandIn(value) && (isRandom(value) || (/\d/.test(value) && /[A-Za-z]/.test(value) && value.length >= 16)),
    )
    .map(({ 1: value = '', index }) => ({ start: start + index + 1, end: start + index + 1 + value.length, rule: 'cookie' }));
}

const inCommand =
  (words: RegExp) =>
  (value: string, match: RegExpExecArray, text: string): boolean =>
    notStandIn(value) &&
    words.test(
      text
        .slice(Math.max(0, match.index - 300), match.index)
        .split('\n')
        .at(-1) ?? '',
    );

const inNetrc = (value: string, match: RegExpExecArray, text: string): boolean =>
  notStandIn(value) &&
  /(?:\b(?:machine[ \t]+\S+|default)\s+(?:login[ \t]+\S+\s+)?|\n[ \t]*login[ \t]+\S+\s+)password $/.test(
    text.slice(Math.max(0, match.index - 300), match.index),
  );

const sent = (value: string): boolean =>
  !isStandIn(value) && !isMadeUp(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && value.length >= 12;

const places: readonly Place[] = [
  ...commands,
  ...columns,
  {
    word: '://',
    behind: true,
    pattern: /([^\s:@/"'`<>|\\]{0,128}):([^\s"'`<>@|[\]{}^]{1,300}(?:@[^\s"'`<>@|[\]{}^/?#,;]{1,100}){0,3})@([^\s"'`<>]{0,60})/y,
    secrets: group('password', isUrlPassword, 2),
  },
  {
    word: '://',
    behind: true,
    pattern: /([A-Za-z0-9_.~%-]{16,200})@[a-z0-9.-]{3,80}/y,
    secrets: group('token', (value) => isRandom(value)),
  },
  { word: 'bearer', behind: true, pattern: /[ \t]{1,3}["'`]?([A-Za-z0-9._~+/=:-]{12,4096})/y, secrets: group('authorization', sent) },
  { word: 'basic ', behind: true, pattern: /[ \t]{0,3}["'`]?([A-Za-z0-9+/]{8,400}={0,2})/y, secrets: group('authorization', isBasic) },
  { word: 'cookie', behind: true, pattern: /["']?[ \t]{0,3}[:,=][ \t]{0,3}["'`]?([^\n"'`]{12,8000})/y, secrets: cookies, whole: true },
  {
    word: ' -u ',
    behind: true,
    pattern: /[ ]{0,2}["']?[^\s:"'$<{]{0,80}:([^\s"'$<{]{3,200})/y,
    secrets: group('password', inCommand(/\b(?:curl|wget|http|https|xh|ab|lftp|ncftp)\b/)),
  },
  {
    word: ' -u',
    behind: true,
    pattern: /["']?[^\s:"'$<{-][^\s:"'$<{]{0,80}:([^\s"'$<{]{3,200})/y,
    secrets: group('password', inCommand(/\b(?:curl|wget)\b/)),
  },
  {
    word: ' -u=',
    behind: true,
    pattern: /["']?[^\s:"'$<{]{0,80}["']?:["']?([^\s"'$<{]{3,200})/y,
    secrets: group('password', inCommand(/\b(?:curl|wget|http)\b/)),
  },
  {
    word: '--user',
    behind: true,
    pattern: /[ =]{1,3}["']?[^\s:"'$<{]{0,80}["']?:["']?([^\s"'$<{]{3,200})/y,
    secrets: group('password', inCommand(/\b(?:curl|wget|http)\b/)),
  },
  {
    word: '-user',
    behind: true,
    pattern: /[ =]{1,3}["']?[^\s:"'$<{]{0,80}["']?:["']?([^\s"'$<{]{3,200})/y,
    secrets: group('password', inCommand(/\b(?:curl|wget|proxy)\b/)),
  },
  {
    word: 'sshpass',
    behind: true,
    pattern: /[ \t]{1,3}-p[ \t]{0,3}(?:'([^'\n]{3,200})'|"([^"\n]{3,200})"|([^\s'"]{3,200}))/y,
    secrets: firstGroup('password'),
  },
  {
    word: ' -pw ',
    behind: true,
    pattern: /(["']?)([^\s"']{3,200})/y,
    secrets: group('password', inCommand(/\b(?:plink|pscp|putty|psftp|winscp)\b/), 2),
  },
  {
    word: ' -p',
    behind: true,
    pattern: /[ ]?["']?([^\s"'-][^\s"']{4,200})/y,
    secrets: group(
      'password',
      (value, match, text) =>
        /\d/.test(value) &&
        /[A-Za-z]/.test(value) &&
        !/^[\w./-]+:[\w./-]+$/.test(value) &&
        inCommand(
          /\b(?:mysql|mysqldump|mysqladmin|mariadb|docker login|podman login|helm registry login|oc login|az login|az acr login)\b/,
        )(value, match, text),
    ),
  },
  { word: ' -a ', behind: true, pattern: /["']?([^\s"'-][^\s"']{5,200})/y, secrets: group('password', inCommand(/\bredis-cli\b/)) },
  { word: 'password ', behind: true, pattern: /([^\s"']{3,200})/y, secrets: group('password', inNetrc) },
  { word: 'password ', behind: true, pattern: /'([^'\n]{4,200})'/y, secrets: group('password', notStandIn) },
  {
    word: 'identified by',
    behind: true,
    pattern: /[ \t]{1,3}(?:password[ \t]{1,3})?["']([^"'\n]{4,200})["']/y,
    secrets: group('password', notStandIn),
  },
  {
    word: 'identified by',
    behind: true,
    pattern: /[ \t]{1,3}([^\s"';]{5,200})(?=;)/y,
    secrets: group('password', (value) => asPassword(value) && (isRandom(value) || /[!#$%^&*?~+]/.test(value))),
  },
  { word: 'requirepass', behind: true, pattern: /[ \t]{1,4}["']?([^\s"']{5,200})/y, secrets: group('password', notStandIn) },
  { word: ':_auth', behind: true, pattern: /(?:Token)?[ \t]{0,3}=[ \t]{0,3}["']?([^\s"'$]{8,400})/y, secrets: group('token', notStandIn) },
  {
    word: 'log in ',
    behind: true,
    pattern: /(?:as|with)[ ]{1,2}[^\s/<>]{1,60}[ ]?\/[ ]?[`"']?([^\s`"']{6,100})/y,
    secrets: group('password', asPassword),
  },
  {
    word: 'login',
    behind: true,
    pattern: /(?: as| with|:)[ ]{1,2}[^\s/<>]{1,60}[ ]?\/[ ]?[`"']?([^\s`"']{6,100})/y,
    secrets: group('password', asPassword),
  },
  { word: ' pin ', behind: true, pattern: /(?:[a-z]{1,12}[ ]){0,6}[a-z]{0,12}:[ ](\d{4,8})\b/y, secrets: group('pin', () => true) },
  { word: '/with/key/', behind: true, pattern: /([A-Za-z0-9_-]{16,80})/y, secrets: group('key', isRandom) },
];

function firstGroup(rule: string): Place['secrets'] {
  return (match) => {
    const value = match.slice(1).find((it) => it !== undefined) ?? '';
    const start = match.index + match[0].lastIndexOf(value);
    return notStandIn(value) ? [{ start, end: start + value.length, rule }] : [];
  };
}

/** Base64 of a name and a password with a colon between them. */
function isBasic(value: string): boolean {
  if (value.length % 4 === 1 || value.length < 10) return false;
  return /^[\x20-\x7e]{0,80}:[\x20-\x7e]{1,200}$/.test(atob(value.replace(/=+$/, '')));
}

/** What stands at the beginning of these places. */
export const placeWords: readonly Word[] = places.map(({ word }) => ({ word, exact: false }));
