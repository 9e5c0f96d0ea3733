import type { Browser } from 'playwright-core';
import { visit } from '../../test/browser/visit.ts';
import type { Measured } from './measured.ts';

const windows = [
  { name: 'desktop', width: 1280, height: 800, screens: 1 },
  { name: 'phone', width: 390, height: 844, screens: 2 },
] as const;

/** Point 17: where on the briefing the next action stands, or the words that none is recorded. */
export async function nextAction(browser: Browser, origin: string): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const { name, width, height, screens } of windows) {
    const { page, close } = await visit(browser, origin, '/', { viewport: { width, height } });
    const place = page.locator('main p', { hasText: /^\s*next action:/i }).first();
    const box = (await place.count()) === 0 ? null : await place.boundingBox();
    await close();
    const bottom = box === null ? Infinity : (box.y + box.height) / height;
    const good = bottom <= screens;
    results.push({
      point: 17,
      what: `next action, on a ${name}`,
      value: `${Number.isFinite(bottom) ? bottom.toFixed(2) : 'no'} screens down`,
      target: `at most ${screens} screens`,
      good,
      faults: [],
    });
  }
  return results;
}
