/** The elements of an XML text as `name: text` in their order; throws where it is not well formed. Strict, and for what our feeds use only. */
export function elementsOf(xml: string): { name: string; attributes: Record<string, string>; text: string; depth: number }[] {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '');
  if (body === xml) throw new Error('There is no declaration.');
  const open: { name: string; attributes: Record<string, string>; text: string; depth: number }[] = [];
  const all: typeof open = [];
  const piece = /<\/([a-z]+)>|<([a-z]+)((?: [a-z:]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  let at = 0;
  for (let match = piece.exec(body); match !== null; match = piece.exec(body)) {
    const [whole, closed, name, attributes = '', self, text] = match;
    at += whole.length;
    if (closed !== undefined && open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing.`);
    if (name !== undefined) {
      const its = Object.fromEntries([...attributes.matchAll(/ ([a-z:]+)="([^"]*)"/g)].map((it) => [it[1] ?? '', plain(it[2] ?? '')]));
      const element = { name, attributes: its, text: '', depth: open.length };
      all.push(element);
      if (self === '') open.push(element);
    }
    const inner = open.at(-1);
    if (text !== undefined && inner !== undefined) inner.text += plain(text);
    else if (text !== undefined && text.trim() !== '') throw new Error('There is text outside of the elements.');
  }
  if (at !== body.length || open.length > 0) throw new Error(`It ends or breaks at ${body.slice(at, at + 40)}`);
  return all;
}

function plain(text: string): string {
  if (/&(?!amp;|lt;|gt;|quot;)/.test(text)) throw new Error('An ampersand stands for nothing.');
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
