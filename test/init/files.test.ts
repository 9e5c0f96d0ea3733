import { stripTypeScriptTypes } from 'node:module';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { ciFile } from '../../src/init/ci.ts';
import { isOwnCi } from '../../src/model/own-ci.ts';
import { configText } from '../../src/init/config-text.ts';
import { operatorText } from '../../src/init/operator-text.ts';
import { planOf } from '../../src/init/plan.ts';
import { templateNames, templateOf } from '../../src/init/templates.ts';

const options = { version: '0.1.0', hasGitlabFile: false };

test('a config without a title sets nothing', () => {
  expect(configText(null, null)).toBe(`import { defineConfig } from 'handover';

// Every setting may be left out; "handover build --verbose" prints those in force and where they come from.
export default defineConfig({
  // title: 'Customer portal',

  // Links to files that have no page lead there, to the built commit. Remove it where readers of the site cannot look at the repository.
  // "language: 'de'" beside it gives the pages German words instead of English ones; documents keep their language.
  // site: { repository: 'https://github.com/owner/name' },

  // A secret that is found is hidden in any case; 'block' also stops the build. "handover scan" lists them, and a baseline accepts what is none.
  // secrets: { current: 'block', history: 'redact', allow: ['.handover/baseline.json'] },
});
`);
});

test.each(["It's", 'a "quoted" one', '`${process.exit()}`', 'back\\slash', 'line\u2028end', "'); process.exit(1); ('", '引き継ぎ'])(
  'the title %j stands in a config as it was given',
  (title) => {
    const [, literal = ''] = /title: (.*),\n/.exec(configText(title, null)) ?? [];
    expect(() => stripTypeScriptTypes(configText(title, null))).not.toThrow();
    expect(new Function(`return ${literal}`)()).toBe(title);
  },
);

test('the contact stands in handover.yaml as it was given, and everything else in comments', () => {
  const contact = { name: 'Ada: "Berg" #1', email: 'ada@example.org', until: '2026-08-31' };
  expect(parse(operatorText(contact))).toEqual({ contact });
  expect(parse(operatorText({ name: 'Ada', email: null, until: null }))).toEqual({ contact: { name: 'Ada' } });
  expect(parse(operatorText(null))).toBeNull();
});

test('the CI file for GitHub fetches the whole history, keeps the cache by commit and may do no more than it must', () => {
  const file = ciFile('github', options);
  expect(file?.path).toBe('.github/workflows/handover.yml');
  const workflow = parse(file?.text ?? '');
  expect(workflow.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
  expect([Object.keys(workflow.on), workflow.jobs.handover.if]).toEqual([
    ['push', 'workflow_dispatch'],
    'github.ref_name == github.event.repository.default_branch',
  ]);
  expect(workflow.jobs.handover.steps).toEqual([
    { uses: 'actions/checkout@v5', with: { 'fetch-depth': 0, 'persist-credentials': false } },
    { uses: 'actions/setup-node@v6', with: { 'node-version': 24 } },
    { uses: 'actions/cache@v5', with: { path: '.handover/cache', key: 'handover-${{ github.sha }}', 'restore-keys': 'handover-' } },
    { run: 'npm install --no-audit --no-fund --prefix "$RUNNER_TEMP/handover" "$GITHUB_WORKSPACE/handover-0.1.0.tgz"' },
    { run: '$RUNNER_TEMP/handover/node_modules/.bin/handover build --audience client --out dist/handover --cache .handover/cache' },
    { uses: 'actions/upload-pages-artifact@v5', with: { path: 'dist/handover' } },
    { id: 'deploy', uses: 'actions/deploy-pages@v5' },
  ]);
});

test('the CI file for GitLab does the same, beside a file of others under a name of its own', () => {
  const file = ciFile('gitlab', options);
  expect(file?.path).toBe('.gitlab-ci.yml');
  expect(ciFile('gitlab', { ...options, hasGitlabFile: true })).toEqual({ path: 'handover.gitlab-ci.yml', text: file?.text });
  expect(parse(file?.text ?? '')).toEqual({
    handover: {
      image: 'node:24',
      variables: { GIT_DEPTH: '0' },
      cache: { key: 'handover', paths: ['.handover/cache'] },
      script: [
        'npm install --no-audit --no-fund --prefix /opt/handover "$CI_PROJECT_DIR/handover-0.1.0.tgz"',
        '/opt/handover/node_modules/.bin/handover build --audience client --out public --cache .handover/cache',
      ],
      pages: { publish: 'public' },
      artifacts: { paths: ['public'] },
      rules: [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }],
    },
  });
  expect([isOwnCi(file?.text ?? ''), isOwnCi('build:\n  script: make\n')]).toEqual([true, false]);
});

test('no CI file installs a package by its name, which anybody may have taken', () => {
  for (const host of ['github', 'gitlab'] as const) {
    expect(ciFile(host, options)?.text).not.toMatch(/npx|install [^\n]* handover(?:@|\s|$)/);
  }
});

test('all files are planned, but for templates of what is there under another name', () => {
  const answers = { title: null, repository: null, contact: null, ci: 'github' as const };
  const there = { config: null, gitlab: false, needless: [], version: '0.1.0' };
  expect(planOf(answers, there).map((it) => it.path)).toEqual([
    'handover.config.ts',
    'handover/handover.yaml',
    'HANDOFF.md',
    'TASK.md',
    'DECISIONS.md',
    '.github/workflows/handover.yml',
  ]);
  const less = planOf({ ...answers, ci: 'none' }, { ...there, config: 'handover.config.json', needless: ['handoff', 'task'] });
  expect(less.map((it) => it.path)).toEqual(['handover.config.json', 'handover/handover.yaml', 'DECISIONS.md']);
});

test('a template holds headings and comments, and nothing that could be taken for said', () => {
  for (const name of templateNames) {
    const { text } = templateOf(name);
    const left = text
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('\n')
      .filter((it) => it !== '' && !/^#{1,3} /.test(it));
    expect([name, left]).toEqual([name, []]);
  }
});
