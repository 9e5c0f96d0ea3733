import { table } from './table.ts';
import type { Compared } from './whole.ts';

/** What the whole build may cost: CPU in relation to the least, size of the site, memory of any one process. */
const limits = { ratio: 1.5, size: 40e6, peak: 0.8e9 };

/** Prints what a whole build cost beside the least that could be done. Gives whether it is within the limits. */
export function wholeIsGood(name: string, { ours, least, texts }: Compared): boolean {
  const rows: [string, number, number, number, string][] = [
    ['CPU, s', ours.cpu, least.cpu, limits.ratio * least.cpu, `${limits.ratio} times the bare one`],
    ['size, MB', ours.size / 1e6, least.size / 1e6, limits.size / 1e6, ''],
    ['memory of a process, GB', ours.peak / 1e9, least.peak / 1e9, limits.peak / 1e9, ''],
  ];
  console.log(
    [
      `${name}: whole build, ${texts} texts; bare: Astro with one page over the same texts, then Pagefind`,
      ...table([
        ['', 'ours', 'bare', 'ratio', 'at most', ''],
        ...rows.map(([what, own, bare, limit, note]) => [
          what,
          own.toFixed(2),
          bare.toFixed(2),
          (own / bare).toFixed(2),
          limit.toFixed(2),
          own <= limit ? note : 'TOO MUCH',
        ]),
      ]).map((it) => `  ${it}`),
    ].join('\n'),
  );
  return rows.every(([, own, , limit]) => own <= limit);
}
