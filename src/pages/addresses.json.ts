import type { APIRoute } from 'astro';
import { titleOf } from '../components/found.ts';
import { recordsOf } from '../components/records.ts';
import { byHand, packages, site } from '../deliver/page-content.ts';
import { asOfUrl } from '../model/package-addresses.ts';
import { say } from '../components/say.ts';

/** Addresses and titles of all pages, from which the page for addresses that do not exist proposes some. */
export const GET: APIRoute = () => {
  const records = site.collections.flatMap(({ name }) => [
    { url: `/${name}/`, title: titleOf(name) },
    ...recordsOf(name).map((it) => ({ url: it.url, title: it.title })),
  ]);
  const own = [
    { url: '/', title: say('menu.briefing') },
    { url: '/open/', title: say('menu.open') },
    { url: '/run/', title: say('menu.run') },
    { url: '/changes/', title: say('menu.changes') },
    ...packages.moments.map(({ slug, names }) => ({ url: asOfUrl(slug), title: say('asOf.title', { name: names[0] ?? '' }) })),
    { url: '/print/', title: say('menu.print') },
    { url: '/about/', title: say('menu.aboutSite') },
    { url: '/search/', title: say('menu.search') },
  ];
  return new Response(
    JSON.stringify([
      ...own,
      ...byHand.pages.map(({ url, title }) => ({ url, title })),
      ...records,
      ...site.sources.map(({ url, title }) => ({ url, title })),
    ]),
  );
};
