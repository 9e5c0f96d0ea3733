/** What keeps a piece of finished HTML off a page; null when nothing does. */
export type Fault = 'too deep' | 'unexpected';

/**
 * A last look at finished HTML, independent of how it was made: every tag is one that pages may hold, every address in a link
 * is of an allowed kind, every image is a file of the site, and nothing is nested deeper than browsers and programs can follow.
 */
export function faultOf(html: string): Fault | null {
  let depth = 0;
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const name = found[2] ?? '';
    if (!allowedTags.has(name)) return 'unexpected';
    if (found[1] === '/') depth -= 1;
    else if (!emptyTags.has(name)) depth += 1;
    if (depth > deepest) return 'too deep';
  }
  return badLink.test(html) || badImage.test(html) ? 'unexpected' : null;
}

/** Names of the elements that the text of a document may become. */
export const allowedTags: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q ' +
    'rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var wbr'
  ).split(' '),
);

const emptyTags = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);
const deepest = 120;
const tag = /<(\/?)([a-z0-9]*)/gi;
// Images are files of the site, named by us.
const badImage = /<img (?!src="\/images\/[0-9a-f]{16}\.[a-z]{3,4}" )|<img [^>]*?(?:srcset|style)=/i;
const badLink = /<a [^>]*?href="(?!https?:\/\/|mailto:|#|\/(?![/\\])|\.{1,2}\/|[\w-]+(?:[/.?#]|"))/i;
