import type { Acknowledgement } from './acknowledgement-schema.ts';
import type { Kept } from './pieces.ts';
import { comparedWith, toldBy, type Told } from './read-back.ts';
import { resumedWords } from './resumed.ts';

/** What a reader says. */
export interface Said {
  session: string | null;
  resumed: Acknowledgement['resumed'];
  confidence: number | null;
  readBack: string | null;
  missing: readonly string[];
  minutes: number | null;
  steps: number | null;
}

/** What is known of a reader besides. */
export interface Known {
  tool: string | null;
  model: string | null;
  /** Whether the start hook briefed this session on what it acknowledges. */
  briefed: boolean;
  now: string;
}

/** What is acknowledged. What a handoff told is null where the version that was read is not there any more, or nobody reads it here. */
export type About = { snapshot: Kept } | { handoff: { path: string; blob: string; told: Told | null } };

/** An acknowledgement; null where the session that wrote a snapshot would acknowledge itself. */
export function acknowledgementOf(about: About, said: Said, known: Known): Acknowledgement | null {
  const kept = 'snapshot' in about ? about.snapshot : null;
  const writer = kept?.snapshot.session_id ?? null;
  if (writer !== null && said.session === writer) return null;
  const told = 'snapshot' in about ? toldBy(about.snapshot.snapshot) : about.handoff.told;
  const identified = said.session !== null && known.briefed;
  return {
    schema: 'handover.acknowledgement/1',
    about:
      'snapshot' in about
        ? {
            kind: 'snapshot',
            id: about.snapshot.snapshot.id,
            path: about.snapshot.path,
            session_id: writer,
            sequence: about.snapshot.snapshot.sequence ?? null,
          }
        : { kind: 'handoff', path: about.handoff.path, blob: about.handoff.blob },
    reader: { session_id: said.session, tool: known.tool, model: known.model, identified },
    counted: identified,
    at: known.now,
    resumed: said.resumed,
    confidence: said.confidence,
    read_back: said.readBack,
    missing: [...said.missing],
    reconstruction: { minutes: said.minutes, steps: said.steps },
    compared: told === null || said.readBack === null ? null : comparedWith(told, said.readBack),
  };
}

/** Whether a word says how a session went on. */
export function isResumed(word: string): word is Acknowledgement['resumed'] {
  return resumedWords.some((it) => it === word);
}

/** What is printed of an acknowledgement that was kept. */
export function acknowledgedText({ reader, compared }: Acknowledgement): string[] {
  return [
    ...(reader.identified
      ? []
      : [
          'Reader not identified: the acknowledgement is kept and not counted. It counts from a session that was briefed on this (--session).',
        ]),
    ...(compared?.not_mentioned.map((it) => `Not mentioned in what was said back: ${names[it.kind]} «${it.text}»`) ?? []),
    ...(compared?.contradicted.map((it) => `${against[it.kind]} «${it.text}»`) ?? []),
  ];
}

const names = {
  'next-action': 'the next action',
  'open-question': 'the open question',
  'tried-and-failed': 'what was tried and failed,',
} as const;
const against = {
  'next-action': 'What was said back seems to leave out the next action:',
  'open-question': 'What was said back seems to answer an open question:',
  'tried-and-failed': 'What was said back seems to plan what was tried and failed:',
} as const;
