import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import { readReadme } from '../../src/run-it/readme.ts';

const tools = (text: string): string[] =>
  (readReadme({ path: redact('README.md', '').text, text: redact(`# A\n\n${text}\n`, 'README.md').text }).tools ?? []).map(
    (it) => `${it.tool} ${it.wanted}`,
  );

test.each([
  ['## Quickstart\n\nRequirements: Node 20.12+ and Docker Desktop.', ['Node.js >=20.12', 'Docker Desktop null']],
  ['## Words\n\n**Requirements:** Node 22, pnpm, Docker (for the database).', ['Node.js 22', 'pnpm null', 'Docker null']],
  ['## Start\n\nVoraussetzungen: Node 22 und Docker', ['Node.js 22', 'Docker null']],
  ['## Start\n\n前提条件：Node 22、Docker', ['Node.js 22', 'Docker null']],
  ['## Requirements\n\n- Node 22 and Docker\n- Docker Compose', ['Node.js 22', 'Docker null', 'Docker null']],
  ['## Run\n\n**Requirements:**\n\n- Docker and Git\n- Python 3.11+', ['Docker null', 'Python >=3.11']],
  ['## Requirements\n\nCreate an account, go home, and docker is not needed.', []],
  ['## Start\n\nNote: Docker and Node are fine.', []],
])('%j names the tools %j', (text, expected) => {
  expect(tools(text)).toEqual(expected);
});
