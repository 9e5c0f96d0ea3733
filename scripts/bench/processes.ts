import { readdirSync, readFileSync } from 'node:fs';
import { ticksOf } from './cpu.ts';

/** The process `root` and all that it started and that still run: CPU in ticks that each has used itself, by id. */
export function processesBelow(root: number): Map<number, number> {
  const all = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? textOf(`/proc/${name}/stat`) : '';
    if (stat === '') continue;
    all.set(Number(name), { parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), ticks: ticksOf(stat, 'own') });
  }
  const ids = [root];
  for (const id of ids) for (const [own, { parent }] of all) if (parent === id) ids.push(own);
  return new Map(ids.map((id) => [id, all.get(id)?.ticks ?? 0]));
}

/** Largest memory (resident set) a process has had, in bytes; 0 when it has ended. */
export function peakOf(id: number): number {
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(textOf(`/proc/${id}/status`))?.[1] ?? 0) * 1024;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}
