import type { RunIt, Step, Topic } from '../../model/run-it.ts';

/** Commands that a document tells together, in its own order. */
export interface Block {
  path: string;
  line: number | null;
  heading: string | null;
  commands: string[];
  /** Further places that tell the same commands. */
  also: { path: string; line: number | null }[];
}

/** A command, and every place beside the documents that names it. */
export interface Row {
  command: string;
  runs: string | null;
  places: Pick<Step, 'path' | 'line' | 'origin' | 'name'>[];
}

/** The steps of one topic: what documents tell in order, and what other files name, each command once. */
export function stepsOf(steps: readonly Step[], topic: Topic): { blocks: Block[]; rows: Row[] } {
  const own = steps.filter((it) => it.topic === topic);
  const rows = new Map<string, Row>();
  for (const { command, path, line, name, runs, origin } of own.filter((it) => it.origin !== 'readme')) {
    const row = rows.get(command) ?? { command, runs: null, places: [] };
    rows.set(command, { ...row, runs: row.runs ?? runs, places: [...row.places, { path, line, origin, name }] });
  }
  return { blocks: blocksOf(own), rows: [...rows.values()] };
}

/** What documents say of a topic in words: beside commands that only other files name, while those that a document tells take their place. */
export const saidOf = ({ steps, inWords }: Pick<RunIt, 'steps' | 'inWords'>, topic: Topic): RunIt['inWords'] =>
  steps.some((it) => it.topic === topic && it.origin === 'readme') ? [] : inWords.filter((it) => it.topic === topic);

function blocksOf(steps: readonly Step[]): Block[] {
  const blocks: Block[] = [];
  let last: Step | undefined;
  for (const step of steps.filter((it) => it.origin === 'readme')) {
    const { path, line, name, block, note } = step;
    const command = note === null ? step.command : `${step.command}  # ${note}`;
    const goesOn = last !== undefined && last.path === path && last.block === block && last.name === name;
    if (goesOn) blocks.at(-1)?.commands.push(command);
    else blocks.push({ path, line, heading: name, commands: [command], also: [] });
    last = step;
  }
  return onceEach(blocks);
}

/** The same commands once, where they are told first, with the other places beside it. */
function onceEach(blocks: readonly Block[]): Block[] {
  const first = new Map<string, Block>();
  for (const block of blocks) {
    const key = JSON.stringify(block.commands);
    const known = first.get(key);
    if (known) known.also.push({ path: block.path, line: block.line });
    else first.set(key, block);
  }
  return [...first.values()];
}

/** Blocks that documents tell for something else, and that hold a command for this topic too. */
export function alsoIn(steps: readonly Step[], topic: Topic): Block[] {
  const those = steps.filter((it) => it.origin === 'readme' && it.block !== null && it.topic !== topic && it.does === topic);
  return blocksOf(those);
}

// What a person would try first, where several commands would do.
const usual: Partial<Record<Topic, RegExp>> = {
  run: /^(?:(?:npm|pnpm|yarn|bun)(?: -\S+(?: \S+)?| workspace \S+){0,5}(?: run)? (?:start|dev|serve)|docker[ -]compose (?:-\S+ \S+ )*up|podman[ -]compose up|make (?:run|start|dev|serve|up)|just (?:run|start|dev|serve)|cargo run|go run|dotnet run|mix phx|(?:bundle exec )?jekyll serve|hugo server|mkdocs serve|bin\/dev|(?:bin\/)?rails s|php artisan serve|python3? manage\.py runserver|python3? -m (?:\w+\.)+(?:run|serve|start)|(?:uv|poetry) run)\b/,
  install:
    /^(?:(?:npm|pnpm|bun) (?:ci|i|install)|yarn(?: install)?$|(?:uv|poetry|pdm|pipenv) (?:sync|install)|(?:pip3?|uv pip|pipx|brew) install|bundle|composer install|cargo install|go (?:install|mod download)|dotnet restore|mix deps\.get|make (?:install|setup)|(?:claude |\/)plugin install)/,
};
// What looks at the code without running it proves nothing that a reader asks tests for.
const looks =
  /^(?:tsc\b|(?:(?:npm|pnpm|yarn|bun)(?: run)?|npx|cargo|go|make|just|task|deno) (?:\S*[:_-])?(?:type-?check|types|tsc|lint|format|fmt|clippy|vet)(?![\w-]))[^;&]*$/;
