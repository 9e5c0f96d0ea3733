/** An image of the repository: its bytes, or why it is not shown, as the end of "not shown: …". */
export type FoundImage =
  | { kind: 'shown'; bytes: Uint8Array; type: string; width: number; height: number }
  | { kind: 'refused'; reason: string };
