import type { APIRoute } from 'astro';
import { recordsOf } from '../components/records.ts';
import { site } from '../deliver/page-content.ts';

/** Addresses and titles of all pages, from which the page for addresses that do not exist proposes some. */
export const GET: APIRoute = async () => {
  const lists = await Promise.all(
    site.collections.map(async ({ name, title }) => [
      { url: `/${name}/`, title },
      ...(await recordsOf(name)).map((it) => ({ url: it.url, title: it.title })),
    ]),
  );
  const own = [
    { url: '/', title: 'Briefing' },
    { url: '/open/', title: 'Open items' },
    { url: '/run/', title: 'Run it' },
    { url: '/print/', title: 'Print' },
    { url: '/about/', title: 'About this site' },
    { url: '/search/', title: 'Search' },
  ];
  return new Response(JSON.stringify([...own, ...lists.flat(), ...site.sources.map(({ url, title }) => ({ url, title }))]));
};
