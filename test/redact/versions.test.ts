import { expect, test } from 'vitest';
import { rangesIn } from '../../src/redact/ranges-in.ts';
import { rangesInVersions } from '../../src/redact/quiet.ts';

const token = (at: number): string => `gh${'p_'}${String(at).padStart(4, '0')}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA`;
const key = `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEowIBAAKCAQEAq7m2x9k4w8c3v6b1n5z0aB3dE5gH7jK9mN1pQ2rS4tU6vW8x\n'.repeat(4)}-----END RSA ${'PRIVATE'} KEY-----`;

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function edited(paragraphs: readonly string[], next: (below: number) => number, at: number): string[] {
  const place = next(paragraphs.length + 1);
  const fresh =
    [`word ${at}`, `use ${token(at)} here`, `password: "Tr0ub4dor-x${at}Qz"`, key, `- item ${at}\n- item`, '```sh\nnpm test\n```'][
      next(6)
    ] ?? '';
  const kinds = [
    [...paragraphs.slice(0, place), fresh, ...paragraphs.slice(place)],
    [...paragraphs.slice(0, place), ...paragraphs.slice(place + 1)],
    [...paragraphs.slice(0, place), fresh, ...paragraphs.slice(place + 1)],
    [...paragraphs.slice(place), ...paragraphs.slice(0, place)],
  ];
  return kinds[next(10) === 0 ? 3 : next(3)] ?? [...paragraphs];
}

const places = (ranges: ReturnType<typeof rangesIn>) => ranges.map(({ start, end, rule }) => ({ start, end, rule }));

test.each([1, 2, 3, 4])('in a row of versions the same is found as in each of them alone (%i)', (seed) => {
  const next = numbers(seed);
  const { standing, older } = rangesInVersions();
  let paragraphs = Array.from({ length: 60 }, (_, at) => `Paragraph ${at} says what was done and why, in enough words to be one.`);
  standing(paragraphs.join('\n\n'), 'docs/a.md');
  for (let at = 0; at < 60; at += 1) {
    paragraphs = edited(paragraphs, next, at);
    const text = paragraphs.join('\n\n');
    expect(places(older(text, 'docs/a.md'))).toEqual(places(rangesIn(text, 'docs/a.md')));
  }
});

test('what an older version says of data far away counts as in the text alone', () => {
  const filler = Array.from({ length: 200 }, (_, at) => `# Line ${at} says what the values below are for.`).join('\n\n');
  const text = (value: string): string => `kind: Secret\n${filler}\ndata:\n  first: ${value}\n`;
  const { standing, older } = rangesInVersions();
  standing(text('c2Vjb25kLTQyLW1vcmU='), 'docs/a.md');
  const before = text('Zmlyc3QtNDEtbW9yZQ==');
  expect(rangesIn(before, 'docs/a.md')).toHaveLength(1);
  expect(places(older(before, 'docs/a.md'))).toEqual(places(rangesIn(before, 'docs/a.md')));
});
