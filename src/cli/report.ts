import { everyone } from '../model/audience.ts';
import type { FoundCollection, Site } from '../model/site.ts';
import { standing } from '../model/standing.ts';
import type { Paint } from './paint.ts';
import type { Collected } from '../collect/order.ts';
import { noteLines, problemLines } from './problems.ts';
import { count, number, printable } from '../model/wording.ts';
import { languages } from '../words/languages.ts';
import { speakerOf } from '../words/speaker.ts';

/** What a build made. */
export interface Built extends Collected {
  /** Pages of the site. */
  pages: number;
}

/** The report at the end of a build, for stderr. Ends with a line break. */
export function reportText(built: Built, paint: Paint): string {
  const { site, branch } = built;
  const found = site.collections.filter((it) => it.records > 0);
  const head = `${paint('bold', printable(site.title))}  ${printable(site.options.at ?? branch ?? 'detached')} ${site.commit.id.slice(0, 7)}${addedText(site)}${audienceText(site)}`;
  const blocks = [
    ...(found.length === 0 ? nothingFound(built, head) : [[head, `${found.map(ofCollection).join(', ')}; ${count(built.pages, 'pages')}`]]),
    noteLines(built.notes, paint),
    problemLines(built.problems, paint, !site.withheld.problems),
  ];
  const lines = blocks.filter((block) => block.length > 0).map((block) => `\n${block.map((it) => `  ${it}\n`).join('')}`);
  return lines.join('');
}

/** What the site holds beyond the commit: ` and 2 uncommitted files`. */
function addedText({ options: { workingTree, refs } }: Site): string {
  const parts = [
    ...(workingTree === null ? [] : [count(workingTree.files, 'uncommitted files')]),
    ...(refs === null ? [] : [`${count(refs.count, 'branches')} looked through`]),
  ];
  return parts.length === 0 ? '' : ` with ${listed(parts)}`;
}

/** Who alone the site is for: ` for client`. */
function audienceText({ options: { audience } }: Site): string {
  return audience === everyone ? '' : ` for ${audience}`;
}

function ofCollection(found: FoundCollection): string {
  const { name, records, deleted, unmerged, files, revisions } = found;
  const where = files < records ? ` in ${count(files, 'files')}` : '';
  const others = [deleted === 0 ? [] : `${number(deleted)} deleted`, unmerged === 0 ? [] : `${number(unmerged)} on branches`].flat();
  const besides = others.length === 0 ? '' : ` plus ${listed(others)}`;
  const total = standing(found);
  const held = total === 0 ? null : english.named('counted', name, { count: total });
  return `${held ?? count(total, nounOf(found))}${besides}${where} (${count(revisions, 'revisions')})`;
}

const english = speakerOf(languages.en);
/** What a kind of records is called within a sentence, as on the site. */
const nounOf = ({ title }: FoundCollection): string => title.toLowerCase();

/** The honest report on a repository with none of the document types: what was looked for, and the way to the first record. */
function nothingFound({ site, pages }: Built, head: string): string[][] {
  const sources = [
    'git',
    ...(site.readme === null ? [] : ['the README']),
    ...(site.runIt.manifests.length === 0 ? [] : ['package manifests']),
  ];
  const lookedFor = site.collections.flatMap((it) => it.lookedFor);
  const more = lookedFor.length > 4 ? ', …' : '';
  return [
    [head, site.collections.map((it) => count(0, nounOf(it))).join(', '), `Built ${count(pages, 'pages')} from ${listed(sources)} alone`],
    [
      'The quickest way to more:',
      ...site.collections.map((it, index) => `  ${index + 1}. ${it.howToAdd}`),
      `Looked for: ${lookedFor.slice(0, 4).join(', ')}${more} (handover explain HO110 lists all ${lookedFor.length})`,
    ],
  ];
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
