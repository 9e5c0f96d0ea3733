import { limits } from '../../model/limits.ts';
import { textOf } from '../code/blocks.ts';
import { langText, spokenHtml, usualVoice, type Voice } from '../voice.ts';
import { drawableOf } from './canonical.ts';
import type { Drawable } from './drawable.ts';
import { pictureOf } from './svg-shapes.ts';
import { endAtBoxes, isSound } from './sound.ts';
import { svgText } from './svg-text.ts';

interface Drawing extends Pick<Drawable, 'kind' | 'boxes' | 'lines'> {
  svg: string;
}

/**
 * Draws the Mermaid diagrams in finished, safe HTML; what draws them is loaded only when there is one. A diagram of which anything would be lost or
 * drawn otherwise stays its source. `isClean` says whether a drawing may be shown; the voice is the one for the text of the page.
 */
export async function diagramDrawing(
  pages: Iterable<string>,
  isClean: (svg: string) => boolean,
): Promise<(html: string, voice?: Voice) => string> {
  let isNeeded = false;
  for (const html of pages) isNeeded ||= html.includes(opening);
  if (!isNeeded) return (html) => html;
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const known = new Map<string, Drawing | null>();
  let room: number = limits.diagram.site;
  const drawn = (source: string): Drawing | null => {
    const there = known.get(source);
    if (there !== undefined) return there;
    const drawable = drawableOf(source);
    if (drawable === null || drawable.boxes + drawable.lines > room) return null;
    room -= drawable.boxes + drawable.lines;
    const svg = drawingOf(drawable, renderMermaidSVG);
    const { kind, boxes, lines } = drawable;
    const shown = svg === null || !isClean(svg) ? null : { svg, kind, boxes, lines };
    known.set(source, shown);
    return shown;
  };
  return (html, voice = usualVoice) =>
    html.replace(block, (whole, source: string, code: string) => {
      const drawing = code.includes('<') ? null : drawn(textOf(code));
      return drawing === null ? whole : shownHtml(drawing, source, voice);
    });
}

function shownHtml({ svg, kind, boxes, lines }: Drawing, source: string, voice: Voice): string {
  const words = voice.say('text.drawing', { kind: voice.named('text.drawn', kind) ?? '', boxes, lines });
  const picture = `<svg role="img" aria-label="${words}"${svg.slice('<svg'.length)}`;
  const box = `<div class="drawing" tabindex="0" role="group" aria-label="${voice.say('text.diagram')}"${langText(voice)}>${picture}</div>`;
  const summary = `<summary>${spokenHtml(voice, voice.say('text.diagramSource'))}</summary>`;
  return `<div class="diagram">\n${box}\n<details>\n${summary}\n${source}\n</details>\n</div>`;
}

function drawingOf(drawable: Drawable, render: (text: string) => string): string | null {
  try {
    const picture = pictureOf(render(drawable.text));
    if (picture === null || !isSound(picture, drawable)) return null;
    endAtBoxes(picture);
    return svgText(picture);
  } catch (error) {
    // What cannot be drawn is shown as its source, and says so.
    if (error instanceof Error) return null;
    throw error;
  }
}

const opening = '<code class="language-mermaid">';
const block =
  /<p class="diagram">(?:<span [^<>]*>)?[^<]*(?:<\/span>)?<\/p>\n(<pre tabindex="0"><code class="language-mermaid">([^]*?)<\/code><\/pre>)/gi;
