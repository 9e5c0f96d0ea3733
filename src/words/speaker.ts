import type { Language, Message } from './language.ts';
import type { Placeholders } from './placeholders.ts';

/** Name of a text of the interface. */
type Key = keyof Placeholders;

/** What stands in the place of each `{name}` of a text; nothing for a text without any. `count` chooses the plural. */
type Values<Name extends Key, Value> = [Placeholders[Name]] extends [never]
  ? []
  : [values: { readonly [Its in Placeholders[Name]]: Its extends 'count' ? number : Value }];

/** What speaks one language: its texts, and numbers, days and lists as they are written in it. */
export interface Speaker {
  /** A text. Numbers in it are written in the language. */
  say<Name extends Key>(name: Name, ...values: Values<Name, string | number>): string;
  /** The same as the parts it is made of, for a page that has elements in the place of some. */
  tell<Name extends Key, Value>(name: Name, ...values: Values<Name, Value>): (string | Value)[];
  /** The text that an area has for a value of the data, such as a state; null where it has none. */
  named(area: string, value: string, values?: { readonly count: number }): string | null;
  /** A number with separators. */
  numberOf(value: number): string;
  /** The day a time names in its own zone, with the name of its month; null when it names none. */
  dayOf(time: string): string | null;
  /** The days from one time to another, each in its own zone, or one day; null when either names none. */
  spanOf(from: string, to: string): string | null;
  /** The month that `YYYY-MM` names. */
  monthOf(month: string): string;
  /** Items as a sentence lists them: `a, b and c`. */
  listOf(items: readonly string[]): string;
  /** A sentence of the program that the content holds in English, in the language; null where it is not translated. */
  translated(sentence: string): string | null;
}

/** The part of a language that a page hands to its script. */
export type Spoken = Pick<Language, 'locale' | 'words'> & Partial<Pick<Language, 'sentences'>>;

export function speakerOf({ locale, words, sentences = {} }: Spoken): Speaker {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale);
  /** Each text with its placeholders apart: thousands of pages say the same. */
  const cut = new Map<string, readonly string[]>();
  const partsOf = <Value>(name: string, values: Readonly<Record<string, Value>> = {}): (string | Value)[] => {
    const text = chosen(words[name], plurals, values['count']);
    if (text === undefined) throw new Error(`There is no text named ${name}.`);
    let parts = cut.get(text);
    if (parts === undefined) cut.set(text, (parts = text.split(/\{(\w+)\}/)));
    return parts.flatMap((part, index) => {
      const value = index % 2 === 0 ? part : values[part];
      if (value === undefined || value === '') return [];
      return [typeof value === 'number' ? numbers.format(value) : value];
    });
  };
  return {
    say: (name, ...values) => partsOf<unknown>(name, values[0]).join(''),
    tell: <Name extends Key, Value>(name: Name, ...values: Values<Name, Value>) =>
      partsOf(name, values[0] as Readonly<Record<string, Value>> | undefined),
    named: (area, value, values) => {
      const name = `${area}.${value}`;
      return Object.hasOwn(words, name) ? partsOf(name, values).join('') : null;
    },
    numberOf: (value) => numbers.format(value),
    dayOf: (time) => {
      const date = dateOf(time);
      return date === null ? null : days.format(date);
    },
    spanOf: (from, to) => {
      const [first, last] = [dateOf(from), dateOf(to)];
      return first === null || last === null ? null : first < last ? days.formatRange(first, last) : days.format(first);
    },
    monthOf: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    listOf: (items) => lists.format(items),
    translated: (sentence) => (Object.hasOwn(sentences, sentence) ? (sentences[sentence] ?? null) : null),
  };
}

/** The day that a time names in its own zone. */
function dateOf(time: string): Date | null {
  const date = new Date(`${/^\d{4}-\d{2}-\d{2}/.exec(time)?.[0]}T00:00:00Z`);
  return Number.isNaN(date.valueOf()) ? null : date;
}

/** The form of a text that fits `count`. */
function chosen(message: Message | undefined, plurals: Intl.PluralRules, count: unknown): string | undefined {
  if (typeof message !== 'object') return message;
  return message[typeof count === 'number' ? plurals.select(count) : 'other'] ?? message.other;
}
