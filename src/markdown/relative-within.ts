const tag = /<[a-zA-Z](?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
/** The page for paper: no script of it makes links to folders links to their pages where the site lies on a disk. */
const scriptless = 'print/index.html';
const fromRoot = /(\s(?:href|src|data-(?:root|offline|addresses))=")\/(?!\/)([^"]*)"/g;

/**
 * The page at `page` (from the root of the site), or a part of it, with its links from the root made relative, as short as they can be;
 * its text stays as it is.
 */
export function relativeWithin(html: string, page: string): string {
  if (!html.includes('="/')) return html;
  const own = page.slice(0, page.lastIndexOf('/') + 1);
  const folderPage = page === scriptless ? 'index.html' : '';
  return html.replace(tag, (whole) =>
    whole.includes('="/')
      ? whole.replace(fromRoot, (_, start: string, target: string) => `${start}${relativeTo(target, own, folderPage)}"`)
      : whole,
  );
}

/** The page with its links from the root of a host made links below `base`, a path with `/` at both ends. */
export function below(html: string, base: string): string {
  return html.replace(tag, (whole) => whole.replace(fromRoot, (_, start: string, target: string) => `${start}${base}${target}"`));
}

/** `target` as seen from the folder `own`; `folderPage` is added to the address of a folder. */
function relativeTo(target: string, own: string, folderPage: string): string {
  const end = target.search(/[?#]/);
  const path = end === -1 ? target : target.slice(0, end);
  const rest = target.slice(path.length);
  // A link to a place on the same page needs no address at all.
  if (rest.startsWith('#') && path === own) return rest;
  const common = commonFolder(path, own);
  const up = '../'.repeat(own.slice(common.length).split('/').length - 1);
  const isFolder = path === '' || path.endsWith('/');
  const relative = `${up}${path.slice(common.length)}${isFolder ? folderPage : ''}${rest}`;
  // A name with a colon in front would be a scheme.
  return relative === '' || /^[^/?#]*:/.test(relative) ? `./${relative}` : relative;
}

/** The deepest folder that both lie in. */
function commonFolder(path: string, own: string): string {
  let end = 0;
  for (let at = 0; at < path.length && path[at] === own[at]; at += 1) if (path[at] === '/') end = at + 1;
  return path.slice(0, end);
}
