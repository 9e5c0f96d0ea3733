import { expect, test } from 'vitest';
import { outcomeOf, type ErrorCase } from './error-case.ts';
import { folderWith } from './folders.ts';
import { withFakePipeline } from './spawned.ts';

const preload = (code: string) => ({ NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(code)}"` });

const cases: ErrorCase[] = [
  {
    title: 'no command',
    args: [],
    exit: 2,
    stderr: `error HO214  No command was given.
  Fix   handover build --repo <path>  builds a site;  handover --help  lists all commands
  More  handover explain HO214
`,
  },
  {
    title: 'a mistyped command',
    args: ['biuld'],
    exit: 2,
    stderr: `error HO210  There is no command "biuld".
  Fix   Did you mean  build
        handover --help  lists all commands
  More  handover explain HO210
`,
  },
  {
    title: 'an unknown command that would steer the terminal',
    args: ['\u001b[2J'],
    exit: 2,
    stderr: `error HO210  There is no command "\\u001b[2J".
  Fix   handover --help  lists all commands
  More  handover explain HO210
`,
  },
  {
    title: 'a mistyped option',
    args: ['build', '--repos', 'x'],
    exit: 2,
    stderr: `error HO211  There is no option "--repos".
  Fix   Did you mean  --repo
        Options of build stand behind its name;  handover build --help  lists all options
  More  handover explain HO211
`,
  },
  {
    title: 'an unknown option with a secret',
    args: ['build', '--token=ghp_secret'],
    exit: 2,
    stderr: `error HO211  There is no option "--token".
  Fix   Options of build stand behind its name;  handover build --help  lists all options
  More  handover explain HO211
`,
  },
  {
    title: 'an option of a command before its name',
    args: ['--repo', 'portal', 'build'],
    exit: 2,
    stderr: `error HO211  There is no option "--repo".
  Fix   Options of build stand behind its name;  handover build --help  lists all options
  More  handover explain HO211
`,
  },
  {
    title: 'an option without its value',
    args: ['build', '--repo'],
    exit: 2,
    stderr: `error HO212  Option '--repo <path>' argument missing.
  Fix   handover build --help  says what each option takes
  More  handover explain HO212
`,
  },
  {
    title: 'an option with an empty value',
    args: ['build', '--out='],
    exit: 2,
    stderr: `error HO212  Option '-o, --out <folder>' argument '' is invalid. It is empty.
  Fix   handover build --help  says what each option takes
  More  handover explain HO212
`,
  },
  {
    title: 'options that exclude each other',
    args: ['build', '--quiet', '--verbose'],
    exit: 2,
    stderr: `error HO212  Option '-q, --quiet' cannot be used with option '--verbose'.
  Fix   handover build --help  says what each option takes
  More  handover explain HO212
`,
  },
  {
    title: 'a command without its argument',
    args: ['explain'],
    exit: 2,
    stderr: `error HO212  Missing required argument 'code'.
  Fix   handover explain --help  says what each option takes
  More  handover explain HO212
`,
  },
  {
    title: 'the repository given as a word',
    args: ['build', '../portal'],
    exit: 2,
    stderr: `error HO213  "build" takes options and no words, but was given 1 word.
  Fix   Paths are given with options;  handover build --help  lists them
  More  handover explain HO213
`,
  },
  {
    title: 'two codes to explain',
    args: ['explain', 'HO301', 'HO302'],
    exit: 2,
    stderr: `error HO213  "explain" takes 1 word, but was given 2 words.
  Fix   Paths are given with options;  handover explain --help  lists them
  More  handover explain HO213
`,
  },
  {
    title: 'a code that is near no other',
    args: ['explain', 'HO099'],
    exit: 2,
    stderr: `error HO217  There is no code "HO099".
  Fix   A code is HO and three digits, as printed with every error and problem.
  More  handover explain HO217
`,
  },
  {
    title: 'a code with one digit wrong',
    args: ['explain', 'ho999'],
    exit: 2,
    stderr: `error HO217  There is no code "ho999".
  Fix   Did you mean  handover explain HO993
        A code is HO and three digits, as printed with every error and problem.
  More  handover explain HO217
`,
  },
  {
    title: 'a code with a slip in its letters',
    args: ['explain', 'H0-511'],
    exit: 2,
    stderr: `error HO217  There is no code "H0-511".
  Fix   Did you mean  handover explain HO511
        A code is HO and three digits, as printed with every error and problem.
  More  handover explain HO217
`,
  },
  {
    title: 'an output folder below a file',
    files: { 'README.md': '' },
    args: ['build', '--out', 'README.md/x'],
    exit: 2,
    stderr: `error HO511  The output folder {cwd}/README.md/x cannot be used: {cwd}/README.md is not a folder.
  Fix   Choose another folder with --out.
  More  handover explain HO511
`,
  },
  {
    title: 'a content folder below a file',
    files: { 'README.md': '' },
    args: ['build', '--keep-content', 'README.md/x'],
    exit: 2,
    stderr: `error HO230  The content folder README.md/x cannot be used: {cwd}/README.md is not a folder.
  Fix   Name another folder with --keep-content.
  More  handover explain HO230
`,
  },
  {
    title: 'a current folder that does not exist',
    args: ['build', '-C', 'nowhere'],
    exit: 2,
    stderr: `error HO216  There is no folder nowhere
  Fix   Correct the path after -C.
  More  handover explain HO216
`,
  },
  {
    title: 'a file as current folder',
    files: { 'a.txt': '' },
    args: ['build', '--cwd', 'a.txt'],
    exit: 2,
    stderr: `error HO216  There is no folder a.txt
  Fix   Correct the path after -C.
  More  handover explain HO216
`,
  },
  {
    title: 'content in the output folder',
    args: ['build', '--out', 'public', '--keep-content', './public/content'],
    exit: 2,
    stderr: `error HO231  The content folder ./public/content lies in the output folder, which is replaced as a whole.
  Fix   Name a folder outside of it with --keep-content.
  More  handover explain HO231
`,
  },
  {
    title: 'an old Node',
    args: ['build'],
    env: preload("Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })"),
    exit: 2,
    stderr: `error HO220  Node 20.19.0 is too old: Handover needs >=24.0.0. Install a newer Node from https://nodejs.org. In a checkout, npm ci brings it along for npm run handover.
`,
  },
  {
    title: 'packages that are not installed',
    args: ['explain', 'HO301'],
    env: preload(`import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => { if (name === 'commander') throw new Error("Cannot find package 'commander'"); return next(name, context); } })`),
    exit: 2,
    stderr: `error HO221  A package that Handover is made of is not installed.
  Fix   In a checkout:  npm ci
        Else install Handover again
  More  handover explain HO221
`,
  },
];

test.each(cases)('$title', async (it) => {
  const { given, wanted } = await outcomeOf(it);
  expect(given).toEqual(wanted);
});

const room = 'Make room, in the output folder or for temporary files ({temporary}), then run the same command again.';
const wrong = 'Look at that path, or name another one; temporary files lie in {temporary}.';
const gone = 'Run the same command again, and let nothing remove files meanwhile; temporary files lie in {temporary}.';

test.each([
  ['full', 'The disk is full (ENOSPC)', room],
  ['folder', 'A folder is where a file should be (EISDIR)', wrong],
  ['missing', 'A file or folder is not there (ENOENT): /not/there', gone],
])('a refusal of the system is told in one line: %s', async (mode, message, fix) => {
  const temporary = folderWith({});
  const { code, stdout, stderr } = await withFakePipeline(mode, ['build', '--json'], folderWith({}), { TMPDIR: temporary }).ended;
  expect([code, stderr]).toEqual([
    6,
    `  Read history      1,200 commits  0.0 s
error HO240  ${message}
  Fix   ${fix.replace('{temporary}', temporary)}
  More  handover explain HO240
`,
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, exit: 6, error: { code: 'HO240', message } });
});

test('a file of the program itself that is missing is a fault of it', async () => {
  const { code, stderr } = await withFakePipeline('incomplete', ['build', '-q'], folderWith({}), { TMPDIR: folderWith({}) }).ended;
  expect([code, stderr.split('\n')[0]]).toEqual([
    1,
    'error HO100  Something went wrong that should not have (Error). This is a fault of Handover.',
  ]);
});
