import type { Message } from './language.ts';

/** Names of the places of a text, in code point order, each once. */
export function placesOf(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  const names = forms.flatMap((it) => [...it.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  return [...new Set(typeof message === 'string' ? names : ['count', ...names])].toSorted();
}

/** The module that tells the compiler every text and its places, by the words of English. */
export function placeholdersText(words: Readonly<Record<string, Message>>): string {
  const rows = Object.entries(words).map(([name, message]) => {
    const places = placesOf(message).map((it) => `'${it}'`);
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: ${places.length === 0 ? 'never' : places.join(' | ')};\n`;
  });
  return `/** Every text with its places. Written by \`node scripts/words.ts\` from \`en.json\`; a test holds the two together. */\nexport interface Placeholders {\n${rows.join('')}}\n`;
}
