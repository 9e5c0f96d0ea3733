import { expect, test } from 'vitest';
import { outcomeOf, type ErrorCase } from '../cli/error-case.ts';

const settings =
  'Change or remove the settings above. Settings are: title, site, repo, out, cache, allowShallow, offline, refs, since, milestones, asOf, workingTree, content, pages, audience, audiences, history, secrets, personal, package, summary, contact, accounts, limits, rollBack, licence, ownership';

const cases: ErrorCase[] = [
  {
    title: 'a config file that does not exist',
    args: ['build', '-c', 'conf/mine.ts'],
    exit: 2,
    stderr: `error HO202  There is no config file conf/mine.ts
  Fix   Correct the path after -c: it counts from the current folder, or from the folder of -C.
  More  handover explain HO202
`,
  },
  {
    title: 'a config with an answer to secrets that is none, and no word of what it says',
    files: { 'handover.config.json': '{\n  "secrets": { "current": "hunter2" }\n}' },
    args: ['build'],
    exit: 2,
    stderr: `error HO201  handover.config.json is not valid
  secrets.current  Invalid option: expected one of "block"|"redact"  got a value that is not shown  handover.config.json:2:16
  Fix   ${settings}
  More  handover explain HO201
`,
  },
  {
    title: 'a config file of another kind',
    files: { 'handover.yaml': 'title: x' },
    args: ['build', '-c', 'handover.yaml'],
    exit: 2,
    stderr: `error HO206  handover.yaml is not a kind of config file that can be read.
  Fix   Use one of the endings .ts, .mts, .mjs, .js, .json
  More  handover explain HO206
`,
  },
  {
    title: 'two config files',
    files: { 'handover.config.ts': '', 'handover.config.json': '{}' },
    args: ['build'],
    exit: 2,
    stderr: `error HO205  There are 2 config files in the current folder: handover.config.ts, handover.config.json.
  Fix   Keep one of them, or say which one is meant:  -c <file>
  More  handover explain HO205
`,
  },
  {
    title: 'a folder with the name of a config file',
    files: { 'handover.config.ts/notes.txt': '' },
    args: ['build'],
    exit: 2,
    stderr: `error HO202  handover.config.ts is not a file.
  Fix   Move it away, or name a config file with  -c <file>
  More  handover explain HO202
`,
  },
  {
    title: 'a folder named as config file',
    files: { 'conf.ts/notes.txt': '' },
    args: ['build', '-c', 'conf.ts'],
    exit: 2,
    stderr: `error HO202  conf.ts is not a file.
  Fix   Correct the path after -c: it counts from the current folder, or from the folder of -C.
  More  handover explain HO202
`,
  },
  ...['0', '3'].map((code) => ({
    title: `a config that ends the process with ${code}`,
    files: { 'handover.config.ts': `const title: string = 'x';\nprocess.exit(${code});\nexport default { title };\n` },
    args: ['build'],
    exit: 2,
    stderr: `error HO203  handover.config.ts wants to end the whole command.
  handover.config.ts:2:9  process.exit
  Fix   Remove the call. A config says what to build by what it exports, and stops with an error where it cannot.
  More  handover explain HO203
`,
  })),
  {
    title: 'a config that ends the process later',
    files: { 'handover.config.mjs': 'setTimeout(() => process.exit(0));\nawait new Promise(() => undefined);\nexport default {};\n' },
    args: ['build'],
    exit: 2,
    stderr: `error HO203  handover.config.mjs wants to end the whole command.
  handover.config.mjs:1:26  process.exit
  Fix   Remove the call. A config says what to build by what it exports, and stops with an error where it cannot.
  More  handover explain HO203
`,
  },
  {
    title: 'a config that waits for something that cannot happen',
    files: { 'handover.config.mjs': 'await new Promise(() => undefined);\nexport default {};\n' },
    args: ['build'],
    exit: 2,
    stderr: `error HO203  handover.config.mjs never ends: it waits for something that cannot happen.
  Fix   Look at what stands behind "await" in the file.
  More  handover explain HO203
`,
  },
  {
    title: 'settings that do not exist or have the wrong kind',
    files: {
      'handover.config.ts': `import { defineConfig } from 'handover';
export default defineConfig({
  titel: 'Portal',
  out: 42,
  allowShallow: 'yes', // a comment: with a colon
  repo: '',
  apiToken: 'hunter2',
} as never);
`,
    },
    args: ['build'],
    exit: 2,
    stderr: `error HO201  handover.config.ts is not valid
  repo          Must not be empty                                 got ""                 handover.config.ts:6:3
  out           Invalid input: expected string, received number   got 42                 handover.config.ts:4:3
  allowShallow  Invalid input: expected boolean, received string  got "yes"              handover.config.ts:5:3
  titel         Unrecognized key                                  did you mean "title"?  handover.config.ts:3:3
  apiToken      Unrecognized key                                                         handover.config.ts:7:3
  Fix   ${settings}
  More  handover explain HO201
`,
  },
  {
    title: 'settings below others that do not exist',
    files: {
      'handover.config.mjs':
        "export default { site: { langage: 'de', x: 1 }, audiences: { client: { leaveout: [] } }, personal: { auhtors: 'roles' } };\n",
    },
    args: ['build'],
    exit: 2,
    stderr: `error HO201  handover.config.mjs is not valid
  site.langage               Unrecognized key  did you mean "language"?  handover.config.mjs:1:26
  site.x                     Unrecognized key                            handover.config.mjs:1:41
  audiences.client.leaveout  Unrecognized key  did you mean "leaveOut"?  handover.config.mjs:1:72
  personal.auhtors           Unrecognized key  did you mean "authors"?   handover.config.mjs:1:102
  Fix   ${settings}
  More  handover explain HO201
`,
  },
  {
    title: 'a config that is no object',
    files: { 'handover.config.mjs': "export default ['Portal'];\n" },
    args: ['build'],
    exit: 2,
    stderr: `error HO201  handover.config.mjs is not valid
  (all)  Invalid input: expected object, received array  got a list  handover.config.mjs
  Fix   ${settings}
  More  handover explain HO201
`,
  },
  {
    title: 'a setting whose place cannot be told',
    files: { 'handover.config.mjs': "// title: 'old'\nconst title = 1;\nexport default { title };\n" },
    args: ['build'],
    exit: 2,
    stderr: `error HO201  handover.config.mjs is not valid
  title  Invalid input: expected string, received number  got 1  handover.config.mjs
  Fix   ${settings}
  More  handover explain HO201
`,
  },
  {
    title: 'a JSON config with a wrong value',
    files: { 'conf/handover.config.json': '{\n  // of the portal\n  "title": ["Portal"],\n}\n' },
    args: ['build', '-c', 'conf/handover.config.json'],
    exit: 2,
    stderr: `error HO201  conf/handover.config.json is not valid
  title  Invalid input: expected string, received array  got a list  conf/handover.config.json:3:3
  Fix   ${settings}
  More  handover explain HO201
`,
  },
  {
    title: 'a JSON config that is not JSON',
    files: { 'handover.config.json': '{\n  "title" "Portal"\n}\n' },
    args: ['build'],
    exit: 2,
    stderr: `error HO203  handover.config.json is not valid JSON.
  handover.config.json:2:11  Colon expected
  Fix   Correct the file at the place named above.
  More  handover explain HO203
`,
  },
  {
    title: 'a config that throws',
    files: { 'handover.config.ts': 'const title: string = "x";\n\nexport default { title: titel };\n' },
    args: ['build'],
    exit: 2,
    stderr: `error HO203  handover.config.ts stopped with an error.
  handover.config.ts:3:25  ReferenceError: titel is not defined
  Fix   Correct the file. It is run by Node as it stands, so types may be used, but no enums or namespaces.
  More  handover explain HO203
`,
  },
  {
    title: 'a config with a slip in its syntax',
    files: { 'handover.config.mjs': "export default {\n  title: 'a'\n  out: 'b',\n};\n" },
    args: ['build'],
    exit: 2,
    stderr: `error HO203  handover.config.mjs stopped with an error.
  handover.config.mjs:3:3  SyntaxError: Unexpected identifier 'out'
  Fix   Correct the file. It is run by Node as it stands, so types may be used, but no enums or namespaces.
  More  handover explain HO203
`,
  },
  {
    title: 'a config with TypeScript that would have to be compiled',
    files: { 'handover.config.ts': 'enum Site { A }\nexport default { title: String(Site.A) };\n' },
    args: ['build'],
    exit: 2,
    stderr: `error HO203  handover.config.ts stopped with an error.
  handover.config.ts:1:1  SyntaxError: TypeScript enum is not supported in strip-only mode
  Fix   Correct the file. It is run by Node as it stands, so types may be used, but no enums or namespaces.
  More  handover explain HO203
`,
  },
  {
    title: 'a config that imports a package that is not there',
    files: { 'handover.config.mjs': "import 'not-there';\nexport default {};\n" },
    args: ['build'],
    exit: 2,
    stderr: `error HO203  handover.config.mjs stopped with an error.
  handover.config.mjs  Error: Cannot find package 'not-there' imported from {cwd}/handover.config.mjs
  Fix   Correct the file. It is run by Node as it stands, so types may be used, but no enums or namespaces.
  More  handover explain HO203
`,
  },
  {
    title: 'a config without a default export',
    files: { 'handover.config.ts': "export const config = { title: 'Portal' };\n" },
    args: ['build'],
    exit: 2,
    stderr: `error HO204  handover.config.ts has no default export.
  Fix   Write:  export default defineConfig({ … })
  More  handover explain HO204
`,
  },
  {
    title: 'a language without words',
    args: ['build', '--language', 'german'],
    exit: 2,
    stderr: `error HO284  There are no words of the pages in the language "german".
  Fix   Did you mean  --language de
        Languages are: en (English), de (Deutsch). Records keep their own language in any case.
  More  handover explain HO284
`,
  },
  {
    title: 'a language of the config without words, and like none',
    files: { 'handover.config.json': '{ "site": { "language": "tlh" } }' },
    args: ['build'],
    exit: 2,
    stderr: `error HO284  There are no words of the pages in the language "tlh".
  Fix   Languages are: en (English), de (Deutsch). Records keep their own language in any case.
  More  handover explain HO284
`,
  },
  {
    title: 'an audience that does not exist',
    args: ['build', '--audience', 'clint'],
    exit: 2,
    stderr: `error HO280  There is no audience "clint".
  Fix   Did you mean  --audience client
        Audiences are: client, developer, all. Others are described in the config, under "audiences".
  More  handover explain HO280
`,
  },
  {
    title: 'an audience of the config that does not exist, beside one that does',
    files: { 'handover.config.json': '{ "audience": "auditors", "audiences": { "auditor": { "leaveOut": ["problems"] } } }' },
    args: ['build'],
    exit: 2,
    stderr: `error HO280  There is no audience "auditors".
  Fix   Did you mean  --audience auditor
        Audiences are: client, developer, all, auditor. Others are described in the config, under "audiences".
  More  handover explain HO280
`,
  },
  {
    title: 'an audience that is to get everything, described as something else',
    files: { 'handover.config.json': '{ "audiences": { "client": { "leaveout": [] } } }' },
    args: ['build'],
    exit: 2,
    stderr: `error HO201  handover.config.json is not valid
  audiences.client.leaveout  Unrecognized key  did you mean "leaveOut"?  handover.config.json:1:30
  Fix   ${settings}
  More  handover explain HO201
`,
  },
];

test.each(cases)('$title', async (it) => {
  const { given, wanted } = await outcomeOf(it);
  expect(given).toEqual(wanted);
});
