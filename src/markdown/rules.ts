import { asOne, element, spoken, text, type Content, type Element } from './elements.ts';
import { imageEnd, linkEnd, type Page } from './page.ts';
import { targetOf } from './urls.ts';

/** An element where it stands. */
export interface Place {
  element: Readonly<Element>;
  /** Its words. */
  words(): string;
  /** True below a link, where no other link may stand. */
  inLink(): boolean;
}

/** What is done to an element of a page. */
export interface Change {
  /** Properties to set; null takes one away. */
  set?: Record<string, string | number | boolean | string[] | null>;
  /** What is put behind its last child. */
  append?: Content[];
  /** The element it is put into. */
  wrap?: Element;
  /** What takes its place, children and all. */
  replace?: Content;
}

/** The change an element needs, by its name; null for none. Headings have rules of their own, because links are judged by their ids. */
export const rules: Readonly<Record<string, (page: Page, place: Place) => Change | null>> = {
  a: link,
  img: image,
  table,
  th: cell,
  td: cell,
  pre: () => ({ set: { tabIndex: 0 } }),
  input: checkbox,
  section: () => ({ set: { dataFootnotes: null } }),
  h2: footnoteLabel,
};

function link(page: Page, { element: { properties, children }, words }: Place): Change {
  const plain = { title: null, dataFootnoteRef: null, dataFootnoteBackref: null };
  if (properties['dataFootnoteRef'] !== undefined) return { set: { ...plain, ariaDescribedBy: [`${page.idPrefix}footnote-label`] } };
  if (properties['dataFootnoteBackref'] !== undefined) return { set: { ...plain, className: null, lang: page.voice.lang } };
  // An anchor that only names its place, as raw HTML may have.
  if (properties['href'] === undefined) return { set: plain };
  // In a text that holds HTML nothing else is left of a way back.
  const isBack = properties['ariaLabel'] !== undefined && String(properties['href']).startsWith('#fnref-');
  const lang = isBack ? { lang: page.voice.lang } : {};
  const { href, external, path, place } = linkEnd(page, String(properties['href'] ?? ''));
  if (place !== null) {
    const whole = place.lines === null ? shortened(place.path) : `${shortened(place.path)}:${place.lines}`;
    const [named, commit] = [code(whole), code(place.commit)];
    const { tell } = page.voice;
    const its: (string | Content[])[] =
      whole === words().trim() ? tell('text.atCommit', { commit }) : tell('text.place', { path: named, commit });
    const leads = place.href === null ? { href: null, className: ['path'] } : { href: place.href, rel: outside };
    return { set: { ...plain, ...leads }, append: [text(' ('), ...spoken(page.voice, its), text(')')] };
  }
  if (href === null) {
    // A link that leads nowhere keeps its words; in brackets comes the file that was meant.
    const shown = path === null || path === words().trim() ? [] : [text(' ('), element('code', {}, [text(shortened(path))]), text(')')];
    return { set: { ...plain, href: null, className: ['path'] }, append: shown };
  }
  const empty =
    children.length === 0 || (children[0]?.type !== 'text' && words().trim() === '' && !children.some(({ type }) => type === 'element'));
  return { set: { ...plain, ...lang, href, rel: external ? outside : null }, append: empty ? [text(href)] : [] };
}

/** An image of the repository that the site has a file for is shown; a link or words take the place of every other one. */
function image(page: Page, { element: { properties }, inLink }: Place): Change {
  const written = String(properties['src'] ?? '');
  const alt = String(properties['alt'] ?? '');
  const target = targetOf(written);
  const found = target.kind === 'path' ? page.imageOf(target.path) : null;
  if (found?.kind === 'shown') {
    // Without words a link to click would have no name.
    const said = alt.trim() === '' && inLink() ? (/[^/]*$/.exec(target.kind === 'path' ? target.path : '')?.[0] ?? '') : alt;
    const { src } = found;
    return { replace: element('img', { src, alt: said, ...sizeOf(found, properties['width']), loading: 'lazy', decoding: 'async' }, []) };
  }
  const end = imageEnd(page, written);
  const words = imageWords(page, end, { alt: alt.replace(/\s+/g, ' ').trim(), reason: found?.reason ?? null });
  const { href, external } = end;
  return { replace: href === null || inLink() ? asOne(words) : element('a', { href, ...(external ? { rel: outside } : {}) }, words) };
}

/** The words that stand for an image that is not shown: what it is of, where it lies, and why it is not there. */
function imageWords(
  { voice }: Page,
  { host, path, href }: ReturnType<typeof imageEnd>,
  { alt, reason }: { alt: string; reason: string | null },
): Content[] {
  const name = spoken(voice, alt === '' ? voice.tell('text.image') : voice.tell('text.imageOf', { alt: [text(alt)] }));
  const where =
    host !== null
      ? spoken(voice, voice.tell('text.notLoadedFrom', { host: [text(host)] }))
      : path !== null
        ? [text(path)]
        : href === null
          ? spoken(voice, voice.tell('text.notLoaded'))
          : null;
  if (where === null) return name;
  const why = reason === null ? null : spoken(voice, [voice.translated(reason) ?? reason]);
  const all = why === null ? where : spoken(voice, voice.tell('text.notShown', { where, reason: why }));
  return spoken(voice, voice.tell('text.imageAt', { image: name, where: all }));
}

/** The size an image is shown in: its own, or the smaller width that the document asks for. */
function sizeOf({ width, height }: { width: number; height: number }, asked: unknown): { width: number; height: number } {
  const wanted = /^\d{1,5}$/.test(String(asked)) ? Number(asked) : 0;
  return wanted > 0 && wanted < width ? { width: wanted, height: Math.max(1, Math.round((height * wanted) / width)) } : { width, height };
}

/** A wide table scrolls in a region of its own, which the keyboard can reach. */
function table(page: Page): Change {
  page.tables += 1;
  const { lang, textLang, say } = page.voice;
  const region = { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: say('text.table', { number: page.tables }) };
  // The name of the region is the site's; what is in it, the document's.
  return { set: { lang: textLang }, wrap: element('div', lang === null ? region : { ...region, lang }, []) };
}

/** Alignment as an attribute, because pages allow no inline style; an empty header cell heads nothing. */
function cell(_page: Page, { element: { tagName, properties, children } }: Place): Change | null {
  const side = /^text-align:\s*(left|right|center)$/.exec(String(properties['style'] ?? ''))?.[1] ?? properties['align'];
  if (tagName === 'th' && children.length === 0) return { replace: element('td', side === undefined ? {} : { align: side }, []) };
  return properties['style'] === undefined ? null : { set: { style: null, align: String(side ?? '') || null } };
}

function checkbox({ voice }: Page, { element: { properties } }: Place): Change {
  if (properties['type'] !== 'checkbox') return { replace: text('') };
  const checked = properties['checked'] === true || properties['checked'] === '';
  const label = checked ? voice.say('text.done') : voice.say('text.notDone');
  return { set: { disabled: true, ariaLabel: label, lang: voice.lang } };
}

function footnoteLabel({ idPrefix, voice }: Page, { element: { properties } }: Place): Change | null {
  const id = `${idPrefix}footnote-label`;
  return properties['id'] === 'footnote-label' || properties['id'] === id ? { set: { id, className: null, lang: voice.lang } } : null;
}

const code = (it: string): Content[] => [element('code', {}, [text(it)])];
const outside = ['noopener', 'noreferrer', 'nofollow'];
const shortened = (path: string): string => (path.length > 200 ? `${path.slice(0, 200)}…` : path);
