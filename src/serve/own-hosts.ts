/** True for an address of this machine that no other machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/**
 * Whether a request may be answered by a server that listens on `host`. On a loopback address only requests that name this
 * machine are: a page of the web can make its own name lead here, and would read the site if that name were accepted.
 * `header` is the Host header; its port does not matter, because a forwarded port has another number.
 */
export function isOwnHost(header: string | undefined, host: string): boolean {
  if (!isLoopback(host)) return true;
  const name = (header ?? '').replace(/:\d+$/, '').toLowerCase();
  return isLoopback(name.replace(/^\[(.*)\]$/, '$1')) || name.endsWith('.localhost');
}
