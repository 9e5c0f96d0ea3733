import { BlockReader, type Passage, type Unit } from './block-reader.ts';

/** Blocks that may have several lines, each with its end: what lies between is known again as one. */
const several = /<(tr|p|pre)[ >]/y;

/**
 * Reads the texts of one document, each as the passages with a letter or a digit in them. Most of a text stood in the one before it: what
 * was read once is known again by its HTML.
 */
export function passageReader(): (html: string) => Passage[] {
  const known = new Map<string, Unit>();
  return (html) => {
    const reader = new BlockReader();
    for (let at = 0, end = 0; at < html.length; at = end) {
      end = endOfUnit(html, at);
      const unit = html.slice(at, end);
      const found = reader.isBetween ? known.get(unit) : undefined;
      if (found !== undefined) reader.take(found);
      else {
        const read = reader.read(unit);
        if (read === null) {
          // A tag goes on after the end of a line.
          end = html.length;
          reader.read(html.slice(at), true);
        } else if (read !== 'open') known.set(copyOf(unit), read);
      }
    }
    return reader.result();
  };
}

/** Where the line, or the block of several lines, ends that begins at `at`. */
function endOfUnit(html: string, at: number): number {
  several.lastIndex = at;
  const tag = several.exec(html)?.[1];
  const close = tag === undefined ? -1 : html.indexOf(`</${tag}>`, at);
  const line = html.indexOf('\n', close === -1 ? at : close);
  return line === -1 ? html.length : line + 1;
}

/** A copy: a part of a text would keep the whole of it. */
const copyOf = (part: string): string => Buffer.from(part).toString();
