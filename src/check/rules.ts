import { newestVersion, versionIn } from '../claims/named.ts';
import { isBroken, type ClaimKind } from '../model/claim.ts';
import { withoutComments } from '../model/comments.ts';
import type { Handoff } from '../collections/handoffs/schema.ts';
import type { Finding } from '../model/problem.ts';
import { count } from '../model/wording.ts';
import { blanksIn } from '../loop/handoff-text.ts';
import { tellsAttempts } from './attempts.ts';
import { copiedFrom } from './copied.ts';
import type { Repository, Subject } from './facts.ts';

/** One rule; a handoff that keeps it gives nothing. */
export interface Rule {
  code: string;
  /** What it asks for, in a few words. */
  name: string;
  level: 'error' | 'warning';
  check(subject: Subject, repository: Repository): Omit<Finding, 'code'>[];
}

/** What a comment says nobody reads: a blank that was left, or an example. */
const says = (text: string, pattern: RegExp): boolean => pattern.test(withoutComments(text));

/** Words in the longest section of this kind; "none" is one. */
function wordsIn({ data, text }: Pick<Subject, 'data' | 'text'>, of: Handoff['sections'][number]['class']): number {
  const lines = withoutComments(text).split('\n');
  const counts = data.sections.map((it, index) => {
    if (it.class !== of) return 0;
    const end = data.sections.slice(index + 1).find((next) => next.depth <= it.depth)?.line ?? lines.length + 1;
    const words = lines.slice(it.line, end - 1).join(' ');
    // Where no spaces stand between words, two signs are one.
    return words.split(/\s+/).filter((word) => word !== '').length + (words.match(/[\u3040-\u30ff\u3400-\u9fff]{2}/g)?.length ?? 0);
  });
  return Math.max(0, ...counts);
}

const hasSection = (it: Subject, of: Handoff['sections'][number]['class']): boolean => wordsIn(it, of) > 0;
// Fewer name a state, such as "on track", and no place.
const fewestWords = 4;
const known = (code: string, { problems }: Subject): Omit<Finding, 'code'>[] => problems.filter((it) => it.code === code);
const lacks = (message: string, fix: string): Omit<Finding, 'code'>[] => [{ message, fix }];

