import { spawnSync } from 'node:child_process';
import { hasBundles, bundles } from '../test/bundles/content.ts';

// Collects and builds every real repository and compares it with the answers counted by hand.
if (!hasBundles) {
  console.log(`Nothing was checked: there are no bundles in ${bundles}.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'test/bundles', '--hookTimeout=600000'], {
  stdio: 'inherit',
  env: { ...process.env, HANDOVER_BUNDLES: 'all' },
});
process.exit(status ?? 1);
