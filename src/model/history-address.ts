/** Address of the history of a record as data, from the root of the site. */
export const historyAddress = (collection: string, id: string): string => `/api/v1/${collection}/${id}/history.json`;
