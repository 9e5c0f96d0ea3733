/** A text in a configuration file that stands below `env`, `headers` or the like. */
export interface HiddenValue {
  rule: string;
  /** The text without quotes and escapes. */
  value: string;
  /** Where it stands, without its quotes. */
  start: number;
  end: number;
  /** True in a list that is itself the value of `env`, where the name stands in the entry: `NAME=value`. */
  inList: boolean;
  /** False where what takes its place must bring its own quotes. */
  quoted: boolean;
}
