/** Whether git could have a branch of that name, and it is no id of a commit, no number, no file and no word that stands for none. */
export function isBranchName(name: string): boolean {
  return (
    /^[\p{L}\d](?:[\p{L}\d._/+#@-]*[\p{L}\d_])?$/u.test(name) &&
    !/\.\.|\/\/|\.lock$|\/\.|\.(?:md|txt|ts|js|py|rs|go|json|ya?ml|sh)$|^\d+$|^[0-9a-f]{7,40}$/.test(name) &&
    !/^(?:not|to-be|up-to)(?:-|$)/i.test(name) &&
    !none.has(name.toLowerCase())
  );
}

/** Whether a name can only be that of a branch, wherever it stands: "the `else` branch" is one of a program. */
export const isCertainName = (name: string): boolean => /[/_-]|\d/.test(name) || usual.has(name);

const usual: ReadonlySet<string> = new Set('develop development dev staging production release next gh-pages'.split(' '));
// Words in the place of a branch that name none (2026-11).
const none: ReadonlySet<string> = new Set(
  'none n/a na tbd tba todo unknown unclear no new this same see detached head current pending merged deleted - keiner keine kein ninguna aucune нет なし 无 없음'.split(
    ' ',
  ),
);
