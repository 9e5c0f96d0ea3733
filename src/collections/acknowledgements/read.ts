import { readData } from '../../data/read.ts';
import { faultProblems } from '../../data/problems.ts';
import { acknowledgementIn } from '../../loop/acknowledgement-in.ts';
import type { Acknowledgement } from '../../loop/acknowledgement-schema.ts';
import { aboutIn, readerOf } from '../../loop/heard.ts';
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

function aboutOf(said: Acknowledgement): Data['about'] {
  const { about } = said;
  return { kind: about.kind, ...aboutIn(said), sequence: about.kind === 'snapshot' ? about.sequence : null };
}

function titleOf({ about, at }: Acknowledgement): string {
  return `${about.kind === 'snapshot' ? about.id : about.path}, ${at.slice(0, 10)}`;
}
