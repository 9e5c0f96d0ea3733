/** Milliseconds without a change after which a build begins: a commit touches several files of the git folder. */
const calm = 200;

/** Builds that follow changes. */
export interface Rebuilds {
  /** Says that something has changed. */
  changed(): void;
  /** No build begins from here on. */
  close(): void;
}

/**
 * Runs `work` once after changes have calmed down, never twice at a time: what changes meanwhile leads to one more run.
 * `work` tells its failures itself; what it throws is given to `broken`.
 */
export function rebuilds(work: () => Promise<void>, broken: (error: unknown) => void): Rebuilds {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  let closed = false;
  const run = async (): Promise<void> => {
    running = true;
    again = false;
    try {
      await work();
    } finally {
      running = false;
    }
    if (again) wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void run().catch(broken), calm);
  };
  return {
    changed: () => {
      if (running) again = true;
      else wait();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
