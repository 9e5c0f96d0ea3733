import { append } from '../model/append.ts';
import { dataAsMarkdown, isProse, renderData } from '../markdown/data-text.ts';
import { renderMarkdown } from '../markdown/render.ts';
import { activeHtmlIn } from '../markdown/active-html.ts';
import type { RepositoryPlace } from '../markdown/page.ts';
import { spokenHtml, voicesOf, type Voice } from '../markdown/voice.ts';
import type { Hidden } from '../model/hidden.ts';
import { problemOf, type Finding, type Problem } from '../model/problem.ts';
import { escapedWithin, partOf, withoutGaps, type Redacted } from '../model/redacted.ts';
import { hiddenLate } from '../redact/hidden-places.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { Assembled } from './assemble.ts';
import { heldTexts } from './held-texts.ts';
import type { Images } from './images.ts';
import { anchorsOf, idPrefix, resolverOf, withoutDeadAnchors, type Resolver } from './links.ts';
import { wholeText } from './looked-through.ts';
import { partsOfTexts } from './part.ts';
import { pastRenderer, type PastRenderer } from './past-renderer.ts';

/** Where a path lies in the repository, as the document at `from` writes it. */
type PlaceOf = (from: string, url: string) => RepositoryPlace | null;

/** One page's text as it was rendered; `finishing` makes of it what is written. */
export interface Page {
  /** Address on the site. */
  url: string;
  /** Bytes, because all pages are held at once: a string takes two for every sign when one of them is beyond Latin-1. */
  html: Buffer;
  markdown: Redacted;
  /** How the site speaks in it. */
  voice: Voice;
}

/**
 * The texts of all records and whole files as safe HTML, with links between them; and what went wrong on the way. `isCut` says that parts of texts may
 * be missing, `language` is that of the site.
 */
export function renderAll(
  { entries, files }: Assembled,
  {
    isCut,
    language,
    redactor,
    images,
    placeOf,
  }: { isCut: boolean; language: string; redactor: Redactor; images: Images; placeOf: PlaceOf },
): { pages: Page[]; living: (html: string) => string; problems: Problem[]; hidden: Hidden[]; past: PastRenderer } {
  const resolvers = resolversOf({ entries, files });
  const voices = voicesOf(language);
  const problems: Problem[] = [];
  const hidden: Hidden[] = [];
  const anchors = new Map<string, ReadonlySet<string>>();
  const bytesOf = heldTexts();
  const held = (url: string, html: string): Pick<Page, 'url' | 'html'> => {
    anchors.set(url, anchorsOf(html));
    return { url, html: bytesOf(html) };
  };
  const render = (
    { url, lang }: { url: string; lang: string },
    path: Redacted,
    markdown: Redacted,
    branch: string | null,
    standing: boolean,
  ): Page => {
    const voice = voices(lang);
    const { linkOf } = resolvers(branch);
    const { html, problems: found } = isProse(path)
      ? renderMarkdown(markdown, {
          linkOf: (link) => linkOf(path, link),
          // What is gone or stands on a branch may have had other images and files.
          imageOf: (link) => (standing && branch === null ? images.imageOf(path, link) : null),
          placeOf: (link) => (standing && branch === null ? placeOf(path, link) : null),
          idPrefix,
          voice,
        })
      : { html: renderData(markdown, path), problems: [] };
    const rules = redactor.visibleSecrets(html);
    if (rules.length > 0) {
      append(
        problems,
        rules.map((rule) => problemOf(path, { ...notShown, message: `${notShown.message} (${rule})` })),
      );
      append(
        hidden,
        rules.map((rule) => hiddenLate(rule, { path, commit: null, current: standing && branch === null }, wholeText)),
      );
      return { ...held(url, `<p>${spokenHtml(voice, voice.say('text.hidden'))}</p>`), markdown: partOf(markdown, 0, 0), voice };
    }
    if (standing && branch === null)
      append(
        problems,
        found.map((it) => problemOf(path, it)),
      );
    // Whoever renders the Markdown copy must not run what the page does not.
    const written = isProse(path) ? escapedWithin(markdown, activeHtmlIn(markdown)) : dataAsMarkdown(markdown, path);
    // Where a part was taken out its lines are empty: they would show that there was one.
    return { ...held(url, html), markdown: isCut && isProse(path) ? withoutGaps(written) : written, voice };
  };
  const partOfText = partsOfTexts();
  const pages = [
    ...entries.map(({ record, path, range, text }) => {
      const own = range === null ? text : isProse(path) ? partOfText(text, range) : partOf(text, range.start, range.end);
      return render(record, path, own, record.branch?.name ?? null, !record.deleted);
    }),
    ...files.map(({ source, path, text }) => render(source, path, text, source.branch, !source.deleted)),
  ];
  const isThere = (address: string, fragment: string): boolean | null => anchors.get(address)?.has(fragment) ?? null;
  const past = pastRenderer({ resolvers, isThere, visibleSecrets: redactor.visibleSecrets, voice: voices('und') });
  return { pages, living: (html) => withoutDeadAnchors(html, isThere), problems, hidden, past };
}

/** Finds the addresses that documents of the built commit (null) or of one branch link to: a branch has its own pages first. */
function resolversOf({ entries, files }: Pick<Assembled, 'entries' | 'files'>): (branch: string | null) => Resolver {
  const addressesOf = (branch: string | null): Map<string, string> => {
    const addresses = new Map<string, string>();
    const add = (path: string, url: string): void => void (addresses.has(path) || addresses.set(path, url));
    for (const { source } of files) if (source.branch === branch) add(source.path, source.url);
    for (const { path, record } of entries) if ((record.branch?.name ?? null) === branch) add(path, record.url);
    return addresses;
  };
  const built = addressesOf(null);
  const resolvers = new Map<string | null, Resolver>([[null, resolverOf(built)]]);
  return (branch) => {
    const resolver = resolvers.get(branch) ?? resolverOf(new Map([...built, ...addressesOf(branch)]));
    resolvers.set(branch, resolver);
    return resolver;
  };
}

const notShown: Finding = {
  code: 'HO403',
  message: 'The text holds a secret in a spelling that could not be hidden, so it is not shown',
  fix: 'Revoke the secret where it was issued, and remove it from the text.',
};
