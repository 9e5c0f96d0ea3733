import type { Sibling } from '../../model/collection.ts';
import { placeOf } from './places.ts';
import type { Spec } from './schema.ts';

/** What tells one feature from all others of the repository: its family, the folders before it, and its name. */
export function featureKey({ path, data: { family, feature } }: Pick<Sibling<Spec>, 'path' | 'data'>): string {
  const archived = feature?.state === 'archived' && feature.date !== null ? feature.date : '';
  return [family, placeOf(path)?.before ?? '', feature?.key ?? '', archived].join('\n');
}
