import { filled } from './old-node.ts';
import process from 'node:process';
import { otherAnswer, startAnswer } from '../loop/answer.ts';
import { callOf, tools, type Call } from '../loop/call.ts';
import { runAfter } from './after.ts';
import { momentOf } from './clock.ts';
import { readInput } from './input.ts';
import { isInGit, type Place } from './place.ts';
import { note } from './sessions.ts';
import { placeOfCall } from './situation.ts';
import type { startSession } from './start-session.ts';
import { codeOf, log } from './store.ts';
import { closeSnapshot, sessionOf, writeSnapshot } from './write-snapshot.ts';

/** Called by the hooks of tools: `handover.mjs <moment> [tool]`. Whatever happens, it ends with 0 and stays out of the session's way. */
const [moment = '', ...rest] = process.argv.slice(2);

const moments: Readonly<Record<string, (call: Call, place: Place) => Promise<void> | void>> = {
  snapshot: writeSnapshot,
  close: closeSnapshot,
  prompt: (call, place) => note(place.root, sessionOf(call), { promptAt: momentOf(new Date()) }),
  model: (call, place) => note(place.root, sessionOf(call), { model: call.model }),
};

// What a stop does not need is not made ready for it.
const brief: typeof startSession = async (...asked) => await (await import('./start-session.ts')).startSession(...asked);

/** The folder of the records, once it is known. */
let root: string | null = null;

function giveUp(): void {
  if (root !== null) log(root, `${momentOf(new Date())} ${moment}: not done within two seconds`);
  process.exit(0);
}

async function hook(): Promise<void> {
  // Two seconds are the most that a session waits, also where the disk or git does not answer.
  setTimeout(giveUp, Math.max(0, 1900 - performance.now())).unref();
  process.on('uncaughtException', () => process.exit(0));
  // Behind "brief" stands the tool, or what a session asks for once it was told that several are left.
  const [word] = rest;
  const wanted = word === undefined || word === '' || tools.some((it) => it === word) ? null : word;
  const call = callOf(filled ? await readInput() : '', word ?? null);
  let answer = moment === 'brief' ? startAnswer(call.tool, '') : otherAnswer(call.tool);
  try {
    const place = placeOfCall(call, process.env, process.cwd());
    if (call.subagent || isInGit(place)) return void process.stdout.write(answer);
    root = place.root;
    if (moment === 'brief') answer = await brief(call, place, wanted);
    else await moments[moment]?.(call, place);
  } catch (error) {
    if (root !== null) log(root, `${momentOf(new Date())} ${moment}: ${codeOf(error)}`);
  }
  process.stdout.write(answer);
}

/** Acknowledges where Handover is not installed. */
async function ack(): Promise<void> {
  const { ackCommand } = await import('./ack-command.ts');
  process.exitCode = await ackCommand(rest);
}

void (moment === 'ack' ? ack() : moment === 'after' ? runAfter(process.cwd()) : hook());
