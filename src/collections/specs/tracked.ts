import { digestOf, type Item, type Tracked } from '../../model/tracked.ts';
import { cut } from './cut.ts';
import type { Requirement, Spec } from './schema.ts';

/** What a specification promises and how far it is: status, version, steps, each requirement with its text, and what waits for an answer. */
export function trackedOf(
  { status, version, counts, requirements, clarifications, questions = [] }: Spec,
  text: string,
): Omit<Tracked, 'text'> {
  const items: Tracked['items'] = {};
  // Of a list that was cut, what stands behind the cut would seem to come and go.
  const isWhole = counts.requirements + counts.criteria <= requirements.length;
  if (requirements.length > 0 && isWhole) items['requirements'] = itemsOf(requirements, text);
  if (counts.clarifications > 0 && counts.clarifications <= clarifications.length)
    items['clarifications'] = clarifications.map((it) => ({ name: cut(it.text, longest), digest: null }));
  if (questions.length > 0)
    items['openQuestions'] = questions.filter((it) => it.state === 'open').map((it) => ({ name: cut(it.text, longest), digest: null }));
  return {
    fields: {
      status: status === null ? null : cut(status.words, longest),
      version: version?.text ?? null,
      steps: counts.steps > 0 ? `${counts.done}/${counts.steps}` : null,
    },
    items,
    stands: status?.state === 'superseded' || status?.state === 'rejected' ? 'retired' : null,
  };
}

/** Each requirement once by its id, or else its name, with a digest of what stands below it up to the next one. */
function itemsOf(requirements: readonly Requirement[], text: string): Item[] {
  const lines = text.split('\n');
  const items = new Map<string, Item>();
  for (const [index, { id, name, line }] of requirements.entries()) {
    const called = cut([id, name].filter((it) => it !== null).join(' '), longest);
    const next = requirements[index + 1]?.line ?? line + longestBody;
    const own = /^\s*#/.test(lines[line - 1] ?? '') ? line : line - 1;
    const body = lines.slice(own, Math.min(next - 1, line + longestBody));
    const end = body.findIndex((it) => /^#{1,2}\s/.test(it));
    const digest = digestOf((end < 0 ? body : body.slice(0, end)).join('\n'));
    if (called !== '' && !items.has(called)) items.set(called, { name: called, digest });
  }
  return [...items.values()];
}

const longest = 160;
const longestBody = 300;
