import type { OpenFinding, Opens } from '../../model/open-item.ts';
import type { Spec } from './schema.ts';
import { stepWords } from './step-words.ts';
import { stepsLeft, stepsShown } from './steps-left.ts';
import { checkedParts } from './units.ts';

/** What a specification leaves open: what still has to be clarified or approved, and the steps that are left. Archived ones leave nothing. */
export const open: Opens<Spec> = {
  howTo: {
    question:
      'Write a section "Open questions" in a specification, with who decides behind each, or [NEEDS CLARIFICATION: …] where an answer is missing.',
    unfinished: 'Write the steps of a plan as a list of boxes (- [ ] and - [x]).',
  },
  of: ({ data }) => (isOver(data) ? [] : [...clarificationsOf(data), ...questionsOf(data), ...approvalsOf(data), ...stepsOf(data)]),
};

function clarificationsOf({ clarifications, owners }: Spec): OpenFinding[] {
  const owner = owners.length === 0 ? null : owners.join(', ');
  return clarifications.map(({ text, line }) => ({ ...question, text, line, state: 'To be clarified', owner }));
}

function questionsOf({ questions = [] }: Spec): OpenFinding[] {
  return questions
    .filter((it) => it.state === 'open')
    .map(({ text, line, owner, note }) => ({ ...question, text, line, state: null, owner, more: note, known: { as: text, by: owner } }));
}

/** What another file says of an approval is told where it stands. */
function approvalsOf({ approvals, approvers, feature }: Spec): OpenFinding[] {
  return approvals
    .filter((it) => it.source === null && (it.state === 'not approved' || it.state === 'revision asked for'))
    .map((it) => ({
      ...question,
      text: `${it.what}${feature === null ? '' : `, ${feature.name}`}`,
      state: it.state === 'not approved' ? 'Not approved' : 'Revision asked for',
      owner: it.by ?? (approvers.length === 0 ? null : approvers.join(', ')),
    }));
}

/** One item for a whole list of steps, with the one to take first: a plan may have hundreds. */
function stepsOf({ part, counts, steps }: Spec): OpenFinding[] {
  const shown = stepsLeft(steps).slice(0, stepsShown);
  const first = shown.find((it) => it.state === 'in-progress') ?? shown.find((it) => !it.optional) ?? shown[0];
  if (first === undefined || checkedParts.has(part)) return [];
  const text = stepWords(first);
  if (text === '') return [];
  const state = `${counts.done} of ${counts.steps} steps done`;
  return [{ kind: 'unfinished', text, under: first.group, more: null, state, owner: null, line: first.line }];
}

const question = { kind: 'question', under: null, more: null, line: null } as const;
const over: ReadonlySet<string> = new Set(['done', 'superseded', 'rejected']);
const isOver = ({ feature, status }: Spec): boolean => feature?.state === 'archived' || over.has(status?.state ?? '');
