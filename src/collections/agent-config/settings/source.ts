import type { DataText } from '../../../data/read.ts';
import type { Place as At } from '../../../data/fault.ts';
import type { Finding } from '../../../model/problem.ts';
import { at, type Complaint } from '../findings.ts';
import type { Place } from '../places.ts';

/** A file of data while it is read: where it stands, what it holds, and what was found wrong so far. */
export interface Source {
  place: Place;
  data: DataText;
  problems: Finding[];
}

/** Path of keys and indexes to a value. */
export type Keys = readonly (string | number)[];

/** Line of the key or item at `keys`; 1 when it is not known. */
export function lineAt({ data }: Source, keys: Keys): number {
  return data.placeOf(keys)?.line ?? 1;
}

/** Notes that something is wrong at `keys`. */
export function complain(source: Source, complaint: Complaint, keys: Keys): void {
  source.problems.push(at(complaint, placeNear(source.data, keys)));
}

/** Place of the value, or of the nearest one around it. */
function placeNear(data: DataText, keys: Keys): At | null {
  for (let length = keys.length; length > 0; length--) {
    const place = data.placeOf(keys.slice(0, length));
    if (place !== null) return place;
  }
  return null;
}
