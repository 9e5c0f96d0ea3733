/** Address of a page or file of the site, given from its root, as a page writes it. The one place where links get their form. */
export const href = (fromRoot: string): string => fromRoot;
