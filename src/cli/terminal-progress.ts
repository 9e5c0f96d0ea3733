import process from 'node:process';
import { DefaultRenderer, Listr, ListrLogger, ProcessOutput, type ListrTaskWrapper } from 'listr2';
import type { Step } from '../model/progress.ts';
import type { Host } from './host.ts';
import type { Paint } from './paint.ts';
import type { ShownProgress } from './shown-progress.ts';
import { endedText, runningText, type Reached } from './step-text.ts';

type Task = ListrTaskWrapper<object, typeof DefaultRenderer, typeof DefaultRenderer>;

/** Progress for a terminal: the running step is drawn again with a bar and the time left, ended steps stay above it. */
export function terminalProgress({ now }: Pick<Host, 'now'>, paint: Paint): ShownProgress {
  let shown: Promise<void> = Promise.resolve();
  let current: DrawnStep | null = null;
  return {
    step: (title) => {
      current?.leave(false);
      const step = new DrawnStep(title, now);
      current = step;
      // Two lists must never draw at once, so each waits for the one before.
      shown = shown.then(() => draw(step, paint));
      return step;
    },
    close: async () => {
      current?.leave(true);
      await shown;
    },
  };
}

class DrawnStep implements Step {
  readonly title: string;
  readonly #now: () => number;
  readonly #start: number;
  readonly #ended = Promise.withResolvers<{ failed: boolean }>();
  readonly #timer: NodeJS.Timeout;
  readonly #reached: Reached = { done: 0, total: null, unit: '', elapsed: 0 };
  #drawn: number;
  #text: string;
  #task: Task | null = null;

  constructor(title: string, now: () => number) {
    this.title = title;
    this.#text = title;
    this.#now = now;
    this.#start = now();
    this.#drawn = this.#start;
    this.#timer = setInterval(() => this.#tick(), 500).unref();
  }

  update(done: number, total: number | null, unit: string): void {
    Object.assign(this.#reached, { done, total, unit });
    this.#tick();
  }

  end(summary: string): void {
    this.#show(endedText(this.title, summary, this.#now() - this.#start));
    this.leave(false);
  }

  /** Shows the step in `task` until it is left; throws for one that failed, which is how listr2 marks it. */
  async run(task: Task): Promise<void> {
    this.#task = task;
    this.#show(this.#text);
    const { failed } = await this.#ended.promise;
    if (failed) throw new Error('stopped');
  }

  /** Ends the step as it stands; does nothing when it has ended. */
  leave(failed: boolean): void {
    clearInterval(this.#timer);
    this.#ended.resolve({ failed });
  }

  #tick(): void {
    if (this.#now() - this.#drawn < 100) return;
    this.#drawn = this.#now();
    this.#show(runningText(this.title, { ...this.#reached, elapsed: this.#drawn - this.#start }, true));
  }

  #show(text: string): void {
    this.#text = text;
    if (this.#task !== null) this.#task.title = text;
  }
}

/** Draws a step until it is left. Never rejects: whoever ran the step reports why it failed. */
async function draw(step: DrawnStep, paint: Paint): Promise<void> {
  const tasks = [{ title: step.title, task: async (_: object, task: Task) => await step.run(task) }];
  const list = new Listr<object, typeof TerminalRenderer, typeof TerminalRenderer>(tasks, {
    renderer: TerminalRenderer,
    registerSignalListeners: false,
    exitOnError: false,
    rendererOptions: {
      // Streams are swapped, because listr2 draws on stdout, and that is for the result. Only a real terminal gets here.
      logger: new ListrLogger({ useIcons: true, processOutput: new ProcessOutput(process.stderr, process.stdout) }),
      formatOutput: 'truncate',
      collapseErrors: false,
      showErrorMessage: false,
      color: {
        PENDING: (it) => paint('yellow', it ?? ''),
        COMPLETED: (it) => paint('green', it ?? ''),
        FAILED: (it) => paint('red', it ?? ''),
      },
    },
  });
  await list.run();
}

/** listr2 asks stdout whether it may draw; here stderr was asked before. */
class TerminalRenderer extends DefaultRenderer {
  static override nonTTY = true;
}
