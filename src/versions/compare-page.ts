import { versionName, versionsUrl } from '../model/version-addresses.ts';
import type { Version, Versions } from '../model/versions.ts';
import { crumbsOf, introducedUrl, link, titleIn } from './facts.ts';
import { html, type Part } from './markup.ts';
import type { Around, Framed } from './pages.ts';

/** Changes that are listed here; the rest is on the list of all revisions. */
const atMost = 200;

/** The page on which any two revisions are compared by a script; without one it leads through the changes between them. */
export function comparePage(its: Versions, { speaker, collection, spoken, script }: Around): Framed {
  const { say, tell, dayOf } = speaker;
  const newestFirst = its.revisions.toReversed().filter((it) => it.commit !== null);
  const named = (it: Version): string => {
    const day = dayOf(it.authoredAt ?? '');
    return `${say('past.revision', { number: it.number })}${day === null ? '' : `, ${day}`}`;
  };
  const options = newestFirst
    .filter((it) => it.text === 'shown')
    .map((it) => html`<option value="${versionName(it) ?? ''}">${named(it)}</option>`);
  const list = newestFirst
    .slice(0, atMost)
    .map(
      (it) =>
        html`<li value="${String(it.number)}">
          ${link(introducedUrl(its, it), named(it))}${it.subject !== '' && html`: <bdi>${it.subject}</bdi>`}
        </li>`,
    );
  return {
    title: say('past.compareTitle', { title: its.title }),
    banner: null,
    main: html`${crumbsOf(its, collection, speaker)}
      <h1>${tell<'past.compareTitle', Part>('past.compareTitle', { title: titleIn(its) })}</h1>
      <p class="lede">${say('past.comparePurpose')}</p>
      <div id="pick" class="pick" role="group" aria-label="${say('past.pick')}" data-words="${spoken}" data-lang="${its.lang}" hidden>
        <label
          >${say('past.from')}
          <select name="from">
            ${options}
          </select></label
        >
        <label
          >${say('past.to')}
          <select name="to">
            ${options}
          </select></label
        >
      </div>
      <p
        id="compared"
        role="status"
        data-wait="${say('past.comparing')}"
        data-failed="${say('past.failed')}"
        data-same="${say('past.same')}"
      >
        ${say('past.through')}
      </p>
      <div id="changes"></div>
      <section id="through">
        <ol reversed>
          ${list}
        </ol>
        <p>${link(versionsUrl(its.url, its.revisions.length), say('past.all', { count: its.revisions.length }))}</p>
      </section>
      <script src="${script}" defer></script>`,
    end: null,
  };
}
