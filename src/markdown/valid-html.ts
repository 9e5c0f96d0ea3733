/**
 * A page without what texts of documents may hold and HTML does not know: alignment as an attribute becomes data that the style sheet
 * knows, a head of a column says that it is one, and a heading without words, which says nothing to those who go from heading to heading,
 * says that it has none; what can be folded has a head, as browsers show one.
 */
export function asValid(html: string): string {
  return html
    .replaceAll(/(<(?:t[dhr]|table|thead|tbody|p|div|h[1-6]|img)\b[^<>]*?\s)align="/g, '$1data-align="')
    .replaceAll(/<details\b[^<>]*>(?!\s*<summary[ >])/g, '$&<summary lang="en">Details</summary>')
    .replaceAll(/<thead>.*?<\/thead>/gs, (head) => head.replaceAll(/<th(?=[ >])(?![^<>]*\sscope=)/g, '<th scope="col"'))
    .replaceAll(/(<(h[1-6]) id="doc-[^"<>]*"[^<>]*>)\s*(?=<\/\2>)/g, '$1<span class="muted" lang="en">(a heading without words)</span>');
}
