import process from 'node:process';
import { parseArgs } from 'node:util';
import { acknowledgedText, isResumed } from '../loop/acknowledge.ts';
import { acknowledge } from './acknowledge.ts';
import { isInGit, placeOf } from './place.ts';

const text = { type: 'string' } as const;
const usage =
  'ack <snapshot> --session <id> --resumed clean|with-effort|failed --confidence <0 to 1> --said <plan> --missing <text> --minutes <n> --steps <n>';

/** Acknowledges from the command line of the script itself, for where Handover is not installed. Gives the exit code. */
export async function ackCommand(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        session: text,
        resumed: text,
        confidence: text,
        said: text,
        missing: { ...text, multiple: true },
        minutes: text,
        steps: text,
      },
    });
    const [what] = positionals;
    const { resumed = '' } = values;
    const [confidence, minutes, steps] = [values.confidence, values.minutes, values.steps].map((it) =>
      it === undefined ? null : Number(it),
    );
    const isWrong =
      [confidence, minutes, steps].some((it) => it != null && !(it >= 0)) || (confidence ?? 0) > 1 || !Number.isInteger(steps ?? 0);
    if (what === undefined || !isResumed(resumed) || isWrong) return end(`Usage: ${usage}`);
    const said = {
      session: values.session ?? null,
      resumed,
      confidence: confidence ?? null,
      readBack: values.said ?? null,
      missing: values.missing ?? [],
      minutes: minutes ?? null,
      steps: steps ?? null,
    };
    const place = placeOf([], [process.cwd()]);
    const kept = isInGit(place) ? 'not-found' : await acknowledge(place, what, said);
    if (kept === 'not-found') return end('There is no snapshot of this id, and no handoff at this path.');
    if (kept === 'own') return end('This session wrote the snapshot: only another one can say whether it was enough.');
    process.stdout.write([kept.path, ...acknowledgedText(kept.written), ''].join('\n'));
    return 0;
  } catch (error) {
    return end(error instanceof TypeError ? `Usage: ${usage}` : 'The acknowledgement could not be written.');
  }
}

function end(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}
