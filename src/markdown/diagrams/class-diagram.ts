import type { Drawable } from './drawable.ts';
import { coded, labelOf } from './label.ts';

/** How a class diagram is drawn from its statements; null when one of them is not understood. */
export function classDiagram(lines: readonly string[]): Drawable | null {
  const classes = new Set<string>();
  const out = ['classDiagram'];
  let [within, edges] = ['', 0];
  for (const line of lines) {
    const opening = /^class\s+([\p{L}\p{N}_]+)\s*\{$/u.exec(line);
    const alone = /^class\s+([\p{L}\p{N}_]+)$/u.exec(line);
    const relation = related.exec(line);
    const own = /^([\p{L}\p{N}_]+)\s*:\s*(.+)$/u.exec(line);
    if (within !== '' && line === '}') [within] = ['', out.push('}')];
    else if (within !== '' && /^<<\w+>>$/.test(line)) out.push(line);
    else if (within !== '' || own !== null) {
      const text = member(within === '' ? (own?.[2] ?? '') : line);
      if (text === null || /[{}]/.test(line)) return null;
      if (within === '') classes.add(own?.[1] ?? '');
      out.push(within === '' ? `${own?.[1] ?? ''} : ${text}` : text);
    } else if (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(line)) continue;
    else if (opening !== null || alone !== null) {
      const id = opening?.[1] ?? alone?.[1] ?? '';
      classes.add(id);
      if (opening !== null) within = id;
      out.push(`class ${id}${opening === null ? '' : ' {'}`);
    } else if (relation !== null) {
      const [, from = '', one, arrow = '', other, to = '', words] = relation;
      const [label, oneLabel, otherLabel] = [words, one, other].map((it) => (it === undefined ? '' : labelOf(it)));
      if (label === null || oneLabel === null || otherLabel === null) return null;
      classes.add(from).add(to);
      edges += 1;
      out.push(`${from}${said(oneLabel)} ${arrow}${said(otherLabel)} ${to}${label ? ` : ${coded(label)}` : ''}`);
    } else return null;
  }
  return within === '' ? { text: out.join('\n'), kind: 'class', boxes: classes.size, lines: edges } : null;
}

const member = (text: string): string | null => {
  const label = labelOf(text.replace(/~([^~]*)~/g, '<$1>'));
  // What is between brackets is taken apart, and is ours to leave as it is.
  return label === null || label.includes('\n') ? null : coded(label).replace(/[\uE000-\uE0FF]/g, (it) => brackets[it] ?? it);
};

const said = (it: string | undefined): string => (it ? ` "${coded(it)}"` : '');

// Lines without an end are left out: they would get a head.
const related =
  /^([\p{L}\p{N}_]+)\s*(?:"([^"]*)"\s*)?(<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.)\s*(?:"([^"]*)"\s*)?([\p{L}\p{N}_]+)(?:\s*:\s*(.+))?$/u;
const brackets: Readonly<Record<string, string>> = Object.fromEntries(
  ['(', ')', '#', '~', '*', '$', ':', ','].map((it) => [coded(it), it]),
);
