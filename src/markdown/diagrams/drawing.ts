import { limits } from '../../model/limits.ts';
import { textOf } from '../code/blocks.ts';
import { drawableOf } from './canonical.ts';
import type { Drawable } from './drawable.ts';
import { pictureOf } from './svg-shapes.ts';
import { endAtBoxes, isSound } from './sound.ts';
import { svgText } from './svg-text.ts';

/**
 * Draws the Mermaid diagrams in finished, safe HTML; what draws them is loaded only when there is one. A diagram of which anything would be lost or
 * drawn otherwise stays its source. `isClean` says whether a drawing may be shown.
 */
export async function diagramDrawing(pages: Iterable<string>, isClean: (svg: string) => boolean): Promise<(html: string) => string> {
  let isNeeded = false;
  for (const html of pages) isNeeded ||= html.includes(opening);
  if (!isNeeded) return (html) => html;
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const known = new Map<string, string | null>();
  let room: number = limits.diagram.site;
  const drawn = (source: string): string | null => {
    const there = known.get(source);
    if (there !== undefined) return there;
    const drawable = drawableOf(source);
    if (drawable === null || drawable.boxes + drawable.lines > room) return null;
    room -= drawable.boxes + drawable.lines;
    const svg = drawingOf(drawable, renderMermaidSVG);
    const shown = svg === null || !isClean(svg) ? null : svg;
    known.set(source, shown);
    return shown;
  };
  return (html) =>
    html.replace(block, (whole, source: string, code: string) => {
      const svg = code.includes('<') ? null : drawn(textOf(code));
      return svg === null
        ? whole
        : `<div class="diagram">\n<div class="drawing" tabindex="0" role="group" aria-label="Diagram">${svg}</div>\n<details>\n<summary>Source of the diagram</summary>\n${source}\n</details>\n</div>`;
    });
}

function drawingOf(drawable: Drawable, render: (text: string) => string): string | null {
  const { text, title, boxes, lines } = drawable;
  try {
    const picture = pictureOf(render(text));
    if (picture === null || !isSound(picture, drawable)) return null;
    endAtBoxes(picture);
    return svgText(picture, `${title}, boxes: ${boxes}, lines: ${lines}. Its source stands below.`);
  } catch (error) {
    // What cannot be drawn is shown as its source, and says so.
    if (error instanceof Error) return null;
    throw error;
  }
}

const opening = '<code class="language-mermaid">';
const block = /<p class="diagram">[^<]*<\/p>\n(<pre tabindex="0"><code class="language-mermaid">([^]*?)<\/code><\/pre>)/gi;
