import type { Need } from '../schema-needs.ts';
import { complaints } from '../findings.ts';
import { complain, type Keys, type Source } from './source.ts';

/** Notes the paths of a command that a successor does not have: in a home folder, absolute, outside the repository. Each kind once. */
export function complainOfPaths(source: Source, needs: readonly Need[], keys: Keys): void {
  const states = new Set(needs.filter((it) => it.kind === 'file' && !systemFile.test(it.name)).map((it) => it.state));
  if (states.has('home')) complain(source, complaints.homePath, keys);
  if (states.has('absolute')) complain(source, complaints.absolutePath, keys);
  if (states.has('outside')) complain(source, complaints.outsidePath, keys);
}

// There on every machine of its kind.
const systemFile = /^\/(?:dev|bin|usr\/bin|usr\/bin\/env|tmp|etc|proc)(?:\/|$)/;
