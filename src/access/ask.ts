import type { Answer } from './judge.ts';

/** Redirects that are followed. */
const most = 5;
/** Bytes of an answer that are looked at. */
const enough = 64 * 1024;
/** Milliseconds to wait for one answer. */
const patience = 20_000;

/** Asks for `path` below `site` as somebody without cookies or credentials does. Redirects are followed; what cannot be reached has no status. */
export async function ask(site: URL, path: string, stop: AbortSignal): Promise<Answer> {
  let url = new URL(path, site);
  try {
    for (let count = 0; ; count++) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
      const response = await fetch(url, { redirect: 'manual', credentials: 'omit', cache: 'no-store', signal });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null && count < most && URL.canParse(location, url)) {
        await response.body?.cancel();
        url = new URL(location, url);
        continue;
      }
      const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      return { path, status: response.status, type, body: await beginningOf(response), elsewhere: url.origin !== site.origin };
    }
  } catch (error) {
    if (stop.aborted) throw error;
    // Which name, certificate or wait it failed at does not matter here: there was no answer.
    return { path, status: null, type: '', body: '', elsewhere: url.origin !== site.origin };
  }
}

async function beginningOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size < enough) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
  }
  await reader.cancel();
  return Buffer.concat(parts).toString('utf8');
}
