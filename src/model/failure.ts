/** What a command ends with, by the table of exit codes in the README. */
export const exitCodes = {
  done: 0,
  unexpected: 1,
  usage: 2,
  history: 3,
  secrets: 4,
  readiness: 5,
  site: 6,
  stopped: 130,
} as const;

export type Exit = keyof typeof exitCodes;

/** A reason to stop the whole command. Its message may be shown to anyone: it never holds text of the repository. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;
  readonly exit: Exit;
  /** What to do next, one entry a line. */
  readonly fix: readonly string[];
  /** Single places the message speaks of, one row each; the cells of all rows are aligned when printed. */
  readonly details: readonly (readonly string[])[];
  /** What `--json` says besides, by name. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    exit: Exit,
    message: string,
    fix: readonly string[],
    details: readonly (readonly string[])[] = [],
    data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.exit = exit;
    this.fix = fix;
    this.details = details;
    this.data = data;
  }
}
