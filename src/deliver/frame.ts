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
 * of that page are not those of the others.
 */
export function frameOf(page: string): (parts: Parts) => string {
  const [, start, head, top, open, foot] = form.exec(page) ?? [];
  if (start === undefined || head === undefined || top === undefined || open === undefined || foot === undefined)
    throw new Failure('HO502', 'site', 'The pages could not be built. A list of revisions has another form than it had.', [
      'Run the command again. If it fails with the same message, report it: no repository should be able to cause this.',
    ]);
  const middle = `</title>${head.replaceAll(/<link rel="alternate"[^<>]*>/g, '')}${top}`;
  return ({ title, banner, main }) => `${start}<title>${written(title)}${middle}${banner}${open}${main}${foot}`;
}

const form = /^([\s\S]*?)<title>[^<]*<\/title>([\s\S]*?<\/head>)([\s\S]*?)(<main\b[^<>]*>)[\s\S]*(<\/main>[\s\S]*)$/;
