/** File in the folder of `--cache` that keeps the readings of past texts. */
export const pastTexts = 'past-texts.jsonl';
