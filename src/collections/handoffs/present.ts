import type { MarkdownText } from '../../markdown/parse.ts';
import { mentionsDate } from './dating.ts';
import type { Facts } from './facts.ts';
import type { SectionClass } from '../../headings/table.ts';
import type { Node } from './node.ts';
import type { Outline } from './outline.ts';
import type { Handoff } from './schema.ts';
import { tellsOfPart } from './status-of-part.ts';

const core: ReadonlySet<SectionClass> = new Set([
  'status',
  'next',
  'remaining',
  'done',
  'in progress',
  'tried and failed',
  'open questions',
  'blockers',
]);

/** Whether a text with the name of a handoff is a page about handoffs: it tells no state of any work, and no day. */
export function isAbout(doc: MarkdownText, { nodes, title, preamble }: Outline, { top, front }: Facts, doubt: 'state' | 'proof'): boolean {
  const stated = [...top, ...front].some((it) => (it.kind === 'status' || it.kind === 'session') && !/^[[{<]/.test(it.value));
  const dated = mentionsDate(doc);
  const told = nodes.filter((it) => it.class !== null && core.has(it.class));
  const [first] = nodes;
  // A heading right below the title goes on with it.
  const subtitle = title && first && preamble.blocks.length === 0 && first.line - title.line <= 2 ? first.heading : '';
  // A review or a proposal asks for decisions too.
  const isOther = otherTitle.test(title?.text ?? '') || otherTitle.test(subtitle);
  if (isOther && told.every((it) => it.class === 'status' || it.class === 'open questions')) return true;
  if (doubt === 'state') return !stated && told.length === 0 && !dated;
  return isAboutTitle(title) || told.length === 0 || !(stated || dated);
}

/** Whether a title is that of a page about handoffs. */
export function isAboutTitle(title: Outline['title']): boolean {
  return aboutTitle.test(title?.text ?? '');
}

// Titles such as "Handoff protocol" and "How to hand over".
const aboutTitle =
  /\bhow\b.*\bhand|\bhand[- ]?(?:off|over)s?['’]?s? (?:document )?(?:protocols?|templates?|guid\w+|spec\w*|schema|patterns?|format|examples?|practices|conventions?)\b|\bon-?call\b/i;
// Titles of reports and proposals that only name a handoff.
const otherTitle = /\b(?:feedback|review|proposal|rfc|specification|build instructions)\b/i;

/** Whether a text has several sections and not one of their headings is known: then nobody can say what it does not tell. */
export function isUnread(nodes: readonly Pick<Node, 'class'>[]): boolean {
  return nodes.length > 1 && nodes.every((it) => it.class === null);
}

/** What a successor would look for and these sections and fields do not tell. */
export function notRecordedIn(
  { nodes, title }: Outline,
  data: Pick<Handoff, 'goal' | 'status' | 'done' | 'inProgress' | 'next' | 'triedAndFailed' | 'watchFor' | 'openQuestions'>,
): Handoff['notRecorded'] {
  const found =
    data.goal !== null || data.status !== null || [data.done, data.inProgress, data.next, data.triedAndFailed].some((it) => it.length > 0);
  if (!found && isUnread(nodes)) return [];
  const told = new Set(nodes.filter((it) => !it.prior).map((it) => it.acts));
  const recorded: Record<Handoff['notRecorded'][number], boolean> = {
    goal: data.goal !== null,
    status: data.status !== null || nodes.some((it) => !it.prior && it.acts === 'status' && !tellsOfPart(it, title?.text ?? null)),
    done: data.done.length > 0 || told.has('done'),
    'in progress': data.inProgress.length > 0 || told.has('in progress'),
    next: data.next.length > 0 || told.has('next'),
    'tried and failed': data.triedAndFailed.length > 0 || told.has('tried and failed'),
    'watch for': data.watchFor.length > 0 || told.has('watch for'),
    'open questions': data.openQuestions.length > 0 || told.has('open questions'),
  };
  return (Object.keys(recorded) as Handoff['notRecorded']).filter((it) => !recorded[it]);
}
