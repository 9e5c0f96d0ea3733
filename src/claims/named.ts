import { withoutComments } from '../model/comments.ts';
import type { ClaimKind } from '../model/claim.ts';
import { branchInItem, branchNamesIn, opensBranches } from './branches.ts';
import { isFinished, stageOf, type Stage } from './to-make.ts';

/** Something of the repository that a text names. */
export interface Named {
  kind: ClaimKind;
  /** As it is shown. */
  text: string;
  /** 1-based line of the text. */
  line: number;
  /** What is looked up: an id, a path without its line, a name. */
  key: string;
  /** For a file the line that is named; null for the whole of it. For the version of a spec, the number. */
  at: number | null;
  /** Whether the text says that it is yet to be made, and nowhere that it is there. */
  isToMake: boolean;
  /** Whether it says that it was taken away. */
  isGone: boolean;
}

/** Different things that one text names; more are left alone. */
const mostNamed = 500;

/** What a text names that can be looked up in its repository, each once, in the order of the text. */
export function namedIn(text: string): Named[] {
  const found = new Map<string, Bare>();
  const stages = new Map<string, Set<Stage>>();
  // Depth of the heading that opens a part of what is finished; 7 outside of one.
  let finished = 7;
  let paragraph = '';
  let underBranches = false;
  for (const [index, written] of withoutComments(text).split('\n').entries()) {
    if (written.length > longestLine) continue;
    const [, signs = '', heading = ''] = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(written) ?? [];
    if (signs !== '' && signs.length <= finished) finished = isFinished(heading) ? signs.length : 7;
    // Addresses hold what looks like all of it.
    const line = written.replaceAll(/\b[a-z][a-z+]*:\/\/\S+/g, (it) => ' '.repeat(it.length));
    const inItem = underBranches ? branchInItem(line) : [];
    if (line.trim() !== '') underBranches = opensBranches(line) || (underBranches && /^\s*(?:[-*+]|\d{1,3}[.)])\s|^\s{2}/.test(line));
    const lead = isOpening(written) || paragraph.length > longestParagraph ? '' : `${paragraph} `;
    paragraph = lead + line;
    const branches = branchesFrom([...inItem, ...branchNamesIn(line)], line);
    for (const { from, ...it } of [...commitsIn(line), ...filesIn(line), ...testsIn(line), ...branches, ...requirementsIn(line)]) {
      const key = JSON.stringify([it.kind, it.text]);
      if (!found.has(key)) found.set(key, { ...it, line: index + 1 });
      const place = { from: lead.length + from, to: lead.length + from + it.text.length, isDone: finished < 7 };
      note(stages, it, isSeen(it) ? 'made' : stageOf(paragraph, place));
      if (found.size >= mostNamed) return withStages([...found.values()], stages);
    }
  }
  return withStages([...found.values()], stages);
}

