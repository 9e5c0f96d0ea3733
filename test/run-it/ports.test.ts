import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import { readNpm } from '../../src/run-it/manifests/npm.ts';
import { readReadme } from '../../src/run-it/readme.ts';

const given = (path: string, text: string) => ({ path: redact(path, '').text, text: redact(text, path).text });

test('a script of a package names the port that it listens on', () => {
  const scripts = { dev: 'next dev -p 3100', api: 'PORT=1 node a.js --port 8123', make: 'mkdir -p 2024', tests: 'vitest -p 9000' };
  const { ports } = readNpm(given('package.json', JSON.stringify({ scripts }, null, 1)));
  expect(ports).toEqual([
    { port: '3100', of: null, line: 3 },
    { port: '8123', of: null, line: 4 },
  ]);
});

test('a README names the port that it tells to open, in a section on commands', () => {
  const text = '# A\n\nOnce http://localhost:9999 was it.\n\n## Run\n\nOpen <http://localhost:3100>, not https://a.example:4000.\n';
  expect(readReadme(given('README.md', text)).ports).toEqual([{ port: '3100', of: null, line: 7 }]);
});
