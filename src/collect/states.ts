import { z } from 'zod';
import { field } from '../model/record.ts';
import { tracked } from '../model/tracked.ts';

/** Short fields of one version, by name. */
export const shortFields = z.record(z.string(), field);

/** Short fields, and what is told when it changes, of each record of one text, by key; the key of a record that is the file is empty. */
export const states = z.record(z.string(), z.strictObject({ fields: shortFields.nullable(), tracked: tracked.nullable() }));

export type States = Readonly<z.infer<typeof states>>;
