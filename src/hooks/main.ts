import { filled } from './old-node.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { otherAnswer, startAnswer } from '../loop/answer.ts';
import { callOf, tools, type Call } from '../loop/call.ts';
import { runAfter } from './after.ts';
import { momentOf } from './clock.ts';
import { readInput } from './input.ts';
import { handOver, lateIn, type Time } from './late.ts';
import { isInGit, type Place } from './place.ts';
import { note } from './sessions.ts';
import { placeOfCall } from './situation.ts';
import type { startSession } from './start-session.ts';
import { codeOf, log } from './store.ts';
import { closeSnapshot, sessionOf, writeSnapshot } from './write-snapshot.ts';

/** Called by the hooks of tools: `handover.mjs <moment> [tool]`. Whatever happens, it ends with 0 and stays out of the session's way. */
const [moment = '', ...rest] = process.argv.slice(2);

type Moment = (call: Call, place: Place, time: Time) => Promise<void> | void;

const moments: Readonly<Record<string, Moment>> = {
  snapshot: writeSnapshot,
  close: closeSnapshot,
  prompt: (call, place) => note(place, sessionOf(call), { promptAt: momentOf(new Date()) }),
  model: (call, place) => note(place, sessionOf(call), { model: call.model }),
};

// What a stop does not need is not made ready for it.
const brief: typeof startSession = async (...asked) => await (await import('./start-session.ts')).startSession(...asked);

/** The folder of the records, once it is known. */
let root: string | null = null;

/** Two seconds are the most that a session waits, also where the disk or git does not answer. */
const most = 1900;
/** Milliseconds git may take: what is left of them, but for those that writing takes. */
const gitWait = (): number => Math.max(100, 1400 - performance.now());

async function hook(): Promise<void> {
  process.on('uncaughtException', () => process.exit(0));
  // Behind "brief" stands the tool, or what a session asks for once it was told that several are left.
  const { values, positionals } = parseArgs({ args: rest, strict: false, options: { session: { type: 'string' } } });
  const [word] = positionals;
  const wanted = word === undefined || word === '' || tools.some((it) => it === word) ? null : word;
  const told = callOf(filled ? await readInput() : '', word ?? null);
  const call = typeof values['session'] === 'string' ? { ...told, session: values['session'] } : told;
  let answer = moment === 'brief' ? startAnswer(call.tool, '') : otherAnswer(call.tool);
  const giveUp = (): void => {
    if (root !== null) log(root, `${momentOf(new Date())} ${moment}: not done within two seconds`);
    const isLate = moments[moment] !== undefined && !call.subagent;
    if (isLate && !handOver({ moment, call, since: performance.timeOrigin }) && root !== null)
      log(root, `${momentOf(new Date())} ${moment}: nothing could be started that does it later`);
    process.stdout.write(answer, () => process.exit(0));
  };
  const left = most - performance.now();
  if (left <= 0) return giveUp();
  setTimeout(giveUp, left).unref();
  await carryOut(call, async (place) => {
    if (moment === 'brief') answer = await brief(call, place, wanted);
    else await moments[moment]?.(call, place, { gitWait: gitWait(), since: performance.timeOrigin });
  });
  process.stdout.write(answer);
}

/** Does what a session did not wait for. */
async function late(): Promise<void> {
  setTimeout(() => process.exit(0), 120_000).unref();
  const asked = lateIn(process.env);
  if (asked !== null)
    await carryOut(asked.call, async (place) => await moments[asked.moment]?.(asked.call, place, { gitWait: 10_000, since: asked.since }));
}

async function carryOut(call: Call, what: (place: Place) => Promise<void>): Promise<void> {
  try {
    const place = placeOfCall(call, process.env, process.cwd());
    if (call.subagent || isInGit(place)) return;
    root = place.root;
    await what(place);
  } catch (error) {
    if (root !== null) log(root, `${momentOf(new Date())} ${moment}: ${codeOf(error)}`);
  }
}

/** Acknowledges where Handover is not installed. */
async function ack(): Promise<void> {
  const { ackCommand } = await import('./ack-command.ts');
  process.exitCode = await ackCommand(rest);
}

void (moment === 'ack' ? ack() : moment === 'after' ? runAfter(process.cwd()) : moment === 'late' ? late() : hook());
