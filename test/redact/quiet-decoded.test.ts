import { expect, test } from 'vitest';
import type { Redacted } from '../../src/model/redacted.ts';
import { redactDecoded } from '../../src/redact/decoded.ts';
import { quietDecoded } from '../../src/redact/quiet-decoded.ts';
import { createRedactor } from '../../src/redact/redactor.ts';

const secret = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';
const [head, tail] = [secret.slice(0, 9), secret.slice(9)];
const gh = `gh${'p_'}`;
const none = (): unknown[] => [];
const filler = 'Nothing is here.\n\nNor is it there.\n\n';

test.each([
  ['an escape in a new paragraph', '', `ghp\\_${secret}\n\n`],
  ['a comment that only now ends', `${gh}${head}<!-- note\n\n`, `-->${tail}\n\n`],
  ['a comment around what stood there', `${gh}${head}<!--\n\nStays.\n\n`, `Stays.\n\n-->${tail}\n\n`],
  ['a tag that only now ends', `${gh}${head}<b title="\n\n`, `"></b>${tail}\n\n`],
  ['a tag without a value', `${gh}${head}<b \n\n`, `></b>${tail}\n\n`],
  ['a value with a bracket in it', `${gh}${head}<b title="a > b\n\n`, `"></b>${tail}\n\n`],
  ['a key behind an empty line', `-----BEGIN RSA ${'PRIVATE'} KEY-----\nProc-Type: 4,ENCRYPTED\n\n`, `${secret.repeat(3)}\n\n`],
  ['a label of a diagram', '```mermaid\ngraph TD\n\n', `a["ghp#95;${secret}"]\n\`\`\`\n\n`],
])('what is found in a text is found in its next version too: %s', (_, before, added) => {
  const { redactDecoded: inVersions } = createRedactor();
  const [old, text] = [filler + before, filler + before + added] as [Redacted, Redacted];
  expect(redactDecoded(text).findings.length).toBeGreaterThan(0);
  inVersions(old);
  expect(inVersions(text).text).toBe(redactDecoded(text).text);
  // Nor does having seen it once make it quiet.
  expect(inVersions(text).text).toBe(redactDecoded(text).text);
});

test('only what is new in a version is looked at', () => {
  const freshIn = quietDecoded(() => 0);
  expect(freshIn(filler, none)).toBe(filler);
  expect(freshIn(`New.\n\n${filler}<!-- a -->\n\n`, none)).toBe('New.\n\n<!-- a -->\n\n');
});

test('when a secret becomes known, everything is looked at again', () => {
  let known = 0;
  const freshIn = quietDecoded(() => known);
  freshIn(filler, none);
  known = 1;
  expect(freshIn(filler, (text) => (text.includes('Nor') ? [1] : []))).toBeNull();
  expect(freshIn(filler, none)).toBe(filler);
});
