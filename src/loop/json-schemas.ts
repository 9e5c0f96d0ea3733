import { z } from 'zod';
import { acknowledgement } from './acknowledgement-schema.ts';
import { snapshot, writtenSnapshot } from './snapshot-schema.ts';

/** JSON Schemas of the records of the loop, by the name of their file without `.json`. */
export const loopSchemas: Readonly<Record<string, object>> = {
  snapshot: { title: 'Snapshot of a session, as it may be read', ...z.toJSONSchema(snapshot, { io: 'input' }) },
  'written-snapshot': {
    title: 'Snapshot of a session, as its writer may write it',
    ...z.toJSONSchema(writtenSnapshot, { io: 'input' }),
  },
  acknowledgement: { title: 'What a reader of a snapshot or handoff says', ...z.toJSONSchema(acknowledgement, { io: 'input' }) },
};
