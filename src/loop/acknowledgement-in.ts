import { acknowledgement, type Acknowledgement } from './acknowledgement-schema.ts';

/** A value as an acknowledgement; null when it is none. */
export function acknowledgementIn(value: unknown): Acknowledgement | null {
  const { success, data } = acknowledgement.safeParse(value);
  return success ? data : null;
}

/** Whether the reader is the session that wrote what it speaks of: then it counts for nothing. */
export function isOwn({ about, reader }: Acknowledgement): boolean {
  return about.kind === 'snapshot' && about.session_id !== null && about.session_id === reader.session_id;
}

/** Whether a path is that of an acknowledgement. */
export function isAcknowledgementPath(path: string): boolean {
  return /(?:^|\/)\.handover\/acknowledgements\/[^/]+\.json$/.test(path);
}
