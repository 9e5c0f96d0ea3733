import { isAgreed, textsKept } from '../../model/versions.ts';
import type { Home } from './homes.ts';

/**
 * Which revisions of a document have a page of their text: all, unless their texts together are larger than `limit` bytes; then the first,
 * the newest and those that people agreed on. `sizes` are bytes by blob.
 */
export function keptTexts(
  { revisions }: Home,
  sizes: ReadonlyMap<string, number>,
  limit: number,
): (it: Home['revisions'][number]) => boolean {
  const total = revisions.reduce((sum, it) => sum + (it.blob === null ? 0 : (sizes.get(it.blob) ?? 0)), 0);
  if (total <= limit) return () => true;
  const newest = new Set(revisions.slice(-textsKept).map((it) => it.number));
  const first = revisions[0]?.number;
  return (it) => it.number === first || newest.has(it.number) || isAgreed(it);
}
