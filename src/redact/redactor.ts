import type { Redacted } from '../model/redacted.ts';
import { cleanTexts } from './clean-texts.ts';
import { decodedRangesIn } from './decoded.ts';
import { foldedValues } from './folded-values.ts';
import { hidden, placesOf, type Redaction } from './hiding.ts';
import { knownValues } from './known-values.ts';
import { lastLookWith, visibleSecretsWith } from './last-look.ts';
import type { PersonalPolicy } from '../model/personal.ts';
import { usualPersonal } from '../model/usual-personal.ts';
import { personalValues } from './personal-values.ts';
import { merged, type Range } from './ranges.ts';
import { privateKeysIn } from './private-keys.ts';
import { rangesInVersions } from './quiet.ts';
import { quietDecoded } from './quiet-decoded.ts';
import { tokensIn } from './tokens.ts';
import { insideBase64, meaningOf } from './spelled.ts';

/** Where a text stands, for the order in which secrets are numbered. */
export interface Standing {
  path: string;
  /** 0 for the built commit, 1 and up for older versions of a text, the same in every run. */
  age: number;
}

/** What was found in a text, as offsets alone: it may be kept, the text need not. */
export interface Look {
  ranges: readonly Range[];
  /** Left out where there is none. */
  personal?: readonly Range[];
  /** Path of the text; left out where it tells nothing. */
  path?: string;
}

/**
 * Hides secrets in all texts of one run: what is recognised in one of them is hidden in every other one, in any spelling and under the
 * same number. Look at every text first, then show them; what a first look finds after the first `show` is hidden from there on and
 * numbered behind the others. Values are held in memory alone and are forgotten with it.
 */
export interface Redactor {
  /** The first round: finds the secrets of a text and remembers them. */
  look(text: string, standing: Standing): Look;
  /** The second round: the text with its own secrets and those of all others hidden. */
  show(text: string, look: Look): { text: Redacted; findings: Redaction[] };
  /** Both rounds at once, for a text that comes late. */
  redact(text: string, standing: Standing): { text: Redacted; findings: Redaction[] };
  /** Hides what can be read only once the text is parsed. */
  redactDecoded(text: Redacted): { text: Redacted; findings: Redaction[] };
  /** The same for all strings and keys of a JSON value. */
  lastLook<T>(value: T): { value: T; findings: string[] };
  /** The same for what the operator says of itself: secrets alone. */
  lastLookAtOwn: Redactor['lastLook'];
  /** Rules that find something in a finished page. */
  visibleSecrets(html: string): string[];
  /** Rules that find something in a text as it stands, or a known secret in any spelling. */
  plainSecrets(text: string): string[];
  /** Rules of known secrets in what is no text, such as a list of words in small letters without signs. */
  knownInWords(text: string): string[];
  /** How many secrets have a number by now. */
  known(): number;
  /** Tells one set of known secrets from another by `digest` of them all; empty where there is none. */
  knownBy(digest: (values: string) => string): string;
  /** True when a text, as it is or as it was shown before, holds a secret that is known by now. */
  holdsKnown(text: string): boolean;
  /** How many secrets were hidden where they were recognised, but are not looked for elsewhere, because there are too many. */
  unknown(): number;
  /** What an author is called on the site, and in every text shown from now on. Authors are numbered in the order in which this is asked. */
  authorOf(name: string): string;
  /** What an author of this name is called, where a text names one, and null for others; null itself where names are shown. */
  knownAuthorOf: ((name: string) => string | null) | null;
}

interface Found {
  value: string;
  parts: readonly string[];
  rule: string;
  certain: boolean;
  standing: Standing;
  at: number;
}

interface Secret {
  value: string;
  parts: ReadonlySet<string>;
  /** Where it stands first, which gives its number. */
  first: Found;
  /** What names it: the first of those whose form alone tells what it is, else the first one. */
  named: Found;
}

