import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { hosted } from '../../test/browser/serve.ts';
import { addressesOf, eachType, fileOf, isRecord } from './addresses.ts';
import { finding } from './finding.ts';
import { lighthouse } from './lighthouse.ts';
import { live } from './live.ts';
import type { Measured } from './measured.ts';
import { nextAction } from './next-action.ts';
import { paper } from './paper.ts';
import { still } from './still.ts';
import { weights } from './weight.ts';

/** How to measure. */
interface Way {
  browser: Browser;
  /** True for a repository whose documents hold no words of machines, so that its pages may hold none in a sentence either. */
  strict: boolean;
  /** False leaves out Lighthouse. */
  withLighthouse: boolean;
}

/** Every point that is measured of the site in `folder`, in the order of their numbers. */
export async function scorecardOf(folder: string, { browser, strict, withLighthouse }: Way): Promise<Measured[]> {
  const addresses = addressesOf(folder);
  const types = eachType(addresses);
  const record = middleRecord(folder, addresses);
  const { origin, close } = await hosted(folder);
  try {
    const results = [
      ...(await weights(browser, origin, record, types)),
      ...(withLighthouse ? await lighthouse(`${origin}/`, 'briefing') : []),
      ...(withLighthouse ? await lighthouse(origin + record, 'a record') : []),
      ...(await live(browser, origin, types)),
      ...still(folder, addresses, strict),
      ...(await nextAction(browser, origin)),
      ...(await paper(browser, origin, ['/', record])),
      ...(await finding(browser, folder, { addresses, types })),
    ];
    return results.toSorted((a, b) => a.point - b.point);
  } finally {
    await close();
  }
}

/** The record whose page is neither long nor short. */
function middleRecord(folder: string, addresses: readonly string[]): string {
  const size = (it: string): number => statSync(join(folder, fileOf(it))).size;
  const records = addresses.filter(isRecord).toSorted((a, b) => size(a) - size(b));
  return records[Math.floor(records.length / 2)] ?? '/';
}
