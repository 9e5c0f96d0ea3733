import { append } from '../model/append.ts';
import { problemOf, type Finding, type Problem } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import { origins, topics, type Origin, type RunIt } from '../model/run-it.ts';
import { lockConflicts, serviceDemands, toolConflicts } from './conflicts.ts';
import { holds, indexOf, withLocked, type PlacedLock } from './dependencies.ts';
import type { Facts, FoundDependency } from './facts.ts';
import { managerSteps, withManager, withoutSpare, type PlacedStep } from './managers.ts';
import { managerConflicts } from './manager-conflicts.ts';
import { licenceConflicts } from './licence-conflicts.ts';
import { counting } from './handoffs.ts';
import type { Read } from './reads.ts';
import { serviceOfVariable } from './services.ts';
import { depthOf, folderOf } from './folders.ts';
import { lookedFor, type KnownFile } from './sources.ts';
import { shown } from './shown.ts';
import { variablesOf, type StatedVariable } from './variables.ts';

/** A file with what its reader found in it. */
export interface ReadFile extends KnownFile<Redacted> {
  facts: Partial<Facts>;
}

/** Entries each list keeps; the rest is counted. */
const most: Readonly<Record<string, number>> = {
  sources: 300,
  steps: 400,
  tools: 200,
  variables: 500,
  services: 100,
  ports: 100,
  targets: 100,
  manifests: 300,
  dependencies: 3000,
  licences: 50,
  rollBack: 60,
  limits: 60,
  inWords: 60,
  told: 200,
};

/** Longest command that is kept, in characters. */
const longest = 4001;

/** Puts together what the files say, and where variables are read. `unread` counts the files beyond those that were read. */
export function gather(files: readonly ReadFile[], reads: readonly Read[], unread: number): { runIt: RunIt; problems: Problem[] } {
  const locks = placedLocks(files);
  const tools = placed(files, (it) => it.tools);
  const told = placedSteps(files);
  const licences = placed(files, (it) => it.licences);
  const conflicts = [
    ...toolConflicts([...tools, ...serviceDemands(placed(files, (it) => it.services))]),
    ...managerConflicts(
      locks,
      tools,
      told.filter((it) => it.spare !== true),
    ),
    ...lockConflicts(locks),
    ...licenceConflicts(licences),
  ];
  const index = indexOf(locks);
  const dependencies = files.flatMap(({ path, facts }) => (facts.dependencies ?? []).map((it) => withLocked(it, path, index)));
  const stated = placed(files, (it) => it.variables).map((it): StatedVariable => it);
  const variables = variablesOf(stated, reads);
  const steps = withoutSpare([...withManager(told, locks, tools), ...managerSteps(locks)]).toSorted(
    (a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic) || byOrigin(a, b),
  );
  const full: Omit<RunIt, 'more'> = shown({
    lookedFor: lookedFor(),
    sources: files.filter(isSource).map(({ path, kind }) => ({ path, kind: kind.kind })),
    steps,
    tools,
    conflicts,
    variables,
    services: servicesOf(files, variables),
    ports: placed(files, (it) => it.ports),
    targets: placed(files, (it) => it.targets),
    manifests: files.flatMap(({ path, kind, facts }) => (facts.manifest ? [{ path, kind: kind.kind, ...facts.manifest }] : [])),
    dependencies,
    licences,
    rollBack: counting(placed(files, (it) => it.rollBack)),
    limits: counting(placed(files, (it) => it.limits)),
    inWords: placed(files, (it) => it.inWords),
    told: counting(
      placed(files, (it) => it.told),
      (it) => it.about,
    ),
  });
  return { runIt: capped(full, unread), problems: problemsIn(files, full, locks, reads) };
}

// A handoff is read for a few things only, and most say none of them.
const isSource = ({ kind, facts: { rollBack = [], limits = [], told = [] } }: ReadFile): boolean =>
  kind.origin !== 'handoff' || rollBack.length + limits.length + told.length > 0;

function placedLocks(files: readonly ReadFile[]): PlacedLock[] {
  return files.flatMap(({ path, facts }) => (facts.lock ? [{ path, ...facts.lock }] : []));
}

/** What the files say of one thing, each with its file; what people write comes before what tools write, and the root before its folders. */
function placed<T extends { line: number | null }>(
  files: readonly ReadFile[],
  choose: (facts: Partial<Facts>) => readonly T[] | undefined,
): (T & { path: string; origin: Origin })[] {
  const all = files.flatMap(({ path, kind, facts }) => (choose(facts) ?? []).map((it) => ({ ...it, path, origin: kind.origin })));
  return all.toSorted(byOrigin);
}

function placedSteps(files: readonly ReadFile[]): PlacedStep[] {
  return placed(files, (it) => it.steps).map((it) => ({
    ...it,
    command: it.command.slice(0, longest),
    runs: it.runs === null ? null : it.runs.slice(0, longest),
  }));
}

