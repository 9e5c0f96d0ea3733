import { ownCiStart } from '../model/own-ci.ts';
import type { NewFile } from './new-file.ts';

export const ciHosts = ['github', 'gitlab', 'none'] as const;

export type CiHost = (typeof ciHosts)[number];

/** What a CI file depends on. */
export interface CiOptions {
  /** Version of this program, which the CI is to use. */
  version: string;
  /** True where a `.gitlab-ci.yml` of somebody else is there, which is never changed. */
  hasGitlabFile: boolean;
}

/** File that builds and publishes the site in CI; null for none. */
export function ciFile(host: CiHost, options: CiOptions): NewFile | null {
  if (host === 'github') return { path: '.github/workflows/handover.yml', text: github(options.version) };
  if (host === 'gitlab')
    return { path: options.hasGitlabFile ? 'handover.gitlab-ci.yml' : '.gitlab-ci.yml', text: gitlab(options.version) };
  return null;
}

const github = (version: string): string => `${ownCiStart}GitHub Pages.
# Pages of a private repository are public, except with GitHub Enterprise Cloud: whoever has the address can read them.
name: Handover

on:
  push:
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: handover-pages
  cancel-in-progress: false

jobs:
  handover:
    if: github.ref_name == github.event.repository.default_branch
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deploy.outputs.page_url }}
    steps:
      - uses: actions/checkout@v5
        with:
          # The whole history: versions, dates and authors come from it.
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/setup-node@v6
        with:
          node-version: 24
      - uses: actions/cache@v5
        with:
          path: .handover/cache
          key: handover-\${{ github.sha }}
          restore-keys: handover-
      # Handover is installed from ${tarball(version)}, which lies in this repository: "npm pack" in a checkout of Handover makes it. Any
      # other address that npm takes will do. A name alone would be looked up in the public registry, where anybody may have taken it.
      - run: npm install --no-audit --no-fund --prefix "$RUNNER_TEMP/handover" "$GITHUB_WORKSPACE/${tarball(version)}"
      # Without an audience the site holds everything: agent setup, problems and what is marked internal too.
      - run: $RUNNER_TEMP/handover/node_modules/.bin/handover build --audience client --out dist/handover --cache .handover/cache
      - uses: actions/upload-pages-artifact@v5
        with:
          path: dist/handover
      - id: deploy
        uses: actions/deploy-pages@v5
`;

const gitlab = (version: string): string => `${ownCiStart}GitLab Pages.
# Who may see Pages is a setting of the project: look at it before the first run.
handover:
  image: node:24
  variables:
    # The whole history: versions, dates and authors come from it.
    GIT_DEPTH: "0"
  cache:
    key: handover
    paths:
      - .handover/cache
  script:
    # Handover is installed from ${tarball(version)}, which lies in this repository: "npm pack" in a checkout of Handover makes it. Any
    # other address that npm takes will do. A name alone would be looked up in the public registry, where anybody may have taken it.
    - npm install --no-audit --no-fund --prefix /opt/handover "$CI_PROJECT_DIR/${tarball(version)}"
    # Without an audience the site holds everything: agent setup, problems and what is marked internal too.
    - /opt/handover/node_modules/.bin/handover build --audience client --out public --cache .handover/cache
  pages:
    publish: public
  artifacts:
    paths:
      - public
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`;

/** File that `npm pack` makes of this program. */
export const tarball = (version: string): string => `handover-${version}.tgz`;
