import type { MarkdownText } from '../../markdown/parse.ts';
import { mentionsDate } from './dating.ts';
import type { Facts } from './facts.ts';
import type { SectionClass } from './headings/table.ts';
import type { Node } from './node.ts';
import type { Outline } from './outline.ts';
import type { Handoff } from './schema.ts';

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
export function isAbout(doc: MarkdownText, { nodes }: Outline, { top, front }: Facts): boolean {
  const stated = [...top, ...front].some((it) => it.kind === 'status' || it.kind === 'session');
  return !stated && !nodes.some((it) => it.class !== null && core.has(it.class)) && !mentionsDate(doc);
}

/** What a successor would look for and these sections and fields do not tell. */
export function notRecordedIn(
  nodes: readonly Node[],
  data: Pick<Handoff, 'goal' | 'status' | 'done' | 'inProgress' | 'next' | 'triedAndFailed' | 'watchFor' | 'openQuestions'>,
): Handoff['notRecorded'] {
  const told = new Set(nodes.filter((it) => !it.prior).map((it) => it.acts));
  const recorded: Record<Handoff['notRecorded'][number], boolean> = {
    goal: data.goal !== null,
    status: data.status !== null || told.has('status'),
    done: data.done.length > 0 || told.has('done'),
    'in progress': data.inProgress.length > 0 || told.has('in progress'),
    next: data.next.length > 0 || told.has('next'),
    'tried and failed': data.triedAndFailed.length > 0 || told.has('tried and failed'),
    'watch for': data.watchFor.length > 0 || told.has('watch for'),
    'open questions': data.openQuestions.length > 0 || told.has('open questions'),
  };
  return (Object.keys(recorded) as Handoff['notRecorded']).filter((it) => !recorded[it]);
}
