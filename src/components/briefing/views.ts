import { recordOf, site } from '../../deliver/page-content.ts';
import { stands } from '../../model/standing.ts';
import { recordsOf } from '../records.ts';
import { briefingView } from '../views.ts';

/** Records of each kind that are read for the first page. */
const newest = 100;

const told = site.collections.map(({ name, howToAdd, summary }) => {
  const standing = recordsOf(name).filter(stands);
  const records = standing.slice(0, newest).map((it) => recordOf(name, it.id));
  return { name, howToAdd, view: briefingView(name), summary, total: standing.length, records };
});

const views = told.toSorted((a, b) => (a.view?.order ?? Infinity) - (b.view?.order ?? Infinity));

/** What the collections say among the first things asked. */
export const topViews = views.filter((it) => it.view?.top !== undefined);

/** What the others say of their records, for those that have some. */
export const otherViews = views.filter((it) => it.view !== undefined && it.view.top === undefined && it.total > 0);
