/** Gives the 1-based line of a character by its offset, in few steps for every question. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** XML in which the elements of these names, with all that is in them, are blank; every line and offset stays. */
export function withoutElements(xml: string, names: readonly string[]): string {
  let text = xml;
  for (const name of names) {
    let kept = '';
    let from = 0;
    for (let at = text.indexOf(`<${name}>`); at >= 0; at = text.indexOf(`<${name}>`, from)) {
      const end = text.indexOf(`</${name}>`, at);
      if (end < 0) break;
      kept += text.slice(from, at) + text.slice(at, end).replaceAll(/[^\n]/g, ' ');
      from = end;
    }
    text = kept + text.slice(from);
  }
  return text;
}
