/** Ids as a person writes them in the text of a page: `FR-016`, `REQ-AUTH-002`. */
export function idsIn(html: string): string[] {
  return html.match(id) ?? [];
}

const id = /\b[A-Z]{2,10}(?:-[A-Z]{1,10}){0,3}-\d{1,6}\b/g;
