import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes } from '../src/model/failure.ts';
import { demoOperatorFile, demoPages, makeDemo } from '../test/histories/demo.ts';

// Builds the example repository and its site under dist/demo, and says how to look at them.
const root = join(import.meta.dirname, '..');
const repository = join('dist', 'demo', 'repository');
const site = join('dist', 'demo', 'site');

rmSync(join(root, repository), { recursive: true, force: true });
await makeDemo(join(root, repository));
mkdirSync(join(root, 'dist', 'demo', 'handover'), { recursive: true });
copyFileSync(demoOperatorFile, join(root, 'dist', 'demo', 'handover', 'handover.yaml'));
cpSync(demoPages, join(root, 'dist', 'demo', 'handover', 'pages'), { recursive: true });
writeFileSync(join(root, 'dist', 'demo', 'handover.config.json'), '{ "pages": "handover/pages" }\n');
const build = ['src/cli/bin.mjs', 'build', '--cwd', join('dist', 'demo'), '--repo', 'repository', '--out', 'site'];
const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) process.exit(status ?? exitCodes.unexpected);

console.log(`
The example repository (the customer portal) lies in ${repository}
Its handover site lies in                          ${site}

Look at it:  npm run handover -- preview ${site}
Look at another one:  npm run handover -- build --repo <path> --out <folder>`);
