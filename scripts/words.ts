import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholdersText } from '../src/words/placeholders-text.ts';
import { languages } from '../src/words/languages.ts';

// Writes the types of the texts. Run it after a text has come, gone or changed what it holds.
const file = join(import.meta.dirname, '../src/words/placeholders.ts');
const text = placeholdersText(languages.en.words);
if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
