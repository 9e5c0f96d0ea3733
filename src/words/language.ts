/** A text with its places as `{name}`; one for each plural of the language where the number `{count}` decides. */
export type Message = string | ({ readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>);

/** A language of the interface: one JSON file of this folder. */
export interface Language {
  /** Its own name for itself. */
  readonly name: string;
  /** BCP 47 tag by which numbers, dates and lists are written. */
  readonly locale: string;
  /** Whether the title of a list begins small inside a sentence (`handoffs`) or stays as it is. */
  readonly titlesBeginSmall: boolean;
  /** Every text, by its name. */
  readonly words: Readonly<Record<string, Message>>;
  /** Sentences of the program that come with the content in English, such as "what was looked for"; one that is not here is shown in English. */
  readonly sentences: Readonly<Record<string, string>>;
}
