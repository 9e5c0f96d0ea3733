import type { Claim } from '../model/claim.ts';
import type { Named } from './named.ts';

/** A file as it is at one commit. */
export interface FileState {
  /** Tells one text from another. */
  blob: string;
  /** Null where its text was not counted. */
  lines: number | null;
  /** Tells the text of the line that was asked for from another one; null where none was. */
  line: string | null;
}

/** What the repository says. Each may say that it does not know; `then` is the commit of the document. */
export interface Ground {
  /** The full id of the commit that an id begins; null for none, undefined where nothing can be said. */
  commit(id: string): string | null | undefined;
  /** Whether the commit of the document holds that commit, given its full id; undefined where that is not known. */
  hadCommit(id: string): boolean | undefined;
  /** Files that a path may mean today: itself, or those that end in it. */
  meant(path: string): readonly string[];
  /** The file of today; null for none. */
  today(path: string, line: number | null): FileState | null;
  /** The file that a path meant then; null for none, undefined where that is not known. */
  before(path: string, line: number | null): { path: string; state: FileState } | null | undefined;
  /** Whether some file that is no document holds this name; undefined where nobody looked. */
  hasTest(name: string): boolean | undefined;
  hadTest(name: string): boolean | undefined;
  /** The document beside handoffs that names a requirement; null for none, undefined where nobody looked. */
  requirement(id: string): string | null | undefined;
  hadRequirement(id: string): boolean | undefined;
  /** The newest version that a spec names; null where it names none. */
  version(path: string): number | null;
  /** The newest that it named then; undefined where that is not known. */
  versionThen(path: string): number | null | undefined;
  /** Whether a branch is there, or the merge after which it is gone; null for neither, undefined where nobody looked. */
  branch(name: string): 'there' | { merge: string } | null | undefined;
}

/** What of a text the repository can say something about, and what that is. Of what is yet to be made, or was taken away, it says nothing: it need not be there. */
export function lookedUp(named: readonly Named[], ground: Ground): Claim[] {
  return named.flatMap((it) => {
    const claim = claimOf(it, ground);
    const isMissed = it.isGone || (it.isToMake && claim?.before !== 'found');
    return claim === null || (isMissed && claim.today === 'not-found') ? [] : [claim];
  });
}

function claimOf(it: Named, ground: Ground): Claim | null {
  const { kind, key, text, line } = it;
  const said = { kind, text, line };
  switch (kind) {
    case 'commit': {
      const id = ground.commit(key);
      if (id === undefined) return null;
      const had = id === null ? false : ground.hadCommit(id);
      return { ...said, before: stateOf(had), today: id === null ? 'not-found' : 'found', found: id };
    }
    case 'file':
      return { ...said, ...fileOf(it, ground) };
    case 'spec-version': {
      const [path] = ground.meant(key);
      const newest = path === undefined ? null : ground.version(path);
      if (path === undefined || newest === null || it.at === null) return null;
      const then = ground.versionThen(path);
      return {
        ...said,
        before: stateOf(then === undefined ? undefined : then !== null && then >= it.at),
        today: newest === it.at ? 'found' : newest > it.at ? 'changed' : 'not-found',
        found: `${path}, version ${newest}`,
      };
    }
    case 'test': {
      const found = ground.hasTest(key);
      return found === undefined
        ? null
        : { ...said, before: stateOf(ground.hadTest(key)), today: found ? 'found' : 'not-found', found: null };
    }
    case 'requirement': {
      const path = ground.requirement(key);
      return path === undefined
        ? null
        : { ...said, before: stateOf(ground.hadRequirement(key)), today: path === null ? 'not-found' : 'found', found: path };
    }
    case 'branch': {
      const found = ground.branch(key);
      if (found === undefined) return null;
      if (found === null || found === 'there') return { ...said, before: null, today: found === null ? 'not-found' : 'found', found: null };
      return { ...said, before: null, today: 'merged', found: found.merge };
    }
  }
}

const stateOf = (had: boolean | undefined): Claim['before'] => (had === undefined ? null : had ? 'found' : 'not-found');

function fileOf({ key, at }: Named, ground: Ground): Pick<Claim, 'before' | 'today' | 'found'> {
  const then = ground.before(key, at);
  const paths = ground.meant(key);
  const states = paths.flatMap((path) => {
    const state = ground.today(path, at);
    return state === null || (at !== null && state.lines !== null && state.lines < at) ? [] : [{ path, state }];
  });
  const same = states.find(({ path, state }) => then != null && then.path === path && isSame(then.state, state, at));
  const [first] = states;
  const wasThere = then != null && (at === null || then.state.lines === null || then.state.lines >= at);
  return {
    before: then === undefined ? null : wasThere ? 'found' : 'not-found',
    today: first === undefined ? 'not-found' : same || !wasThere ? 'found' : 'changed',
    found: (same ?? first)?.path ?? (wasThere ? then.path : null),
  };
}

/** A line is the same wherever the rest of its file went; a file is the same by its text. */
function isSame(then: FileState, now: FileState, at: number | null): boolean {
  return then.blob === now.blob || (at !== null && then.line !== null && then.line === now.line);
}
