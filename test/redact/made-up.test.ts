import { expect, test } from 'vitest';
import { isStandIn } from '../../src/redact/made-up.ts';

test.each(['$Ab9!kLm2xQ', 'my-Kq7xPw2z9', 'Zt4xxxxQ7!m', 'Q123456789z!'])('%j only begins or is filled like a stand-in', (value) => {
  expect(isStandIn(value)).toBe(false);
});

test.each([
  '$NAME',
  '$NAME/path-1',
  '$env:API_KEY2',
  '${NAME:-x}',
  '$row["a"]',
  'my-secret-key-2',
  'the-token',
  'your_api_key_1',
  'xoxb-xxxx-1234-xxxx',
  'AKIAXXXXXXXXXXXX',
  'key123456789',
  'sk-1234567890',
])('%j is a stand-in', (value) => {
  expect(isStandIn(value)).toBe(true);
});
