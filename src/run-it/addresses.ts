/** What stands for something that is left out. */
export const notShown = '[not shown]';

// Who may be named before the host without being told: everybody is `git` there.
const everybody = /^(?:git|hg|svn|anonymous)$/i;
const standIn =
  /^(?:|\$\{?\{?[^}]{0,100}\}{0,2}|\$\([^)]*\)|%\w+%|<[^>]*>|\{+[^}]*\}+|\[[^\]]*\]|\*+|x+|\.{3}|…|user(?:name)?|login|pass(?:word)?|(?:your|my)[-_]?\w{0,30}|token|secret|postgres|root|guest|admin|oauth2?|x-access-token|x-oauth-basic|gitlab-ci-token)$/i;
// Keys of a query whose values choose something and open nothing.
const plainKeys =
  /^(?:ref|rev|tag|branch|v|version|subdirectory|egg|format|lang|locale|page|sslmode|schema|charset|encoding|path|file|tab|style|logo|label|color|badge|workflow|event|query|q|search|sort|order|limit|template|type)$/i;
const secretKeys = /key|token|secret|sig|pass|pwd|auth|code|credential|session/i;

// What is left out already is a part of an address, though it holds a space.
const part = '(?:\\[(?:not shown|redacted: [^\\]]{1,60})\\]|[^\\s"\'`])';
const addresses = new RegExp(`[a-z][a-z0-9+.-]{0,30}://${part}{1,2000}|(?<![\\w:/])//${part}{1,2000}`, 'gi');

/** Text in which users, passwords and values of queries are left out of every address, unless they only stand for others. */
export function withoutAddressSecrets(text: string): string {
  if (!/[@?#]/.test(text)) return text;
  return text
    .replaceAll(addresses, addressShown)
    .replaceAll(
      /(?<![\w@/])(?!(?:mailto|acct|sips?|xmpp):)([\w.+-]{1,60}:[^\s@/:"'`]{3,200})@(?=[a-z][\w-]*(?:\.[\w-]+){0,5}\.[a-z]{2,}(?:[/:\s"'`]|$))/gi,
      (written, user: string) => (isStandIn(user) ? written : `${notShown}@`),
    )
    .replaceAll(/([?&])([\w.[\]-]{1,60})=([^\s&#"'`<>)[]{1,1000})/g, (written, sign: string, key: string, value: string) =>
      secretKeys.test(key) && !standIn.test(value) ? `${sign}${key}=${notShown}` : written,
    );
}

function addressShown(address: string): string {
  const start = address.indexOf('//') + 2;
  return address.slice(0, start) + withoutQuery(withoutUser(address.slice(start)));
}

// A password may hold `@`, `/`, `?` and `#` as they are; a path may hold `@`, but then a port and nothing else stands behind the colon.
function withoutUser(rest: string): string {
  const match = /^(?:([^/?#]{0,500})|([^/?#:@]{0,200}:(?!\d{1,5}(?:[/?#]|$)).{1,500}))@(?=[\w$[{%<-])/.exec(rest);
  const user = match?.[1] ?? match?.[2];
  if (match === null || user === undefined || everybody.test(user) || isStandIn(user)) return rest;
  return `${notShown}@${rest.slice(match[0].length)}`;
}

function isStandIn(user: string): boolean {
  // The `:` of `${NAME:-other}` parts nothing.
  const parts = user.replaceAll(/\$\{[^}]{0,200}\}/g, '$X').split(':');
  return parts.every((it) => standIn.test(it)) && !/^\$\{[^}]*:[-=]/.test(user);
}

function withoutQuery(rest: string): string {
  const from = rest.search(/[?#]/);
  if (from < 0) return rest;
  const shown = rest
    .slice(from)
    .replaceAll(/([?&#;])([^=&#;?]{1,100})=([^&#;]{1,1000})/g, (written, sign: string, key: string, value: string) =>
      plainKeys.test(key) || standIn.test(value) || (sign === '#' && !secretKeys.test(key)) ? written : `${sign}${key}=${notShown}`,
    );
  return rest.slice(0, from) + shown;
}
