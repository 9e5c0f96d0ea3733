/** Rows on one page of a list. */
const rows = 100;

/** How many pages a list of `length` rows takes; an empty list takes one. */
export const lastPage = (length: number): number => Math.max(1, Math.ceil(length / rows));

/** The rows on page `page`, counted from 1. */
export function pageOf<Row>(all: readonly Row[], page: number): Row[] {
  return all.slice((page - 1) * rows, page * rows);
}

/** Numbers of the pages after the first, as the route parameter names them. */
export function furtherPages(length: number): string[] {
  return Array.from({ length: lastPage(length) - 1 }, (_, index) => String(index + 2));
}

/** Address of a page of the list at `base`, counted from 1. */
export const pageAddress = (base: string, page: number): string => (page === 1 ? base : `${base}page/${page}/`);

/** Address of the page of the list at `base` that shows the row with this index. */
export const addressOfRow = (base: string, index: number): string => pageAddress(base, Math.floor(index / rows) + 1);
