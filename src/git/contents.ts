import type { Finding } from '../model/problem.ts';
import { limits } from '../model/limits.ts';
import type { Redacted } from '../model/redacted.ts';
import type { Redaction } from '../redact/redact.ts';
import type { Look, Redactor } from '../redact/redactor.ts';
import { Chunks } from './chunks.ts';
import { decode, type Decoded } from './decode.ts';
import { startGit } from './run.ts';

/** One text. The path decides which rules of redaction apply. */
export interface Blob {
  blob: string;
  path: string;
  /** True for an older version, of which short fields are shown at most; left out for a text that stands. */
  older?: boolean;
}

/** One text to read. */
export interface Wanted extends Blob {
  path: Redacted;
}

/** One text as it may leave this folder; without a text, `problem` says why. */
export type Content = {
  blob: string;
  path: Redacted;
  /** What was hidden in it, and where. */
  hidden: Redaction[];
} & ({ text: Redacted; problem: Finding | null } | { text: null; problem: Finding });

/** Texts that are in no commit, by blob id. */
type Held = ReadonlyMap<string, Buffer>;

/** How texts become redacted ones: what was looked at beforehand is shown with the secrets of all texts known by then. */
export interface Redacting {
  redactor: Redactor;
  /** By blob and path. */
  looks: Map<string, Look>;
  held: Held;
}

const keyOf = ({ blob, path }: Blob): string => `${blob} ${path}`;

/** Finds the secrets of the texts of `wanted`, so that each is hidden in every text that is given out from now on. */
export async function lookAt(folder: string, wanted: readonly Blob[], { redactor, looks, held }: Redacting): Promise<void> {
  const fresh = wanted.filter((it) => !looks.has(keyOf(it)));
  for await (const { it, decoded } of readDecoded(folder, fresh, held)) {
    if (decoded.text !== null) looks.set(keyOf(it), redactor.look(decoded.text, { path: it.path, age: ageOf(it) }));
  }
}

/** The texts of `wanted`, in its order, with their secrets hidden. */
export async function* readContents(
  folder: string,
  wanted: readonly Wanted[],
  { redactor, looks, held }: Redacting,
): AsyncGenerator<Content, undefined> {
  for await (const { it, decoded } of readDecoded(folder, wanted, held)) {
    const { blob, path } = it;
    if (decoded.text === null) {
      yield { blob, path, text: null, hidden: [], problem: decoded.problem };
      continue;
    }
    const look = looks.get(keyOf(it)) ?? redactor.look(decoded.text, { path, age: ageOf(it) });
    const { text, findings } = redactor.show(decoded.text, look);
    yield { blob, path, text, problem: decoded.problem, hidden: findings };
  }
  return undefined;
}

/** Those of `wanted` whose texts hold a secret that is known by now. */
export async function readHoldingKnown<T extends Blob>(folder: string, wanted: readonly T[], { redactor, held }: Redacting): Promise<T[]> {
  const holding: T[] = [];
  if (redactor.known() === 0) return holding;
  for await (const { it, decoded } of readDecoded(folder, wanted, held)) {
    if (decoded.text !== null && redactor.holdsKnown(decoded.text)) holding.push(it);
  }
  return holding;
}

/** Those of `wanted` of whose texts `test` is true, as they are: nothing of a text leaves this folder but that. */
export async function readThose<T extends Blob>(
  folder: string,
  wanted: readonly T[],
  test: (text: string, it: T) => boolean,
  held: Held,
): Promise<T[]> {
  const found: T[] = [];
  for await (const { it, decoded } of readDecoded(folder, wanted, held))
    if (decoded.text !== null && test(decoded.text, it)) found.push(it);
  return found;
}

const ageOf = ({ older = false }: Blob): number => (older ? 1 : 0);

/** Texts as they are, for this file alone: from `held` or else through one `cat-file --batch`; those over the limit are never asked for. */
async function* readDecoded<T extends Blob>(folder: string, wanted: readonly T[], held: Held): AsyncGenerator<{ it: T; decoded: Decoded }> {
  const sizes = await readSizes(
    folder,
    wanted.flatMap((it) => (held.has(it.blob) ? [] : it.blob)),
  );
  const readable = wanted.filter((it) => !held.has(it.blob) && (sizes.get(it.blob) ?? Infinity) <= limits.text);
  const bodies = batch(
    folder,
    '--batch',
    readable.map((it) => it.blob),
  );
  try {
    for (const it of wanted) {
      const size = sizes.get(it.blob);
      const bytes = held.get(it.blob);
      if (bytes !== undefined) yield { it, decoded: decode(bytes) };
      else if (size === undefined) yield { it, decoded: { text: null, problem: missing } };
      else if (size > limits.text) yield { it, decoded: { text: null, problem: tooLarge } };
      else {
        const next = await bodies.next();
        const body = next.done === true ? null : next.value.body;
        yield { it, decoded: body === null ? { text: null, problem: missing } : decode(body) };
      }
    }
  } finally {
    await bodies.return(undefined);
  }
}

/** Bytes of texts by their ids; one that is missing has none. */
export async function readSizes(folder: string, blobs: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { id, size } of batch(folder, '--batch-check', [...new Set(blobs)])) {
    if (size !== null) sizes.set(id, size);
  }
  return sizes;
}

interface Answer {
  id: string;
  /** Null when the object is missing. */
  size: number | null;
  body: Buffer | null;
}

/** Asks one long-lived git process for `ids`; answers come in the same order. */
export async function* batch(folder: string, mode: '--batch' | '--batch-check', ids: readonly string[]): AsyncGenerator<Answer> {
  let at = 0;
  while (at < ids.length) {
    for await (const answer of ask(folder, mode, ids.slice(at))) {
      yield answer;
      at++;
    }
    // Git dies on a damaged object: that one has no text, and a new process goes on behind it.
    const id = ids[at++];
    if (id !== undefined) yield { id, size: null, body: null };
  }
}

async function* ask(folder: string, mode: string, ids: readonly string[]): AsyncGenerator<Answer> {
  const child = startGit(folder, ['--git-dir=.', 'cat-file', mode], ['pipe', 'pipe', 'ignore']);
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) return;
  // A dead process closes the pipe; the reading side then ends, and what is missing is reported as such.
  stdin.on('error', () => stdout.destroy());
  child.on('error', () => stdout.destroy());
  stdin.end(ids.map((it) => `${it}\n`).join(''));
  const input = new Chunks(stdout);
  try {
    for (const id of ids) {
      const line = await input.line();
      if (line === null) return;
      const [, kind, digits] = line.split(' ');
      if (digits === undefined) yield { id, size: null, body: null };
      else if (mode === '--batch-check') yield { id, size: kind === 'blob' ? Number(digits) : null, body: null };
      else {
        const body = await input.take(Number(digits));
        if (body === null || (await input.take(1)) === null) return;
        yield { id, size: Number(digits), body };
      }
    }
  } finally {
    child.kill();
  }
}

const missing: Finding = {
  code: 'HO310',
  message: 'The text of this version is missing from the repository.',
  fix: 'Run `git fsck`, or make a full clone and build again.',
};
const tooLarge: Finding = {
  code: 'HO311',
  message: 'The text of this version is larger than 8 MiB and was not read.',
  fix: 'Move large data out of the document.',
};
