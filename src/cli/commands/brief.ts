import { briefingAt } from '../../hooks/briefing.ts';
import { Failure } from '../../model/failure.ts';
import { loopPlace } from '../loop-place.ts';
import { saidOfHandoff } from '../said-of-handoff.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';

export type BriefArguments = GlobalArguments & { session?: string };

/** Prints what the next session needs to go on with the work of this branch and working tree. */
export async function brief(snapshot: string | undefined, given: BriefArguments, surroundings: Surroundings): Promise<void> {
  const { host } = surroundings;
  const place = await loopPlace(given, surroundings);
  const { text, about, pieces, on } = await briefingAt({
    place,
    session: given.session ?? null,
    ack: 'handover ack',
    wanted: snapshot ?? null,
    short: false,
    source: null,
    readHandoff: saidOfHandoff,
  });
  if (snapshot !== undefined && text === '')
    throw new Failure('HO183', 'usage', 'There is no snapshot of this id, and no piece of work of this title.', [
      'handover brief  tells what is left on this branch',
    ]);
  if (text === '' && given.quiet !== true)
    host.stderr.write('No work is left on this branch: no open task, no snapshot of one, and no handoff.\n');
  const result = {
    schema: 'handover.brief/1',
    ok: true,
    exit: 0,
    snapshot: about?.snapshot.id ?? null,
    handoff: about === null && on !== null ? on : null,
    pieces: pieces.map(({ title, kept, doubt }) => ({
      title,
      snapshot: kept?.snapshot.id ?? null,
      writtenAt: kept?.snapshot.written_at ?? null,
      doubt: doubt?.kind ?? null,
    })),
    text,
  };
  host.stdout.write(given.json === true ? `${JSON.stringify(result)}\n` : text === '' ? '' : `${text}\n`);
}
