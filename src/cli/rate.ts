/** A bar of `width` characters: `[####----]`. */
export function bar(done: number, total: number, width: number): string {
  const filled = total === 0 ? width : Math.min(width, Math.floor((done / total) * width));
  return `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}]`;
}

/**
 * Milliseconds left at the rate measured so far; null while that would be a guess: in the first second, and before a
 * hundredth is done.
 */
export function timeLeft(done: number, total: number, elapsed: number): number | null {
  if (elapsed < 1000 || done * 100 < total || done === 0) return null;
  return Math.max(0, ((total - done) * elapsed) / done);
}
