import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { axeProblems, openAll, visit } from '../../test/browser/visit.ts';
import { addressesOf, eachType, fileOf, someOf } from './addresses.ts';
import { hosted } from '../../test/browser/serve.ts';
import { markupFaults } from './markup.ts';
import { blanks, hasPolicy, machineWords } from './words.ts';

/** Pages that are looked at besides one of each type. */
const further = 40;

/** What is wrong with one page of each type and 40 others of a site: HTML, words of machines, errors of the console, requests, and what axe finds. */
export async function sampleFaults(browser: Browser, folder: string): Promise<{ pages: number; faults: string[] }> {
  const all = addressesOf(folder);
  const addresses = [...new Set([...eachType(all), ...someOf(all, further)])];
  const faults: string[] = [];
  const { origin, close: end } = await hosted(folder);
  for (const address of addresses) {
    const html = readFileSync(join(folder, fileOf(address)), 'utf8');
    const { page, trouble, close } = await visit(browser, origin, address);
    await openAll(page);
    const found = [
      ...markupFaults(html),
      ...machineWords(html, false),
      ...blanks(html),
      ...(hasPolicy(html) ? [] : ['no content security policy']),
      ...trouble,
      ...(await axeProblems(page)),
    ];
    await close();
    faults.push(...found.map((it) => `${address}: ${it}`));
  }
  await end();
  return { pages: addresses.length, faults };
}
