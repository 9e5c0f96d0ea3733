/** Names of branches in a line: what stands behind "Branch:", or beside the word and set apart by quotes or backticks. */
export function branchNamesIn(line: string): string[] {
  if (!about.test(line)) return [];
  const labelled = [...line.matchAll(label)].flatMap(([, quoted, bare]) => quoted ?? (bare !== undefined && isTold(bare) ? bare : []));
  const told = [...line.matchAll(behind), ...line.matchAll(before)].flatMap(([, name = '']) => (isTold(name) ? name : []));
  return [...new Set([...labelled, ...told].map((it) => it.replace(/^refs\/heads\//, '')))].filter(isName);
}

/** Whether git could have a branch of that name, and it is no id of a commit, no file, no blank and not the branch that all others start from. */
function isName(name: string): boolean {
  return (
    /^[\p{L}\d][\p{L}\d._/+#-]*[\p{L}\d_]$/u.test(name) &&
    !/\.\.|\/\/|\.lock$|\/\.|\.(?:md|txt|ts|js|py|rs|go|json|ya?ml|sh)$|^\d+$|^[0-9a-f]{7,40}$/.test(name) &&
    !/^(?:not|to-be|up-to)-/i.test(name) &&
    !nobody.has(name.toLowerCase())
  );
}

/** Whether a name can only be one: "the `else` branch" is one of a program. */
const isTold = (name: string): boolean => /[/_-]|\d/.test(name) || usual.has(name);

const about = /branch|zweig|\brama\b|分支|ブランチ|브랜치/i;
const word = String.raw`(?:branch(?:e|es)?|zweig|rama|分支|ブランチ|브랜치)`;
const marks = String.raw`["'“*_\s]*`;
// `Branch: x`, `**Branch:** \`x\``, `"branch": "x"`, `Branch / PR: \`x\` / pending`.
const label = new RegExp(
  String.raw`(?:^|[\s*_|>("'·,;-])${word}(?: name)?(?:\s*/\s*(?:pr|mr))?${marks}[:：]${marks}(?:[\x60"]([^\s\x60"]+)[\x60"]|([^\s\x60"'*,;()]+)(?=[*_\s]*(?:$|[,;(|·"'）（]|\s[—–/@(·|-])))`,
  'giu',
);
// "No branch `x`" and "the switch branch `case-a`" name none.
const behind = new RegExp(
  String.raw`(?<![\p{L}\d])(?<!\b(?:no|each|every|any|if|else|case|switch|loop|kein|keinen) )${word}\s*\*{0,2}\x60([^\s\x60]+)\x60`,
  'giu',
);
const before = new RegExp(String.raw`\x60((?:[\w.-]+/)[^\s\x60]+)\x60\*{0,2}[\s-]*${word}(?!\p{L})`, 'giu');
const usual: ReadonlySet<string> = new Set('develop development dev staging production release next gh-pages'.split(' '));
// Words in the place of a branch that name none, and those from which all others start (2026-11).
const nobody: ReadonlySet<string> = new Set(
  'main master trunk head none n/a na tbd unknown no new this merged same detached - origin/main origin/master'.split(' '),
);
