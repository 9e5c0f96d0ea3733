/** What the search page uses of Pagefind's interface for browsers. */
export interface Pagefind {
  search(words: string, options: { filters: Record<string, string> }): Promise<{ results: Result[] }>;
}

export interface Result {
  id: string;
  /** Loads what is shown of the page. */
  data(): Promise<Hit>;
}

/** `url` and `meta` are raw text; `excerpt` has `<` and `>` of the page's text escaped, and found words in `<mark>`. */
export interface Hit {
  url: string;
  excerpt: string;
  meta: Readonly<Record<string, string | undefined>>;
}

let loading: Promise<Pagefind> | null = null;

/** The index, loaded once, and only when somebody searches. */
export function pagefindAt(bundle: string): Promise<Pagefind> {
  loading ??= import(/* @vite-ignore */ new URL(bundle, document.baseURI).href);
  // A failed load may be tried again.
  loading.catch(() => (loading = null));
  return loading;
}