// What only leads to a step or looks after it.
const chores =
  /^(?:git clone|gh repo clone|cd|mkdir|cp|mv|ls|cat|echo|open|export|set|source|\.|curl|docker (?:volume|network|logs|ps|images|pull|stop|rm|exec|inspect)|docker[ -]compose (?:logs|ps|pull|stop|down|exec)|kubectl (?:get|logs|describe))(?: |$)/;

// What runs beside the program is made ready by these, and the program itself is started by another command.
const beside =
  /^(?:docker|podman)[ -]compose (?:-\S+ \S+ )*(?:up|start|run)(?: -\S+)*(?: (?!(?:app|web|api|server|site|backend|frontend|dev|main)\b)\w[\w.-]*)+$|^(?:docker|podman) (?:run|start) (?:\S+ )*(?:\S+\/)?(?:postgres|postgis|mysql|mariadb|mongo|redis|valkey|rabbitmq|mailpit|mailhog|minio)\b/;

// A way for one system only is the first one of few readers.
const forWindows = /\b(?:windows|powershell)\b/i;
// What a section on these is about was not written to be tried first for another topic.
const apart: ReadonlySet<Topic> = new Set(['test', 'build', 'deploy']);

/** The command that a reader tries first: what a document tells comes before what a file names; null when none is known. */
export function firstOf(steps: readonly Step[], topic: Topic): Step | null {
  const known = topic === 'test' ? steps.filter((it) => !looks.test(it.command)) : steps;
  const fitting = known.filter(
    (it) => it.does === topic && !chores.test(it.command) && !beside.test(it.command) && !it.command.includes('\n'),
  );
  const told = fitting
    .filter((it) => it.origin === 'readme')
    .toSorted((a, b) => Number(forWindows.test(a.name ?? '')) - Number(forWindows.test(b.name ?? '')));
  const own = known.find((it) => it.topic === topic && it.does === null && it.origin === 'readme' && !chores.test(it.command));
  const pattern = usual[topic];
  return (
    (pattern === undefined ? undefined : told.find((it) => pattern.test(it.command))) ??
    told.find((it) => it.topic === topic) ??
    own ??
    told.find((it) => !apart.has(it.topic)) ??
    fitting.find((it) => it.topic === topic) ??
    known.find((it) => it.topic === topic && !it.command.startsWith('cd ')) ??
    null
  );
}

/** How the block of a step comes to the folder in which it runs: each `cd` before it, but for that into what the block itself clones. */
export function wayTo(steps: readonly Step[], step: Step): string[] {
  const before = steps.filter((it) => it.origin === 'readme' && it.path === step.path && it.block === step.block && it.block !== null);
  const own = before.slice(0, before.indexOf(step)).map((it) => it.command);
  const cloned = own.findLastIndex((it) => /^(?:git|gh repo) clone /.test(it));
  return own.filter((it, index) => it.startsWith('cd ') && (cloned === -1 || index > cloned + 1));
}

/** A place as a person writes it: `README.md:12`. */
export const placeText = ({ path, line }: { path: string; line: number | null }): string => (line === null ? path : `${path}:${line}`);

/** The parts of a name between which a line may break: after `_`, `-`, `/`, `.`, `:` and `@`. */
export function partsOf(name: string): string[] {
  return name.split(/(?<=[_\-/.:@])(?=[^_\-/.:@])/);
}
