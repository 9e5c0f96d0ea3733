/** A version as numbers: major, minor, patch. */
type Version = readonly [number, number, number];
/** From the first version on, and up to the second without it; null for no end. */
interface Span {
  from: Version;
  to: Version | null;
}

const zero: Version = [0, 0, 0];

/**
 * The versions that a demand allows: npm, Python, Cargo, Composer and Ruby ranges, a version alone (`24` is any 24.x), lists (`18 || 20`).
 * Null when it does not say in numbers (`latest`, `lts/*`).
 */
function spansOf(wanted: string): Span[] | null {
  const parts = wanted.slice(0, 200).split(/\s*\|\|?\s*/);
  const all = parts.map(spanOf);
  return all.every((it) => it !== null) && all.length > 0 ? all : null;
}

function spanOf(part: string): Span | null {
  const hyphen = /^v?(\d[\d.]*)\s+-\s+v?(\d[\d.]*)$/.exec(part.trim());
  const tokens = hyphen
    ? [`>=${hyphen[1]}`, `<=${hyphen[2]}`]
    : part
        .replaceAll(/([<>=~^!]+)\s+/g, '$1')
        .split(/[\s,]+/)
        .filter((it) => it !== '' && it !== '*');
  let span: Span = { from: zero, to: null };
  for (const token of tokens) {
    const next = tokenSpan(token);
    if (next === undefined) return null;
    if (next !== null) span = { from: later(span.from, next.from), to: earlier(span.to, next.to) };
  }
  return tokens.length === 0 ? null : span;
}

/** Null for a token that leaves something out (`!=3.9`), undefined for one that is not understood. */
function tokenSpan(token: string): Span | null | undefined {
  const match = /^(\^|~>|~=|~|>=|<=|>|<|===?|=|!=)?v?(\d{1,6})(?:\.(\d{1,6}|[x*]))?(?:\.(\d{1,6}|[x*]))?(?:[.\w*+-]*)$/i.exec(token);
  if (match === null) return undefined;
  const [, sign = '', ...written] = match;
  if (sign === '!=') return null;
  const numbers = written.flatMap((it) => (it === undefined || /[x*]/i.test(it) ? [] : [Number(it)]));
  const from: Version = [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0];
  const next = above(from, numbers.length);
  switch (sign) {
    case '>=':
      return { from, to: null };
    case '>':
      return { from: next, to: null };
    case '<':
      return { from: zero, to: from };
    case '<=':
      return { from: zero, to: next };
    case '^':
      return {
        from,
        to: from[0] > 0 || numbers.length === 1 ? [from[0] + 1, 0, 0] : from[1] > 0 || numbers.length === 2 ? [0, from[1] + 1, 0] : next,
      };
    case '~':
      return { from, to: above(from, Math.min(numbers.length, 2)) };
    case '~>':
    case '~=':
      return { from, to: above(from, Math.max(numbers.length - 1, 1)) };
    default:
      return { from, to: next };
  }
}

/** The first version above every version that begins with the first `count` numbers of this one. */
function above([major, minor, patch]: Version, count: number): Version {
  return count <= 1 ? [major + 1, 0, 0] : count === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

/** Less than zero when `a` is the older version. */
function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

const later = (a: Version, b: Version): Version => (compare(a, b) >= 0 ? a : b);
const earlier = (a: Version | null, b: Version | null): Version | null => (a === null ? b : b === null ? a : compare(a, b) <= 0 ? a : b);

/** True when no version satisfies both demands; false when one does, or when a demand does not say in numbers. */
export function excludeEachOther(one: string, other: string): boolean {
  const [ones, others] = [spansOf(one), spansOf(other)];
  if (ones === null || others === null) return false;
  return !ones.some((a) =>
    others.some((b) => {
      const to = earlier(a.to, b.to);
      return to === null || compare(later(a.from, b.from), to) < 0;
    }),
  );
}

/** The same text for demands that allow the same versions (`22`, `22.x`); that of a demand that does not say in numbers alone is itself. */
export function versionKey(wanted: string): string {
  const spans = /^[\dvx.*^~<>=|\s,-]+$/.test(wanted) && !/\d-\d/.test(wanted) ? spansOf(wanted) : null;
  return spans === null ? wanted : JSON.stringify(spans);
}
