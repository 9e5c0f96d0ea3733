import type { Block } from './block.ts';
import type { Comparison, Entry, Hunk, Skip } from './comparison.ts';
import { count, countKinds, noCounts } from './counts.ts';
import { sectionsAt } from './section-of.ts';

/** The blocks of both texts as changes with what stands close around them, and stretches that are left out between. */
export function partsOf(entries: readonly Entry[]): Comparison['parts'] {
  const shown = shownAmong(entries);
  const parts: Comparison['parts'] = [];
  const sections = sectionsAt(entries);
  for (let from = 0; from < entries.length;) {
    const to = endOfPart(entries, shown, from);
    const slice = entries.slice(from, to);
    parts.push(shown[from] === 1 ? hunkOf(slice, sections.slice(from, to)) : skipOf(slice));
    from = to;
  }
  return parts;
}

/** 1 for entries that are changed or stand close to a change, 0 for the others. */
function shownAmong(entries: readonly Entry[]): Uint8Array {
  const shown = new Uint8Array(entries.length);
  entries.forEach((entry, place) => {
    if (entry.change === 'kept') return;
    shown[place] = 1;
    for (const step of isHeading(entry) ? [1] : [-1, 1]) {
      for (let far = 1; far <= around.line; far++) {
        const near = entries[place + step * far];
        if (near?.change !== 'kept' || near.block.kind === 'heading' || (far > 1 && near.block.kind !== 'line')) break;
        shown[place + step * far] = 1;
      }
    }
  });
  // To say that one block is left out takes more room than the block.
  entries.forEach((entry, place) => {
    const alone = shown[place] === 0 && shown[place - 1] !== 0 && shown[place + 1] !== 0;
    if (alone && entry.change === 'kept' && entry.block.kind !== 'heading' && entries.length > 1) shown[place] = 2;
  });
  return shown.map((it) => Math.min(it, 1));
}

/** Unchanged lines shown before and after a change; of all other blocks one, and no heading, nor what stands before one: every change says where it stands. */
const around = { line: 3 };

/** A part ends where shown turns to left out, and changes end before a heading. */
function endOfPart(entries: readonly Entry[], shown: Uint8Array, from: number): number {
  let changed = false;
  for (let place = from; place < entries.length; place++) {
    if (shown[place] !== shown[from]) return place;
    const entry = entries[place] as Entry;
    if (changed && isHeading(entry) && mayPart(entries[place - 1], entry) && changesBefore(entries, shown, place)) return place;
    if (entry.change !== 'kept') changed = true;
  }
  return entries.length;
}

/** What was added in the place of what was removed stays beside it. */
function mayPart(previous: Entry | undefined, { change }: Entry): boolean {
  return (
    change === 'kept' ||
    change === 'changed' ||
    previous?.change === 'kept' ||
    previous?.change === 'changed' ||
    previous?.change === change
  );
}

/** Whether there is a change from here to the next part that is left out. */
function changesBefore(entries: readonly Entry[], shown: Uint8Array, from: number): boolean {
  for (let place = from; shown[place] === 1; place++) if (entries[place]?.change !== 'kept') return true;
  return false;
}

function isHeading(entry: Entry): boolean {
  return entry.change === 'changed' ? entry.after.kind === 'heading' : entry.block.kind === 'heading';
}

function skipOf(entries: readonly Entry[]): Skip {
  const blocks: Block[] = entries.flatMap((it) => (it.change === 'kept' ? [it.block] : []));
  return { kind: 'skip', blocks, counts: countKinds(blocks) };
}

function hunkOf(entries: readonly Entry[], sections: readonly string[][]): Hunk {
  const counts = noCounts();
  for (const entry of entries) count(counts, entry);
  const first = entries.findIndex((it) => it.change !== 'kept');
  return { kind: 'hunk', section: sections[first] ?? [], entries: [...entries], counts };
}
