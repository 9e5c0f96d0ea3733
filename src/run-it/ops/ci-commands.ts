import type { Redacted } from '../../model/redacted.ts';
import { topicOfCommand } from '../command-topics.ts';
import { stepOf, variableOf, type Facts } from '../facts.ts';
import { shellLines } from '../shell-lines.ts';

/** Commands of a CI script that install, build, test or deploy; `line` is that of its key, and those of the commands are looked up in `lines`. */
export function ciSteps(
  script: string,
  line: number | null,
  name: string | null,
  deploys: boolean,
  lines: readonly string[],
): Facts['steps'] {
  let from = line ?? 1;
  return shellLines(script.slice(0, 20_000)).flatMap(({ command }) => {
    const own = topicOfCommand(command);
    const topic =
      deploys &&
      own !== 'install' &&
      own !== 'test' &&
      own !== 'build' &&
      /^(?:\.?\/|\S+\/)\S+|^(?:bash|sh|make|npm|npx|pnpm|yarn) /.test(command)
        ? 'deploy'
        : own;
    if (topic === null || topic === 'prerequisites' || topic === 'run') return [];
    from = lineFrom(lines, command.split('\n', 1)[0]?.slice(0, 60) ?? '', from);
    return [stepOf(topic, command, line === null ? null : from, { name })];
  });
}

/** Lines that are looked at for a command below its key. */
const reach = 200;

function lineFrom(lines: readonly string[], words: string, from: number): number {
  for (let at = from; at <= Math.min(from + reach, lines.length); at++) if (lines[at - 1]?.includes(words)) return at;
  return from;
}

/** Names of secrets and variables that a workflow takes from the store of its CI service, each at its first place. */
export function storedNames(text: Redacted): Facts['variables'] {
  const seen = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    for (const [, store, name = ''] of line.slice(0, 4000).matchAll(/\b(secrets|vars)\.([A-Za-z_]\w{0,99})/g)) {
      if (store !== undefined && name !== 'GITHUB_TOKEN' && !seen.has(name)) seen.set(name, index + 1);
    }
  });
  return [...seen].map(([name, line]) => variableOf(name, line, { value: 'secret store' }));
}
