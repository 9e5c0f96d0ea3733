/** What one address answered to somebody without credentials. */
export interface Answer {
  /** From the address of the site. */
  path: string;
  /** Null when there was no answer. */
  status: number | null;
  /** `Content-Type` without parameters; empty when there is none. */
  type: string;
  /** The beginning of what was sent. */
  body: string;
  /** True when the answer came from another host, after redirects. */
  elsewhere: boolean;
}

/** `open`: a part of the site was sent. `closed`: it was refused. `absent`: nothing is there. `unknown`: it cannot be told. */
export type Verdict = 'open' | 'closed' | 'absent' | 'unknown';

/** What an answer says about who may read the site. */
export function verdictOf({ path, status, type, body, elsewhere }: Answer): Verdict {
  if (status === null || status >= 500 || status === 429) return 'unknown';
  if (status === 404 || status === 410) return isOurs(body) ? 'open' : 'absent';
  if (status === 401 || status === 403 || status === 407) return isOurs(body) ? 'open' : 'closed';
  if (status < 200 || status >= 300) return 'unknown';
  if (isOurs(body)) return 'open';
  // A page to log in at is sent for any address, and is a page. Data under the name of data is the site's.
  if (elsewhere) return 'closed';
  return /\.\w+$/.test(path) && !path.endsWith('.html') && type !== 'text/html' ? 'open' : 'closed';
}

/** True for text that only a site of this program has. */
function isOurs(body: string): boolean {
  return /<meta name="generator" content="Handover |"schema": ?"(?:handover\.site\/|\/api\/v1\/schema\/)|<!doctype html>[\s\S]{0,4000}data-pagefind-body/i.test(
    body,
  );
}

/** What all answers together say: private only when nothing was sent and something was refused. */
export function isPrivate(verdicts: readonly Verdict[]): boolean {
  return verdicts.includes('closed') && verdicts.every((it) => it === 'closed' || it === 'absent');
}
