import type { Random } from './random.ts';

const roots = `account address agent answer archive average backlog balance batch bearer border boundary branch broker browser
budget buffer cache calendar carrier change channel check client cluster code column commit company config contract copy counter
customer database deadline decision default delivery deploy design detail device document draft driver edge editor effort endpoint
entry error event example export failure feature field file filter folder form format function gate group guard guide handler header
health history host image import index input instance invoice issue item job journal key label language layer ledger lesson level
limit line link list load lock log map margin market measure member memory menu message method metric migration mirror model module
monitor name network node note number object offer office option order output owner package page panel parser part partner path
pattern payment people phase pipeline plan platform point policy pool portal price problem process product profile project prompt
proof protocol provider proxy queue range rate reader reason record region release remote report request result review risk role
route rule run sample scale schedule schema scope screen script search section sender server service session setting shape share
sheet signal site size snapshot source stage state status step storage stream summary supplier support switch system table target
task team template tenant term test text thread ticket time token tool topic total trace track transfer tree trigger type unit
update user value version view volume wait warehouse week window worker zone Größe Straße café naïve résumé 設計 確認 übersicht`.split(
  /\s+/,
);
const verbs = `adds allows blocks builds calls carries checks closes collects compares copies counts decides delays drops fails finds
follows gives holds keeps leaves limits links loads lists marks merges misses moves names needs opens owns parses passes reads
records refuses removes replaces reports returns runs saves sends shows skips sorts splits starts stops stores takes tells tests
tracks uses waits writes`.split(/\s+/);

/** A few words, the first with a capital: a title. */
export function titleOf(random: Random): string {
  const written = `${wordOf(random)} ${wordOf(random)} ${random.of(verbs)} ${wordOf(random)}`;
  return written.slice(0, 1).toUpperCase() + written.slice(1);
}

/** One sentence of six to twenty words. */
export function sentenceOf(random: Random): string {
  const parts = [`The ${wordOf(random)} ${random.of(verbs)} the ${wordOf(random)}`];
  for (let count = random.below(5); count > 0; count--) parts.push(`${random.of(joints)} the ${wordOf(random)} ${wordOf(random)}`);
  const end = random.below(6) === 0 ? ` (\`${nameOf(random)}\`)` : '';
  return `${parts.join(' ')}${end}.`;
}

/** A name as code has it: `batchReader`. */
export function nameOf(random: Random): string {
  const second = random.of(verbs);
  return `${random.of(verbs)}${second.slice(0, 1).toUpperCase()}${second.slice(1)}`;
}

/** Different words of all texts, as many as a project of such a size has. */
const vocabulary = 5000;

/** The words, the most common first; those that the roots do not suffice for are joined of two. */
const words = Array.from({ length: vocabulary }, (_, rank) => {
  const root = (at: number): string => roots[(at * 101) % roots.length] ?? '';
  return rank < roots.length ? root(rank) : root(rank) + root(Math.floor(rank / roots.length) * 7 + rank);
});

/** Up to each word, the sum of how common they are: words of a language are used as their rank says (Zipf and Mandelbrot). */
const sums: number[] = [];
for (let rank = 0; rank < vocabulary; rank++) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 2.7));

function wordOf(random: Random): string {
  const wanted = random.share() * (sums.at(-1) ?? 0);
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sums[middle] ?? 0) <= wanted) from = middle + 1;
    else to = middle;
  }
  return words[from] ?? '';
}

const joints = ['with', 'before', 'after', 'because of', 'next to', 'instead of', 'for', 'in', 'without'];
