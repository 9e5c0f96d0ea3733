import type { Step, Topic } from '../../model/run-it.ts';

/** Commands that stand one after another under one heading of a document, to be run in order. */
export interface Block {
  path: string;
  line: number | null;
  heading: string | null;
  commands: string[];
}

/** A command, and every place beside the documents that names it. */
export interface Row {
  command: string;
  runs: string | null;
  places: Pick<Step, 'path' | 'line' | 'origin' | 'name'>[];
}

/** The steps of one topic: what documents tell in order, and what other files name, each command once. */
export function stepsOf(steps: readonly Step[], topic: Topic): { blocks: Block[]; rows: Row[] } {
  const blocks: Block[] = [];
  const rows = new Map<string, Row>();
  for (const step of steps.filter((it) => it.topic === topic)) {
    const { command, path, line, name, runs, origin } = step;
    if (origin === 'readme') {
      const last = blocks.at(-1);
      if (last !== undefined && last.path === path && last.heading === name) last.commands.push(command);
      else blocks.push({ path, line, heading: name, commands: [command] });
      continue;
    }
    const row = rows.get(command) ?? { command, runs: null, places: [] };
    rows.set(command, { ...row, runs: row.runs ?? runs, places: [...row.places, { path, line, origin, name }] });
  }
  return { blocks, rows: [...rows.values()] };
}

/** The command that a reader tries first: what a document tells comes before what a file names; null when none is known. */
export function firstOf(steps: readonly Step[], topic: Topic): Step | null {
  const own = steps.filter((it) => it.topic === topic);
  return own.find((it) => !/^(?:git clone|gh repo clone|cd) /.test(it.command)) ?? own[0] ?? null;
}

/** A place as a person writes it: `README.md:12`. */
export const placeText = ({ path, line }: { path: string; line: number | null }): string => (line === null ? path : `${path}:${line}`);
