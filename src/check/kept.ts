import { handoffs } from '../collections/handoffs/index.ts';
import { isTaskFile } from '../collections/handoffs/loop/task-record.ts';
import { isLiving } from '../collections/handoffs/paths.ts';

/** Whether a handoff is one that is written over each time, as text. A task file is no handoff: it is what one is made of. */
export function isKept(path: string): boolean {
  return (
    handoffs.owns(path) && handoffs.excludes(path) === null && isLiving(path) && !isTaskFile(path) && /\.(?:md|markdown|txt)$/i.test(path)
  );
}
