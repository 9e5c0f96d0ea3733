import type { Drawable } from './drawable.ts';
import { coded, labelOf } from './label.ts';

/** How a state diagram is drawn from its statements; null when one of them is not understood. */
export function stateDiagram(lines: readonly string[]): Drawable | null {
  const labels = new Map<string, string>();
  const composites = new Set<string>();
  for (const line of lines) {
    const said = described.exec(line) ?? aliased.exec(line);
    const [id, words] = said === null ? [] : said.length === 4 ? [said[3], said[2]] : [said[1], said[2]];
    if (id !== undefined && words !== undefined) labels.set(id, [labels.get(id), words].filter(Boolean).join('<br>'));
    const composite = opened.exec(line)?.[2];
    if (composite !== undefined) composites.add(composite);
  }
  const names = new Map<string, string>();
  const out = ['stateDiagram-v2'];
  let [depth, edges, unsaid] = [0, 0, false];
  const nameOf = (id: string): string => {
    if (id === '[*]') return id;
    const known = names.get(id);
    const name = known ?? `s${names.size + 1}`;
    names.set(id, name);
    const label = labelOf(labels.get(id) ?? id);
    unsaid ||= label === null;
    if (known === undefined && !composites.has(id)) out.push(`state "${coded(label ?? '')}" as ${name}`);
    return name;
  };
  for (const line of lines) {
    const transition = moved.exec(line);
    const composite = opened.exec(line);
    if (/^(?:class|classDef)\s/.test(line)) continue;
    if (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(line)) out.push(line);
    else if (composite !== null) {
      const [, title, id = ''] = composite;
      const label = labelOf(title ?? labels.get(id) ?? id);
      if (label === null || depth >= deepest) return null;
      depth += 1;
      out.push(`state "${coded(label)}" as ${nameOf(id)} {`);
    } else if (line === '}') {
      depth -= 1;
      if (depth < 0) return null;
      out.push('}');
    } else if (transition !== null) {
      const [, from = '', to = '', words] = transition;
      const label = words === undefined ? null : labelOf(words);
      if (words !== undefined && label === null) return null;
      const [one, other] = [nameOf(from), nameOf(to)];
      edges += 1;
      out.push(`${one} --> ${other}${label === null ? '' : ` : ${coded(label)}`}`);
    } else {
      const id = described.exec(line)?.[1] ?? aliased.exec(line)?.[3] ?? /^(?:state\s+)?([\p{L}\p{N}_]+)$/u.exec(line)?.[1];
      if (id === undefined) return null;
      nameOf(id);
    }
  }
  if (depth !== 0 || unsaid) return null;
  return { text: out.join('\n'), kind: 'state', boxes: names.size, lines: edges };
}

const moved = /^(\[\*\]|[\p{L}\p{N}_-]+?)(?::::[\w-]+)?\s*-->\s*(\[\*\]|[\p{L}\p{N}_-]+)(?::::[\w-]+)?(?:\s*:\s*(.+))?$/u;
const described = /^([\p{L}\p{N}_-]+)\s*:\s*(.+)$/u;
const aliased = /^(state)\s+"([^"]+)"\s+as\s+([\p{L}\p{N}_]+)$/u;
const opened = /^state\s+(?:"([^"]+)"\s+as\s+)?([\p{L}\p{N}_]+)\s*\{$/u;
const deepest = 4;
