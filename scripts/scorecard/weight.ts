import type { Browser } from 'playwright-core';
import { atMost, type Measured } from './measured.ts';

/** What a page makes a browser load at first, in compressed bytes. */
interface Weight {
  address: string;
  all: number;
  script: number;
  style: number;
  requests: number;
}

/** Bytes in a kilobyte, as hosts count. */
const kilo = 1024;

/** Points 1 to 5: what the home page, a record's page and all others load before anybody does anything; who opens the search, or compares two revisions, has done something. */
export async function weights(browser: Browser, origin: string, record: string, addresses: readonly string[]): Promise<Measured[]> {
  const all: Weight[] = [];
  for (const it of new Set(['/', record, ...addresses.filter((address) => address !== '/search/' && !address.endsWith('/v/compare/'))]))
    all.push(await weightOf(browser, origin, it));
  const of = (address: string): number => (all.find((it) => it.address === address)?.all ?? Infinity) / kilo;
  const heaviest = (key: 'script' | 'style' | 'requests'): Weight => all.toSorted((a, b) => b[key] - a[key])[0] ?? none;
  const worst = (key: 'script' | 'style' | 'requests'): string => `of the worst page, ${heaviest(key).address}`;
  return [
    atMost(1, 'first load of the briefing', of('/'), 40, 'KB'),
    atMost(2, `first load of a record's page, ${record}`, of(record), 45, 'KB'),
    atMost(3, `JavaScript before anything is done, ${worst('script')}`, heaviest('script').script / kilo, 8, 'KB'),
    atMost(4, `CSS, ${worst('style')}`, heaviest('style').style / kilo, 14, 'KB'),
    atMost(5, `requests, ${worst('requests')}`, heaviest('requests').requests, 6, 'requests'),
  ];
}

async function weightOf(browser: Browser, origin: string, address: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const weight = { ...none, address };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    types.set(requestId, type ?? 'Other');
    weight.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength;
    if (types.get(requestId) === 'Script') weight.script += encodedDataLength;
    if (types.get(requestId) === 'Stylesheet') weight.style += encodedDataLength;
  });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  await context.close();
  return weight;
}

const none: Weight = { address: '', all: 0, script: 0, style: 0, requests: 0 };
