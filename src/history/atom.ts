/** One entry of a feed. */
export interface FeedEntry {
  /** `urn:` of what it tells; the same for as long as the commit is. */
  id: string;
  title: string;
  /** RFC 3339. */
  at: string;
  author: string;
  /** Full address of the page. */
  url: string;
  summary: string;
  /** Term of its kind. */
  category: string;
}

/** A feed: id, title, and the full addresses of itself and of the page whose changes it tells. */
export interface Feed {
  id: string;
  title: string;
  self: string;
  page: string;
  language: string;
  /** RFC 3339 for a feed without entries. */
  at: string;
  entries: readonly FeedEntry[];
}

/** The feed as Atom 1.0 (RFC 4287). Ids are `urn:`, so that they hold when the site moves. */
export function atomOf({ id, title, self, page, language, at, entries }: Feed): string {
  const newest = entries.reduce((last, it) => (Date.parse(it.at) > Date.parse(last) ? it.at : last), entries[0]?.at ?? at);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">
<id>${xml(id)}</id>
<title>${xml(title)}</title>
<updated>${xml(newest)}</updated>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
${entries.map(entryOf).join('')}</feed>
`;
}

function entryOf({ id, title, at, author, url, summary, category }: FeedEntry): string {
  return `<entry>
<id>${xml(id)}</id>
<title>${xml(title)}</title>
<updated>${xml(at)}</updated>
<author><name>${xml(author === '' ? '-' : author)}</name></author>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<category term="${xml(category)}"/>
<summary>${xml(summary)}</summary>
</entry>
`;
}

/** Text and attribute values of XML 1.0, without characters that it cannot hold. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
