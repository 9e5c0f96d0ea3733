import { codes as checkCodes } from '../check/codes.ts';
import { codes as collectCodes } from '../collect/codes.ts';
import { collections } from '../collections/index.ts';
import { codes as configCodes } from '../config/codes.ts';
import { codes as deliverCodes } from '../deliver/codes.ts';
import { codes as gitCodes } from '../git/codes.ts';
import { codes as handWrittenCodes } from '../hand-written/codes.ts';
import { codes as dataCodes } from '../data/codes.ts';
import { codes as loopCodes } from '../loop/codes.ts';
import { codes as markdownCodes } from '../markdown/codes.ts';
import { codes as redactCodes } from '../redact/codes.ts';
import { codes as runItCodes } from '../run-it/codes.ts';
import { codes as serveCodes } from '../serve/codes.ts';
import { codes as verifyCodes } from '../verify/codes.ts';
import { codes as ownCodes } from './codes.ts';

const parts: readonly Readonly<Record<string, string>>[] = [
  ownCodes,
  serveCodes,
  collectCodes,
  runItCodes,
  configCodes,
  handWrittenCodes,
  gitCodes,
  redactCodes,
  deliverCodes,
  verifyCodes,
  loopCodes,
  checkCodes,
  dataCodes,
  markdownCodes,
  ...collections.map((it) => it.codes),
];

/** The long text of every code, by code in ascending order. */
export const explanations: ReadonlyMap<string, string> = new Map(
  [...parts.flatMap((it) => Object.entries(it)), ['HO110', nothingFound()] as const].toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

function nothingFound(): string {
  const places = collections.map(({ name, lookedFor, howToAdd }) => {
    return [`${name}`, ...lookedFor.map((it) => `  ${it}`), `  To add the first: ${howToAdd}`].join('\n');
  });
  return ['No document of a kind that is recognised is in the repository. These names and places are looked at:', ...places].join('\n\n');
}
