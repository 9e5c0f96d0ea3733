/** Explanation of every problem this folder reports, by code. */
export const codes: Readonly<Record<string, string>> = {
  HO620: `A file of JSON, YAML, TOML or JSON Lines breaks a rule of its format. Handover reads on behind the place where it can, and shows what it
read; programs that are strict refuse the whole file, so whatever it configures is not in force. The message names line and column.`,
  HO621: `A JSON file holds a comment (\`//\` or \`/* */\`). JSON itself has none; some programs allow them, others refuse the whole file.
This problem is reported only for files whose program refuses it or is not known to allow it.`,
  HO622: `A JSON file has a comma behind the last item of a list or object. JSON does not allow it; some programs do, others refuse the whole file.`,
  HO623: `A key occurs twice in one object, or a table twice in one TOML file. JSON programs keep the last one without a word, TOML programs refuse
the file. Handover keeps the last one. Remove one of the two.`,
  HO624: `The file holds lines such as \`<<<<<<<\` and \`>>>>>>>\`, which git writes when two branches changed the same place. No program can read the
file while they are there; Handover shows what it could read. Decide which side is right, and commit the result.`,
  HO625: `The file has no content. That may be meant; it is named so that nobody looks for what it holds.`,
  HO626: `The file is nested deeper than any configuration is, or repeats parts of itself so often (YAML aliases) that reading it could use up
time and memory. It was not read as data; its text is shown as it stands.`,
  HO627: `A part of the file has no use as data: a YAML tag such as \`!!js/function\` (the value is kept as text, nothing is run), a key that is not a
single word or number, or the key \`__proto__\` of YAML.`,
};
