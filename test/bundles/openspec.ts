import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Answer } from './answers.ts';
import { list, type Content } from './content.ts';
import { fieldOf, standing, text } from './spec-fields.ts';

const capability = z.strictObject({ name: z.string(), requirements: z.number() });
const change = z.strictObject({ name: z.string(), completedTasks: z.number(), totalTasks: z.number() });
const familySummary = z.object({
  family: z.string(),
  requirements: z.number(),
  scenarios: z.number(),
  steps: z.object({ total: z.number(), done: z.number() }),
});
const summaryShape = z.object({
  families: z.array(familySummary),
  openspec: z
    .object({ capabilities: z.array(capability), changes: z.array(change), archived: z.number(), finished: z.number() })
    .nullable(),
});

/** What `site.json` says of all specs together. */
export function summary(content: Content): {
  openspec: NonNullable<z.output<typeof summaryShape>['openspec']>;
  family: z.output<typeof familySummary>;
} {
  const { families, openspec } = summaryShape.parse(content.site.collections.find((it) => it.name === 'specs')?.summary);
  const family = families.find((it) => it.family === 'openspec');
  if (openspec === null || family === undefined) throw new Error('no OpenSpec in the summary');
  return { openspec, family };
}

/** What the command line of OpenSpec printed for the same commit: requirements by capability, and steps done and in all by change. */
const printed = z
  .record(
    z.string(),
    z.object({ specs: z.record(z.string(), z.number()), changes: z.record(z.string(), z.tuple([z.number(), z.number()])) }),
  )
  .parse(JSON.parse(readFileSync(new URL('openspec.json', import.meta.url), 'utf8')));

/** What the command line of OpenSpec prints, against what was collected. */
export const asPrinted = (bundle: string): Record<string, [string, Answer]> => ({
  'requirements of each capability as `openspec list --specs --json` prints them': [
    JSON.stringify(Object.entries(printed[bundle]?.specs ?? {}).toSorted(byKey)),
    (content) => JSON.stringify(summary(content).openspec.capabilities.map((it) => [it.name, it.requirements])),
  ],
  'steps of each change as `openspec list --json` prints them': [
    JSON.stringify(Object.entries(printed[bundle]?.changes ?? {}).toSorted(byKey)),
    (content) => JSON.stringify(summary(content).openspec.changes.map((it) => [it.name, [it.completedTasks, it.totalTasks]])),
  ],
});

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

/** Rows that ask the same of every repository with an `openspec` folder. */
export const openspecAnswers: Readonly<Record<string, Answer>> = {
  'OpenSpec: archived changes': (content) => String(summary(content).openspec.archived),
  'OpenSpec: active changes': (content) => String(summary(content).openspec.changes.length),
  'OpenSpec: capabilities under openspec/specs': (content) => String(summary(content).openspec.capabilities.length),
  "OpenSpec: '### Requirement:' in current specs": (content) => String(summary(content).family.requirements),
  "OpenSpec: '#### Scenario:' in current specs": (content) => String(summary(content).family.scenarios),
  'OpenSpec: delta headings in openspec/changes': (content) => {
    const operations = standing(content, /^openspec\/changes\//).flatMap((it) =>
      list(it.data['deltas']).map((delta) => text(delta['operation']).toUpperCase()),
    );
    const names = [...new Set(operations)].toSorted();
    return names.map((it) => `${it}=${operations.filter((other) => other === it).length}`).join(' ');
  },
  'OpenSpec: open and done checkboxes in active changes': (content) => {
    const { total, done } = summary(content).family.steps;
    return `${total - done} open ${done} done`;
  },
  'OpenSpec: first and last archived change': (content) => {
    const features = standing(content, /^openspec\/changes\/archive\//)
      .map((it) => fieldOf(it, 'feature', 'key'))
      .toSorted();
    return `${features[0]} ${features.at(-1)}`;
  },
};
