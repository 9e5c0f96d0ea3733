import type { Step } from './schema.ts';

/** A step as it is named elsewhere: its own id and its words. */
export const stepWords = ({ id, text }: Pick<Step, 'id' | 'text'>): string => [id, text].filter((it) => it !== null && it !== '').join(' ');
