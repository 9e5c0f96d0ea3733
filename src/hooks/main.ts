import { filled } from './old-node.ts';
import process from 'node:process';
import { callOf, type Call } from '../loop/call.ts';
import { momentOf } from './clock.ts';
import type { Place } from './place.ts';
import { note } from './sessions.ts';
import { placeOfCall } from './situation.ts';
import { readInput } from './input.ts';
import { codeOf, log } from './store.ts';
import { closeSnapshot, sessionOf, writeSnapshot } from './write-snapshot.ts';

/** The script that tools call: `handover.mjs <moment> [tool]`. Whatever happens, it ends with 0 and stays out of the session's way. */
const [moment = '', hint = ''] = process.argv.slice(2);

const moments: Readonly<Record<string, (call: Call, place: Place) => Promise<void> | void>> = {
  snapshot: writeSnapshot,
  close: closeSnapshot,
  prompt: (call, place) => note(place.root, sessionOf(call), { promptAt: momentOf(new Date()) }),
  model: (call, place) => note(place.root, sessionOf(call), { model: call.model }),
};

/** What a tool must be told where it expects an answer. */
const answers: Readonly<Record<string, string>> = { cursor: '{}\n' };

// Two seconds are the most that a session waits, also where the disk or git does not answer.
setTimeout(() => process.exit(0), 1900).unref();
process.on('uncaughtException', () => process.exit(0));

const call = callOf(filled ? await readInput() : '', hint);
const answer = call.tool === null ? undefined : answers[call.tool];
if (answer !== undefined && moment !== 'brief') process.stdout.write(answer);
let root: string | null = null;
try {
  const place = placeOfCall(call, process.env, process.cwd());
  root = place.root;
  if (!call.subagent) await moments[moment]?.(call, place);
} catch (error) {
  if (root !== null) log(root, `${momentOf(new Date())} ${moment}: ${codeOf(error)}`);
}
