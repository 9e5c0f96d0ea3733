/** What `handover explain` says about each code of this folder. */
export const codes = {
  HO201: `The config file has settings that do not exist, or values of the wrong kind. Each is named with what was expected, what was
found, and its place. Settings are checked strictly, so that a slip of the pen is not taken for a setting that works.
"handover build --verbose" prints every setting in force and where it comes from.`,
  HO202: `The file named with -c (--config) does not exist or is not a file, or something else in the current folder has the name of a
config file. The path counts from the current folder, or from the folder of -C.`,
  HO203: `The config file could not be run, wanted to end the command with process.exit, waits for something that cannot happen, or is
not valid JSON. It is run by Node as it stands: types may be used, but nothing of TypeScript that has to be compiled, such as enums and
namespaces. "import { defineConfig } from 'handover'" always works; every other package must be installed where the file lies.`,
  HO204: `The config file exports nothing as its default. Write "export default defineConfig({ … })".`,
  HO205: `The current folder holds several config files with different endings, and it cannot be told which one is meant. Keep one, or
name one with -c (--config).`,
  HO207: `The config names a content folder that does not exist. The path counts from the folder of the config file.`,
  HO208: `handover.yaml, in the operator's content folder, is no valid YAML, holds keys that do not exist, or values of the wrong kind. Each is
named with its place. It is checked strictly, so that a slip of the pen is not taken for an answer. Everything in it is optional: package,
summary, contact (name, role, email, phone, until, support), accounts (provider, purpose, owner, pays, access, received), limits, rollBack,
licence, ownership. Never write a password or key into it.`,
  HO209: `A question is answered both in handover.yaml and in the config file. Keep one of the two, so that it is clear which answer counts.`,
  HO280: `The audience given with --audience, or as "audience" in the config, does not exist. There are client, developer and all, and
those that the config describes under "audiences". Nothing is built for an unknown one, so that a slip of the pen shows nobody too much.`,
  HO281: `A baseline file (\`secrets.allow\` in the config, or --baseline) is missing or not valid. It is JSON: {"schema": "handover.baseline/1", "entries":
[…]}, each entry with rule, path, line (a hash of the line as it is shown, with the secret hidden), reason and date. "handover scan --baseline
<file> --accept <id> --reason <text>" writes such entries. Nothing in it comes from the value of a secret.`,
  HO284: `The language given with --language, or as "site: { language }" in the config, is none in which the pages have words. It is a tag such as
en or de, and only that of the menu, the headings and everything else the pages say themselves: records and documents are never translated.`,
  HO282: `An entry of a baseline fits nothing any more: the line was changed, the file was moved or removed, or the finding is no longer made. It accepts
nothing and can be removed. It is not looked for where only a part is built, for an audience or with --at.`,
  HO206: `A config file is TypeScript or JavaScript (.ts, .mts, .mjs, .js) or JSON (.json, comments allowed).`,
} as const;
