import type { SecretSearch } from '../../src/model/secret-search.ts';
import { createRedactor } from '../../src/redact/redactor.ts';

const { visibleSecrets, knownInWords } = createRedactor();

/** Finds the secrets whose form tells that they are some; knows no others. */
export const byForm: SecretSearch = {
  inPage: visibleSecrets,
  inPast: (text) => visibleSecrets(text()),
  inData: visibleSecrets,
  inWords: knownInWords,
  known: null,
};
