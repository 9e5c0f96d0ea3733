import { spawnSync } from 'node:child_process';
import { hasBundles, bundles } from '../test/bundles/content.ts';

// Collects and builds every real repository and compares it with the answers counted by hand.
if (!hasBundles) {
  console.log(`Nothing was checked: there are no bundles in ${bundles}.`);
  process.exit(1);
}
// An hour's work in one file: what is found is said at once.
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'test/vitest.config.ts',
  'test/bundles',
  '--hookTimeout=600000',
  '--reporter=verbose',
];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, HANDOVER_BUNDLES: 'all' },
});
process.exit(status ?? 1);
