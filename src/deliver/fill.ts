import { lstatSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { marker } from './marker.ts';

/** True for the refusal to move a folder that may be written to: of another user in a shared folder. */
export function isImmovable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'EACCES');
}

/**
 * Puts what is in `site` into the folder `target`, which cannot be moved itself; what was there waits in `held` meanwhile, and comes
 * back when that fails. At every moment what is in `target` is known for a part of a site of ours, because its list of files comes
 * first and goes last.
 */
export function fill(site: string, target: string, held: string): void {
  mkdirSync(held);
  try {
    moveAll(target, held, markerLast);
    moveAll(site, target, markerFirst);
  } catch (error) {
    restore(target, held, `${held}-torn`);
    throw error;
  }
}

/** Undoes what was begun by `fill`: what is in `target` goes to `torn`, what waits in `held` comes back. */
export function restore(target: string, held: string, torn: string): void {
  const waiting = new Set(readdirSync(held));
  // When nothing of the new site has come yet, what is there is the rest of the old one.
  const isNew = waiting.size === 0 || waiting.has(marker);
  if (isNew) {
    mkdirSync(torn);
    moveAll(target, torn, markerLast);
  }
  moveAll(held, target, markerFirst);
}

type Order = (names: readonly string[]) => string[];
const markerFirst: Order = (names) => names.toSorted((a, b) => Number(b === marker) - Number(a === marker));
const markerLast: Order = (names) => markerFirst(names).toReversed();

function moveAll(from: string, to: string, order: Order): void {
  for (const name of order(readdirSync(from))) {
    if (lstatSync(join(to, name), { throwIfNoEntry: false }) === undefined) renameSync(join(from, name), join(to, name));
  }
}
