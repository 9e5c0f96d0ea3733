import type { Sibling } from '../../model/collection.ts';
import type { Spec } from './schema.ts';

/** A document among the others. */
export type Peer = Sibling<Spec>;
