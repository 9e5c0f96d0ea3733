import { texts } from 'virtual:hand-written';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { HandPage } from '../../model/hand-page.ts';

/** The text of a page written by hand. */
export function textOf({ id }: HandPage): AstroComponentFactory {
  const text = texts.get(id);
  if (text === undefined) throw new Error('A page written by hand has no text.');
  return text;
}
