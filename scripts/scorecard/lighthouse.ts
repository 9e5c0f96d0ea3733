import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { startBrowser } from '../../test/browser/chromium.ts';
import { atMost, type Measured } from './measured.ts';

const folder = join(import.meta.dirname, 'lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
/** Runs for each page: the middle one counts. */
const runs = 3;

const category = z.object({ score: z.number().nullable() });
const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category }),
  audits: z.object({ 'largest-contentful-paint': audit, 'total-blocking-time': audit, 'cumulative-layout-shift': audit }),
});

/** Lighthouse is 114 packages and 176 MB: it is installed, from a lock file of its own, when the scorecard is first asked for. */
export function installLighthouse(): void {
  if (existsSync(program)) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

/** Points 6, 7 and 9 for a page as a phone loads it: the middle of three runs. */
export async function lighthouse(url: string, name: string): Promise<Measured[]> {
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  try {
    const all: z.output<typeof report>[] = [];
    for (let run = 0; run < runs; run++) all.push(report.parse(JSON.parse(await reportOf(url, port))));
    const score = (key: 'performance' | 'accessibility' | 'best-practices'): number =>
      middle(all.map((it) => (it.categories[key].score ?? 0) * 100));
    const value = (key: keyof (typeof all)[number]['audits']): number => middle(all.map((it) => it.audits[key].numericValue));
    return [
      atLeast(6, `Lighthouse performance, ${name}`, score('performance'), 97),
      atLeast(7, `Lighthouse accessibility, ${name}`, score('accessibility'), 100),
      atLeast(7, `Lighthouse best practices, ${name}`, score('best-practices'), 100),
      atMost(9, `largest contentful paint, ${name}`, value('largest-contentful-paint') / 1000, 1, 's'),
      // Whatever else runs on the machine only adds to it: the lowest counts.
      atMost(9, `total blocking time, ${name}`, Math.min(...all.map((it) => it.audits['total-blocking-time'].numericValue)), 0, 'ms'),
      atMost(9, `cumulative layout shift, ${name}`, value('cumulative-layout-shift'), 0, ''),
    ];
  } finally {
    await browser.close();
  }
}

function atLeast(point: number, what: string, value: number, limit: number): Measured {
  return {
    point,
    what,
    value: String(Math.round(value)),
    target: limit === 100 ? '100' : `100, at least ${limit}`,
    good: value >= limit,
    faults: [],
  };
}

/** Its report as JSON. Nothing is told to anybody: error reports are off, and the page is on this machine. */
async function reportOf(url: string, port: number): Promise<string> {
  const only = '--only-categories=performance,accessibility,best-practices';
  const args = [program, url, `--port=${port}`, '--output=json', '--output-path=stdout', '--quiet', '--no-enable-error-reporting', only];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, CI: '1' } });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (it: string) => {
    text += it;
  });
  const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}`);
  return text;
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
