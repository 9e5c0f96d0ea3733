/** Why two texts of which no block differs are not the same: how their lines end, other white space, or signs that Markdown reads alike. */
export type Unseen = 'nothing' | 'line-ends' | 'white-space' | 'notation';

/** What differs between two texts whose comparison shows no change. */
export function unseenBetween(before: string, after: string): Unseen {
  if (before === after) return 'nothing';
  const [one, other] = [before, after].map((it) => it.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')) as [string, string];
  if (one === other) return 'line-ends';
  return one.replace(/\s+/g, '') === other.replace(/\s+/g, '') ? 'white-space' : 'notation';
}
