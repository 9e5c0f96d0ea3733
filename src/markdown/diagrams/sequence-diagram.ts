import type { Drawable } from './drawable.ts';
import { coded, labelOf, lineOf } from './label.ts';

/** How a sequence diagram is drawn from its statements; null when one of them is not understood. */
export function sequenceDiagram(lines: readonly string[]): Drawable | null {
  const actors = new Map<string, string>();
  const declared: string[] = [];
  const out: string[] = [];
  const blocks: string[] = [];
  let [messages, isNumbered] = [0, false];
  const actorOf = (written: string, label = written, kind = 'participant'): string | null => {
    const known = actors.get(written);
    const words = labelOf(label);
    if (known !== undefined || words === null) return known ?? null;
    const name = `p${actors.size + 1}`;
    actors.set(written, name);
    declared.push(`${kind} ${name} as ${coded(words)}`);
    return name;
  };
  for (const line of lines) {
    const actor = /^(participant|actor)\s+([^:;,<>]+?)(?:\s+as\s+(.+))?$/.exec(line);
    const note = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.+)$/i.exec(line);
    const block = /^(loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/.exec(line);
    const divider = /^(else|and)\b\s*(.*)$/.exec(line);
    const message = messageForm.exec(line);
    if (line === 'autonumber') isNumbered = true;
    // Whether somebody is at work is shown by bars alone.
    else if (/^(?:de)?activate\s/.test(line)) continue;
    else if (actor !== null) {
      if (actorOf(actor[2] ?? '', actor[3] ?? actor[2] ?? '', actor[1]) === null) return null;
    } else if (note !== null) {
      const names = (note[2] ?? '').split(',').map((it) => actorOf(it.trim()));
      const words = lineOf(note[3] ?? '', longest);
      // Right behind a frame it would be drawn over its border, as if it were a part of it.
      if (words === null || names.includes(null) || out.at(-1) === 'end') return null;
      out.push(`Note ${(note[1] ?? '').toLowerCase()} ${names.join(',')}: ${coded(words)}`);
    } else if (block !== null) {
      const words = lineOf(block[2] ?? '', longest);
      if (words === null || blocks.length >= deepest) return null;
      blocks.push(block[1] ?? '');
      // A colour behind messages says nothing that words do not.
      if (block[1] !== 'rect') out.push(`${block[1] ?? ''} ${coded(words)}`);
    } else if (divider !== null) {
      const words = lineOf(divider[2] ?? '', longest);
      if (words === null || !(divider[1] === 'and' ? ['par'] : ['alt', 'critical']).includes(blocks.at(-1) ?? '')) return null;
      out.push(`${divider[1] ?? ''} ${coded(words)}`);
    } else if (line === 'end') {
      const ended = blocks.pop();
      if (ended === undefined) return null;
      if (ended !== 'rect') out.push('end');
    } else if (message !== null) {
      const [, from = '', arrow = '', to = '', label = ''] = message;
      messages += 1;
      const words = lineOf(isNumbered ? `${messages}. ${label}` : label, longest);
      const [one, other] = [actorOf(from), actorOf(to)];
      if (words === null || one === null || other === null) return null;
      out.push(`${one}${arrow}${other}: ${coded(words)}`);
    } else return null;
  }
  if (blocks.length > 0) return null;
  return { text: ['sequenceDiagram', ...declared, ...out].join('\n'), kind: 'sequence', boxes: actors.size, lines: messages };
}

// Arrows without a head, and those that are lost on their way, are left out: they would get a head.
const messageForm = /^([^:;,<>+()-][^:;,<>+()]*?)\s*(--?>>|--?\))\s*[+-]?\s*([^:;,<>+()-][^:;,<>+()]*?)\s*:\s*(.*)$/;
const deepest = 6;
/** Longer words would run over what stands beside them. */
const longest = 90;
