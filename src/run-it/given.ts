/** Variables that somebody else sets, and who. As of November 2026. */
const known: readonly (readonly [string, RegExp])[] = [
  [
    'the operating system',
    /^(?:PATH|HOME|PWD|OLDPWD|USER|USERNAME|LOGNAME|SHELL|TERM|TERM_PROGRAM|COLORTERM|TMP|TEMP|TMPDIR|LANG|LC_[A-Z]+|LANGUAGE|TZ|EDITOR|VISUAL|PAGER|HOSTNAME|SHLVL|DISPLAY|WAYLAND_DISPLAY|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMFILES|PROGRAMDATA|SYSTEMROOT|SystemRoot|WINDIR|COMSPEC|PATHEXT|HOMEDRIVE|HOMEPATH|XDG_[A-Z_]+|SSH_[A-Z_]+|COLUMNS|LINES|NO_COLOR|FORCE_COLOR|BASH_[A-Z]+|EUID|UID)$/,
  ],
  ['GitHub Actions', /^(?:GITHUB_(?!TOKEN$|CLIENT|APP|SECRET|ID$|OAUTH)[A-Z_]+|RUNNER_[A-Z_]+)$/],
  ['the CI service', /^(?:CI|CI_[A-Z_]+|GITLAB_CI|CIRCLECI|TRAVIS|BUILDKITE|JENKINS_URL|BUILD_(?:NUMBER|ID|URL)|TF_BUILD)$/],
  ['the package manager', /^(?:npm_[a-z_]+|INIT_CWD|CARGO_(?:PKG|MANIFEST|CFG|BIN)_?[A-Z_]*|OUT_DIR|VIRTUAL_ENV|CONDA_[A-Z_]+)$/],
  [
    'the host',
    /^(?:VERCEL|VERCEL_[A-Z_]+|NETLIFY|RENDER|RENDER_[A-Z_]+|FLY_[A-Z_]+|DYNO|RAILWAY_[A-Z_]+|KUBERNETES_[A-Z_]+|AWS_LAMBDA_[A-Z_]+|K_SERVICE)$/,
  ],
];

/** Who sets a variable without being asked; null for nobody known. */
export function givenBy(name: string): string | null {
  return known.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
