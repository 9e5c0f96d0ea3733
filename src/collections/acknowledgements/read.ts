import { readData } from '../../data/read.ts';
import { faultProblems } from '../../data/problems.ts';
import { acknowledgementIn } from '../../loop/acknowledgement-in.ts';
import type { Acknowledgement } from '../../loop/acknowledgement-schema.ts';
import { readerOf } from '../../loop/heard.ts';
import type { Reading, SourceText } from '../../model/collection.ts';
import type { Data } from './schema.ts';

/** Reads what one reader said. A file that is something else is left out, and named. */
export function read({ path, text }: SourceText): Reading<Data> {
  const { value, faults } = readData(text, 'json');
  const said = acknowledgementIn(value);
  if (said === null) return { records: [], problems: [...faultProblems(faults, 'json'), unknown], leftOut: 'is no acknowledgement' };
  const data = { about: aboutOf(said), said: readerOf({ path, said }, null) };
  return { records: [{ key: null, title: titleOf(said), line: 1, range: null, data }], problems: [], leftOut: null };
}

const unknown = {
  code: 'HO740',
  message: 'The file is not an acknowledgement as `handover ack` writes it, so it is not counted.',
  fix: 'Acknowledge again with `handover ack`, or delete the file.',
};

function aboutOf({ about }: Acknowledgement): Data['about'] {
  return about.kind === 'snapshot'
    ? { kind: 'snapshot', path: about.path, id: about.id, sequence: about.sequence, blob: null }
    : { kind: 'handoff', path: about.path, id: null, sequence: null, blob: about.blob };
}

function titleOf({ about, at }: Acknowledgement): string {
  return `${about.kind === 'snapshot' ? about.id : about.path}, ${at.slice(0, 10)}`;
}
