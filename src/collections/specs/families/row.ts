import type { FamilyName, Part } from './names.ts';

/** Which feature a path belongs to: the words of `{feature}`, and what its place says of its state. */
type FeatureState = 'living' | 'active' | 'archived' | null;

/** One kind of path. The first row that fits a path counts. */
export interface Row {
  /** Path below any folder. `*` is a name, `**` any folders, `{feature}` the name of a feature, `{feature/}` one that may have folders. */
  glob: string;
  part: Part;
  state?: FeatureState;
}

/** One way of working and the paths of its documents. */
export interface Family {
  name: FamilyName;
  title: string;
  /** Month in which the layout was last looked up. */
  asOf: string;
  /** Part of the path in lower case without which no row can fit; empty for any. */
  hint: readonly string[];
  rows: readonly Row[];
}

/** A row of the table; `state` is what the place says of the feature. */
export const row = (glob: string, part: Part, state?: FeatureState): Row => (state === undefined ? { glob, part } : { glob, part, state });

/** The documents of one feature folder as Spec Kit names them. */
export function featureDocuments(base: string): Row[] {
  return [
    row(`${base}spec.md`, 'spec'),
    row(`${base}plan.md`, 'plan'),
    row(`${base}tasks.md`, 'tasks'),
    row(`${base}research.md`, 'research'),
    row(`${base}data-model.md`, 'data-model'),
    row(`${base}quickstart.md`, 'quickstart'),
    row(`${base}contracts/**/*.{md,yaml,yml,json}`, 'contract'),
    row(`${base}checklists/**/*.md`, 'checklist'),
    row(`${base}{design,requirements,research}/**/*.md`, 'note'),
  ];
}
