/**
 * Looks for secrets in what a build has written. Made by the run that read the repository: the secrets it knows are held in its memory
 * alone, and what is found is told as names of rules.
 */
export interface SecretSearch {
  /** Rules that find something in a text, in any spelling, as it stands and as a page shows it. */
  inPage(text: string): readonly string[];
  /** The same for what was made of a past text, and looked at when it was made: not once more where all that is known by now was known then. */
  inPast(text: () => string): readonly string[];
  /** Rules that find something in a text as it stands, and known secrets in any spelling: for data whose every string was looked at closely before it was written. */
  inData(text: string): readonly string[];
  /** Rules of known secrets in what is no text, as they are and in small letters without signs, which is how a search index lists words. */
  inWords(text: string): readonly string[];
  /** Tells the rules and all known secrets from others, so that what was looked at need not be again; null where nothing is kept. */
  known: string | null;
}
