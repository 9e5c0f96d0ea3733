import type { Step } from '../model/progress.ts';
import type { Host } from './host.ts';
import type { ShownProgress } from './shown-progress.ts';
import { endedText, runningText, type Reached } from './step-text.ts';

const interval = 10_000;

/** Progress for a pipe or CI: a line when a step ends, and one every ten seconds while it runs. */
export function lineProgress({ stderr, now }: Pick<Host, 'stderr' | 'now'>): ShownProgress {
  const write = (line: string): void => void stderr.write(`  ${line}\n`);
  let timer: NodeJS.Timeout | undefined;

  const step = (title: string): Step => {
    clearInterval(timer);
    const start = now();
    const reached: Reached = { done: 0, total: null, unit: '', elapsed: 0 };
    let last = start;
    const tick = (): void => {
      if (now() - last < interval) return;
      last = now();
      write(runningText(title, { ...reached, elapsed: last - start }, false));
    };
    // A step that never yields is told by `update`, one that never reports by the timer.
    timer = setInterval(tick, interval / 10).unref();
    return {
      update: (done, total, unit) => {
        Object.assign(reached, { done, total, unit });
        tick();
      },
      end: (summary) => {
        clearInterval(timer);
        write(endedText(title, summary, now() - start));
      },
    };
  };
  return { step, close: async () => clearInterval(timer) };
}
