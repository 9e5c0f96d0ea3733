import type { ChangeSize, Compared, Version, Versions } from '../model/versions.ts';
import { directionOf } from '../words/script.ts';
import type { Speaker } from '../words/speaker.ts';
import { bannerOf } from './banner.ts';
import { commitOf, crumbsOf, neighbours, sourceOf, titleIn, type Among } from './facts.ts';
import { html, ready, written, type Markup, type Part } from './markup.ts';

/** What stands in the frame of a page, around what was made of texts. */
export interface Framed {
  title: string;
  /** Between the head of the page and its main part; null for none. */
  banner: Markup | null;
  main: Markup;
  /** What ends the main part behind it. */
  end: Markup | null;
}

/** What all pages of a site share. */
export interface Around {
  speaker: Speaker;
  /** What the collection is called. */
  collection: string;
  /** What the script that compares needs to speak the language, as JSON, and its address. */
  spoken: string;
  script: string;
}

/** The page of one text as it stood; its HTML follows, where it is shown. */
export function textPage(among: Among, isShown: boolean, { speaker, collection }: Around): Framed {
  const { its, version } = among;
  const { say, tell } = speaker;
  const { number, unread } = version;
  const isCurrent = number === its.current;
  const start = isShown
    ? ready(`<article class="text" dir="${directionOf(its.lang)}"${written(langOf(its))} aria-label="${written(say('record.text'))}">`)
    : html`<p class="callout">${say(`past.no.${whyOf(version)}`, { code: unread ?? '' })}</p>`;
  return {
    title: say('past.textTitle', { number, title: its.title }),
    banner: bannerOf(among, speaker),
    main: html`${crumbsOf(its, collection, speaker)}
      <h1>${tell<'past.textTitle', Part>('past.textTitle', { number: String(number), title: titleIn(its) })}</h1>
      ${sourceOf(version, speaker)}
      <p class="subject" dir="auto">${version.subject}</p>
      ${isCurrent && html`<p class="muted">${say(its.deleted ? 'past.isLast' : 'past.isCurrent')}</p> `}${neighbours(among, 'text', speaker)}
      ${start}`,
    end: isShown ? ready('</article>') : null,
  };
}

/** The page of what a revision introduced; the comparison follows as HTML, where there is one. */
export function changePage(among: Among, isShown: boolean, { speaker, collection }: Around): Framed {
  const { its, version, before, changed } = among;
  const { say, tell } = speaker;
  const { number, change, introduced, path } = version;
  return {
    title: say('past.changeTitle', { number, title: its.title }),
    banner: null,
    main: html`${crumbsOf(its, collection, speaker, version)}
      <h1>${tell<'past.changeTitle', Part>('past.changeTitle', { number: String(number), title: titleIn(its) })}</h1>
      ${sourceOf(version, speaker)} ${reasonOf(version, speaker)} ${neighbours(among, 'change', speaker)}
      ${noteOf(change, speaker)}${changed !== null && changed.path !== path && html`<p>${tell<'past.renamed', Part>('past.renamed', { from: pathIn(changed.path), to: pathIn(path) })}</p> `}${isBeside(before, changed) && html`<p>${say('past.beside', { number: changed?.number ?? 0 })}</p> `}${comparison(introduced, isShown, speaker)}`,
    end: null,
  };
}

/** The same for what changed since a revision. */
export function sincePage(
  among: Among,
  { since, isShown }: { since: Compared; isShown: boolean },
  { speaker, collection }: Around,
): Framed {
  const { its, version } = among;
  const { say, tell } = speaker;
  const { number } = version;
  return {
    title: say('past.sinceTitle', { number, title: its.title }),
    banner: null,
    main: html`${crumbsOf(its, collection, speaker, version)}
      <h1>${tell<'past.sinceTitle', Part>('past.sinceTitle', { number: String(number), title: titleIn(its) })}</h1>
      ${sourceOf(version, speaker)} ${neighbours(among, 'toCurrent', speaker)} ${comparison(since, isShown, speaker)}`,
    end: null,
  };
}

/** Whether a revision changed another one than the one that is listed before it. */
const isBeside = (before: Version | null, changed: Version | null): boolean =>
  changed !== null && before !== null && before.blob !== null && changed.number !== before.number;

/** Why the text of a revision is not on its page. */
function whyOf({ text }: Version): Exclude<Version['text'], 'shown' | 'uncommitted'> {
  return text === 'shown' || text === 'uncommitted' ? 'withheld' : text;
}

/** The reason for a change, quoted from its commit. */
function reasonOf({ subject, commit }: Version, { say, tell }: Speaker): Markup {
  if (subject.trim() === '') return html`<p>${say('past.noReason')}</p>`;
  const from = tell<'past.reasonFrom', Part>('past.reasonFrom', { commit: commitOf(commit) });
  return html`<figure class="reason">
    <blockquote dir="auto"><p>${subject}</p></blockquote>
    <figcaption>${from}</figcaption>
  </figure>`;
}

/** What happened to the file beside a change of its text. */
function noteOf(change: Version['change'], { say }: Speaker): Markup | null {
  if (change === 'modified' || change === 'renamed') return null;
  return html`<p>${say(`past.change.${change}`)}</p> `;
}

const pathIn = (path: string): Markup => html`<code class="path">${path}</code>`;

const langOf = ({ lang }: Versions): Markup | null => (lang === 'und' ? null : html` lang="${lang}"`);

/** What stands before a comparison, or in its place. */
function comparison({ shows, size, coarse, changes: all, counts }: Compared, isShown: boolean, speaker: Speaker): Markup {
  const { say } = speaker;
  const total = sizeIn(size, speaker);
  const said = [counts, total === '' ? '' : say('past.total', { size: total }), coarse ? say('past.coarse') : ''].filter((it) => it !== '');
  if (!isShown)
    return html`<p class="callout">${[shows === 'shown' ? say('past.none.secret') : say(`past.none.${shows}`), ...said].join(' ')}</p>`;
  return html`<p class="counts">${said.join(' ')}</p>
    <p class="small">
      <a href="#change-1">${say('past.firstChange')}</a>${all > 1 && html` · <span class="muted">${say('past.keys')}</span>`}
    </p>`;
}

/** The size of a change in words: "12 words added, 3 words removed"; empty when it is not known or nothing. */
export function sizeIn(size: ChangeSize | null, { say, named }: Speaker): string {
  if (size === null) return '';
  const [added, removed] = [size.added, size.removed].map((count) => (count === 0 ? null : named('past.unit', size.unit, { count })));
  if (added == null) return removed == null ? '' : say('past.sizeRemoved', { removed });
  return removed == null ? say('past.sizeAdded', { added }) : say('past.size', { added, removed });
}
