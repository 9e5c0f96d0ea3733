import { textOf } from '../../data/values.ts';
import { cut } from './cut.ts';
import type { Part } from './families/names.ts';
import type { Place } from './places.ts';
import type { Scan } from './scan.ts';

/** The title of a document: its first heading of level 1, its front matter, else what its place says. */
export function titleOf({ headings, front }: Scan, path: string, place: Place): string {
  const [first] = headings;
  const heading = headings.find((it) => it.depth === 1 && it.text !== '');
  const named = ['title', 'name'].map((key) => textOf(front.data?.[key])).find((it) => it !== null);
  const top = heading ?? (place.feature === null ? first : undefined);
  const own = named ?? (top === undefined || top.text === '' ? null : top.text);
  if (own === null || own === undefined || (kinds.test(own) && place.feature !== null)) return cut(placeTitle(path, place), longest);
  return cut(own, longest);
}

/** What the place of a file says it is: `add-login: tasks`. */
export function placeTitle(path: string, { part, feature }: Pick<Place, 'feature' | 'part'>): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (feature === null) return name;
  if (part === 'delta') {
    const capability = /\/specs\/(.+?)(?:\/spec)?\.\w+$/i.exec(path)?.[1];
    return `${feature.name}: change to ${capability ?? 'a specification'}`;
  }
  return `${feature.name}: ${shown[part] ?? (part === 'note' || part === 'metadata' || part === 'log' ? name : part)}`;
}

const shown: Readonly<Partial<Record<Part, string>>> = { spec: 'specification', 'data-model': 'data model' };
const longest = 200;
// Titles that a template brings and that say nothing of the work.
const kinds =
  /^(?:(?:feature )?(?:requirements?|design|implementation plan|tasks?|technical design|research|plan|proposal|spec(?:ification)?|requirements spec(?:ification)?|bugfix requirements)(?: document| list| & design decisions)?|実装計画|設計書?|設計文書|要件仕様書|実装タスク|要件定義書?|要件|技術設計書?|设计文档|需求文档|实施计划|任务列表|why|context|purpose|requirements|added requirements|modified requirements|removed requirements|overview)$/i;
