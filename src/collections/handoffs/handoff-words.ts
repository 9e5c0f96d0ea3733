/** Whether a word, folded to lower case without accents, names a handoff in one of the languages read. */
export function isHandoffWord(word: string): boolean {
  return words.test(word);
}

// Names of handoffs by language (2026-11): English, German, Spanish, Portuguese, French, Italian, Dutch, Russian, Chinese, Japanese, Korean.
const words =
  /^(?:hand ?-?_?(?:off|over)s?|ueber?gaben?|ubergaben?|uebergabe(?:protokoll|dokument|notiz|buch)e?|ubergabe(?:protokoll|dokument|notiz|buch)e?|traspasos?|relevo|passations?|passagem|passaggio|overdracht|передача|передачи)$|交接|移交|引き?継|인수인계/u;