function byOrigin(
  a: { origin: Origin; path: string; line: number | null },
  b: { origin: Origin; path: string; line: number | null },
): number {
  return (
    origins.indexOf(a.origin) - origins.indexOf(b.origin) ||
    depthOf(a.path) - depthOf(b.path) ||
    (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) ||
    (a.line ?? Infinity) - (b.line ?? Infinity) ||
    0
  );
}

function servicesOf(files: readonly ReadFile[], variables: RunIt['variables']): RunIt['services'] {
  const services: RunIt['services'] = placed(files, (it) => it.services);
  const known = new Set(services.map((it) => it.name));
  for (const { name, statedIn, readIn } of variables) {
    const service = serviceOfVariable(name);
    const place = statedIn[0] ?? (readIn[0] === undefined ? undefined : { ...readIn[0], origin: 'code' as const });
    if (service === null || known.has(service) || place === undefined) continue;
    known.add(service);
    services.push({ name: service, image: null, path: place.path, line: place.line, origin: place.origin });
  }
  return services;
}

function capped(full: Omit<RunIt, 'more'>, unread: number): RunIt {
  const more: RunIt['more'] = [];
  const cut = <T>(list: string, items: T[]): T[] => {
    const rest = items.length - (most[list] ?? items.length) + (list === 'sources' ? unread : 0);
    if (rest > 0) more.push({ list, count: rest });
    return items.slice(0, most[list]);
  };
  return {
    ...full,
    sources: cut('sources', full.sources),
    steps: cut('steps', full.steps),
    tools: cut('tools', full.tools),
    variables: cut('variables', full.variables),
    services: cut('services', full.services),
    ports: cut('ports', full.ports),
    targets: cut('targets', full.targets),
    manifests: cut('manifests', full.manifests),
    dependencies: cut('dependencies', full.dependencies),
    licences: cut('licences', full.licences),
    rollBack: cut('rollBack', full.rollBack),
    limits: cut('limits', full.limits),
    inWords: cut('inWords', full.inWords),
    told: cut('told', full.told),
    more,
  };
}

function problemsIn(
  files: readonly ReadFile[],
  full: Omit<RunIt, 'more'>,
  locks: readonly PlacedLock[],
  reads: readonly Read[],
): Problem[] {
  const problems: Problem[] = [];
  for (const { path, facts } of files)
    append(
      problems,
      (facts.problems ?? []).map((it) => problemOf(path, it)),
    );
  for (const { about, message, places } of full.conflicts) {
    const [{ path, line } = { path: null, line: null }] = places;
    const finding =
      about === 'package manager'
        ? places.every((it) => it.origin === 'lock file')
          ? severalLocks
          : { ...severalManagers, message: `Files choose different package managers: ${message}` }
        : about === 'licence'
          ? { ...severalLicences, message: `Files name different licences: ${message}` }
          : { code: 'HO140', message: `The versions exclude each other: ${message}`, fix: 'Correct the one that is out of date.' };
    problems.push(problemOf(path, line === null ? finding : { ...finding, line }));
  }
  for (const { path, facts } of files) {
    if (!lacksLock(path, facts.dependencies ?? [], locks)) continue;
    problems.push(problemOf(path, unlocked));
  }
  return [...problems, ...unnamed(files, full, reads)];
}

const ranged = new Set(['npm', 'Packagist', 'RubyGems']);

function lacksLock(path: string, dependencies: readonly FoundDependency[], locks: readonly PlacedLock[]): boolean {
  const runtime = dependencies.find((it) => it.kind === 'runtime' && ranged.has(it.ecosystem));
  return runtime !== undefined && !locks.some((it) => it.ecosystem === runtime.ecosystem && holds(folderOf(it.path), folderOf(path)));
}

function unnamed(files: readonly ReadFile[], { variables }: Omit<RunIt, 'more'>, reads: readonly Read[]): Problem[] {
  const example = files.find((it) => it.kind.kind === 'example of an environment file');
  if (example === undefined || reads.length === 0) return [];
  const missing = variables.filter(
    (it) => it.reads > 0 && it.givenBy === null && it.hasDefault !== true && !it.statedIn.some((place) => place.origin === 'example file'),
  );
  if (missing.length === 0) return [];
  const names = missing
    .slice(0, 5)
    .map((it) => it.name)
    .join(', ');
  const rest = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  const finding: Finding = {
    code: 'HO146',
    message: `The code reads variables without a default that no example file names: ${names}${rest}.`,
    fix: 'Add their names to the example, each with a comment that says where its value comes from.',
  };
  return [problemOf(example.path, finding)];
}

const severalManagers = { code: 'HO141', fix: 'Keep the one that is in use, and correct the others.' };
const severalLicences = { code: 'HO148', fix: 'Ask who owns the project which licence counts, and correct the others.' };
const severalLocks: Finding = {
  code: 'HO141',
  message: 'Lock files of several package managers lie in this folder, so it is not certain which versions are in use.',
  fix: 'Keep the one that is in use and remove the others.',
};
const unlocked: Finding = {
  code: 'HO143',
  message: 'The dependencies are not locked: no lock file lies beside this manifest or above it.',
  fix: 'Commit the lock file that the package manager writes.',
};
