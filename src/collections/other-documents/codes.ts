/** Explanation of every problem code this collection reports, by code: what is wrong with Markdown is told for every kind alike. */
export const codes: Readonly<Record<string, string>> = {};
