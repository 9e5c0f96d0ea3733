import type { SectionClass } from '../../headings/table.ts';
import { listsHandoffs } from './index-list.ts';
import { isAboutTitle } from './present.ts';
import { isIndexName, namesLog } from './paths.ts';
import type { Lists } from './lists.ts';
import type { Outline } from './outline.ts';
import type { Handoff } from './schema.ts';

interface Found {
  outline: Outline;
  lists: Lists;
  hasStatus: boolean;
  text: string;
  path: string;
}

/** How the file is used, by what it holds. */
export function shapeOf({ outline, lists, hasStatus, text, path }: Found): Handoff['shape'] {
  const { nodes, prompt } = outline;
  const has = (name: SectionClass): boolean => nodes.some((it) => it.acts === name);
  const state =
    hasStatus ||
    [lists.next, lists.done, lists.inProgress, lists.remaining, lists.openQuestions, lists.blockers].some((it) => it.length > 0);
  if (isIndexName(path) && !tellsSteps(outline, lists, text, path)) return 'index';
  if (prompt) return 'prompt';
  if (!state && nodes.length === 0 && text.length < longestPointer && pointing.test(text)) return 'pointer';
  if (isLog(outline, path)) return 'log';
  if (nodes.filter((it) => it.stage && it.root === it).length >= 2 && !hasStatus && lists.done.length === 0 && !has('next'))
    return 'work order';
  if (state || has('status') || has('next')) return 'session state';
  const explains = (['goal', 'files', 'set-up', 'people'] as const).filter(has).length;
  return explains >= 2 ? 'introduction' : 'free text';
}

/** Whether a README is itself the handoff of its folder: it has steps to take and lists no handoffs. */
function tellsSteps({ nodes, title }: Outline, { next }: Lists, text: string, path: string): boolean {
  const steps = next.length > 0 && nodes.some((it) => it.class === 'next' && !it.prior);
  return steps && !several.test(title?.text ?? path) && !isAboutTitle(title) && !listsHandoffs(text, path);
}

function isLog({ nodes }: Outline, path: string): boolean {
  const entries = nodes.filter((it) => it.entry === 'log').length;
  if (nodes.some((it) => it.entry === 'start')) return true;
  if (entries < 2) return false;
  const beside = nodes.some((it) => !it.prior && it.class !== null && present.has(it.class) && !insideEntry(it));
  return !beside || namesLog(path);
}

function insideEntry(node: Outline['nodes'][number]): boolean {
  for (let at: typeof node | null = node; at; at = at.parent) if (at.entry !== null) return true;
  return false;
}

const present: ReadonlySet<SectionClass> = new Set(['next', 'status', 'in progress', 'remaining']);
// "Handoffs" is the title of what is written about all of them.
const several = /(?<!\p{L})hand[-_ ]?(?:off|over)s(?!\p{L})/iu;
const longestPointer = 700;
const pointing = /\]\([^)]+\)|[\w./-]+\.(?:md|mdx|txt|json|yaml)\b/i;
