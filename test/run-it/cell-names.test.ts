import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import { readReadme } from '../../src/run-it/readme.ts';
import { variablesOf } from '../../src/run-it/variables.ts';

/** The variables of a table that has this cell for names: name, needed, description. `more` is the README below it. */
function variables(cell: string, more = '', need = 'yes'): unknown[] {
  const text = `# A\n\n## Configuration\n\n| Var | Needed |\n|-|-|\n| \`PORT_A\` | no |\n| ${cell} | ${need} |\n\n${more}`;
  const path = redact('README.md', '').text;
  const { variables: found = [] } = readReadme({ path, text: redact(text, 'README.md').text });
  const all = variablesOf(
    found.map((it) => ({ ...it, path, origin: 'readme' })),
    [],
  );
  return all.filter((it) => it.name !== 'PORT_A').map((it) => [it.name, it.required, it.description]);
}

test.each([
  '`S3_KEY_ID` / `S3_SECRET`',
  '`S3_KEY_ID`, `S3_SECRET`',
  'S3_KEY_ID and S3_SECRET',
  'S3_KEY_ID und S3_SECRET',
  '`S3_KEY_ID`<br>`S3_SECRET`',
  '`S3_KEY_ID`、`S3_SECRET`',
  '`S3_KEY_ID` + `S3_SECRET`',
  '`S3_KEY_ID` 및 `S3_SECRET`',
])('each name of the cell %j is one variable', (cell) => {
  expect(variables(cell)).toEqual([
    ['S3_KEY_ID', true, null],
    ['S3_SECRET', true, null],
  ]);
});

test('names of which one does are needed by none alone', () => {
  expect(variables('`A_KEY` or `B_KEY`')).toEqual([
    ['A_KEY', null, '(A_KEY or B_KEY)'],
    ['B_KEY', null, '(A_KEY or B_KEY)'],
  ]);
  expect(variables('`A_KEY` oder `B_KEY`', '', 'no')[0]).toEqual(['A_KEY', false, '(A_KEY oder B_KEY)']);
});

test.each([
  ['`GITHUB_CLIENT_ID` / `_SECRET`', ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET']],
  ['`A_CLIENT_ID` / `_CLIENT_SECRET`', ['A_CLIENT_ID', 'A_CLIENT_SECRET']],
  ['`SMTP_HOST` / `_PORT` / `_USER`', ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER']],
  ['`POOL_MIN`, `…_MAX`', ['POOL_MAX', 'POOL_MIN']],
  ['`R2_ACCESS_KEY_ID` / `_SECRET_ACCESS_KEY`', ['R2_ACCESS_KEY_ID', 'R2_SECRET_ACCESS_KEY']],
])('what is written short in %j is meant as %j', (cell, names) => {
  expect(variables(cell)).toEqual(names.map((it) => [it, true, null]));
});

test('of a short name that could mean several, only one that is named elsewhere is told', () => {
  const cell = '`R2_ACCESS_KEY_ID` / `_SECRET`';
  const asWritten = ['R2_ACCESS_KEY_ID', true, '(R2_ACCESS_KEY_ID / _SECRET)'];
  expect(variables(cell)).toEqual([asWritten]);
  expect(variables(cell, 'Set `R2_SECRET`.\n')).toEqual([
    ['R2_ACCESS_KEY_ID', true, null],
    ['R2_SECRET', true, null],
  ]);
  expect(variables(cell, 'Set `R2_SECRET` and `R2_ACCESS_SECRET`.\n')[0]).toEqual(asWritten);
  expect(variables('`DATABASE_URL` / `_TEST`')).toEqual([['DATABASE_URL', true, '(DATABASE_URL / _TEST)']]);
});

test.each(['`A_KEY` for `B_KEY`', '`A_*`', '`_SECRET`', '`GET /a`', 'A_KEY / its secret'])('the cell %j holds no names alone', (cell) => {
  expect(variables(cell)).toEqual([]);
});

test.each([
  ['Verbindung zur Datenbank, notwendig', true],
  ['Address of the server (optional)', false],
  ['All headers that are required by the gateway', null],
])('without a column for it, the description "%s" says whether it is needed: %j', (words, needed) => {
  const text = `# A\n\n## Configuration\n\n| Name | Description |\n|-|-|\n| A_B | ${words} |\n`;
  const { variables: found = [] } = readReadme({ path: redact('README.md', '').text, text: redact(text, 'README.md').text });
  expect(found.map((it) => it.required)).toEqual([needed]);
});
