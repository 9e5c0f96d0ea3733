import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headerText } from '../../src/deliver/header-file.ts';
import { pagePolicy, siteHeaders } from '../../src/model/headers.ts';

test('hosts that read a header file send every header for every address', () => {
  expect(headerText()).toBe(`/*
  Content-Security-Policy: ${pagePolicy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex, nofollow
  Cross-Origin-Resource-Policy: same-origin
`);
});

test('no policy lets a page run or style anything that stands in it, or reach another host', () => {
  const policies = siteHeaders.flatMap(([name, value]) => (name === 'Content-Security-Policy' ? [value] : []));
  const sources = [pagePolicy, ...policies].flatMap((it) => it.split('; ')).flatMap((it) => it.split(' ').slice(1));
  expect([...new Set(sources)].toSorted()).toEqual(["'none'", "'self'", "'wasm-unsafe-eval'", 'data:']);
  expect(pagePolicy.startsWith("default-src 'none'; ")).toBe(true);
});

test('what the README gives for nginx and Caddy names the same headers', () => {
  const readme = readFileSync('README.md', 'utf8');
  const wanted = siteHeaders.flatMap(([name, value]) => [`  add_header ${name} "${value}" always;\n`, `    ${name} "${value}"\n`]);
  expect(wanted.filter((it) => !readme.includes(it))).toEqual([]);
});