/** The text without its headings: that one names a section says nothing of what stands in it. */
const withoutHeadings = ({ text }: Subject): string => text.replaceAll(/^ {0,3}#{1,6} .*$/gm, '');

/** What a handoff tells beside lists: a task, a step, or what is in work. */
const hasWhere = ({ data, text }: Subject): boolean =>
  data.inProgress.length > 0 ||
  data.plan.length > 0 ||
  wordsIn({ data, text }, 'status') >= fewestWords ||
  says(text, /\bstep \d+\b|\bschritt \d+\b/i);

/** Branch, commits and titles alone, which git can tell as well. */
const isChangeLog = (it: Subject): boolean =>
  it.data.nextAction === null &&
  !hasWhere(it) &&
  (it.data.git.length > 0 ||
    it.data.branch !== null ||
    says(it.text, /\b(?:last[- ]commit|active threads?|branch)\s*:/i) ||
    it.data.done.some(({ commits }) => commits.length > 0));

/** A decision that was made, a place where they are, or that there is none: the word alone may be that of a tree or of a meeting. */
const decided =
  /\b(?:decided|chose|agreed) (?:to|that|on|upon|against|not|for|in favou?r)\b|\b(?:decisions?|entscheidung(?:en)?)\b(?: log| records?)?[^.\n]{0,40}(?::|\b(?:recorded|logged|in|see|taken|made)\b)|\bdecision (?:logs?|records?)\b|\bno (?:\w+ )?decisions?\b|\bADR[- ]?\d|\bentschieden\b|\bkeine entscheidung|决定|決定|결정/i;

/** What is not committed, or that all is: a stash and what is dirty may be something else as well. */
const uncommitted =
  /\b(?:un-?committed|not (?:yet |been )*committed|half[- ](?:done|applied)|nicht (?:\w+ )?committet|git (?:stash|status)|stashed|(?:in|no|one|a|the|\d+) stash(?:es)?|(?:clean|dirty) (?:(?:working|git) )?(?:tree|directory|copy|files?|state|checkout|worktree|paths?|index)|(?:tree|working directory|working copy|checkout|worktree|files?) (?:\w+ ){0,3}(?:clean|dirty))\b|\b(?:working tree|dirty)\*{0,2}\s*[:=]|stash@\{|未提交|未コミット|커밋되지/i;

/** The rules of the HANDOFF.md guide and of the session handoff system, in the order they are told. */
export const rules: readonly Rule[] = [
  {
    code: 'HO720',
    name: 'is a briefing, no change log',
    level: 'error',
    check: (it) =>
      isChangeLog(it)
        ? lacks(
            'The handoff reads like a change log: it has branch, commits or titles, and neither a step nor a next action.',
            'Write which step the work is at, and the very next action.',
          )
        : [],
  },
  {
    code: 'HO701',
    name: 'names the next action',
    level: 'error',
    check: (it) =>
      isChangeLog(it) ? lacks('The handoff names no next action.', 'Write the very next action under `## Next`.') : known('HO701', it),
  },
  {
    code: 'HO736',
    name: 'is filled in',
    level: 'error',
    check: ({ text }) => {
      const blanks = blanksIn(text);
      const [first] = blanks;
      return first === undefined
        ? []
        : [
            {
              line: first.line,
              message: `The handoff has ${count(blanks.length, 'blanks')} that nobody filled in.`,
              fix: 'Write what each names, or "none", and take the comment out.',
            },
          ];
    },
  },
  {
    code: 'HO721',
    name: 'says where in the task the work is',
    level: 'warning',
    check: (it) =>
      hasWhere(it)
        ? []
        : lacks(
            'The handoff does not say where in the task the work is.',
            'Write which step of how many, how far, and in which file, under `## In progress`.',
          ),
  },
  {
    code: 'HO722',
    name: 'says what was tried and failed',
    level: 'warning',
    check: (it) =>
      it.data.triedAndFailed.length > 0 || hasSection(it, 'tried and failed') || tellsAttempts(withoutComments(withoutHeadings(it)))
        ? []
        : lacks('The handoff says nothing of what was tried and failed.', 'Add `## Tried and failed`, each with its reason, or "none".'),
  },
  {
    code: 'HO726',
    name: 'gives the reason of what failed',
    level: 'warning',
    check: ({ data }) =>
      data.triedAndFailed
        .filter((it) => it.because === null && !says(it.text, /\bbecause\b|--|–|—|:|;|\bweil\b|因为|ため/))
        .map((it) => ({ line: it.line, message: 'What was tried and failed has no reason.', fix: 'Write ", because …" behind it.' })),
  },
  {
    code: 'HO723',
    name: 'says what is uncommitted',
    level: 'warning',
    check: ({ text }) =>
      says(text, uncommitted)
        ? []
        : lacks(
            'The handoff does not say what is uncommitted.',
            'Name the files that are changed and not committed under `## In progress`, or write "nothing uncommitted".',
          ),
  },
  {
    code: 'HO724',
    name: 'says what is still unknown',
    level: 'warning',
    check: (it) =>
      it.data.openQuestions.length > 0 || it.data.blockers.length > 0 || hasSection(it, 'open questions')
        ? []
        : lacks('The handoff says nothing of what is still unknown.', 'Add `## Open questions`, each with who decides, or "none".'),
  },
  { code: 'HO702', name: 'names who decides each open question', level: 'warning', check: (it) => known('HO702', it) },
  {
    code: 'HO725',
    name: 'says what was decided',
    level: 'warning',
    check: (it) =>
      it.data.decisions.length > 0 || hasSection(it, 'decisions') || says(withoutHeadings(it), decided)
        ? []
        : lacks('The handoff says nothing of decisions.', 'Name them and where they are recorded under `## Decisions`, or "none".'),
  },
  {
    code: 'HO727',
    name: 'refers to the spec and copies nothing of it',
    level: 'warning',
    check: ({ text }, { specs, settings }) => {
      const copy = copiedFrom(text, specs, settings.words);
      return copy === null
        ? []
        : [
            {
              line: copy.line,
              message: `A run of ${settings.words} words or more also stands in ${copy.path}.`,
              fix: 'Refer to the spec and its version instead.',
            },
          ];
    },
  },
  {
    code: 'HO729',
    name: 'names the version of the spec that holds',
    level: 'warning',
    check: ({ text }, { specs }) =>
      text.split('\n').flatMap((line, index) => {
        const spec = specs.find((it) => line.includes(it.path));
        const [named, current] = [versionIn(line), spec === undefined ? null : newestVersion(spec.text)];
        return named === null || current === null || named >= current
          ? []
          : [
              {
                line: index + 1,
                message: `The handoff names version ${named} of a spec that is at version ${current}.`,
                fix: 'Read what has changed, and name the version that holds.',
              },
            ];
      }),
  },
  {
    code: 'HO728',
    name: 'is not stale',
    level: 'warning',
    check: ({ commitsSince }, { settings }) =>
      commitsSince === null || commitsSince < settings.commits
        ? []
        : lacks(
            `${count(commitsSince, 'commits')} have come since the handoff was changed.`,
            'Write it over with the state of today, or delete it.',
          ),
  },
  {
    code: 'HO732',
    name: 'tells of work that is not merged',
    level: 'warning',
    check: ({ data }, { merged }) =>
      data.branch !== null && merged.has(data.branch)
        ? lacks('The branch that the handoff tells of is merged.', 'Delete the handoff, or move it to where old ones are kept.')
        : [],
  },
  {
    code: 'HO733',
    name: 'is short',
    level: 'warning',
    check: ({ text, bytes }, { settings }) => {
      const lines = text.replace(/\n$/, '').split('\n').length;
      return lines <= settings.lines && bytes <= settings.bytes
        ? []
        : lacks(
            `The handoff has ${count(lines, 'lines')} and ${count(bytes, 'bytes')}.`,
            `Keep it to ${settings.lines} lines and ${settings.bytes} bytes: drop history, and refer to specs and commits.`,
          );
    },
  },
  {
    code: 'HO734',
    name: 'names only what is there',
    level: 'error',
    check: brokenIn,
  },
  {
    code: 'HO730',
    name: 'holds no secret',
    level: 'error',
    check: ({ secrets }) =>
      secrets.map(({ line, rule }) => ({
        line,
        message: `A secret stands in the handoff: ${rule}.`,
        fix: 'Revoke it where it was issued, then take it out.',
      })),
  },
];

/** What the handoff names and nobody finds, by its name. */
function brokenIn(subject: Subject, repository: Repository): Omit<Finding, 'code'>[] {
  const broken = repository.claimsOf(subject).filter(isBroken);
  return broken.map(({ kind, text: words, line }) => {
    const { what, fix } = notFound[kind === 'file' && /:\d+$/.test(words) ? 'line' : kind];
    return {
      line,
      message: `The handoff names ${what}: ${words.length > longestName ? `${words.slice(0, longestName - 1)}…` : words}.`,
      fix,
    };
  });
}

/** Characters of a name in a message. */
const longestName = 120;

const notFound: Readonly<Record<ClaimKind | 'line', { what: string; fix: string }>> = {
  commit: {
    what: 'a commit that is not in the repository',
    fix: 'Name one that is there: ids change when commits are rebased.',
  },
  file: {
    what: 'a file that is not there',
    fix: 'Name the path it has now, from the top of the repository; of one that is yet to be made, say so ("create …").',
  },
  line: { what: 'a line of a file that is not there', fix: 'Name the path and line it has now, or what stands there.' },
  test: { what: 'a test that no file holds', fix: 'Name it as its file does, or say that it is gone or yet to be written.' },
  branch: { what: 'a branch that is not there', fix: 'Name one that is there, or say that it is merged.' },
  requirement: { what: 'a requirement that no document has', fix: 'Name it by its id in the spec.' },
  'spec-version': {
    what: 'a version that its spec does not have',
    fix: 'Name the version that stands at the top of the spec.',
  },
};
