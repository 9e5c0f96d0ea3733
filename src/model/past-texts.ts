/** File in the folder of `--cache` that keeps the readings of past texts. */
export const pastTexts = 'past-texts.jsonl';

/** Folder in that of `--cache` that keeps what the pages of past texts show. */
export const pastPages = 'past-pages';

/** Folder in it that keeps the shards of the search in past texts. */
export const pastShards = 'past-search';
