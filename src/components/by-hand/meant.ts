import { byHand } from '../../deliver/page-content.ts';
import type { HandPages } from '../../model/hand-page.ts';
import type { ComponentName } from '../../model/page-components.ts';

/** The record that a component of a page names, as it was found when the page was read. */
export function meantBy(component: ComponentName, id: string): HandPages['meant'][number] {
  const meant = byHand.meant.find((it) => it.component === component && it.written === id.trim());
  if (meant === undefined) throw new Error('A component names a record that was not looked up.');
  return meant;
}
