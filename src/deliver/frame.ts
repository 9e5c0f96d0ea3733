import { Failure } from '../model/failure.ts';
import { relativeWithin } from '../markdown/relative-within.ts';

/** What stands around title, banner and main part of a page, as HTML. */
export interface Frame {
  start: string;
  middle: string;
  open: string;
  behind: string;
}

/**
 * What stands around the main part of a finished page, as a frame for others of its kind: its head, its menu and its foot. Other forms
 * of that page, and what the search knows of it, are not those of the others.
 */
export function frameOf(page: string): Frame {
  const [, start, head, top, open, foot] = form.exec(page) ?? [];
  if (start === undefined || head === undefined || top === undefined || open === undefined || foot === undefined)
    throw new Failure('HO502', 'site', 'The pages could not be built. A page with revisions has another form than it had.', [
      'Run the command again. If it fails with the same message, report it: no repository should be able to cause this.',
    ]);
  return {
    start: `${start}<title>`,
    middle: `</title>${head.replaceAll(itsOwn, '')}${top}`,
    open: open.replace(searched, ''),
    behind: foot,
  };
}

/** The frame with links that count from the folder of `page`. */
export function seenFrom({ start, middle, open, behind }: Frame, page: string): Frame {
  const seen = (html: string): string => relativeWithin(html, page);
  return { start: seen(start), middle: seen(middle), open: seen(open), behind: seen(behind) };
}

// The value of an attribute may hold any sign but its quote.
const itsOwn = /<link rel="alternate"(?:[^"<>]|"[^"]*")*>|<meta name="(?:search-index|handover-[a-z-]+)"(?:[^"<>]|"[^"]*")*>/g;
const searched = / data-pagefind-body(?:="")?/;
const form = /^([\s\S]*?)<title>[^<]*<\/title>([\s\S]*?<\/head>)([\s\S]*?)(<main\b[^<>]*>)[\s\S]*(<\/main>[\s\S]*)$/;
