/** Address of the feed of the whole site, from its root. */
export const siteFeed = '/feed.xml';

/** Address of the feed of what stands at `url`: a record or the list of a collection. */
export const feedOf = (url: string): string => `${url}feed.xml`;
