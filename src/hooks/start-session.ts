import { relative, sep } from 'node:path';
import process from 'node:process';
import { startAnswer } from '../loop/answer.ts';
import type { Call } from '../loop/call.ts';
import { briefingAt } from './briefing.ts';
import type { Place } from './place.ts';
import { note, noteOf } from './sessions.ts';
import { loopSettings } from './settings.ts';
import { codeOf, log } from './store.ts';
import { momentOf } from './clock.ts';

/** Briefs a session that begins, or goes on after its context was made shorter, or asks for one piece of work. Gives what the tool is answered. */
export async function startSession(call: Call, place: Place, wanted: string | null): Promise<string> {
  const { session, source, tool, model } = call;
  const { onClear } = loopSettings(place.root);
  if (source === 'clear' && onClear === 'nothing') return startAnswer(tool, '');
  const before = session === null ? [] : noteOf(place, session).briefed;
  const asked = { place, session, ack: `${ownCommand(place)} ack`, wanted, short: source === 'clear' && onClear === 'short', source };
  const { text, on } = await briefingAt(asked);
  if (session !== null) noteTool(place, session, { tool, model });
  // Some tools also run the hooks of others: one briefing is enough.
  const twin = wanted === null ? before.find((it) => it.id === on && it.source === source) : undefined;
  return startAnswer(tool, twin !== undefined && Date.now() - Date.parse(twin.at) < 2000 ? '' : text);
}

/** How this script is called from the root of the working tree that the session stands in: another one may have no copy of it. */
function ownCommand({ root, tree }: Place): string {
  const [, script = ''] = process.argv;
  const path = relative(root, script).split(sep).join('/');
  const named = path.startsWith('..') || (tree !== null && tree.top !== root) ? script : path;
  return `node ${/^[\w./:\\-]+$/.test(named) ? named : JSON.stringify(named)}`;
}

function noteTool(place: Place, session: string, { tool, model }: Pick<Call, 'tool' | 'model'>): void {
  try {
    note(place, session, { ...(tool === null ? {} : { tool }), ...(model === null ? {} : { model }) });
  } catch (error) {
    log(place.root, `${momentOf(new Date())} note of a session: ${codeOf(error)}`);
  }
}
