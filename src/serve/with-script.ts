/** A page with one more script, which is loaded from `address`. Texts of a page cannot hold the mark it is put before. */
export function withScript(html: string, address: string): string {
  const script = `<script src="${address}" defer></script>`;
  const at = html.indexOf('</head>');
  return at === -1 ? html + script : html.slice(0, at) + script + html.slice(at);
}
