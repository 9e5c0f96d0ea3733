import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import type { Sibling, Version } from '../../src/model/collection.ts';
import { redact } from '../../src/redact/redact.ts';
import { treeOfFiles } from './tree.ts';

/** A text as a reader gets it. */
export const textOf = (path: string, text: string) => redact(text, path).text;

/** The records of texts as they are linked in a tree that holds them and `others`. */
export function linked(
  texts: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
  versions: Readonly<Record<string, Version[]>> = {},
) {
  const siblings = Object.entries(texts).flatMap(([path, text]) =>
    handoffs.read({ path: textOf(path, path), text: textOf(path, text) }).records.map((it): Sibling<Handoff> => ({
      id: it.key === null ? path : `${path}#${it.key}`,
      title: it.title,
      path,
      line: it.line,
      versions: versions[path] ?? [],
      data: it.data,
    })),
  );
  const tree = {
    ...treeOfFiles([...Object.keys(texts), ...Object.keys(others)].toSorted()),
    textOf: (path: string) => (Object.hasOwn(others, path) ? textOf(path, others[path] ?? '') : null),
  };
  const { data } = handoffs.link(siblings, tree);
  for (const it of data.values()) expect(handoffs.schema.parse(it)).toEqual(it);
  const at = (id: string): Handoff => {
    const it = data.get(id);
    if (it === undefined) throw new Error(`no record ${id}`);
    return it;
  };
  const summary = handoffs.summaryOf?.(
    siblings.map((it) => ({ ...it, data: at(it.id) })),
    tree,
  );
  return { at, summary };
}

/** The text of a fixture. */
export const fixture = (path: string): string => readFileSync(`test/fixtures/${path}`, 'utf8');
/** A version of a handoff. */
export const version = (number: number, more: Partial<Version> = {}): Version => ({
  number,
  path: 'HANDOFF.md',
  blob: `blob-${number}`,
  at: `2026-06-${10 + number}T10:00:00Z`,
  fields: null,
  ...more,
});
/** What a reader says of `about`. */
export const ackOf = (about: object, more: object = {}, reader: object = {}): string =>
  JSON.stringify({
    schema: 'handover.acknowledgement/1',
    about,
    reader: { session_id: 'session-4', tool: 'codex', model: null, identified: true, ...reader },
    counted: true,
    at: '2026-06-19T09:12:00+02:00',
    resumed: 'clean',
    confidence: 0.9,
    read_back: 'I finish invoices.py.',
    missing: ['name of the test database'],
    reconstruction: { minutes: null, steps: null },
    compared: null,
    ...more,
  });
/** The snapshot of a session. */
export const snapshotOf = (session: string, more: object = {}): string => {
  const it = JSON.parse(fixture('handoffs/hook-snapshot/.handover/snapshots/s-17.json'));
  return JSON.stringify({ ...it, id: `2026-08-31T09:41:22-${session}-handoff`, session_id: session, ...more });
};
