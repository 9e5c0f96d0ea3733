/** Adds every item to the end of a list. Not by spreading them into `push`: a hostile text gives more items than a call may have arguments. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const it of items) list.push(it);
}
