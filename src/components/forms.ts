interface Form {
  type: string;
  url: string;
}

/** Addresses of a page as Markdown and of its data as JSON. */
export function formsOf(page: string, data: string): [Form, Form] {
  return [
    { type: 'text/markdown', url: `${page}index.md` },
    { type: 'application/json', url: data },
  ];
}
