import { spawnSync } from 'node:child_process';

// Collects and builds every real repository and compares it with the answers counted by hand.
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'test/bundles'], {
  stdio: 'inherit',
  env: { ...process.env, HANDOVER_BUNDLES: 'all' },
});
process.exit(status ?? 1);
