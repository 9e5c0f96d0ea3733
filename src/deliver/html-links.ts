const tag = /<([a-zA-Z][a-zA-Z0-9-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/g;
const attribute = /\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))|\s[^\s=>"']+\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * Addresses that the tags of a page name in `href` and `src`, each once, in the order of the page. Reads what a serialiser
 * wrote: in text every `<` is escaped, and attribute values stand in quotes.
 */
export function linksOf(html: string): string[] {
  const links = new Set<string>();
  for (const [, , attributes = ''] of html.matchAll(tag)) {
    if (!/(?:href|src)/i.test(attributes)) continue;
    for (const [, name, double, single, bare] of attributes.matchAll(attribute)) {
      if (name !== undefined) links.add(unescaped(double ?? single ?? bare ?? ''));
    }
  }
  return [...links];
}

/** The ids that tags of a page bear: the places that a link may name. */
export function idsOf(html: string): Set<string> {
  const found = [...html.matchAll(tag)].flatMap(([, , attributes = '']) => [...attributes.matchAll(identity)]);
  return new Set(
    found.flatMap(([, double, single]) => (double === undefined && single === undefined ? [] : [unescaped(double ?? single ?? '')])),
  );
}

const identity = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')|\s[^\s=>"']+\s*=\s*(?:"[^"]*"|'[^']*')/gi;

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** Text of HTML with its entities as the letters they stand for, as far as a serialiser writes them. */
export function unescaped(value: string): string {
  return value.replaceAll(
    /&(?:(amp|quot|lt|gt)|#(\d+)|#x([0-9a-fA-F]+));/g,
    (whole, name: string | undefined, decimal: string | undefined, hex: string | undefined) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}
