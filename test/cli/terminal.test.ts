import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from './folders.ts';
import { leaked, repositoryWithSecrets } from './with-secrets.ts';

const bin = join(import.meta.dirname, '../../src/cli/bin.mjs');

/** Only util-linux's `script` takes a command this way. */
const canPretend = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') === true;

/** A command on a terminal that is none: `shown` is what stands on it, `type` is what a person would. */
function onTerminal(args: readonly string[], cwd: string) {
  // A terminal without a size breaks every line after each letter.
  const command = `stty cols 100 rows 40; exec ${[process.execPath, bin, ...args].map((it) => `'${it}'`).join(' ')}`;
  const { PATH, HOME } = process.env;
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', command, '/dev/null'], {
    cwd,
    env: { PATH, HOME, TERM: 'xterm-256color' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let shown = '';
  child.stdout.on('data', (chunk: Buffer) => (shown += chunk.toString('utf8')));
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const type = async (question: string, answer: string): Promise<void> => {
    await expect.poll(() => shown, { timeout: 30_000 }).toContain(question);
    child.stdin.write(answer);
  };
  return { type, ended, shown: () => shown };
}

test.skipIf(!canPretend)(
  'on a terminal init asks, and writes what was answered',
  async () => {
    const cwd = folderWith({});
    const { type, ended } = onTerminal(['init'], cwd);
    await type('Title of the site', "It's mine\r");
    await type('Whom may a client', 'Ada Berg\r');
    await type('Their mail address', 'nonsense\r');
    await type('Write it as name@host.', `${'\u007f'.repeat(8)}ada@example.org\r`);
    await type('Until which day?', '2026-08-31\r');
    // By hand is what is suggested; one up is GitLab.
    await type('Where is the site built', '\u001b[A\r');
    expect(await ended).toBe(0);
    expect(readdirSync(cwd).toSorted()).toEqual([
      '.gitlab-ci.yml',
      'DECISIONS.md',
      'HANDOFF.md',
      'TASK.md',
      'handover',
      'handover.config.ts',
    ]);
    expect(readFileSync(join(cwd, 'handover.config.ts'), 'utf8')).toContain("  title: 'It\\'s mine',\n");
    expect(readFileSync(join(cwd, 'handover/handover.yaml'), 'utf8')).toContain(
      '\ncontact:\n  name: "Ada Berg"\n  email: "ada@example.org"\n  until: "2026-08-31"\n',
    );
  },
  120_000,
);

test.skipIf(!canPretend)(
  'who stops at a question has written nothing',
  async () => {
    const cwd = folderWith({});
    const { type, ended, shown } = onTerminal(['init', '--ci', 'none', '--no-color'], cwd);
    await type('Title of the site', '\r');
    await type('Whom may a client', '\u0003');
    expect([await ended, readdirSync(cwd)]).toEqual([130, []]);
    expect(shown()).toContain('error HO241  Stopped. Nothing was written.');
  },
  120_000,
);

test.skipIf(!canPretend)(
  '--no-input asks nothing on a terminal either',
  async () => {
    const cwd = folderWith({});
    const { ended, shown } = onTerminal(['init', '--no-input'], cwd);
    expect([await ended, existsSync(join(cwd, 'HANDOFF.md'))]).toEqual([2, false]);
    expect(shown()).toContain('HO260');
  },
  120_000,
);

test.skipIf(!canPretend)(
  'on a terminal a scan with a baseline asks what is no secret, and why',
  async () => {
    const { folder } = await repositoryWithSecrets();
    const cwd = folderWith({});
    const { type, ended, shown } = onTerminal(['scan', '--repo', folder, '--baseline', 'b.json'], cwd);
    // The third one is the password of the example.
    await type('Which of these are no secrets?', '\u001b[B\u001b[B \r');
    await type('Why is this no secret?', '\r');
    await type('Say it in a few words', 'Everybody may know it.\r');
    expect(await ended).toBe(4);
    expect(leaked(shown())).toEqual([]);
    expect(JSON.parse(readFileSync(join(cwd, 'b.json'), 'utf8')).entries).toMatchObject([
      { rule: 'password', path: 'docs/example.md', reason: 'Everybody may know it.' },
    ]);
  },
  120_000,
);

test.skipIf(!canPretend)(
  'who stops at that question has written nothing',
  async () => {
    const { folder } = await repositoryWithSecrets();
    const cwd = folderWith({});
    const { type, ended } = onTerminal(['scan', '--repo', folder, '--baseline', 'b.json'], cwd);
    await type('Which of these are no secrets?', '\u0003');
    expect([await ended, readdirSync(cwd)]).toEqual([130, []]);
  },
  120_000,
);
