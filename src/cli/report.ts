import { everyone } from '../model/audience.ts';
import type { FoundCollection, Site } from '../model/site.ts';
import { standing } from '../model/standing.ts';
import type { Paint } from './paint.ts';
import type { Collected } from './pipeline.ts';
import { noteLines, problemLines } from './problems.ts';
import { count, number, printable } from '../model/wording.ts';

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
  const noun = name.replaceAll('-', ' ');
  const where = files < records ? ` in ${count(files, 'files')}` : '';
  const others = [deleted === 0 ? [] : `${number(deleted)} deleted`, unmerged === 0 ? [] : `${number(unmerged)} on branches`].flat();
  const besides = others.length === 0 ? '' : ` plus ${listed(others)}`;
  return `${count(standing(found), noun)}${besides}${where} (${count(revisions, 'revisions')})`;
}

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
    [
      head,
      site.collections.map((it) => count(0, it.name.replaceAll('-', ' '))).join(', '),
      `Built ${count(pages, 'pages')} from ${listed(sources)} alone`,
    ],
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
