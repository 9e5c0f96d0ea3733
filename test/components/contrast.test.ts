import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = new Map(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance of a colour, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const inCode = [...tokens.keys()].filter((it) => it.startsWith('code-'));

test.each([...inCode, 'added-ink', 'removed-ink', 'ink'])('%s can be read on the ground of code, light and dark', (name) => {
  const [ink, ground] = [tokens.get(name), tokens.get('surface')];
  expect(inCode.length).toBeGreaterThan(5);
  expect(contrast(ink?.light ?? '', ground?.light ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink?.dark ?? '', ground?.dark ?? '')).toBeGreaterThanOrEqual(4.5);
});

test.each(['info-ink', 'ok-ink', 'accent', 'warn-ink', 'stop-ink'])(
  '%s, the word of an alert, can be read on the page, light and dark',
  (name) => {
    const [ink, ground] = [tokens.get(name), tokens.get('bg')];
    expect(contrast(ink?.light ?? '', ground?.light ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink?.dark ?? '', ground?.dark ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);
