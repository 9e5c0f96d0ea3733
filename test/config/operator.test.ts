import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { operatorFactsOf } from '../../src/config/operator.ts';
import { Failure } from '../../src/model/failure.ts';
import { factsOf } from '../../src/model/operator.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'operator-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const config = { shown: 'handover.config.ts', path: '/none/handover.config.ts' };

function write(path: string, ...lines: string[]): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), `${lines.join('\n')}\n`);
}

async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const error = await promise.then(
    () => null,
    (it: unknown) => it,
  );
  if (error instanceof Failure) return error;
  throw new Error('no Failure was thrown');
}

describe('what only the operator knows', () => {
  test('is nothing where nothing was said', async () => {
    expect(await operatorFactsOf({}, null, cwd)).toEqual(factsOf([]));
  });

  test('is read from handover.yaml as it is written', async () => {
    write(
      'handover/handover.yaml',
      'package: 1.10',
      'summary: A portal where customers see and pay invoices.',
      'contact: { name: Ada Berg, email: ada@agency.example, until: 2026-08-31 }',
      'accounts:',
      '  - provider: Fly.io',
      '    owner: Client Ltd',
      '    pays: Client Ltd',
      '    access: Invitation to it@client.example',
      '    received: yes',
      '  - provider: Postmark',
      '    received: no',
      'limits: No invoices in other currencies than euro.',
      'rollBack:',
      '  - Deploy the tag before.',
      '  - Restore the backup of the night.',
      'licence: MIT',
    );
    const facts = await operatorFactsOf({}, null, cwd);
    expect(facts).toMatchObject({
      package: '1.10',
      summary: 'A portal where customers see and pay invoices.',
      contacts: [{ name: 'Ada Berg', email: 'ada@agency.example', until: '2026-08-31' }],
      accounts: [
        { provider: 'Fly.io', owner: 'Client Ltd', received: true },
        { provider: 'Postmark', received: false },
      ],
      limits: ['No invoices in other currencies than euro.'],
      rollBack: ['Deploy the tag before.', 'Restore the backup of the night.'],
      licence: 'MIT',
      ownership: null,
    });
    expect(facts.from).toMatchObject({ package: 'handover/handover.yaml', licence: 'handover/handover.yaml', ownership: null });
  });

  test('is read from the config, and from the folder it names', async () => {
    write('words/handover.yaml', 'licence: MIT');
    const facts = await operatorFactsOf(
      { content: join(cwd, 'words'), package: '2', contact: [{ name: 'A' }, { name: 'B' }] },
      config,
      cwd,
    );
    expect(facts).toMatchObject({ package: '2', contacts: [{ name: 'A' }, { name: 'B' }], licence: 'MIT' });
    expect(facts.from).toMatchObject({ package: 'handover.config.ts', contact: 'handover.config.ts', licence: 'handover.yaml' });
  });

  test('names its files in the same way from every folder', async () => {
    write('ops/words/handover.yaml', 'licence: MIT');
    const path = join(cwd, 'ops/handover.config.ts');
    const content = join(cwd, 'ops/words');
    const from = { package: 'handover.config.ts', licence: 'words/handover.yaml' };
    const below = await operatorFactsOf({ content, package: '2' }, { shown: 'ops/handover.config.ts', path }, cwd);
    const within = await operatorFactsOf({ content: 'words', package: '2' }, { shown: 'handover.config.ts', path }, join(cwd, 'ops'));
    const apart = await operatorFactsOf({ content, package: '2' }, { shown: path, path }, tmpdir());
    expect([below.from, within.from, apart.from]).toMatchObject([from, from, from]);
  });
});

describe('an answer is refused', () => {
  test('when both files give it', async () => {
    write('handover/handover.yaml', 'package: "1"', 'summary: x');
    const failure = await failureOf(operatorFactsOf({ package: '2' }, config, cwd));
    expect([failure.code, failure.message]).toEqual(['HO209', 'handover.config.ts and handover/handover.yaml both answer: package']);
  });

  test('with its place, and the name that was meant', async () => {
    write(
      'handover/handover.yaml',
      'sumary: x',
      'contact:',
      '  name: Ada',
      '  until: soon',
      'accounts:',
      '  - owner: Client',
      'limits: []',
    );
    const failure = await failureOf(operatorFactsOf({}, null, cwd));
    expect(failure.code).toBe('HO208');
    expect(failure.details).toEqual([
      ['contact.until', 'Write the day as YYYY-MM-DD', 'got "soon"', 'handover/handover.yaml:4:3'],
      ['accounts[0].provider', 'Invalid input: expected string, received undefined', 'got nothing', 'handover/handover.yaml:6:5'],
      ['limits', 'Too small: expected array to have >=1 items', 'got a list', 'handover/handover.yaml:7:1'],
      ['sumary', 'Unrecognized key', 'did you mean "summary"?', 'handover/handover.yaml:1:1'],
    ]);
  });

  test('a name below others is compared with those that may stand there', async () => {
    write('handover/handover.yaml', 'accounts:', '  - provider: Mail', '    ownr: Client');
    const { details } = await failureOf(operatorFactsOf({}, null, cwd));
    expect(details).toEqual([['accounts[0].ownr', 'Unrecognized key', 'did you mean "owner"?', 'handover/handover.yaml:3:5']]);
  });

  test.each([
    ['a tab as indentation', 'contact:\n\tname: x', 'a tab is used as indentation'],
    ['a key that stands twice', 'package: 1\npackage: 2', 'A key stands twice.'],
    ['a list at the top', '- a', 'Invalid input: expected object, received array'],
  ])('with %s', async (_, text, message) => {
    write('handover/handover.yaml', text);
    expect((await failureOf(operatorFactsOf({}, null, cwd))).details.flat()).toContain(message);
  });

  test('when the folder named for it does not exist; without its file nothing is said', async () => {
    expect((await failureOf(operatorFactsOf({ content: join(cwd, 'gone') }, config, cwd))).code).toBe('HO207');
    mkdirSync(join(cwd, 'empty'));
    expect(await operatorFactsOf({ content: join(cwd, 'empty') }, config, cwd)).toEqual(factsOf([]));
  });
});
