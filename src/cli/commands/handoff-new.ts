import { lstatSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { briefingAt } from '../../hooks/briefing.ts';
import { momentOf } from '../../hooks/clock.ts';
import { askGit, gitStateOf } from '../../hooks/git.ts';
import { handoffFile } from '../../hooks/handoff.ts';
import { hiding } from '../../hooks/hide.ts';
import { writeWhole } from '../../hooks/store.ts';
import { factsOf } from '../../loop/brief-facts.ts';
import { handoffText } from '../../loop/handoff-text.ts';
import { certain, type Piece } from '../../loop/pieces.ts';
import { currentStep } from '../../loop/task.ts';
import { Failure } from '../../model/failure.ts';
import { fileToWrite, loopPlace, taskFile } from '../loop-place.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';

const path = handoffFile;

export type HandoffNewArguments = GlobalArguments & { task?: string; by?: string; dryRun?: boolean; force?: boolean };

/** Writes HANDOFF.md from the task file, git and the last snapshot; what only its writer knows is left as a named blank. */
export async function handoffNew(given: HandoffNewArguments, surroundings: Surroundings): Promise<void> {
  const { host } = surroundings;
  const place = await loopPlace(given, surroundings);
  const hide = await hiding();
  const git = place.tree === null ? null : await gitStateOf(place.tree, 10_000);
  const { pieces } = await briefingAt({ place, session: null, ack: '', wanted: null, short: false, source: null });
  const piece = chosen(pieces, given.task);
  const { task } = piece;
  const author = {
    at: momentOf(new Date()).slice(0, 16).replace('T', ' '),
    who: given.by ?? piece.kept?.snapshot.agent ?? null,
    later:
      task === null
        ? []
        : task.steps.filter((it) => it.state === 'open' && it !== currentStep(task)).map((it) => `Step ${it.number}: ${it.title}`),
    done:
      task === null
        ? []
        : task.steps
            .filter((it) => it.state === 'done')
            .map((it) => `Step ${it.number}: ${it.title}${it.doneAt === null ? '' : ` (done ${it.doneAt})`}`),
    branch: git?.branch ?? null,
    head: git?.head ?? null,
  };
  const text = hide.text(handoffText(factsOf(piece, git, taskFile(place).path), author), path);
  const file = fileToWrite(place, path);
  if (given.dryRun === true) return void host.stdout.write(text);
  // What lies there may hold what nobody has committed.
  const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  const isKept = isThere && (await isCommitted(file));
  if (isThere && !isKept && given.force !== true) throw inTheWay();
  writeWhole(file, text);
  host.stdout.write(given.json === true ? `${JSON.stringify({ schema: 'handover.handoff/1', ok: true, exit: 0, path })}\n` : `${path}\n`);
  if (given.quiet !== true && isThere && isKept)
    host.stderr.write(`  It takes the place of the one that is committed; what that one alone says:  git show HEAD:${path}\n`);
  if (given.quiet !== true) host.stderr.write(`  ${text.match(/<!--/g)?.length ?? 0} blanks are left for whoever knows.\n`);
}

/** Whether git has a file as it lies there. One that it ignores is in no status either. */
async function isCommitted(file: string): Promise<boolean> {
  const [folder, name] = [dirname(file), basename(file)];
  const answers = [
    await askGit(folder, ['cat-file', '-e', `HEAD:./${name}`], 10_000),
    await askGit(folder, ['diff', '--quiet', '--no-ext-diff', 'HEAD', '--', name], 10_000),
  ];
  return answers.every((it) => it !== null);
}

function chosen(pieces: readonly Piece[], title: string | undefined): Piece {
  const named = title === undefined ? certain(pieces) : pieces.filter((it) => it.title.toLowerCase() === title.toLowerCase());
  const [only] = named;
  if (named.length === 1 && only) return only;
  if (title === undefined && only === undefined) return { title: '', kept: null, task: null, cutOff: false, doubt: null };
  const what = named.length === 0 ? 'No piece of work that is left here has this title.' : 'Several pieces of work are left here.';
  throw new Failure('HO185', 'usage', what, ['Name one with --task <title>;  handover brief  lists them']);
}

function inTheWay(): Failure {
  return new Failure('HO186', 'usage', `${path} is there, with changes that are not committed.`, [
    'Commit it first, so that nothing is lost, or give --force.',
    'See what would be written:  handover handoff new --dry-run',
  ]);
}
