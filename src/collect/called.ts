/**
 * A value in which authors are called as the site calls them, in the fields that name people. Full names are replaced wherever they
 * stand; one of a single word is a word of the language too often, and counts only where a person is meant.
 */
export function called<T>(value: T, callOf: (name: string) => string | null): T {
  // Only texts are replaced, by texts.
  return within(value, false, callOf) as T;
}

function within(value: unknown, isPerson: boolean, callOf: (name: string) => string | null): unknown {
  if (typeof value === 'string') return isPerson ? (callOf(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((it: unknown) => within(it, isPerson, callOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, within(it, persons.test(key), callOf)]));
}

const persons = /author|owner|assignee|approver|reviewer|decider|consulted|informed|^(?:by|who|person|people|participants?)$/i;
