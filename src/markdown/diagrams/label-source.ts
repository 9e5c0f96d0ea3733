/** Finished HTML in which the source of a diagram says that it is one until it is drawn. */
export function withDiagramLabels(html: string): string {
  return html.replaceAll(
    /<pre tabindex="0">(?=<code class="language-mermaid">)/gi,
    '<p class="diagram">Diagram, as its Mermaid source:</p>\n$&',
  );
}