/** Whether a line begins something new, and does not go on with the sentence above it. */
const isOpening = (line: string): boolean => /^\s*(?:$|[-*+>|#]|\d{1,3}[.)]\s|\[[ xX~/-]\])/.test(line);

/** Characters of a sentence that are looked back over. */
const longestParagraph = 2000;

/** Somebody who names a line of a file has seen it. */
const isSeen = ({ kind, at }: Thing): boolean => kind === 'file' && at !== null;

const thingOf = ({ kind, key }: Thing): string => JSON.stringify([kind, key]);

function note(stages: Map<string, Set<Stage>>, it: Thing, stage: Stage): void {
  stages.set(thingOf(it), (stages.get(thingOf(it)) ?? new Set()).add(stage));
}

function withStages(found: readonly Bare[], stages: ReadonlyMap<string, ReadonlySet<Stage>>): Named[] {
  return found.map((it) => {
    const said = stages.get(thingOf(it));
    return { ...it, isToMake: said?.has('to make') === true && !said.has('made'), isGone: said?.has('gone') === true };
  });
}

const longestLine = 20_000;

type Bare = Omit<Named, 'isToMake' | 'isGone'>;
type Thing = Omit<Bare, 'line'>;

/** With the character of the line that it begins at. */
type Words = Thing & { from: number };

/** Ids of commits: hexadecimal, with letters and digits. */
function commitsIn(line: string): Words[] {
  return [...line.matchAll(/(?<![\w/.#-])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}(?![\w/.-]*\w)/g)]
    .filter(({ 0: id, index }) => id.length !== md5 && !digest.test(line.slice(Math.max(0, index - 120), index)))
    .map(({ 0: id, index }) => ({ kind: 'commit', text: id, key: id, at: null, from: index }));
}

/** Digits of an MD5 sum; nobody shortens the id of a commit to so many. */
const md5 = 32;
// What is said of a file's bytes: "sha256 123abc", "MD5 (a.iso) = 123abc", "checksum of a.iso: `123abc`".
const digest =
  /(?<![\p{L}\d])(?:sha-?(?:2|3|224|256|384|512)|md5|crc-?32|blake[23]\w?|check ?sums?|digests?|etag|integrity|prüfsummen?|校验和)(?:sums?)?(?![\p{L}\d])(?:[^\p{L}\d(]|(?:of|is|was|for|the|sha-?1|hex|value)(?![\p{L}\d])|\([^()]{0,60}\)|\(|[\w/-]{1,60}\.\w{1,6}(?!\w)){0,12}$/iu;

/** Paths of files, with the line where one is named; and the version that the text names of a spec in the same line. */
function filesIn(line: string): Words[] {
  const version = versionIn(line);
  return [...line.matchAll(/(?<![\w/.@:~$*<{-])(?:[\w.@-]+\/)+[\w.-]*\w\.[A-Za-z]\w{0,5}(?::\d+)?(?![\w/*>}-])/g)].flatMap(
    ({ 0: text, index: from }): Words[] => {
      const [, written = '', at] = /^(.*?)(?::(\d+))?$/.exec(text) ?? [];
      const path = written.replace(/^(?:\.{1,2}\/)+/, '');
      if (isElsewhere(path)) return [];
      const file: Words = { kind: 'file', text, key: path, at: at === undefined ? null : Number(at), from };
      return version === null || !/\.(?:md|markdown|mdx)$/i.test(path)
        ? [file]
        : [file, { kind: 'spec-version', text: `${path}, version ${version}`, key: path, at: version, from }];
    },
  );
}

/** Addresses without their scheme, what tools install and write, and what stands for a name. */
function isElsewhere(path: string): boolean {
  return /^(?:www\.|[\w-]+\.(?:com|org|net|io|dev|app)\/)|(?:^|\/)(?:node_modules|dist|build|target|\.git)\/|\.\.\.|\bYYYY\b|(?:^|\/)path\/to\//.test(
    path,
  );
}

/** Names of tests, as runners write them or as the words "test" and quotes set them apart. */
function testsIn(line: string): Words[] {
  const names = [
    ...line.matchAll(/(?<![\w/.-])(?:[\w.-]+\/)*[\w.-]+\.\w+::([A-Za-z_]\w*(?:::\w+)*)/g),
    ...line.matchAll(/(?<![\w/.:-])(test_[a-z0-9_]{3,}[a-z0-9])(?![\w/.(]*\.\w|\w)/g),
    ...line.matchAll(/\btests?\s+[`"“']([^`"“”']{4,80})[`"”']/gi),
  ].map((it) => ({ name: it[1]?.split('::').at(-1) ?? '', from: it.index }));
  return names
    .filter(({ name: it }) => it !== '' && !/^[\w.@-]*\/|\.\w{1,5}$|^-|^npm |^pytest|^(?:cargo|go|make) /.test(it))
    .map(({ name: it, from }) => ({ kind: 'test', text: it, key: it, at: null, from }));
}

const branchesFrom = (names: readonly string[], line: string): Words[] =>
  names.map((name) => ({ kind: 'branch', text: name, key: name, at: null, from: Math.max(0, line.indexOf(name)) }));

function requirementsIn(line: string): Words[] {
  return [...requirementIdsIn(line)].map((id) => ({ kind: 'requirement', text: id, key: id, at: null, from: line.indexOf(id) }));
}

/** Ids of requirements and change requests, by the letters that methods use (2026-11). */
export function requirementIdsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<![\w/.-])(?:FR|NFR|REQ|CR)-(?:[A-Z]{1,8}-)?\d{1,4}(?![\w-]*\w)/g)].map(([id]) => id));
}

/** The version that a text names; null for none. */
export function versionIn(text: string): number | null {
  const [, number] = /\bversion:?\s+v?(\d+(?:\.\d+)?)\b/i.exec(text) ?? [];
  return number === undefined ? null : Number(number);
}

/** The newest version that the head of a spec names; null for none. */
export function newestVersion(text: string): number | null {
  const numbers = text.split('\n', headLines).flatMap((it) => versionIn(it) ?? []);
  return numbers.length === 0 ? null : Math.max(...numbers);
}

const headLines = 20;
