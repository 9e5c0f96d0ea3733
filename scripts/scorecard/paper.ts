import type { Browser } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { visit } from '../../test/browser/visit.ts';
import { everywhere, type Measured } from './measured.ts';

/** Width of a sheet of A4 between its margins, in pixels of CSS. */
const sheet = 718;

/** Point 30: pages as PDF have their tags, language and title, headings among the tags, and no part that is cut off at the right. */
export async function paper(browser: Browser, origin: string, addresses: readonly string[]): Promise<Measured[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const { page, close } = await visit(browser, origin, address);
    const bytes = await page.pdf({
      tagged: true,
      outline: true,
      format: 'A4',
      margin: { left: '1cm', right: '1cm', top: '1cm', bottom: '1cm' },
    });
    faults.push(...(await tagFaults(new Uint8Array(bytes))).map((it) => `${address}: ${it}`));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: sheet, height: 1000 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((it) =>
        it.getBoundingClientRect().right > innerWidth + 1 && !it.matches('.unseen, .unseen *, svg *') ? [it.outerHTML.slice(0, 100)] : [],
      ),
    );
    faults.push(...cut.slice(0, 5).map((it) => `${address}: cut off at the right: ${it}`));
    await close();
  }
  return [everywhere(30, 'PDF without tags, language or headings, or with a cut-off part', faults, addresses.join(' and '))];
}

interface Node {
  role?: string;
  children?: readonly unknown[];
}

async function tagFaults(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(bytes);
  const { info } = await document.getMetadata();
  const roles = new Set<string>();
  for (let number = 1; number <= document.numPages; number++) {
    const tree: unknown = await (await document.getPage(number)).getStructTree();
    for (const it of rolesOf(tree)) roles.add(it);
  }
  const language = 'Language' in info ? String(info.Language) : '';
  const marked = (await document.getMarkInfo())?.Marked === true;
  await document.loadingTask.destroy();
  return [
    ...(marked && roles.size > 0 ? [] : ['no tags']),
    ...(language === 'en' ? [] : [`the language is ${language || 'not named'}`]),
    ...['H1', 'H2', 'P', 'Link'].filter((it) => !roles.has(it)).map((it) => `no ${it} among the tags`),
  ];
}

function rolesOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  return [node.role ?? '', ...(node.children ?? []).flatMap(rolesOf)];
}

const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'role' in it;
