import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startBrowser } from '../test/browser/chromium.ts';
import { demoOperatorFile, makeDemo } from '../test/histories/demo.ts';
import { table } from './bench/table.ts';
import { installLighthouse } from './scorecard/lighthouse.ts';
import type { Measured } from './scorecard/measured.ts';
import { scorecardOf } from './scorecard/of-site.ts';

// Measures what the pages promise, on the example and on two real repositories. Ends with 1 when a target is missed.
// Arguments: --json for one JSON object on stdout, --quick to leave out Lighthouse, names of repositories (default demo codex-lb ripr).
const [flags, names] = [
  process.argv.slice(2).filter((it) => it.startsWith('--')),
  process.argv.slice(2).filter((it) => !it.startsWith('--')),
];
const asked = names.length === 0 ? ['demo', 'codex-lb', 'ripr'] : names;
const [asJson, quick] = [flags.includes('--json'), flags.includes('--quick')];
const root = join(import.meta.dirname, '..');
const bundles = join(root, '..', 'shared', 'repos');
/** Faults shown of one point. */
const atOnce = 5;

const work = mkdtempSync(join(tmpdir(), 'handover-scorecard-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

/** Builds the site of a repository by its name; null where its bundle is missing. */
async function siteOf(name: string): Promise<string | null> {
  const folder = join(work, name);
  mkdirSync(join(folder, 'handover'), { recursive: true });
  const bundle = join(bundles, `${name}.bundle`);
  if (name === 'demo') {
    await makeDemo(join(folder, 'repository'));
    copyFileSync(demoOperatorFile, join(folder, 'handover', 'handover.yaml'));
  } else if (!existsSync(bundle)) return null;
  else spawnSync('git', ['clone', '--quiet', '--bare', bundle, join(folder, 'repository')], { stdio: ['ignore', 'ignore', 'inherit'] });
  const build = [
    'src/cli/bin.mjs',
    'build',
    '-q',
    '--secrets',
    'redact',
    '--offline',
    '--cwd',
    folder,
    '--repo',
    'repository',
    '--out',
    'site',
  ];
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The site of ${name} could not be built.`);
  return join(folder, 'site');
}

function printed(name: string, results: readonly Measured[]): string {
  const rows = results.map((it) => [String(it.point), it.what, it.value, it.target, it.good ? 'pass' : 'FAIL']);
  const faults = results.flatMap((it) => [
    ...it.faults.slice(0, atOnce).map((fault) => `  ${it.point}: ${fault}`),
    ...(it.faults.length > atOnce ? [`  ${it.point}: and ${it.faults.length - atOnce} more`] : []),
  ]);
  return [name, ...table([['point', 'what', 'measured', 'target', ''], ...rows]).map((it) => `  ${it}`), ...faults, ''].join('\n');
}

if (!quick) installLighthouse();
const browser = await startBrowser();
const all: { repository: string; results: Measured[] | null }[] = [];
for (const repository of asked) {
  const site = await siteOf(repository);
  const results = site === null ? null : await scorecardOf(site, { browser, strict: repository === 'demo', withLighthouse: !quick });
  all.push({ repository, results });
  if (!asJson)
    console.log(
      results === null ? `${repository}: not there, nothing was measured (no ${repository}.bundle)\n` : printed(repository, results),
    );
}
await browser.close();
const good = all.every(({ results }) => results?.every((it) => it.good) ?? true);
if (asJson) console.log(JSON.stringify({ schema: 'handover.scorecard/1', ok: good, repositories: all }, null, 1));
process.exit(good ? 0 : 1);
