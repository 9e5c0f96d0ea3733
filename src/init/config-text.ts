/** Text of a config. `title` null leaves it to the repository; `repository` is where it can be looked at, null for nowhere. */
export function configText(title: string | null, repository: string | null): string {
  const address =
    repository === null ? "// site: { repository: 'https://github.com/owner/name' }," : `site: { repository: ${quoted(repository)} },`;
  const setting = title === null ? "// title: 'Customer portal'," : `title: ${quoted(title)},`;
  return `import { defineConfig } from 'handover';

// Every setting may be left out; "handover build --verbose" prints those in force and where they come from.
export default defineConfig({
  ${setting}

  // Links to files that have no page lead there, to the built commit. Remove it where readers of the site cannot look at the repository.
  // "language: 'de'" beside it gives the pages German words instead of English ones; documents keep their language.
  ${address}

  // A secret that is found is hidden in any case; 'block' also stops the build. "handover scan" lists them, and a baseline accepts what is none.
  // secrets: { current: 'block', history: 'redact', allow: ['.handover/baseline.json'] },
});
`;
}

/** As a literal of TypeScript on one line. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
