/** Pages of the full sample, one of each kind. */
export const pages = [
  ['the briefing', '/'],
  ['a list', '/handoffs/'],
  ['a list with deleted records', '/decisions/'],
  ['a handoff', '/handoffs/handoff/'],
  ['a record of hostile text', '/handoffs/hostile/'],
  ['a record with many revisions', '/handoffs/uebergabe/'],
  ['a record on a branch that is not merged', '/handoffs/handoff-on-side/'],
  ['a record that is not committed', '/handoffs/not-committed/'],
  ['a decision', '/decisions/0002-cents/'],
  ['a deleted record', '/decisions/0003-gone/'],
  ['a whole file', '/documents/decisions-md/'],
  ['how to run it', '/run/'],
  ['open items', '/open/'],
  ['open questions', '/open/questions/'],
  ['the problems', '/problems/'],
  ['about', '/about/'],
  ['the redactions', '/about/redactions/'],
  ['the search', '/search/?q=zebrafish'],
  ['a page that is not there', '/404.html'],
] as const;

/** How each of them is looked at. */
export const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 320 },
] as const;
