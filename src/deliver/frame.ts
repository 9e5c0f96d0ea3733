import { Failure } from '../model/failure.ts';
import { written } from '../versions/markup.ts';

/** What is put into a frame. Main part and banner are HTML, the title is a text: that of the whole page. */
interface Parts {
  title: string;
  banner: string;
  main: string;
}

/**
 * What stands around the main part of a finished page, as a frame for others of its kind: its head, its menu and its foot. Other forms
 * of that page, and what the search knows of it, are not those of the others.
 */
export function frameOf(page: string): (parts: Parts) => string {
  const [, start, head, top, open, foot] = form.exec(page) ?? [];
  if (start === undefined || head === undefined || top === undefined || open === undefined || foot === undefined)
    throw new Failure('HO502', 'site', 'The pages could not be built. A page with revisions has another form than it had.', [
      'Run the command again. If it fails with the same message, report it: no repository should be able to cause this.',
    ]);
  const middle = `</title>${head.replaceAll(itsOwn, '')}${top}`;
  return ({ title, banner, main }) => `${start}<title>${written(title)}${middle}${banner}${open.replace(searched, '')}${main}${foot}`;
}

// The value of an attribute may hold any sign but its quote.
const itsOwn = /<link rel="alternate"(?:[^"<>]|"[^"]*")*>|<meta name="(?:search-index|handover-[a-z-]+)"(?:[^"<>]|"[^"]*")*>/g;
const searched = / data-pagefind-body(?:="")?/;
const form = /^([\s\S]*?)<title>[^<]*<\/title>([\s\S]*?<\/head>)([\s\S]*?)(<main\b[^<>]*>)[\s\S]*(<\/main>[\s\S]*)$/;
