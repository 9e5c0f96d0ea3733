/** Whom a client or a successor may ask. */
export interface Contact {
  name: string;
  email: string | null;
  /** Last day of what was agreed, as YYYY-MM-DD. */
  until: string | null;
}

const start = `# What only you know, and the repository does not: each answer is shown where the question is asked on the site.
# Everything may be left out. Never write a password or key into this file.
`;

const example = `# contact:
#   name: Ada Berg
#   email: ada@example.org
#   until: 2026-08-31
`;

const rest = `
# package: "1.0"
# summary: A web portal where customers see and pay their invoices.

# accounts:
#   - provider: Fly.io
#     purpose: hosting
#     owner: Example Ltd
#     pays: Example Ltd
#     access: invitation by mail to the owner
#     received: no

# limits:
#   - Invoices of more than 100 lines are cut off.
# rollBack:
#   - Deploy the tag of the package before this one.
# licence: The client may use and change it.
# ownership: Code and data belong to the client.
`;

/** Text of `handover.yaml`. Without a contact everything in it is an example in a comment. */
export function operatorText(contact: Contact | null): string {
  if (contact === null) return `${start}\n${example}${rest}`;
  const lines = Object.entries(contact).flatMap(([key, value]: [string, string | null]) =>
    value === null ? [] : [`  ${key}: ${JSON.stringify(value)}\n`],
  );
  return `${start}\ncontact:\n${lines.join('')}${rest}`;
}
