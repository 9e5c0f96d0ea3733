/** What a section of a handoff tells, in the order in which the words of a heading are matched. */
export const sectionClasses = [
  'tried and failed',
  'open questions',
  'blockers',
  'in progress',
  'next',
  'remaining',
  'acceptance',
  'done',
  'status',
  'verification',
  'watch for',
  'decisions',
  'read first',
  'git',
  'set-up',
  'files',
  'goal',
  'people',
  'log',
  'plan',
] as const;

export type SectionClass = (typeof sectionClasses)[number];

/**
 * Words of headings and labels in one language: lists separated by commas, in lower case. In `classes`
 * plain words match anywhere in the heading, `^words` at its start, `=words` when they are all of it,
 * and `!words` before all others, whatever the order of the classes. Chinese, Japanese and Korean words match as a part of the text.
 */
export interface LanguageTable {
  classes: Partial<Record<SectionClass, string>>;
  /** Words that turn the words after them into the opposite: "no blockers". */
  negations: string;
  /** Words around the one that counts, cut from both ends of a heading before the match; for languages without spaces between words. */
  fillers: string;
  /** Words at the start of a heading that say the section tells an earlier state; `=words` when they are all of it. */
  prior: string;
  /** Words that name a numbered stage of a plan, before its number. */
  stages: string;
  /** Words of headings whose sub-headings are names of what they hold: "Orchestration patterns". */
  kinds: string;
  /** Names of values that describe the handoff itself. */
  labels: Partial<Record<LabelKind, string>>;
  /** Words of a status, by the state they mean; `^words` at the start of a clause, `=words` when they are all of it. */
  states: Partial<Record<'on-track' | 'blocked' | 'broken' | 'done' | 'in-progress', string>>;
  /** Words that turn a state into its opposite: "not complete". */
  notStates: string;
  /** Words that say a trouble named before them is over: "blocked by the bank, now resolved". */
  resolutions: string;
  /** Words that stand for an empty list. */
  none: string;
  /** Words of the names of roles: "Kitchen lead", "Works council"; none in scripts without capital letters, where nothing tells a name from a word. */
  roles: string;
  /** Words beside a question that tell of it and name nobody: "(urgent)". */
  remarks: string;
  /** Words before whoever decides: "decided by the head cook". */
  decidedBy: string;
  /** Words behind whoever decides: "the head cook decides". */
  deciding: string;
  /** Words before a time, behind whoever decides: "Jonas, by Friday". */
  times: string;
  /** Words before the day from which on whoever decides was asked: "Jonas, since February". */
  since: string;
  /** Words before what waits for whoever decides: "Jonas, blocks the export". */
  holds: string;
  /** Words an answer starts with. */
  answers: string;
  /** Words in an answer that leave it open: "Yes, probably". */
  doubts: string;
  /** Names of columns and values that hold an answer. */
  answered: string;
  /** Words between "none" and its condition: "none until the bank has answered"; at the end of the condition in Chinese, Japanese and Korean. */
  until: string;
  /** Words between an attempt and why it failed. */
  because: string;
  /** A condition and what to do then; each pattern has two groups. */
  conditions: readonly RegExp[];
  /** Words before a list, or a heading, that say when or under which condition its items are to be done: "If the bank agrees", "Before the release". */
  awaits: RegExp;
  /** The same for what may be left out: "Optional". */
  optional: RegExp;
  /** How a sentence starts that names a question before a colon. */
  asks: readonly RegExp[];
  /** What a sentence says that leaves a decision to somebody. */
  leaves: readonly RegExp[];
}

export type LabelKind = 'updated' | 'date' | 'created' | 'status' | 'session' | 'author' | 'branch' | 'topic' | 'owner';

/** The entries of one list of a table. */
export function entriesOf(list = ''): string[] {
  return list
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '');
}
