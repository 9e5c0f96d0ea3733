import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { newRepository } from '../git/opened.ts';

const program = fileURLToPath(new URL('../../src/cli/bin.mjs', import.meta.url));

test.skipIf(process.platform !== 'linux')(
  'too few open files are told in one message, and nothing is left',
  async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', '# Handoff\n\n## Next\n1. Go on\n');
    await repository.commit('Write');
    const beside = mkdtempSync(join(tmpdir(), 'handover-few-'));
    onTestFinished(() => rmSync(beside, { recursive: true }));
    const command = `ulimit -n 28; exec "$0" "$1" build --quiet --repo "$2" --out "$3"`;
    const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath, program, repository.folder, join(beside, 'site')], {
      encoding: 'utf8',
    });
    expect(status).toBe(6);
    expect(stderr.match(/^error .*$/gm)).toEqual([expect.stringMatching(/^error HO(?:240 {2}Too many files are open \(EMFILE\)|501 )/)]);
    expect(readdirSync(beside)).toEqual([]);
  },
  60_000,
);
