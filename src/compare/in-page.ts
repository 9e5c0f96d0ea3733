import { compare } from './compare.ts';
import { blocksOfPage } from './from-page.ts';
import { renderComparison, type RenderOptions } from './render.ts';

/** Compares the texts of two pages, each an element that holds nothing else, and gives the changes as HTML; empty where no block differs. */
export function comparePages(before: Element, after: Element, language: string, options: RenderOptions): string {
  return renderComparison(compare(blocksOfPage(before), blocksOfPage(after), language), options);
}
