/** One step of a long job. */
export interface Step {
  /** Says that `done` of `total` are finished; null when the total is not known. Cheap: may be called for every item. */
  update(done: number, total: number | null, unit: string): void;
  /** Ends the step. `summary` says what was done, for example "1,200 commits". */
  end(summary: string): void;
}

/** Where a long job says how far it is. Steps follow one another: starting one ends the one before. */
export interface Progress {
  /** Starts a step. `title` is a short phrase such as "Read history". */
  step(title: string): Step;
}
