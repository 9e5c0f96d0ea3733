import { spawn } from 'node:child_process';
import type { Finding } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import { redactVersions } from '../redact/quiet.ts';
import { redact, type Redaction } from '../redact/redact.ts';
import { Chunks } from './chunks.ts';
import { decode, type Decoded } from './decode.ts';
import { gitEnvironment, hardSettings } from './environment.ts';

/** One text to read. The path decides which rules of redaction apply. */
export interface Wanted {
  blob: string;
  path: Redacted;
  /** True for an older version, of which short fields are shown at most; left out for a text that is shown. */
  older?: boolean;
}

/** One text as it may leave this folder; without a text, `problem` says why. */
export type Content = {
  blob: string;
  path: Redacted;
  /** What was hidden in it, and where. */
  hidden: Redaction[];
} & ({ text: Redacted; problem: Finding | null } | { text: null; problem: Finding });

/** Largest text that is read, in bytes. */
export const largestText = 8 * 2 ** 20;

/** Texts that are in no commit, by blob id. */
export type Held = ReadonlyMap<string, Buffer>;

/**
 * The texts of `wanted`, in its order, from `held` or else through one `cat-file --batch`; those over the limit are never asked
 * for.
 */
export async function* readContents(folder: string, wanted: readonly Wanted[], held: Held = new Map()): AsyncGenerator<Content, undefined> {
  const sizes = await sizesOf(
    folder,
    wanted.filter((it) => !held.has(it.blob)),
  );
  const readable = wanted.filter((it) => (sizes.get(it.blob) ?? Infinity) <= largestText);
  const bodies = batch(
    folder,
    '--batch',
    readable.map((it) => it.blob),
  );
  const redactOlder = redactVersions();
  for (const { blob, path, older } of wanted) {
    const redacting = older === true ? redactOlder : redact;
    const size = sizes.get(blob);
    const none = { blob, path, text: null, hidden: [] };
    const bytes = held.get(blob);
    if (bytes !== undefined) yield contentOf({ blob, path }, decode(bytes), redacting);
    else if (size === undefined) yield { ...none, problem: missing };
    else if (size > largestText) yield { ...none, problem: tooLarge };
    else {
      const next = await bodies.next();
      const body = next.done === true ? null : next.value.body;
      yield contentOf({ blob, path }, body === null ? { text: null, problem: missing } : decode(body), redacting);
    }
  }
  await bodies.return(undefined);
  return undefined;
}

function contentOf({ blob, path }: Wanted, decoded: Decoded, redacting: typeof redact): Content {
  if (decoded.text === null) return { blob, path, text: null, hidden: [], problem: decoded.problem };
  const { text, findings } = redacting(decoded.text, path);
  return { blob, path, text, problem: decoded.problem, hidden: findings };
}

async function sizesOf(folder: string, wanted: readonly Wanted[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { id, size } of batch(folder, '--batch-check', [...new Set(wanted.map((it) => it.blob))])) {
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
async function* batch(folder: string, mode: '--batch' | '--batch-check', ids: readonly string[]): AsyncGenerator<Answer> {
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
  const child = spawn('git', [...hardSettings, '--git-dir=.', 'cat-file', mode], {
    cwd: folder,
    env: gitEnvironment(),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // A dead process closes the pipe; the reading side then ends, and what is missing is reported as such.
  child.stdin.on('error', () => child.stdout.destroy());
  child.on('error', () => child.stdout.destroy());
  child.stdin.end(ids.map((it) => `${it}\n`).join(''));
  const input = new Chunks(child.stdout);
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
