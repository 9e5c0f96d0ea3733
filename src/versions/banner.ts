import type { Speaker } from '../words/speaker.ts';
import { link, sinceUrl, type Among } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** Says of a text that does not stand any more when it did, and leads to the one that stands; null for that one itself. */
export function bannerOf({ its, version, after }: Among, speaker: Speaker): Markup | null {
  const { say, spanOf, dayOf } = speaker;
  if (version.number === its.current && !its.deleted) return null;
  const all = its.revisions.length;
  const { number, authoredAt } = version;
  const from = authoredAt ?? '';
  const period = after?.authoredAt == null ? dayOf(from) : spanOf(from, after.authoredAt);
  const declared = version.declared?.version ?? null;
  const words =
    period === null
      ? say('past.bannerNoPeriod', { number, all })
      : declared === null
        ? say('past.bannerText', { number, all, period })
        : say('past.bannerDeclared', { number, all, period, version: declared });
  const links =
    version.number === its.current
      ? [link(its.url, say('past.goLast'))]
      : [link(its.url, say(its.deleted ? 'past.goLast' : 'past.goCurrent')), link(sinceUrl(its, version), say('past.since'))];
  return html`<div class="banner" role="region" aria-label="${say('past.banner')}">
    <p>${words} ${links.map((it, index) => [index > 0 && ' · ', it])}</p>
  </div>`;
}
