import type { Drawable } from './drawable.ts';
import { coded, labelOf } from './label.ts';

/** How a diagram of entities is drawn from its statements; null when one of them is not understood. */
export function entityDiagram(lines: readonly string[]): Drawable | null {
  const entities = new Set<string>();
  const out = ['erDiagram'];
  let [isWithin, edges] = [false, 0];
  for (const line of lines) {
    const opening = /^([\p{L}\p{N}_-]+)\s*\{$/u.exec(line);
    const field = /^([\p{L}\p{N}_()[\].-]+)\s+([\p{L}\p{N}_-]+)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?(?:\s+"([^"]*)")?$/u.exec(
      line,
    );
    const relation = /^([\p{L}\p{N}_-]+)\s+([|}o]{2}(?:--|\.\.)[|{o]{2})\s+([\p{L}\p{N}_-]+)(?:\s*:\s*(.+))?$/u.exec(line);
    if (isWithin && line === '}') {
      isWithin = false;
      out.push(line);
    } else if (isWithin && field !== null) {
      const [, type = '', name = '', keys, words] = field;
      const comment = words === undefined ? '' : labelOf(words);
      if (comment === null) return null;
      out.push([coded(type), name, ...(keys?.split(/\s*,\s*/) ?? []), ...(comment === '' ? [] : [`"${coded(comment)}"`])].join(' '));
    } else if (!isWithin && opening !== null) {
      isWithin = true;
      entities.add(opening[1] ?? '');
      out.push(line);
    } else if (!isWithin && relation !== null) {
      const [, one = '', ends = '', other = '', words = ''] = relation;
      const label = labelOf(words);
      // "None or one" would be drawn as exactly one with a ring.
      if (label === null || /^(?:\|o|o\|)|(?:\|o|o\|)$/.test(ends)) return null;
      entities.add(one).add(other);
      edges += 1;
      out.push(`${one} ${ends} ${other} : ${coded(label)}`);
    } else return null;
  }
  return isWithin ? null : { text: out.join('\n'), kind: 'entity', boxes: entities.size, lines: edges };
}
