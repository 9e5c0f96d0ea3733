/** Explanation of every problem this folder reports, by code. */
export const codes: Readonly<Record<string, string>> = {
  HO601: `The block between the \`---\` lines at the top of the file (its front matter) is not valid YAML. Handover then read it line by line:
\`key: value\` lines and \`- item\` lines below a key are kept as text, anything nested deeper is not. Common causes are an unquoted value that
starts with \`*\`, \`{\`, \`[\`, \`@\` or \`%\`, a value that holds a colon and a space, and a tab used as indentation. Put such values in quotes.`,
  HO602: `The file starts with a line \`---\` and \`key: value\` lines, but no later line is exactly \`---\`, so the front matter never ends.
Handover shows the whole file as text, because cutting it anywhere would lose some of it. Add a line \`---\` after the last key.`,
  HO603: `The file starts with front matter in another language than YAML, for example \`---js\`, \`---json\` or \`+++\` (TOML).
Handover reads YAML only and runs nothing that it finds in a repository, so the front matter was not read, and the whole file is shown as text.
Write the keys as YAML between two lines \`---\`.`,
  HO604: `The front matter is larger than 64 KiB, nested deeper than 32 levels, or repeats parts of itself so often (YAML aliases) that reading it
as YAML could use up time and memory. Handover read it line by line instead, or shows it as text when it is too large. Move large data to a file of its own.`,
  HO605: `A key occurs twice at the same place in the front matter. YAML allows each key once; Handover keeps the last value. Remove one of the two.`,
  HO606: `A part of the front matter has no use as data: a tag such as \`!!js/function\` (the value is kept as text and nothing is run), a key that is
not a single word or number, or the key \`__proto__\` (left out, because programs give it a meaning of its own).`,
  HO607: `A line of the front matter could not be read: the block is not valid YAML, and the line is neither \`key: value\` nor a list item below a key.`,
  HO611: `The text holds HTML that a page of a handover must not hold, such as \`<script>\`, \`<style>\` or \`<iframe>\`. It was left out of the page;
the file itself, as offered beside the page, still has it. Nothing from a repository may run or load anything in a reader's browser.`,
  HO612: `The text could not be turned into a page in the usual way, because it is nested too deeply, holds more lines, marks, cells of a
table or entities than the limits in the README allow, or because the program failed on it. The page shows the text as it is in the file.`,
  HO613: `An HTML comment (\`<!--\`) is opened and never closed. By the rules of Markdown and HTML everything after it belongs to the comment, and comments
are not shown, so the page ends there. Close the comment with \`-->\`.`,
};
