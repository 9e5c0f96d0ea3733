import { changeUrl, compareUrl, toCurrentUrl, versionName, versionsUrl } from '../model/version-addresses.ts';
import { revisionUrl } from '../model/revision-url.ts';
import { changedBy, type Version, type Versions } from '../model/versions.ts';
import type { Speaker } from '../words/speaker.ts';
import { html, type Markup, type Part } from './markup.ts';

/** One revision among those of its document. */
export interface Among {
  its: Versions;
  version: Version;
  /** The revision before and after it that is committed; null at either end. */
  before: Version | null;
  after: Version | null;
  /** The revision that it changed, of those that have a text. */
  changed: Version | null;
}

/** Each committed revision with its neighbours, oldest first. */
export function eachOf(its: Versions): Among[] {
  const committed = its.revisions.filter((it) => it.commit !== null);
  return committed.map((version, index) => ({
    its,
    version,
    before: committed[index - 1] ?? null,
    after: committed[index + 1] ?? null,
    changed: changedBy(its.revisions, version),
  }));
}

/** A link. */
export const link = (url: string, words: string): Markup => html`<a href="${url}">${words}</a>`;

/** A title in the language of its document, which may be written from right to left. */
export const titleIn = ({ title, lang }: Versions): Markup =>
  lang === 'und' ? html`<bdi>${title}</bdi>` : html`<bdi lang="${lang}">${title}</bdi>`;

/** A commit by its first digits. */
export const commitOf = (id: string | null): Markup => html`<code title="${id ?? ''}">${(id ?? '').slice(0, 7)}</code>`;

/** A day, with the time of day where there is one. */
function whenOf(at: string | null, { say, dayOf }: Speaker): Markup | string {
  const day = at === null ? null : dayOf(at);
  if (at === null || day === null) return say('unknownDate');
  const clock = /T(\d{2}:\d{2})/.exec(at)?.[1];
  return html`<time datetime="${at}">${clock === undefined ? day : `${day}, ${clock}`}</time>`;
}

/** Where a revision lies in the repository: path at that time, commit, date and author. */
export function sourceOf({ path, commit, authoredAt, author }: Version, speaker: Speaker): Markup {
  const parts = speaker.tell<'source.file', Part>('source.file', {
    path: html`<code class="path">${path}</code>`,
    line: '',
    commit: commitOf(commit),
    when: whenOf(authoredAt, speaker),
    author: html`<bdi>${author}</bdi>`,
  });
  return html`<p class="source">${parts}</p>`;
}

/** The pages above one of these, the outermost first. */
export function crumbsOf(its: Versions, collection: string, { say }: Speaker, last?: Version): Markup {
  const own =
    last === undefined ? null : html`<li><a href="${revisionUrl(its, last)}">${say('past.revision', { number: last.number })}</a></li>`;
  return html`<nav class="crumb" aria-label="${say('crumbs.label')}">
    <ol>
      <li><a href="/">${say('menu.briefing')}</a></li>
      <li>
        <a href="/${its.collection}/"><bdi>${collection}</bdi></a>
      </li>
      <li>
        <a href="${its.url}"><bdi>${its.title}</bdi></a>
      </li>
      <li><a href="${versionsUrl(its.url, its.revisions.length)}">${say('revisions.short')}</a></li>
      ${own}
    </ol>
  </nav>`;
}

/** Address of what a revision introduced: the first change on its page, where there is one. */
export const introducedUrl = ({ url }: Versions, version: Version): string =>
  `${changeUrl(url, version)}${version.introduced.changes > 0 ? '#change-1' : ''}`;

/** Address of what has changed since a revision: prepared, or made on demand. */
export function sinceUrl(its: Versions, version: Version): string {
  const now = its.revisions.find((it) => it.number === its.current);
  if (version.toCurrent !== null) return toCurrentUrl(its.url, version);
  const isLast = now !== undefined && changedBy(its.revisions, now)?.number === version.number;
  return isLast && now.commit !== null ? changeUrl(its.url, now) : changesUrl(its, version);
}

/** Address of the page that compares a revision with the one that stands, made on demand. */
function changesUrl({ url, revisions, current }: Versions, { number, commit }: Version): string {
  const now = revisions.find((it) => it.number === current);
  const to = now === undefined ? null : versionName(now);
  return `${compareUrl(url)}?from=${versionName({ number, commit })}${to === null ? '' : `&to=${to}`}`;
}

/** Links to the neighbours of a revision, and to its other pages. `shown` is the one the reader is on. */
export function neighbours({ its, version, before, after }: Among, shown: 'text' | 'change' | 'toCurrent', { say }: Speaker): Markup {
  const { url } = its;
  const isChange = shown === 'change';
  const to = (it: Version): string => (isChange ? changeUrl(url, it) : revisionUrl(its, it));
  const items = [
    before === null ? null : html`<a rel="prev" href="${to(before)}">${say(isChange ? 'past.previousChange' : 'past.previous')}</a>`,
    after === null ? null : html`<a rel="next" href="${to(after)}">${say(isChange ? 'past.nextChange' : 'past.next')}</a>`,
    shown === 'text' ? null : link(revisionUrl(its, version), say('past.textOf', { number: version.number })),
    isChange ? null : link(changeUrl(url, version), say('past.introduced')),
    shown === 'toCurrent' || version.number === its.current ? null : link(sinceUrl(its, version), say('past.toCurrent')),
    link(versionsUrl(url, its.revisions.length), say('past.all', { count: its.revisions.length })),
  ];
  return html`<nav aria-label="${say('past.navigation')}">
    <ul class="pages versions">
      ${items.map((it) => it && html`<li>${it}</li>`)}
    </ul>
  </nav>`;
}
