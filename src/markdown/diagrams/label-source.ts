import { spokenHtml, type Voice } from '../voice.ts';

/** Finished HTML in which the source of a diagram says that it is one until it is drawn. */
export function withDiagramLabels(html: string, voice: Voice): string {
  return html.replaceAll(
    /<pre tabindex="0">(?=<code class="language-mermaid">)/gi,
    (it) => `<p class="diagram">${spokenHtml(voice, voice.say('text.diagramAsSource'))}</p>\n${it}`,
  );
}
