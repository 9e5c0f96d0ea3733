import { blockOf, type Block } from './block.ts';
import { Runs } from './runs.ts';

/** A block for every key of a front matter; keys inside keys are named with their path. */
export function keyBlocks(data: Record<string, unknown>): Block[] {
  const blocks: Block[] = [];
  addKeys(blocks, data, '');
  return blocks;
}

function addKeys(into: Block[], data: object, path: string): void {
  for (const [key, value] of Object.entries(data)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null && !(Array.isArray(value) && value.every(isScalar))) addKeys(into, value, name);
    else into.push(keyBlock(name, value));
  }
}

function keyBlock(label: string, value: unknown): Block {
  const runs = new Runs();
  runs.add(Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value));
  return blockOf('key', [runs.done()], { label });
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
