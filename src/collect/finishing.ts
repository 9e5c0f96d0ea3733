import { codeColouring } from '../markdown/code/blocks.ts';
import { diagramDrawing } from '../markdown/diagrams/drawing.ts';
import { withPlaces } from '../markdown/places/places.ts';
import type { Redactor } from '../redact/redactor.ts';
import { idPrefix } from './links.ts';
import type { Page } from './pages.ts';

/**
 * Gives a function that draws the diagrams of a page, colours its code, and makes places in it that can be linked to; for `pages` and no others.
 * `living` takes out of links what does not exist.
 */
export async function finishing(
  pages: readonly Page[],
  { redactor, living }: { redactor: Redactor; living(html: string): string },
): Promise<(page: Page) => string> {
  const drawn = await diagramDrawing(textsOf(pages), (svg) => redactor.visibleSecrets(svg).length === 0);
  const coloured = await codeColouring(textsOf(pages));
  return ({ html, voice }) => coloured(drawn(withPlaces(living(html.toString()), idPrefix, voice), voice));
}

function* textsOf(pages: readonly Page[]): Generator<string> {
  for (const it of pages) yield it.html.toString();
}
