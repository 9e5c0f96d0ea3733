/** Explanation of every problem about hidden secrets, by code. */
export const codes: Readonly<Record<string, string>> = {
  HO401: `A secret stands in a text of the repository or of its history: a token in the form a vendor gives it, a private key, a value behind a name
such as \`password\` or \`api_key\`, or one in a place made for secrets (the user of an address, a header, a cookie, the data of a Kubernetes secret).
It is shown as \`[redacted: …]\` everywhere on the site, in every spelling; the same secret has the same number everywhere. Whoever can read the
repository can read it there, also in past versions. Revoke it at the vendor first, then remove it from the file. Removing it from the history is a
further step and does not replace revoking it.

A secret in what the built commit holds stops the build, before anything is written (exit code 4); one that only older versions hold does not. The
config says otherwise with \`secrets: { current: 'redact', history: 'block' }\`, the command line with --secrets and --secrets-history. Values that
look like a word or a stand-in and are hidden for their place alone never stop one, nor does what the audience of the site does not get.

"handover scan" lists every finding without building. What is no secret is accepted in a baseline file: "handover scan --baseline
.handover/baseline.json" asks which and why, --accept <id> --reason <text> does it without a terminal, and a build takes the file from
\`secrets: { allow: ['.handover/baseline.json'] }\` or --baseline. An entry names rule, path and the line as it is shown, so it would fit a real secret
that comes into the same place too: what is accepted stays hidden on the site, and only stops nothing.`,
  HO402: `The configuration of an agent tool holds values below \`env\` or \`headers\` instead of references such as \`\${NAME}\`. Such values are often
passwords and tokens, so every one of them is shown as \`[redacted: …]\`; the names stay. When a value is a secret, revoke it; then write a
reference in its place and set the variable on the machine of whoever runs the tool.`,
};
