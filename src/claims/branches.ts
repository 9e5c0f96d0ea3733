import { isBranchName, isCertainName } from '../model/branch-name.ts';

/** Names of branches in a line: what stands behind "Branch:", beside the word and set apart by backticks, and those named along with one of them. */
export function branchNamesIn(line: string): string[] {
  if (!about.test(line)) return [];
  const found = [
    ...[...line.matchAll(label)].flatMap((it) => [...labelled(it), ...behindIt(line, it, listed)]),
    ...[...line.matchAll(behind)].flatMap((it) => [...told(it), ...behindIt(line, it, several.test(it[0]) ? listed : based)]),
    ...[...line.matchAll(before)].flatMap(told),
    ...[...line.matchAll(listedBefore)].flatMap(([whole]) => [...whole.matchAll(quoted)].flatMap(told)),
  ];
  return [...new Set(found.map((it) => it.replace(/^refs\/heads\//, '')))].filter(isOther);
}

/** The name that an item of a list of branches starts with. */
export function branchInItem(line: string): string[] {
  const found = item.exec(line);
  return found ? told(found).filter(isOther) : [];
}

/** Whether a line ends in words that say the list below it is one of branches: "Branches:", "### Open branches". */
export const opensBranches = (line: string): boolean => opening.test(line);

const labelled = ([, name, bare, cell]: RegExpMatchArray): string[] =>
  name !== undefined ? [name] : [bare, cell].flatMap((it) => (it !== undefined && isCertainName(it) ? it : []));
const told = ([, name = '']: RegExpMatchArray): string[] => (isCertainName(name) ? [name] : []);

/** The names that go on behind one, each where the one before it ends. */
function behindIt(line: string, { 0: whole, index = 0 }: RegExpMatchArray, joint: RegExp): string[] {
  const names: string[] = [];
  joint.lastIndex = index + whole.length;
  for (let found = joint.exec(line); found; found = joint.exec(line)) names.push(found[1] ?? found[2] ?? '');
  return names.filter(isCertainName);
}

// The branch that all others start from is there in any case.
const isOther = (name: string): boolean => name.length > 1 && isBranchName(name) && !/^(?:origin\/)?(?:main|master|trunk)$/i.test(name);

const about = /branch|zweig|\bramas?\b|分支|ブランチ|브랜치/i;
const word = String.raw`(?:branch(?:e|es)?|zweige?|ramas?|分支|ブランチ|브랜치)`;
const plural = String.raw`(?:branches|zweige|ramas)`;
const marks = String.raw`["'“*_\s]*`;
const code = String.raw`\x60([^\s\x60]+)\x60`;
const and = String.raw`[\s*_]*(?:,\s*(?:and|und|y|et)?|;|/|\+|&|and|und|y|et|和|、)[\s*_]*`;
const from = String.raw`[\s*_]*(?:→|->|\(?(?:(?:branched|cut|forked)\s+)?(?:off|from|based on|on top of|into|onto|von|aus|auf)\s)\s*`;
// `Branch: x`, `**Branch:** \`x\``, `"branch": "x"`, `Branch / PR: \`x\` / pending`, `Branch for this step: x`, `| Branch | \`x\` |`.
const label = new RegExp(
  String.raw`(?:^|[\s*_|>("'·,;-])${word}(?: name)?(?:\s*/\s*(?:pr|mr))?(?: (?:for|of|in)(?: [\p{L}\d.-]+){1,4})?${marks}(?:[:：]${marks}(?:[\x60"]([^\s\x60"]+)[\x60"]|([^\s\x60"'*,;()]+)(?=[*_\s]*(?:$|[,;(|·"'）（]|\s(?:[—–/@(·|→+&-]|and\s|und\s))))|\|\s*${code})`,
  'giu',
);
// "No branch `x`" and "the switch branch `case-a`" name none.
const behind = new RegExp(
  String.raw`(?<![\p{L}\d])(?<!\b(?:no|each|every|any|if|else|case|switch|loop|kein|keinen) )${word}\s*\*{0,2}${code}`,
  'giu',
);
const before = new RegExp(String.raw`\x60((?:[\w.-]+/)[^\s\x60]+)\x60\*{0,2}[\s-]*${word}(?!\p{L})`, 'giu');
const listedBefore = new RegExp(String.raw`(?:\x60[^\s\x60]+\x60${and}){1,9}\x60[^\s\x60]+\x60[\s*_-]*${plural}(?!\p{L})`, 'giu');
const quoted = new RegExp(code, 'g');
const several = new RegExp(String.raw`^${plural}`, 'i');
// Without backticks only a path is a name that goes on.
const name = String.raw`(?:${word}\s+)?(?:${code}|((?:[\p{L}\d._-]+/)[\p{L}\d._/-]*[\p{L}\d_])(?![\p{L}\d]))(?:\s*\([^()\x60]{0,60}\))?`;
const based = new RegExp(`(?:${from})${name}`, 'iuy');
const listed = new RegExp(String.raw`(?:${and}|${from}|\s*\([^()\x60]{0,60}\)${and})${name}`, 'iuy');
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?\*{0,2}`([^\s`]+)`/;
const opening = new RegExp(
  String.raw`^ {0,3}#{1,6}\s(?:.*[^\p{L}])?${plural}(?!\p{L})[^.:：]{0,40}$|(?<!\p{L})${plural}(?!\p{L})[^.:：]{0,40}[:：][*_\s]*$`,
  'iu',
);
