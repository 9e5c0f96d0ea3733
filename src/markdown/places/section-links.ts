import { langText, type Voice } from '../voice.ts';

/** Finished HTML whose headings have a link to themselves beside them: an ordinary one, which a script may also copy. */
export function withSectionLinks(html: string, voice: Voice): string {
  // A heading within a link, or that opens a folded section, holds no other link: pressing it would do two things.
  let within = 0;
  return html.replace(headingOrLink, (whole, closing: string | undefined, name: string | undefined) => {
    if (name !== undefined) {
      within += closing === '/' ? -1 : 1;
      return whole;
    }
    const link = within > 0 ? '' : sectionLink(whole, voice);
    return link === '' ? whole : `<div class="heading">${whole}${link}</div>`;
  });
}

/** The link to a heading, given as HTML; empty for one without words, or of the footnotes. */
export function sectionLink(html: string, voice: Voice): string {
  const [, id = ''] = /^<h[2-6][^>]*? id="([^"]+)"/.exec(html) ?? [];
  const words = html.replace(tag, '').replaceAll('"', '&quot;').replace(/\s+/g, ' ').trim();
  if (id === '' || words === '' || id.endsWith('footnote-label')) return '';
  return `<a class="anchor" href="#${encodeURI(id)}" aria-label="${voice.say('text.link', { heading: words })}"${langText(voice)}></a>`;
}

const headingOrLink = /<(\/?)(a|summary)(?=[\s>])(?:[^"'<>]|"[^"]*"|'[^']*')*>|<(h[2-6])(?: [^>]*)?>(?:(?!<h[2-6])[^])*?<\/\3>/g;
const tag = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
