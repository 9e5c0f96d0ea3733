/**
 * A pure function of a text that keeps its latest answers: the revisions of one handoff share most of their headings and items,
 * so that nearly every text is asked about again.
 */
export function remembered<Value extends {} | null>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= mostKnown) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

const mostKnown = 4000;
