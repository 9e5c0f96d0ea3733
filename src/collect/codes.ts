/** What `handover explain` says about each code of this folder. */
export const codes = {
  HO120: `A package manifest (package.json, Cargo.toml, pyproject.toml …) could not be parsed, so the site says nothing about its name,
version or commands. The tool the manifest is for would reject it too.`,
  HO130: `An agent's instruction file (CLAUDE.md, AGENTS.md, GEMINI.md) imports a file that lies outside the repository, such as a
file of somebody's home folder. Handover never reads outside the repository, and a successor does not have that file. Copy
what is needed into the repository and import it from there.`,
  HO131: `Two files of the repository have names that differ only in upper and lower case, or in how an accented letter is composed. A
successor on Windows or macOS gets only one of them, without a word. Both are shown here, each under an address of its own.`,
  HO403: `A text of the repository spells a secret in a way that only a finished page makes readable, and it could not be hidden in the
source. The page of that text says that it is not shown. Revoke the secret where it was issued, then remove it.`,
} as const;
