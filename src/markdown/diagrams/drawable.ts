/** A diagram in the one spelling in which every statement of it is drawn. */
export interface Drawable {
  text: string;
  /** Its kind, for readers. */
  title: string;
  /** Boxes and lines in it. */
  boxes: number;
  lines: number;
}
