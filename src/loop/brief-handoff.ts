import { decisions, dirty, next, tried, unknown } from './brief-sections.ts';
import { dirtyOf } from './brief-facts.ts';
import {
  ackCommand,
  ageOf,
  asData,
  data,
  expected,
  longestBrief,
  placeText,
  rest,
  short,
  sizes,
  type Reader,
  type Size,
} from './brief-text.ts';
import type { Snapshot } from './snapshot-schema.ts';
import { isOlder, type HandoffSaid, type StandingHandoff } from './standing-handoff.ts';

/** The briefing where a handoff is all that is left for certain; empty where none stands here. `also` is what may be left besides. */
export function handoffBrief(reader: Reader, also: (size: Size) => readonly string[]): string {
  const { handoff } = reader;
  if (handoff === null) return '';
  const texts = sizes.map((size) => briefed(handoff, reader, size, also(size)));
  return texts.find((it) => it.length <= longestBrief) ?? '';
}

/** What is said of a handoff beside a task and its snapshot: all of it, but for one that is older than they are. */
export function besideText(snapshot: Snapshot | null, { handoff, now, short: isShort }: Reader, size: Size): string[] {
  if (handoff === null) return [];
  const standing = `A handoff stands in ${data(handoff.path, short)}${ageText(handoff, now)}`;
  if (snapshot !== null && isOlder(handoff, snapshot))
    return [`${standing}, before this snapshot; what it says is not part of this briefing.`];
  const { next: action, more } = handoff.said;
  const items: readonly (readonly [string, readonly string[]])[] =
    more === null || isShort
      ? []
      : [
          ['In progress', more.inProgress],
          ['Tried without success', more.tried],
          ['Still unknown', more.questions],
        ];
  const said = [
    ...(action === null ? [] : [`Its next action: ${data(action, size)}.`]),
    ...items.flatMap(([name, all]) => (all.length === 0 ? [] : [`${name}${rest(all.length, size)}: ${listOf(all, size)}.`])),
    ...(more === null ? [elsewhere] : []),
  ];
  return [[`${standing}.`, ...(said.length === 0 ? ['It names no next action.'] : said)].join(' ')];
}

/** The same in one line, where it is not known which piece of work is gone on with. */
export function listedText({ handoff, now }: Reader, size: Size): string[] {
  if (handoff === null) return [];
  const { next: action } = handoff.said;
  const said = action === null ? '' : ` Its next action: ${data(action, size)}.`;
  return [`A handoff stands in ${data(handoff.path, short)}${ageText(handoff, now)}.${said}`];
}

const elsewhere = 'What else it says is not read here.';

function briefed(handoff: StandingHandoff, reader: Reader, size: Size, also: readonly string[]): string {
  const { path, said } = handoff;
  const facts = { ...listsOf(said), step: null, ...dirtyOf(null, reader.git, null), rollout: null };
  const unread = (number: number, of: string): string[] => [`${number}. ${of}: what ${data(path, short)} says of it is not read here.`];
  const sections = reader.short
    ? [where(handoff, reader, size), nextOf(handoff, size)]
    : [
        where(handoff, reader, size),
        said.more === null ? unread(2, 'Tried without success') : tried(facts, size),
        dirty(facts, size),
        nextOf(handoff, size),
        said.more === null ? unread(5, 'Still unknown') : unknown(facts, size),
      ];
  return [
    `Handover briefing, handoff ${data(path, short)}. ${asData}`,
    `No open task and no snapshot of one is here; what follows is from this handoff${ageText(handoff, reader.now)}${reader.git === null ? '.' : ', and from git.'}`,
    '',
    ...sections.flat(),
    ...(reader.short ? [] : [...decisions(facts, size), ...also]),
    '',
    expected,
    ...(reader.mayBeWriter
      ? ['This session did not begin with this handoff: it may have written it, so how well it worked is for another one to say.']
      : ['How well this handoff worked is for its reader to say, once the work goes on or could not:', ackCommand(path, reader)]),
  ].join('\n');
}

function where({ path, said: { more } }: StandingHandoff, reader: Reader, size: Size): string[] {
  const on = `   On ${placeText(reader, size)}.`;
  if (more === null) return [`1. Where the work is: what ${data(path, short)} says of it is not read here.`, on];
  const { topic, status, branch, inProgress } = more;
  const parts = [
    ...(topic === null ? [] : [`${data(topic, size)}.`]),
    ...(status === null ? [] : [`Status: ${data(status, size)}.`]),
    inProgress.length === 0
      ? 'Nothing is recorded as in progress.'
      : `In progress${rest(inProgress.length, size)}: ${listOf(inProgress, size)}.`,
  ];
  const other = branch === null || branch === reader.branch ? '' : ` The handoff tells of branch ${data(branch, size)}.`;
  return [`1. Where the work is. ${parts.join(' ')}`, on + other];
}

function nextOf({ path, said }: StandingHandoff, size: Size): string[] {
  if (said.next !== null || said.more !== null) return next({ next: said.next, step: null }, size);
  return [`4. The next action: ${data(path, short)} may name it; it is not read here.`];
}

function listsOf({ next: action, more }: HandoffSaid) {
  return {
    next: action,
    tried: (more?.tried ?? []).map((approach) => ({ approach, reason: null })),
    questions: more?.questions ?? [],
    decisions: more?.decisions ?? [],
  };
}

/** When it was written, as commits tell. */
function ageText({ commit, isChanged }: StandingHandoff, now: number): string {
  const age = commit === null ? '' : `, committed ${ageOf(Date.parse(commit.at) || 0, now)} in ${commit.id.slice(0, 7)}`;
  const state = isChanged !== true ? '' : commit === null ? ', not committed' : ' and changed since';
  return age + state;
}

const listOf = (all: readonly string[], size: Size): string =>
  all
    .slice(0, size.items)
    .map((it) => data(it, size))
    .join('; ');
