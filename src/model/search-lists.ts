/** File with a list that the search page loads when it needs it: the ids that the pages hold, or Pagefind's ids of all pages, the oldest first. */
export const searchList = (name: 'ids' | 'dates') => `search/${name}.json` as const;
