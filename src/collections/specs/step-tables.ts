import { cut, plain } from './cut.ts';
import { stateOf } from './status.ts';
import { sectionFinder, type Scan } from './scan.ts';
import type { State, Step } from './schema.ts';

/** Steps written as rows of a table that has a column of tasks and one of states. */
export function tableSteps({ lines, apart, headings }: Scan): Step[] {
  const steps: Step[] = [];
  const section = sectionFinder(headings);
  for (let index = 0; index < lines.length; index++) {
    if (apart[index] === 1 || !isRow(lines[index]) || !divider.test(lines[index + 1] ?? '')) continue;
    const columns = columnsOf(cellsOf(lines[index] ?? ''));
    index += 2;
    for (; isRow(lines[index]); index++) {
      if (columns === null) continue;
      const cells = cellsOf(lines[index] ?? '');
      const words = plain(cells[columns.state] ?? '');
      const text = plain(cells[columns.task] ?? '');
      const id = columns.id === null ? '' : plain(cells[columns.id] ?? '');
      if (words === '' || text === '') continue;
      const group = section(index + 1)?.text ?? '';
      steps.push({
        id: id === '' || id.length > 30 ? null : id,
        text: cut(text, 400),
        state: stepStates[stateOf(words)],
        words: cut(words, 100),
        line: index + 1,
        optional: false,
        group: group === '' ? null : cut(group, 200),
        meets: [],
      });
    }
  }
  return steps;
}

/** State of a step by the state its words come to. */
export const stepStates: Readonly<Record<State, Step['state']>> = {
  draft: 'open',
  proposed: 'open',
  planned: 'open',
  accepted: 'open',
  unknown: 'open',
  'in-progress': 'in-progress',
  'in-review': 'in-progress',
  blocked: 'blocked',
  done: 'done',
  deferred: 'deferred',
  superseded: 'dropped',
  rejected: 'dropped',
};

const isRow = (line: string | undefined): boolean => line !== undefined && /^\s*\|/.test(line);

/** The cells of a row of a table, as written. */
export function cellsOf(row: string): string[] {
  const inner = row.trim().replace(/^\||(?<!\\)\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((it) => it.trim().replaceAll('\\|', '|'));
}

function columnsOf(header: readonly string[]): { id: number | null; task: number; state: number } | null {
  const names = header.map((it) => plain(it));
  const state = names.findIndex((it) => stateNames.test(it));
  const task = names.findIndex((it) => taskNames.test(it));
  if (state < 0 || task < 0 || state === task) return null;
  const id = names.findIndex((it, at) => at !== task && /^(?:#|id|no\.?|nr\.?|番号|编号|번호|task id|step)$/i.test(it));
  return { id: id < 0 ? null : id, task, state };
}

/** The line below the header of a table. */
export const divider = /^\s*\|?\s*:?-{1,}:?\s*(?:\|\s*:?-{1,}:?\s*)*\|?\s*$/;
const stateNames = /^(?:status|state|progress|done\??|状態|状态|狀態|ステータス|进度|상태|estado|statut|stand)$/i;
const taskNames =
  /^(?:tasks?|steps?|items?|what|story|title|work|work item|deliverable|milestone|phase|feature|aufgabe|tâche|tarea|タスク|任务|工作|작업|内容|name|description)$/i;
