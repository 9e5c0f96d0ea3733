const grouped = new Intl.NumberFormat('en-US');

/** A whole number with its thousands apart: `1,200`. */
export function number(value: number): string {
  return grouped.format(value);
}

/** A number with its noun: `1 handoff`, `31 handoffs`, `no handoffs`. `plural` is the noun in the plural. */
export function count(value: number, plural: string): string {
  if (value === 0) return `no ${plural}`;
  return `${number(value)} ${value === 1 ? singular(plural) : plural}`;
}

/** A time as a person says it: `0.4 s`, `12 s`, `2 min 5 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * `text` on one line that cannot steer a terminal: control characters, line breaks and marks that turn the writing
 * direction are written out. Names in a repository may hold any of them.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (it) => {
    return `\\u${(it.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}

function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}
