import { limits } from '../../model/limits.ts';
import { classDiagram } from './class-diagram.ts';
import type { Drawable } from './drawable.ts';
import { entityDiagram } from './entity-diagram.ts';
import { flowchart } from './flowchart.ts';
import { sequenceDiagram } from './sequence-diagram.ts';
import { stateDiagram } from './state-diagram.ts';

/** What each kind is made of, from the lines below its first one, which is given too; null when something in it would not be drawn. */
type Reader = (lines: readonly string[], header: string) => Drawable | null;

const readers: readonly (readonly [header: RegExp, reader: Reader])[] = [
  [/^(?:graph|flowchart)\b/i, flowchart],
  [/^sequenceDiagram$/, sequenceDiagram],
  [/^stateDiagram(?:-v2)?$/, stateDiagram],
  [/^classDiagram(?:-v2)?$/, classDiagram],
  [/^erDiagram$/, entityDiagram],
];

/** The diagram of a Mermaid source; null when it is of another kind, holds anything that would be lost or drawn otherwise, or is too large. */
export function drawableOf(source: string): Drawable | null {
  if (source.length > limits.diagram.characters) return null;
  const lines = source
    .replace(/%%\{[^]*?\}%%/g, '')
    .replace(/^(\s*(?:graph|flowchart)\s+\w+)\s*;/i, '$1\n')
    .split('\n')
    .map((it) => it.trim().replace(/;$/, '').trim())
    .filter((it) => it !== '' && !it.startsWith('%%') && !unseen.test(it));
  const [header = '', ...rest] = lines;
  if (lines.length > limits.diagram.lines || lines.some((it) => it.length > limits.diagram.line)) return null;
  const drawable = readers.find(([its]) => its.test(header))?.[1](rest, header) ?? null;
  if (drawable === null || drawable.boxes === 0) return null;
  return drawable.boxes > limits.diagram.boxes || drawable.lines > limits.diagram.boxes * 2 ? null : drawable;
}

/** What changes colours, or is there for programs that read aloud: nothing of what a diagram says is lost with it. */
const unseen = /^(?:classDef|style|linkStyle|accTitle|accDescr)\b(?!\s*(?:\[|\(|\{|--|==|-\.))/;
