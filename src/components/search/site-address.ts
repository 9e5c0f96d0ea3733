/** An address from the root of the site as one that works here: from disk a folder has no page of its own. */
export function onThisSite(url: string, root: URL): string {
  const address = new URL(url.replace(/^\/+/, ''), root);
  if (address.protocol === 'file:') toPage(address);
  return address.href;
}

/** Makes an address of a folder one of its page. */
export function toPage(address: { pathname: string }): void {
  if (address.pathname.endsWith('/')) address.pathname += 'index.html';
}
