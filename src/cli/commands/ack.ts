import { acknowledge } from '../../hooks/acknowledge.ts';
import { acknowledgedText } from '../../loop/acknowledge.ts';
import type { Acknowledgement } from '../../loop/acknowledgement-schema.ts';
import { Failure } from '../../model/failure.ts';
import { printable } from '../../model/wording.ts';
import { loopPlace } from '../loop-place.ts';
import { saidOfHandoff } from '../said-of-handoff.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';

export type AckArguments = GlobalArguments & {
  session?: string;
  resumed: Acknowledgement['resumed'];
  confidence?: number;
  said?: string;
  missing?: string[];
  minutes?: number;
  steps?: number;
};

/** Keeps what the reader of a snapshot (by its id) or of a handoff (by its path) says of it, and prints where. */
export async function ack(what: string, given: AckArguments, surroundings: Surroundings): Promise<void> {
  const { host } = surroundings;
  const said = {
    session: given.session ?? null,
    resumed: given.resumed,
    confidence: given.confidence ?? null,
    readBack: given.said ?? null,
    missing: given.missing ?? [],
    minutes: given.minutes ?? null,
    steps: given.steps ?? null,
  };
  const kept = await acknowledge(await loopPlace(given, surroundings), what, said, saidOfHandoff);
  if (kept === 'not-found')
    throw new Failure('HO183', 'usage', 'There is no snapshot of this id, and no handoff at this path.', [
      'handover brief  names the snapshots of this branch',
    ]);
  if (kept === 'own') throw ownWork();
  const { written, path } = kept;
  if (given.json === true)
    return void host.stdout.write(`${JSON.stringify({ schema: 'handover.ack/1', ok: true, exit: 0, path, acknowledgement: written })}\n`);
  host.stdout.write(`${path}\n`);
  for (const line of acknowledgedText(written)) host.stderr.write(`  ${printable(line)}\n`);
}

function ownWork(): Failure {
  return new Failure('HO184', 'usage', 'This session wrote the snapshot, so it cannot say whether it was enough.', [
    'Only a session that goes on from it can tell.',
  ]);
}
