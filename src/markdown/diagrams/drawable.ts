/** A diagram in the one spelling in which every statement of it is drawn. */
export interface Drawable {
  text: string;
  kind: 'flowchart' | 'sequence' | 'state' | 'class' | 'entity';
  /** Boxes and lines in it. */
  boxes: number;
  lines: number;
}
