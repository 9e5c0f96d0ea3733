import type { Conflict, Origin, Tool } from '../model/run-it.ts';
import type { NamedLock } from './conflicts.ts';
import type { PlacedStep } from './managers.ts';
import { folderOf } from './folders.ts';

interface Choice {
  path: string;
  line: number | null;
  origin: Origin;
  manager: string;
  says: string;
}

const programs: Readonly<Record<string, string>> = { npm: 'npm', pnpm: 'pnpm', yarn: 'Yarn', bun: 'Bun' };
const installs = /^(?:(npm|pnpm|bun) (?:ci|i|install)|(yarn)(?: install)?)(?: --\S+)*$/;

/** Which package manager of JavaScript lock files, manifests and documents of one folder choose, where they do not agree. */
export function managerConflicts(locks: readonly NamedLock[], tools: readonly Tool[], steps: readonly PlacedStep[]): Conflict[] {
  const chosen: Choice[] = [
    ...locks
      .filter((it) => it.ecosystem === 'npm')
      .map(({ path, manager }) => ({ path, line: null, origin: 'lock file' as const, manager, says: manager })),
    ...tools.flatMap(({ tool, wanted, path, line, origin }) =>
      // An exact version is a choice; a range under `engines` only says what would do.
      origin === 'manifest' && Object.values(programs).includes(tool) && /^\d+\.\d+\.\d+/.test(wanted ?? '')
        ? [{ path, line, origin, manager: tool, says: tool }]
        : [],
    ),
    ...documented(steps),
  ];
  return [...Map.groupBy(chosen, (it) => folderOf(it.path)).values()].flatMap((all) => {
    const others = all.filter((it) => it.origin !== 'readme');
    // A document that offers several ways is right when one of them is.
    const papers = [
      ...Map.groupBy(
        all.filter((it) => it.origin === 'readme'),
        (it) => it.path,
      ).values(),
    ].flatMap((ways) => (others.length > 0 && ways.some((way) => others.some((it) => it.manager === way.manager)) ? [] : ways.slice(0, 1)));
    const against = [...others, ...papers];
    if (others.length === 0 || new Set(against.map((it) => it.manager)).size < 2) return [];
    const message = `${against.map((it) => (it.origin === 'lock file' ? `${it.path} is of ${it.says}` : `${it.path} says ${it.says}`)).join(', ')}.`;
    return [{ about: 'package manager', message, places: against.map(({ path, line, origin, says }) => ({ path, line, origin, says })) }];
  });
}

// After a change of folder, a document speaks of that folder; after a clone, of its own again.
function documented(steps: readonly PlacedStep[]): Choice[] {
  const choices: Choice[] = [];
  let [block, elsewhere, cloned] = ['', false, false];
  for (const { command, path, line, origin, block: own } of steps) {
    if (origin !== 'readme') continue;
    const key = `${path}\0${own ?? `at ${line}`}`;
    if (key !== block) [block, elsewhere, cloned] = [key, false, false];
    if (/^(?:git|gh repo) clone /.test(command)) cloned = true;
    else if (command.startsWith('cd ')) [elsewhere, cloned] = [!cloned, false];
    const match = installs.exec(command);
    const manager = programs[match?.[1] ?? match?.[2] ?? ''];
    if (manager !== undefined && !elsewhere) choices.push({ path, line, origin, manager, says: command.split(' --', 1)[0] ?? '' });
  }
  return choices;
}
