/** A moment in the zone of this machine, RFC 3339 to the second. */
export function momentOf(date: Date): string {
  return momentWith(date, 19);
}

/** The same to the millisecond, for what must be told apart from what happens beside it. */
export function exactMomentOf(date: Date): string {
  return momentWith(date, 23);
}

function momentWith(date: Date, length: number): string {
  const minutes = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, length);
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
