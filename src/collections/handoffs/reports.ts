import type { Block } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';
import { classOfLabel } from '../../headings/classify.ts';
import { ownTextOf } from './item-text.ts';
import { listedIn } from './items.ts';
import type { Stretch } from './node.ts';
import type { RawItem } from './raw-item.ts';

/** What lists and tables tell that report finished work by their own words, below a heading that does not say so. */
export function reportedIn({ blocks, shift }: Stretch, heading: string | null): RawItem[] {
  const reports = blocks.filter((it) => isReport(it));
  return reports.length === 0 ? [] : listedIn({ blocks: reports, shift }, heading).items.map(asDone);
}

function isReport(block: Block): boolean {
  // "| Phase | Commit | Delivered |"
  if (block.type === 'table') return block.children[0]?.children.some((it) => classOfLabel(plainText(it)) === 'done') === true;
  if (block.type !== 'list') return false;
  const told = block.children.filter((it) => reported.test(ownTextOf(it, longestStart)));
  return told.length >= fewest && told.length * 3 >= block.children.length * 2;
}

const asDone = (item: RawItem): RawItem => (item.mark === null ? { ...item, told: 'done' } : item);

// "Added the map", "Karte ergänzt": words of changes as they were written until 2026-11.
const reported =
  /^(?:added|adjusted|built|bumped|changed|cleaned|completed|configured|converted|corrected|created|deleted|deployed|disabled|documented|dropped|enabled|extended|extracted|fixed|implemented|improved|integrated|introduced|merged|migrated|modified|moved|optimi[sz]ed|refactored|removed|renamed|replaced|resolved|rewrote|shipped|simplified|switched|updated|upgraded|used|wired|wrote)\b|\b(?:hinzugefügt|eingebaut|behoben|ergänzt|entfernt|umgestellt|umgesetzt|angepasst)\W*$/iu;
const fewest = 2;
const longestStart = 120;