/** Secrets that are looked for in other texts; a repository with more is a collection of them. */
const mostKnown = 20_000;

/** A redactor that knows no secret yet; `policy` says what becomes of personal data. */
export function createRedactor(policy: PersonalPolicy = usualPersonal): Redactor {
  const personal = personalValues(policy);
  const secrets = new Map<string, Secret>();
  const labels = new Map<string, { rule: string; number: number }>();
  const totals = new Map<string, number>();
  const known = knownValues();
  const folded = foldedValues();
  const find = rangesInVersions();
  let waiting = new Set<string>();

  function remember(text: string, ranges: readonly Range[], standing: Standing): void {
    for (const found of secretsOf(text, ranges, standing)) {
      const { value, parts } = found;
      const there = secrets.get(value);
      const { first, named } = there ?? { first: found, named: found };
      if (!labels.has(value)) waiting.add(value);
      secrets.set(value, {
        value,
        parts: there ? there.parts.union(new Set(parts)) : new Set(parts),
        first: byStanding(found, first) < 0 ? found : first,
        named: byName(found, named) < 0 ? found : named,
      });
    }
  }

  /** Numbers stay once they are given. */
  function settle(): (text: string) => Range[] {
    if (waiting.size === 0) return known.find;
    const inOrder = [...waiting].flatMap((it) => secrets.get(it) ?? []).toSorted((a, b) => byStanding(a.first, b.first));
    waiting = new Set();
    for (const { value, parts, named } of inOrder) {
      const { rule, certain } = named;
      const number = (totals.get(rule) ?? 0) + 1;
      totals.set(rule, number);
      labels.set(value, { rule, number });
      if (labels.size > mostKnown) continue;
      known.add({ value, parts: [...parts], rule, certain });
      folded.add(parts.size > 0 ? [...parts] : [value], rule, certain);
    }
    return known.find;
  }

  function numbered(text: string, ranges: readonly Range[]): Range[] {
    return ranges.map((it, index) => {
      const named = it.instead === '' ? undefined : labels.get(valueOf(text, ranges, index));
      if (!named) return it;
      const label = `[redacted: ${named.rule} ${named.number}]`;
      return { ...it, ...named, instead: (it.instead ?? label).replace(/\[redacted: [^\]]*\]/, label) };
    });
  }

  /** Secrets and personal data, in order and apart; where both stand, the secret counts. */
  function labelled(text: string, ranges: readonly Range[], data: readonly Range[], path: string): Range[] {
    const own = numbered(text, ranges);
    if (data.length === 0) return own;
    return [...own, ...personal.marked(text, withoutOverlap(data, own), path)].toSorted((a, b) => a.start - b.start);
  }

  const settled = (): number => {
    settle();
    return labels.size;
  };
  const clean = cleanTexts(settled);
  const freshIn = quietDecoded(settled);

  function lateRangesIn(text: string): Range[] {
    if (clean.has(text)) return [];
    const ranges = decoded(text);
    if (ranges.length === 0) clean.add(text);
    return ranges;
  }

  /** What is found only once a text is parsed. */
  const decoded = (text: string): Range[] => labelled(text, decodedRangesIn(text, settle()), personal.hidden(text), '');

  function look(text: string, standing: Standing): Look {
    const ranges = (standing.age === 0 ? find.standing : find.older)(text, standing.path);
    remember(text, ranges, standing);
    return { ranges, personal: personal.look(text, standing), path: standing.path };
  }

  function show(text: string, { ranges, personal: data = [], path = '' }: Look): { text: Redacted; findings: Redaction[] } {
    return shown(text, labelled(text, merged([...ranges, ...settle()(text)]), [...data, ...personal.peopleIn(text)], path));
  }

  return {
    look,
    show,
    redact: (text, standing) => show(text, look(text, standing)),
    redactDecoded(text) {
      const fresh = freshIn(text, settle());
      const ranges = fresh === null ? decoded(text) : labelled(text, [], personal.hidden(text), '');
      if (ranges.length > 0) return shown(text, ranges);
      clean.addLines(fresh ?? text);
      return { text, findings: [] };
    },
    lastLook: (value) => lastLookWith(value, lateRangesIn),
    lastLookAtOwn: (value) => lastLookWith(value, (text) => numbered(text, decodedRangesIn(text, settle()))),
    visibleSecrets(html) {
      // A page is looked at when its text is rendered, and once more when it is finished: most of its lines are the same.
      const fresh = clean.freshLines(html);
      const rules = visibleSecretsWith(fresh, settle());
      if (rules.length === 0) clean.addLines(fresh);
      return rules;
    },
    plainSecrets(text) {
      const found = [...privateKeysIn(text), ...tokensIn(text), ...settle()(text)];
      return [...new Set(found.map(({ rule }) => rule))];
    },
    knownInWords(text) {
      const found = settle()(text).map(({ rule }) => rule);
      return [...new Set([...found, ...folded.find(text)])];
    },
    known() {
      settle();
      return labels.size;
    },
    knownBy(digest) {
      settle();
      return labels.size === 0 ? '' : digest(JSON.stringify([...labels.keys()].toSorted()));
    },
    holdsKnown: (text) => settle()(text).length > 0,
    authorOf: personal.authorOf,
    knownAuthorOf: personal.knownAuthorOf,
    unknown: () => Math.max(0, labels.size - mostKnown),
  };
}

