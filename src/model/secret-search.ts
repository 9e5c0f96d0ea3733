/**
 * Looks for secrets in what a build has written. Made by the run that read the repository: the secrets it knows are held in its memory
 * alone, and what is found is told as names of rules.
 */
export interface SecretSearch {
  /** Rules that find something in a text, in any spelling, as it stands and as a page shows it. */
  inPage(text: string): readonly string[];
  /** Rules that find something in a text as it stands, and known secrets in any spelling: for data whose every string was looked at closely before it was written. */
  inData(text: string): readonly string[];
  /** Rules of known secrets in what is no text, as they are and in small letters without signs, which is how a search index lists words. */
  inWords(text: string): readonly string[];
}
