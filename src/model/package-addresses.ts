/** Address of what was in force at a named state. */
export const asOfUrl = (slug: string): string => `/as-of/${slug}/`;

/** Address of what changed in one span. */
export const changesUrl = (slug: string): string => `/changes/${slug}/`;