/** The text as it is shown, and where something was found in it; what is reported stays. */
function shown(text: string, all: readonly Range[]): { text: Redacted; findings: Redaction[] } {
  return {
    text: hidden(
      text,
      all.filter((it) => it.personal !== 'reported'),
    ),
    findings: placesOf(text, all),
  };
}

/** Of `data`, in order and apart, what neither touches a secret nor other data. */
function withoutOverlap(data: readonly Range[], others: readonly Range[]): Range[] {
  let [done, next] = [0, 0];
  return data
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      while ((others[next]?.end ?? Infinity) <= start) next += 1;
      if (start < done || (others[next]?.start ?? Infinity) < end) return false;
      done = end;
      return true;
    });
}

/** The secrets that ranges stand for, each as it means. */
function secretsOf(text: string, ranges: readonly Range[], standing: Standing): Found[] {
  return ranges.flatMap(({ rule, certain = false, start, instead }, index) =>
    instead === ''
      ? []
      : [{ value: valueOf(text, ranges, index), parts: keyLinesOf(text, ranges, index), rule, certain, standing, at: start }],
  );
}

/** What the secret is, however the text writes it; for a private key its characters without what stands between them. */
function valueOf(text: string, ranges: readonly Range[], index: number): string {
  const { start = 0, end = 0, secret, value, rule, certain } = ranges[index] ?? {};
  if (value !== undefined) return value;
  if (rule === 'private key') return keyLinesOf(text, ranges, index).join('');
  const meaning = meaningOf(text.slice(secret?.start ?? start, secret?.end ?? end));
  return (certain ? null : insideBase64(meaning)) ?? meaning;
}

/** The lines of a private key that are long enough to be known again; none for any other secret. */
function keyLinesOf(text: string, ranges: readonly Range[], index: number): string[] {
  const first = ranges[index];
  if (first?.rule !== 'private key') return [];
  let last = index;
  while (ranges[last + 1]?.instead === '') last += 1;
  const whole = ranges
    .slice(index, last + 1)
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');
  return whole.match(/[A-Za-z0-9+/=]{40}[A-Za-z0-9+/=]*/g) ?? [];
}

const byName = (a: Found, b: Found): number => Number(b.certain) - Number(a.certain) || byStanding(a, b);

function byStanding(a: Found, b: Found): number {
  return a.standing.age - b.standing.age || compare(a.standing.path, b.standing.path) || a.at - b.at || compare(a.value, b.value);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
